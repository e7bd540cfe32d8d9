import { existsSync } from 'node:fs';
import path from 'node:path';
import { validate } from '../../schemas/baseline.schema.json?validator';
import { UsageError } from '../model/exit-code.ts';
import type { Finding } from '../model/finding.ts';
import type { KnownFindings } from '../model/result.ts';
import { problemOfFile } from '../model/source.ts';
import { compareStrings } from '../model/span.ts';
import { UNKNOWN } from '../model/text.ts';
import { problemText, reasonOf } from '../text/problem.ts';
import { readTextFile } from '../text/read-text-file.ts';
import { firstFew, plural } from '../text/words.ts';
import { readChecked } from '../yaml/checked-file.ts';

/** Default file name of a baseline. */
export const BASELINE_NAME = '.hostport-lint-baseline.json';

/** A finding that existed when the baseline was written. */
export interface BaselineEntry extends Pick<Finding, 'fingerprint' | 'rule' | 'message'> {
  /** Its file, relative to the folder of the baseline, with `/` on every system. */
  readonly path: string;
}

export interface BaselineChange {
  readonly kept: readonly BaselineEntry[];
  readonly added: readonly BaselineEntry[];
  readonly fixed: readonly BaselineEntry[];
}

/** Reads a baseline of `schemas/baseline.schema.json`. Throws UsageError if it cannot be read. */
export function openBaseline(file: string, cwd: string): BaselineEntry[] {
  let text: string;
  try {
    text = readTextFile(path.resolve(cwd, file));
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    const reason = code === 'ENOENT' ? 'there is no such file; hostport-lint baseline create makes one' : reasonOf(error);
    throw new UsageError(`baseline ${file}: ${reason}`);
  }
  const read = readChecked(text, file, validate) ?? { problems: [problemOfFile(file, 'the file is empty')] };
  if ('problems' in read) {
    throw new UsageError(...read.problems.map(problemText), `${file} is not a baseline; make one with hostport-lint baseline create`);
  }
  const { findings } = read.value as { findings: readonly (Omit<BaselineEntry, 'message'> & { message?: string })[] };
  return findings.map(({ fingerprint, rule, path, message = '' }) => ({ fingerprint, rule, path, message }));
}

/** The text of a baseline: one finding per line, sorted by stable keys, so that changes of two branches rarely conflict. */
export function baselineText(entries: readonly BaselineEntry[]): string {
  const lines = [...entries]
    .sort((a, b) => compareStrings(a.rule, b.rule) || compareStrings(a.fingerprint, b.fingerprint))
    .map(({ fingerprint, rule, path, message }) => `    ${JSON.stringify({ rule, fingerprint, path, message })}`);
  return `{\n  "version": 1,\n  "findings": [${lines.length === 0 ? '' : `\n${lines.join(',\n')}\n  `}]\n}\n`;
}

/**
 * Compares today's findings with a baseline; `shown` are the findings that can be added. An entry is fixed if its rule ran on its file, or
 * the file is gone, and no equal finding exists.
 */
export function compareWithBaseline(
  before: readonly BaselineEntry[],
  { everything, paths, ranRules }: KnownFindings,
  shown: readonly Finding[],
  { file, cwd }: { readonly file: string; readonly cwd: string },
): BaselineChange {
  const folder = path.dirname(path.resolve(cwd, file));
  const pathOf = (given: string): string => path.relative(folder, path.resolve(cwd, given)).replaceAll(path.sep, '/');
  const seen = new Set([...paths].map(pathOf));
  const isGone = (one: string): boolean => !existsSync(path.resolve(folder, one)) && !one.endsWith('<stdin>');
  const found = new Map(baselineEntries(everything, pathOf).map((entry) => [entry.fingerprint, entry]));
  const known = new Set(before.map((entry) => entry.fingerprint));
  const fixed = before.filter(
    (entry) => !found.has(entry.fingerprint) && ranRules.has(entry.rule) && (seen.has(entry.path) || isGone(entry.path)),
  );
  const gone = new Set(fixed);
  return {
    kept: before.filter((entry) => !gone.has(entry)).map((entry) => found.get(entry.fingerprint) ?? entry),
    added: baselineEntries(shown, pathOf).filter(({ fingerprint }) => !known.has(fingerprint)),
    fixed,
  };
}

/** The findings that a baseline suppresses: those that nothing else suppresses. */
function baselineEntries(findings: readonly Finding[], pathOf: (path: string) => string): BaselineEntry[] {
  return findings
    .filter(({ suppressed }) => suppressed === null || suppressed.by === 'baseline')
    .map(({ fingerprint, rule, span, message }) => ({
      fingerprint,
      rule,
      path: pathOf(span.path),
      message: message.replaceAll(UNKNOWN, '*'),
    }));
}

/** Notes about baseline entries that are fixed, so that they can be removed. */
export function notesOnBaseline(
  before: readonly BaselineEntry[],
  known: KnownFindings,
  place: { readonly file: string; readonly cwd: string },
): string[] {
  const { fixed } = compareWithBaseline(before, known, [], place);
  const { file } = place;
  if (fixed.length === 0) return [];
  const which = firstFew(
    fixed.map(({ rule, path: file }) => `${rule} in ${file}`),
    3,
    '; ',
  );
  return [
    `${plural(fixed.length, 'finding')} of ${file} ${fixed.length === 1 ? 'is' : 'are'} fixed ` +
      `(${which}); hostport-lint baseline update ${file} PATH... removes ${fixed.length === 1 ? 'it' : 'them'}`,
  ];
}
