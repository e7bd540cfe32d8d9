import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { UsageError } from '../model/exit-code.ts';
import type { Finding } from '../model/finding.ts';
import { problemText, reasonOf } from '../text/problem.ts';
import { plural } from '../text/words.ts';
import { type BaselineChange, type BaselineEntry, compareBaseline, entriesOf, parseBaseline } from './baseline.ts';

/** What a run knows that its report does not show. */
export interface KnownFindings {
  /** Findings of every confidence. */
  readonly everything: readonly Finding[];
  /** Paths of all that was read, as findings tell them. */
  readonly paths: ReadonlySet<string>;
  readonly ranRules: ReadonlySet<string>;
}

/** Reads a baseline; throws UsageError where there is none. */
export function openBaseline(file: string, cwd: string): BaselineEntry[] {
  let text: string;
  try {
    text = readFileSync(path.resolve(cwd, file), 'utf8');
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    const reason = code === 'ENOENT' ? 'there is no such file; hostport-lint baseline create makes one' : reasonOf(error);
    throw new UsageError(`baseline ${file}: ${reason}`);
  }
  const read = parseBaseline(text, file);
  if ('problems' in read) {
    const reasons = read.problems.map(problemText).join('\n');
    throw new UsageError(`${reasons}\n${file} is no baseline; make one with hostport-lint baseline create`);
  }
  return read;
}

/** What today's findings mean for a baseline; `shown` are the findings that it may take in. */
export function judgeBaseline(
  before: readonly BaselineEntry[],
  known: KnownFindings,
  shown: readonly Finding[],
  { file, cwd }: { readonly file: string; readonly cwd: string },
): BaselineChange {
  const folder = path.dirname(path.resolve(cwd, file));
  const pathOf = (told: string): string => path.relative(folder, path.resolve(cwd, told)).replaceAll(path.sep, '/');
  const seen = new Set([...known.paths].map(pathOf));
  return compareBaseline(before, entriesOf(known.everything, pathOf), entriesOf(shown, pathOf), {
    sawPath: (one) => seen.has(one) || !(existsSync(path.resolve(folder, one)) || one.endsWith('<stdin>')),
    ranRule: (rule) => known.ranRules.has(rule),
  });
}

/** Tells findings of a baseline that are fixed, so that they can be taken out. */
export function notesOnBaseline(
  before: readonly BaselineEntry[],
  known: KnownFindings,
  place: { readonly file: string; readonly cwd: string },
): string[] {
  const { fixed } = judgeBaseline(before, known, [], place);
  const { file } = place;
  if (fixed.length === 0) return [];
  const which = fixed.slice(0, 3).map(({ rule, path: told }) => `${rule} in ${told}`);
  const more = fixed.length > which.length ? `, and ${fixed.length - which.length} more` : '';
  return [
    `${plural(fixed.length, 'finding')} of ${file} ${fixed.length === 1 ? 'is' : 'are'} fixed ` +
      `(${which.join('; ')}${more}); hostport-lint baseline update ${file} PATH... takes ${fixed.length === 1 ? 'it' : 'them'} out`,
  ];
}
