import { recordsOf } from './records.ts';

/** A text and the lines from which those of it came. */
export interface Unwrapped {
  readonly text: string;
  /** The line of the text before by that of the text; both begin with 1. */
  readonly lineOf: (line: number) => number;
}

/** Most captures have none of these. */
const WRAPPED = /\\[nt"]|[{[]\s*["'{[]|(?:^|[,;])"|<(?:\/|![[-])|^\[\d+\.\d+,/m;
/** Tags that stand within lines; each other one ends a line. */
const INLINE_TAG = /<\/?(?:span|b|i|em|strong|code|a|font|u|t[dh])(?:\s[^<>]{0,200})?>/gi;
const TAG = /<!\[CDATA\[|\]\]>|<[/!?]?([a-zA-Z][\w:-]{0,40})((?:\s[^<>]{0,200})?)\/?>/g;
const ENTITIES: Readonly<Record<string, string>> = { lt: '<', gt: '>', amp: '&', quot: '"', apos: "'", nbsp: ' ' };
const ENTITY = /&(lt|gt|amp|quot|apos|nbsp|#x?[\da-f]{1,6});/gi;
/** A line of CSV of which some cell is quoted. */
const CELL = String.raw`(?:"(?:[^"]|"")*"|[^",;\n]*)`;
const CSV_LINE = new RegExp(`^(?=[^"]*"(?:[^"]|"")*"(?:[,;]|$))${CELL}(?:[,;]${CELL})*$`);

/**
 * A text of which the lines within strings of JSON, as logs, Ansible and exports write them, within cells of CSV and within web pages
 * are lines. What stands beside such a string, such as the name of its host, is a heading above its lines: `### host=worker-0`.
 */
export function unwrap(text: string): Unwrapped {
  if (!WRAPPED.test(text)) return { text, lineOf: (line) => line };
  const isPage = /<(?:\/[a-z][\w:-]{0,40}|br|pre|p)\s{0,9}\/?>/i.test(text);
  const lines: string[] = [];
  const numbers: number[] = [];
  const add = (line: string, number: number): void => {
    for (const one of line.split('\n')) {
      lines.push(one);
      numbers.push(number);
    }
  };
  const addPlain = (written: string, number: number): void => {
    const whole = written.endsWith('\r') ? written.trimEnd() : written;
    const line = isPage ? withoutTags(whole) : whole;
    const cells = line.includes('"') && CSV_LINE.test(line) ? cellsOf(line) : [];
    const content = cells.find((cell) => /\s/.test(cell) && cell.length > 20);
    if (content !== undefined && cells.length > 1) add(`### ${cells.filter((cell) => cell !== content).join(' ')}`, number);
    add(content ?? unescapedLine(line), number);
  };
  let number = 1;
  for (const piece of recordsOf(text)) {
    if (typeof piece === 'string') {
      for (const [index, line] of piece.split('\n').entries()) addPlain(line, index === 0 ? number : ++number);
    } else {
      for (const record of piece.records) {
        if (record.label !== '') add(`### ${record.label}`, number + record.line);
        for (const string of record.strings) add(string.text.replace(/\n$/, ''), number + string.line);
      }
      number += piece.lines;
    }
  }
  return { text: lines.join('\n'), lineOf: (line) => numbers[line - 1] ?? 1 };
}

/** Lines within a string of which the beginning stands elsewhere. */
function unescapedLine(line: string): string {
  return line.replaceAll('\\n', '\n').replaceAll('\\t', '\t').replaceAll('\\"', '"').replaceAll('""', '"');
}

function withoutTags(line: string): string {
  const broken = line
    .replaceAll(INLINE_TAG, ' ')
    .replaceAll(TAG, (_, name = '', attributes = '') => (name === '' ? '' : `\n${attributes.trim() === '' ? '' : name + attributes}\n`));
  const shown = broken
    .split('\n')
    .filter((one) => one.trim() !== '')
    .join('\n');
  return shown.replaceAll(ENTITY, (entity, name: string) => ENTITIES[name.toLowerCase()] ?? characterOf(name.slice(1)) ?? entity);
}

function characterOf(code: string): string | undefined {
  const number = Number.parseInt(code.replace(/^x/i, ''), /^x/i.test(code) ? 16 : 10);
  return number >= 32 && number <= 0xffff ? String.fromCharCode(number) : undefined;
}

function cellsOf(line: string): string[] {
  return [...line.matchAll(new RegExp(`(?:^|[,;])(${CELL})`, 'g'))].map(([, cell = '']) =>
    cell.replace(/^"(.*)"$/s, '$1').replaceAll('""', '"'),
  );
}
