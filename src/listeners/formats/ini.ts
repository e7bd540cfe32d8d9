import type { KnownFile } from '../../model/pod.ts';
import { addStep, joinTexts, replacedText, sliceText, spanOfText, type Text } from '../../text/text.ts';
import { type Line, linesOf } from '../../text/tokens.ts';
import { type ConfigurationSetting, type Format, hasSections, isTooLong } from './format.ts';

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

/**
 * Reads `key = value` lines below `[section]` lines; a word without a value is `true`; `[a "b"]` is the section `a.b`. Comments start with
 * `#` or `;`.
 */
function readIni(text: Text): ConfigurationSetting[] {
  const settings: ConfigurationSetting[] = [];
  let section = '';
  for (const line of linesOf(text)) {
    const named = sectionIn(line);
    const assignment = assignmentIn(line);
    if (isIgnored(line)) continue;
    if (named !== null) section = named;
    else if (assignment) settings.push({ key: join(section, assignment.key), value: unquoted(assignment.value) });
    else if (/^[A-Za-z][\w-]*$/.test(line.value))
      settings.push({ key: join(section, line.value), value: replacedText('true', line.text()) });
  }
  return settings;
}

/** Reads `NAME=value` lines as shells and `--env-file` do, with or without `export`. */
function readEnvironment(text: Text): ConfigurationSetting[] {
  return [...linesOf(text)].flatMap((line) => {
    const [head, key] = /^(?:export\s+)?([A-Za-z_][\w.-]*)=/.exec(line.value.slice(0, MAX_NAME)) ?? [];
    return head === undefined || key === undefined ? [] : [{ key, value: unquoted(line.part(head.length)) }];
  });
}

/** Returns the file at a path, if it is in the input. */
export type ReadFile = (path: string) => KnownFile | undefined;

/** For inputs without files. */
export const NO_FILES: ReadFile = () => undefined;

/** An assignment to a variable. */
export interface VariableAssignment {
  readonly name: string;
  readonly value: Text;
}

/** Reads `NAME=value` in one word; null for other words. */
export function assignmentOf(word: Text): VariableAssignment | null {
  const equals = word.value.indexOf('=');
  return equals > 0 ? { name: word.value.slice(0, equals), value: sliceText(word, equals + 1) } : null;
}

/**
 * Returns the variables in files of `NAME=value` lines, as `podman run --env-file` and `EnvironmentFile=` of systemd do. If a name is
 * repeated, the last value applies.
 */
export function assignmentsInFiles(paths: readonly Text[], readFile: ReadFile): VariableAssignment[] {
  return paths.flatMap((path) => {
    const file = readFile(path.value);
    if (!file || isTooLong(file.text)) return [];
    const step = { locate: () => spanOfText(path), note: `variables are read from ${file.path} here` };
    return readEnvironment(file.text).map(({ key, value }) => ({ name: key, value: addStep(value, step) }));
  });
}

/**
 * Reads a systemd unit: sections, `Key=value` lines without unquoting, lines joined by a trailing `\`. Comments are on lines of their own.
 */
export function readUnit(text: Text): ConfigurationSetting[] {
  const settings: ConfigurationSetting[] = [];
  let section = '';
  for (const [first, ...others] of joinedLines(text)) {
    if (first === undefined) continue;
    section = sectionIn(first) ?? section;
    const assignment = first.value.startsWith('[') ? null : assignmentIn(first);
    if (!assignment) continue;
    const more = others.flatMap((line) => [replacedText(' ', line.text(0, 1)), line.text()]);
    settings.push({ key: join(section, assignment.key), value: joinTexts([assignment.value.text(), ...more]) });
  }
  return settings;
}

/** Joins lines that end with `\`, without the `\`; comments between them are omitted. */
function* joinedLines(text: Text): Generator<Line[]> {
  let group: Line[] = [];
  for (const line of linesOf(text)) {
    if (isIgnored(line) && line.value !== '') continue;
    const continues = line.value.endsWith('\\');
    group.push(continues ? line.part(0, line.value.length - 1) : line);
    if (continues) continue;
    yield group;
    group = [];
  }
  yield group;
}

function isIgnored({ value }: Line): boolean {
  return value === '' || value.startsWith('#') || value.startsWith(';');
}

/** Maximum length of names of sections and variables. */
const MAX_NAME = 300;

function sectionIn({ value }: Line): string | null {
  if (!value.startsWith('[')) return null;
  const match = /^\[([^\]"]*)(?:"([^"\]]*)"\s*)?\]/.exec(value.slice(0, MAX_NAME));
  return match ? join(match[1]?.trim() ?? '', match[2] ?? '') : '';
}

/** The key before the first `=` (otherwise the first `:`) and the value after it; null for a line without both. */
function assignmentIn(line: Line): { readonly key: string; readonly value: Line } | null {
  const equals = line.value.indexOf('=');
  const at = equals < 0 ? line.value.indexOf(':') : equals;
  const key = line.value.slice(0, Math.max(at, 0)).trim();
  return key === '' ? null : { key: key.replace(/^(["'])(.*)\1$/, '$2'), value: line.part(at + 1) };
}

/** A value without its quotes, or an unquoted value without a comment after a space. */
function unquoted(line: Line): Text {
  const quote = line.value[0] ?? '';
  const close = quote === '"' || quote === "'" ? line.value.indexOf(quote, 1) : -1;
  return close > 0 ? line.text(1, close) : line.part(0, /(?:^|\s)[#;]/.exec(line.value)?.index).text();
}

function join(first: string, second: string): string {
  return first === '' || second === '' ? first + second : `${first}.${second}`;
}
