import { joinTexts, replacedText, type Slice, slicerOf, type Text } from '../../text/text.ts';
import { type Format, hasSections } from './format.ts';
import { type Line, linesOf, trimmed } from './lines.ts';
import { MAX_SETTINGS, type Setting } from './setting.ts';

export const iniFormat: Format = {
  name: 'ini',
  settings: readIni,
  fileName: /\.ini$/i,
  looksLike: (sample) => hasSections(sample) || sample.lines.every((line) => /^[\w.-]+\s*=/.test(line)),
};

export const environmentFormat: Format = {
  name: 'env',
  settings: readEnvironment,
  fileName: /\.env$|^\.?env$|\.environment$/i,
  looksLike: ({ lines }) => lines.every((line) => /^(export\s+)?[A-Za-z_]\w*=/.test(line)),
};

/** `key = value` lines below `[section]` lines; a word alone is `true`; `[a "b"]` gives the section `a.b`. Comments begin with `#` or `;`. */
function readIni(text: Text): Setting[] {
  const { value } = text;
  const slice = slicerOf(text);
  const settings: Setting[] = [];
  let section = '';
  for (const raw of linesOf(value)) {
    const line = trimmed(value, raw);
    if (isIgnored(value, line)) continue;
    const name = sectionOf(value, line);
    if (name !== null) section = name;
    else if (settings.length < MAX_SETTINGS) {
      const assignment = splitAssignment(value, line);
      const word = slice(line.start, line.end);
      if (assignment) settings.push({ key: join(section, assignment.key), value: unquoted(value, assignment.value, slice) });
      else if (/^[A-Za-z][\w-]*$/.test(word.value)) settings.push({ key: join(section, word.value), value: replacedText('true', word) });
    }
  }
  return settings;
}

/** `NAME=value` lines as shells and `--env-file` read them, with or without `export`. */
export function readEnvironment(text: Text): Setting[] {
  const { value } = text;
  const slice = slicerOf(text);
  const settings: Setting[] = [];
  for (const raw of linesOf(value)) {
    const line = trimmed(value, raw);
    const match = /^(?:export\s+)?([A-Za-z_][\w.-]*)=/.exec(value.slice(line.start, Math.min(line.end, line.start + 300)));
    if (!match || settings.length >= MAX_SETTINGS) continue;
    const from = line.start + match[0].length;
    settings.push({ key: match[1] ?? '', value: unquoted(value, trimmed(value, { start: from, end: line.end }), slice) });
  }
  return settings;
}

/** A systemd unit: sections, `Key=value` with nothing unquoted, lines joined by a last `\`. Comments stand on lines of their own. */
export function readUnit(text: Text): Setting[] {
  const { value } = text;
  const slice = slicerOf(text);
  const settings: Setting[] = [];
  let section = '';
  for (const [first, ...others] of joinedLines(value)) {
    if (first === undefined || settings.length >= MAX_SETTINGS) continue;
    section = sectionOf(value, first) ?? section;
    const assignment = value[first.start] === '[' ? null : splitAssignment(value, first);
    if (!assignment) continue;
    const parts = [slice(assignment.value.start, assignment.value.end)];
    for (const { start, end } of others) parts.push(replacedText(' ', slice(start, start + 1)), slice(start, end));
    settings.push({ key: join(section, assignment.key), value: joinTexts(parts) });
  }
  return settings;
}

/** Lines that a `\` at their end joins, without it; comments between them are left out. */
function* joinedLines(value: string): Generator<Line[]> {
  let group: Line[] = [];
  for (const raw of linesOf(value)) {
    const line = trimmed(value, raw);
    if (isIgnored(value, line) && line.start < line.end) continue;
    const continues = line.start < line.end && value[line.end - 1] === '\\';
    group.push(continues ? trimmed(value, { start: line.start, end: line.end - 1 }) : line);
    if (continues) continue;
    yield group;
    group = [];
  }
  yield group;
}

function isIgnored(value: string, line: Line): boolean {
  return line.start === line.end || value[line.start] === '#' || value[line.start] === ';';
}

function sectionOf(value: string, line: Line): string | null {
  if (value[line.start] !== '[') return null;
  const match = /^\[\s*([^\]"]*?)\s*(?:"([^"\]]*)")?\s*\]/.exec(value.slice(line.start, Math.min(line.end, line.start + 300)));
  return match ? join(match[1] ?? '', match[2] ?? '') : '';
}

/** The key before the first `=` (or, without one, the first `:`) and the value after it; null for a line with neither. */
function splitAssignment(value: string, line: Line): { key: string; value: Line } | null {
  const found = separatorIn(value, line);
  if (found < 0) return null;
  const key = trimmed(value, { start: line.start, end: found });
  if (key.start === key.end) return null;
  return {
    key: value.slice(key.start, key.end).replace(/^(["'])(.*)\1$/, '$2'),
    value: trimmed(value, { start: found + 1, end: line.end }),
  };
}

function separatorIn(value: string, line: Line): number {
  let colon = -1;
  for (let at = line.start; at < line.end; at++) {
    if (value[at] === '=') return at;
    if (value[at] === ':' && colon < 0) colon = at;
  }
  return colon;
}

/** A value without its quotes or, where it has none, without a comment behind a blank. */
function unquoted(value: string, line: Line, slice: Slice): Text {
  const quote = value[line.start];
  if (quote === '"' || quote === "'") {
    const close = value.indexOf(quote, line.start + 1);
    if (close > line.start && close < line.end) return slice(line.start + 1, close);
  }
  const comment = /(?:^|\s)[#;]/.exec(value.slice(line.start, line.end));
  const end = comment ? line.start + comment.index : line.end;
  const kept = trimmed(value, { start: line.start, end });
  return slice(kept.start, kept.end);
}

function join(first: string, second: string): string {
  return first === '' || second === '' ? first + second : `${first}.${second}`;
}
