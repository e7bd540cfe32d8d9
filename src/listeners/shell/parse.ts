import { type ArithmeticExpression, type CommandExpansionPart, type ParsedScript, parse } from 'unbash';
import { replacedText, replaceMatches, type Step, slicerOf, sliceText, spanOfText, type Text } from '../../text/text.ts';
import escapes from './escapes.yaml';

export type * from 'unbash';

/** A parsed script whose every node can be found again in the input. */
export interface ScriptSource {
  readonly text: Text;
  readonly root: ParsedScript;
  /** The characters between two of the parser's offsets, with their places. */
  readonly slice: (start: number, end: number) => Text;
}

/** Characters of script times here-documents on one line, above which the parser takes too long: it looks for all of their ends. */
const HERE_DOCUMENT_WORK = 300_000_000;

/** Parses a script, whatever stands in it; null where the parser could not do so in reasonable time. */
export function parseScript(text: Text): ScriptSource | null {
  if (mostHereDocuments(text.value) * text.value.length > HERE_DOCUMENT_WORK) return null;
  try {
    return { text, root: parse(withoutGaps(text.value)), slice: slicerOf(text) };
  } catch (error) {
    // The parser nests without a limit in a few places, such as `f() f() f() ...`.
    if (error instanceof RangeError) return null;
    throw error;
  }
}

/** Nobody computes an index or a length in more characters. */
const MAX_EXPRESSION = 200;

/** Parses what stands in the brackets of an index, or behind the colon of an offset; null for what is no expression. */
export function parseExpression(text: string): ArithmeticExpression | null {
  const [command] = text.length > MAX_EXPRESSION ? [] : parse(`((${text}))`).commands.map((statement) => statement.command);
  return (command?.type === 'ArithmeticCommand' ? command.expression : null) ?? null;
}

/** The most here-documents that begin on one line, where one is more than usual; lines that `\` joins count as one. */
function mostHereDocuments(script: string): number {
  if (script.split('<<').length * script.length <= HERE_DOCUMENT_WORK) return 0;
  let most = 0;
  let here = 0;
  for (const match of script.matchAll(/<<|\\\n|\n/g)) {
    if (match[0] === '<<') most = Math.max(most, ++here);
    else if (match[0] === '\n') here = 0;
  }
  return most;
}

/**
 * A command that goes on after `\`, lines of which only blanks are left (a template's actions), and more options: the
 * blank lines do not end it here. No offset changes.
 */
function withoutGaps(script: string): string {
  return script.replace(/\\\n(?:[ \t]*\n)+(?=[ \t]*-)/g, (gap) => gap.slice(0, 2) + gap.slice(2).replaceAll('\n', ' '));
}

/**
 * The source of a command substitution's script. With escapes between backticks the parser counts in the unescaped
 * text, so that text is made here again with places.
 */
export function sourceOfSubstitution(outer: ScriptSource, part: CommandExpansionPart, root: ParsedScript): ScriptSource {
  if (root.source === undefined) return { ...outer, root };
  const value = root.source;
  const place = outer.slice(part.pos, part.end);
  const text: Text = { value, pieces: [{ value, locate: () => spanOfText(place), steps: [] }] };
  return { text, root, slice: slicerOf(text) };
}

/** A step at the place of `text`; the place is looked up only when somebody asks. */
export function stepAt(text: Text, note: string): Step {
  return {
    note,
    get span() {
      return spanOfText(text);
    },
  };
}

/** How a literal reads: outside quotes, unquoted inside `${...}`, inside `"..."`, in a here-document, or in one after `<<-`. */
export type LiteralStyle = 'bare' | 'operand' | 'double' | 'here' | 'here-tabs';

const ESCAPED: Readonly<Record<LiteralStyle, RegExp>> = {
  bare: /[\s\S]/,
  operand: /[\s\S]/,
  double: /[$`"\\]/,
  here: /[$`\\]/,
  'here-tabs': /[$`\\]/,
};

/** Characters `start` to `end` of a script as the shell reads them: without the backslashes that it removes. */
export function literalText(source: ScriptSource, start: number, end: number, style: LiteralStyle): Text {
  const text = source.slice(start, end);
  if (style !== 'here-tabs' && !text.value.includes('\\')) return text;
  const isAtLineStart = start === 0 || source.text.value[start - 1] === '\n';
  return replaceMatches(text, style === 'here-tabs' ? /\\([\s\S])|^\t+/gm : /\\([\s\S])/g, ({ 1: next, index }, written) => {
    const isRemoved = next === undefined ? index > 0 || isAtLineStart : next === '\n';
    if (isRemoved) return sliceText(written, 0, 0);
    return next !== undefined && ESCAPED[style].test(next) ? sliceText(written, 1) : null;
  });
}

const NAMED_ESCAPES = escapes as Readonly<Record<string, string>>;

const ESCAPE = /\\(?:x([0-9a-fA-F]{1,2})|u([0-9a-fA-F]{1,4})|U([0-9a-fA-F]{1,8})|0?([0-7]{1,3})|([abeEfnrtv\\'"?]))/g;

/** A text after `\n`, `\x41` and the like became characters: what `$'...'`, `printf` and `echo -e` do. */
export function unescapedText(text: Text): Text {
  if (!text.value.includes('\\')) return text;
  return replaceMatches(text, ESCAPE, (match, written) => replacedText(escapedCharacter(match), written));
}

function escapedCharacter(match: RegExpMatchArray): string {
  const [, byte, short, long, octal, name] = match;
  if (name !== undefined) return NAMED_ESCAPES[name] ?? name;
  const code = octal !== undefined ? Number.parseInt(octal, 8) & 0xff : Number.parseInt(byte ?? short ?? long ?? '0', 16);
  return code > 0x10ffff ? '\uFFFD' : String.fromCodePoint(code);
}
