import { replacedText, type Text } from '../../text/text.ts';
import { type Lexicon, type Token, tokensOf } from '../../text/tokens.ts';
import { type BlockDirective, directivesOf, type TokenRole } from './directives.ts';
import type { ConfigurationSetting, Format } from './format.ts';

const LEXICON: Lexicon = { marks: '{}[]()=,;', quotes: '"', slashComments: true, quotesEndWithLine: true };

export const blocksFormat: Format = {
  name: 'blocks',
  settings: readBlocks,
};

/**
 * Reads named blocks with `name = value` lines, as in HCL, Alloy and NFS-Ganesha: `listener "tcp" { address = ":80" }` becomes
 * `listener.tcp.address`, and `listener.tcp` with the value `true`, because a block alone often enables something. NATS writes `port: 4222`
 * for `port = 4222`.
 */
function readBlocks(text: Text): ConfigurationSetting[] {
  const settings: ConfigurationSetting[] = [];
  addSettings(settings, '', directivesOf(tokensOf(text, LEXICON), roles()));
  return settings;
}

/** Statements end with their line, except within brackets; each block has its own brackets. */
function roles(): (token: Token) => TokenRole {
  const outer: number[] = [];
  let brackets = 0;
  return (token) => {
    if (token.kind === 'word') return 'word';
    const mark = token.kind === 'line' ? '' : token.mark;
    if (mark === '{') {
      outer.push(brackets);
      brackets = 0;
      return 'open';
    }
    if (mark === '}') {
      brackets = outer.pop() ?? 0;
      return 'close';
    }
    if (mark === '[' || mark === '(') brackets++;
    else if (mark === ']' || mark === ')') brackets = Math.max(brackets - 1, 0);
    else if (mark !== '=' && (brackets === 0 || mark === ';')) return 'end';
    return 'nothing';
  };
}

function addSettings(settings: ConfigurationSetting[], parent: string, directives: readonly BlockDirective[]): void {
  for (const { words, block } of directives) {
    const [name, ...rest] = words;
    if (name === undefined) continue;
    const key = [parent, name.value.replace(/:$/, '')].filter(Boolean).join('.');
    if (block) {
      const path = [key, ...rest.map((label) => label.value.replaceAll(/[.[\]]/g, '_'))].join('.');
      settings.push({ key: path, value: replacedText('true', name) });
      addSettings(settings, path, block);
    } else if (rest.length === 1 && rest[0]) settings.push({ key, value: rest[0] });
    else for (const [index, value] of rest.entries()) settings.push({ key: `${key}[${index}]`, value });
  }
}
