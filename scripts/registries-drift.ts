// Compares registry/*/rows.yaml with the newest state of their sources, and prints the changes, one per line:
//   moved  a row's match is on another line     gone  no line matches     new  a number of a watched part that is neither a row nor in notRows
// Usage: npm run registries:drift [-- [NAME...] [--checkout OWNER/NAME=FOLDER ...] [--write]]
// Without a checkout of its repository a file is read from its default branch on GitHub. --write updates the lines of moved rows.
// Exit status: 0 nothing changed; 1 something changed; 3 a source could not be read.
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { containsPort } from '../src/model/address.ts';
import { type Place, portsOfRow, type RowsFile, readRowsFile } from './registry-rows.ts';

/** What changed in the sources of a registry, or why one could not be read. */
interface Drift {
  readonly kind: 'moved' | 'gone' | 'new' | 'unread';
  readonly text: string;
  /** For a moved row: the name of the source, the line in rows.yaml and the current line. */
  readonly edit?: { readonly source: string; readonly match: string; readonly from: number; readonly to: number };
}

/** Compares the rows of a registry with the texts of its sources; an Error instead of a text is the reason why it could not be read. */
function driftOf(file: RowsFile, texts: ReadonlyMap<string, string | Error>): Drift[] {
  return Object.entries(file.sources).flatMap(([source, place]) => {
    const text = texts.get(source) ?? new Error('it was not read');
    if (typeof text !== 'string') return [{ kind: 'unread' as const, text: `${nameOf(place)}: ${text.message}` }];
    const lines = text.split('\n');
    return [...driftOfRows(file, source, lines), ...newNumbers(file, source, lines)];
  });
}

function driftOfRows({ name, sources, rows }: RowsFile, source: string, lines: readonly string[]): Drift[] {
  return rows.flatMap((row) =>
    row.sources
      .filter((cited) => cited.in === source)
      .flatMap(({ line, match }): Drift[] => {
        const pattern = new RegExp(match);
        const what = `${name} ${row.port}/${row.protocol} ${row.process}: ${nameOf(sources[source])}`;
        if (line !== undefined && pattern.test(lines[line - 1] ?? '')) return [];
        const found = lines.flatMap((one, index) => (pattern.test(one) ? [index + 1] : []));
        const [to] = line === undefined ? found : found.toSorted((a, b) => Math.abs(a - line) - Math.abs(b - line));
        if (to === undefined) return [{ kind: 'gone', text: `${what}: no line matches ${match}` }];
        if (line === undefined) return [];
        return [{ kind: 'moved', text: `${what}: line ${line} is line ${to} now`, edit: { source, match, from: line, to } }];
      }),
  );
}

/** Numbers that can be ports: not part of a version, an address or a name. */
const NUMBER = /(?<![\w.]|\d\/)\d{2,5}(?!\w|\.\d)/g;

function newNumbers({ name, sources, rows, notRows }: RowsFile, source: string, lines: readonly string[]): Drift[] {
  const { numbersAfter } = sources[source] ?? {};
  if (numbersAfter === undefined) return [];
  const first = lines.findIndex((line) => line.includes(numbersAfter));
  if (first < 0) return [{ kind: 'gone', text: `${name}: ${nameOf(sources[source])}: no line contains ${numbersAfter}` }];
  const known = (number: number): boolean =>
    rows.some((row) => containsPort(portsOfRow(row.port), number)) || notRows.some((one) => one.in === source && one.number === number);
  const found = partAfter(lines, first).flatMap((line, index) =>
    [...line.matchAll(NUMBER)].flatMap(([text]) => (known(Number(text)) ? [] : [{ number: Number(text), line: first + 1 + index }])),
  );
  return found.map(({ number, line }) => ({ kind: 'new', text: `${name} ${number}: ${nameOf(sources[source])}, line ${line}` }));
}

/** The lines from `first` to the next heading of the same level; to the end if `first` is no Markdown heading. */
function partAfter(lines: readonly string[], first: number): readonly string[] {
  const level = /^(#+) /.exec(lines[first] ?? '')?.[1]?.length;
  const rest = lines.slice(first + 1);
  const end = level === undefined ? -1 : rest.findIndex((line) => (/^(#+) /.exec(line)?.[1]?.length ?? 99) <= level);
  return [lines[first] ?? '', ...(end < 0 ? rest : rest.slice(0, end))];
}

function nameOf({ repository, path, url }: Place = {}): string {
  return url ?? `${repository} ${path}`;
}

async function textOf({ repository, path, url }: Place, checkouts: ReadonlyMap<string, string>): Promise<string | Error> {
  const folder = checkouts.get(repository ?? '');
  try {
    if (folder !== undefined) return readFileSync(join(folder, path ?? ''), 'utf8');
    const address = url ?? `https://raw.githubusercontent.com/${repository}/HEAD/${path}`;
    const answer = await fetch(address, { signal: AbortSignal.timeout(30_000) });
    if (!answer.ok) return new Error(`${address} answered ${answer.status}`);
    const text = await answer.text();
    return url === undefined ? text : textOfPage(text);
  } catch (error) {
    return error as Error;
  }
}

/** The text of a page, with each row of a table as one line: `component: 665-986`. */
export function textOfPage(html: string): string {
  return html
    .replace(/<\/t[dh]>\s*<t[dh][^>]*>/g, ': ')
    .replace(/<[^>]*>/g, '\n')
    .replace(/(\d) - (?=\d)/g, '$1-');
}

/** The text of a rows.yaml with the current lines of moved rows. */
function withMoved(text: string, drifts: readonly Drift[]): string {
  return drifts.reduce((whole, { edit }) => {
    if (!edit) return whole;
    const { source, match, from, to } = edit;
    const isCited = (line: string): boolean => line.includes(`in: ${source}, line: ${from},`) && line.includes(match.slice(0, 12));
    return whole
      .split('\n')
      .map((line) => (isCited(line) ? line.replace(`line: ${from},`, `line: ${to},`) : line))
      .join('\n');
  }, text);
}

export async function main(args: readonly string[], root: string = process.cwd(), print = console.log): Promise<void> {
  const options = { checkout: { type: 'string', multiple: true, default: [] as string[] }, write: { type: 'boolean' } } as const;
  const { values, positionals } = parseArgs({ args: [...args], options, allowPositionals: true });
  const checkouts = new Map(values.checkout.map((one) => [one.slice(0, one.indexOf('=')), one.slice(one.indexOf('=') + 1)]));
  const all = readdirSync(join(root, 'registry')).filter((name) => existsSync(join(root, 'registry', name, 'rows.yaml')));
  const kinds = new Set<Drift['kind']>();
  for (const name of positionals.length > 0 ? positionals : all) {
    const file = readRowsFile(root, name);
    const texts = new Map<string, string | Error>();
    for (const [source, place] of Object.entries(file.sources)) texts.set(source, await textOf(place, checkouts));
    const drifts = driftOf(file, texts);
    for (const { kind, text } of drifts) {
      kinds.add(kind);
      print(`${kind.padEnd(6)} ${text}`);
    }
    const rows = join(root, 'registry', name, 'rows.yaml');
    if (values.write) writeFileSync(rows, withMoved(readFileSync(rows, 'utf8'), drifts));
  }
  process.exitCode = kinds.has('unread') ? 3 : kinds.size > 0 ? 1 : 0;
}
