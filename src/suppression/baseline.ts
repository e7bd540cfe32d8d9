import type { Finding } from '../model/finding.ts';
import { type Problem, problemOfFile } from '../model/source.ts';
import { compareStrings } from '../model/span.ts';
import { UNKNOWN } from '../model/text.ts';
import { readChecked } from '../text/checked-file.ts';
import { validate } from './validator.js';

/** A finding that was known when the baseline was made. */
export interface BaselineEntry {
  readonly fingerprint: string;
  readonly rule: string;
  /** File in which it stood, relative to the folder of the baseline, `/` on every system. */
  readonly path: string;
  readonly message: string;
}

export interface BaselineChange {
  readonly kept: readonly BaselineEntry[];
  readonly added: readonly BaselineEntry[];
  readonly fixed: readonly BaselineEntry[];
}

/** Reads a baseline of `schemas/baseline.schema.json`; else everything that is wrong with it. */
export function parseBaseline(text: string, path: string): BaselineEntry[] | { readonly problems: readonly Problem[] } {
  const file = readChecked(text, path, validate);
  if (file === null) return { problems: [problemOfFile(path, 'the file is empty')] };
  if ('problems' in file) return file;
  const { findings } = file.value as { findings: readonly (Omit<BaselineEntry, 'message'> & { message?: string })[] };
  return findings.map(({ fingerprint, rule, path, message = '' }) => ({ fingerprint, rule, path, message }));
}

/** The text of a baseline: one finding a line, sorted by what moves least, so that changes of two branches seldom clash. */
export function baselineText(entries: readonly BaselineEntry[]): string {
  const lines = [...entries]
    .sort((a, b) => compareStrings(a.rule, b.rule) || compareStrings(a.fingerprint, b.fingerprint))
    .map(({ fingerprint, rule, path, message }) => `    ${JSON.stringify({ rule, fingerprint, path, message })}`);
  return `{\n  "version": 1,\n  "findings": [${lines.length === 0 ? '' : `\n${lines.join(',\n')}\n  `}]\n}\n`;
}

/** The findings that a baseline keeps silent: those that nothing else silences. */
export function entriesOf(findings: readonly Finding[], pathOf: (path: string) => string): BaselineEntry[] {
  return findings
    .filter(({ suppressed }) => suppressed === null || suppressed.by === 'baseline')
    .map(({ fingerprint, rule, span, message }) => ({
      fingerprint,
      rule,
      path: pathOf(span.path),
      message: message.replaceAll(UNKNOWN, '*'),
    }));
}

/** What the run was able to find again: an entry that it was not is kept, whatever it found. */
export interface Judging {
  /** The entry's file was read, or is gone. */
  readonly sawPath: (path: string) => boolean;
  readonly ranRule: (rule: string) => boolean;
}

/**
 * Compares a baseline with today's findings, and with those of them that it may take in. An entry is fixed where its rule ran
 * on its file, or the file is gone, and nothing like it was found anywhere.
 */
export function compareBaseline(
  before: readonly BaselineEntry[],
  today: readonly BaselineEntry[],
  shown: readonly BaselineEntry[],
  judging: Judging,
): BaselineChange {
  const found = new Map(today.map((entry) => [entry.fingerprint, entry]));
  const known = new Set(before.map((entry) => entry.fingerprint));
  const fixed = before.filter(({ fingerprint, path, rule }) => !found.has(fingerprint) && judging.sawPath(path) && judging.ranRule(rule));
  const gone = new Set(fixed);
  return {
    kept: before.filter((entry) => !gone.has(entry)).map((entry) => found.get(entry.fingerprint) ?? entry),
    added: shown.filter(({ fingerprint }) => !known.has(fingerprint)),
    fixed,
  };
}
