import { type Text, UNKNOWN } from '../../model/text.ts';
import { MAX_WORDS, type Token } from '../../text/tokens.ts';

/** A line or statement of a block format: its words and its block, if it opens one. */
export interface BlockDirective {
  readonly words: readonly Text[];
  readonly block: readonly BlockDirective[] | null;
}

/** The meaning of a token for the blocks of a format. */
export type TokenRole = 'word' | 'end' | 'open' | 'close' | 'nothing';

/** Deeper blocks are treated as if they were at this depth. */
const MAX_DEPTH = 100;

/** Nests directives into blocks; blocks that are not closed end with the text. */
export function directivesOf(tokens: Iterable<Token>, roleOf: (token: Token, words: readonly Text[]) => TokenRole): BlockDirective[] {
  const root: BlockDirective[] = [];
  const open: BlockDirective[][] = [root];
  let words: Text[] = [];
  let tooDeep = 0;
  const close = (block: BlockDirective[] | null): void => {
    if (words.length > 0 || block !== null) (open.at(-1) ?? root).push({ words, block });
    words = [];
  };
  for (const token of tokens) {
    const role = roleOf(token, words);
    if (role === 'word') {
      // A template action before a statement is a condition of the statement, not a word of it.
      const isAction = token.kind === 'word' && token.value === UNKNOWN && words.length === 0;
      if (token.kind === 'word' && !isAction && words.length < MAX_WORDS) words.push(token.text());
    } else if (role === 'end') close(null);
    else if (role === 'open') {
      const block: BlockDirective[] = [];
      close(block);
      if (open.length < MAX_DEPTH) open.push(block);
      else tooDeep++;
    } else if (role === 'close') {
      close(null);
      if (tooDeep > 0) tooDeep--;
      else if (open.length > 1) open.pop();
    }
  }
  close(null);
  return root;
}

/** The first word. */
export function directiveName(directive: BlockDirective): string {
  return directive.words[0]?.value ?? '';
}

/** The words after the name of each directive with this name. */
export function argumentsOf(directives: readonly BlockDirective[], name: string): readonly Text[] {
  return directives.flatMap((directive) => (directiveName(directive) === name ? directive.words.slice(1) : []));
}

/** The role of a token where braces are separate words, as in CoreDNS; a line that ends in a comma continues on the next. */
export function roleInLines(token: Token, words: readonly Text[]): TokenRole {
  if (token.kind === 'word') return token.value === '{' ? 'open' : token.value === '}' ? 'close' : 'word';
  return token.kind === 'line' && !words.at(-1)?.value.endsWith(',') ? 'end' : 'nothing';
}

/** The role of a token where statements end in a semicolon, as in nginx and BIND, or in a comma within parentheses, as in syslog-ng. */
export function roleInStatements(token: Token): TokenRole {
  if (token.kind === 'word') return 'word';
  if (token.kind === 'line') return 'nothing';
  if (token.mark === ';' || token.mark === ',') return 'end';
  return token.mark === '{' || token.mark === '(' ? 'open' : 'close';
}
