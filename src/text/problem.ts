import { UsageError } from '../model/exit-code.ts';
import type { Problem } from '../model/source.ts';
import reasons from './system-errors.yaml';

/** `FILE:LINE:COLUMN: what is wrong`. */
export function problemText({ path, line, column, message }: Problem): string {
  return `${path}:${line}:${column}: ${message}`;
}

/** The error for files of the user that are wrong; `problems` has the place of each mistake. */
export class WrongFileError extends UsageError {
  readonly problems: readonly Problem[];

  constructor(problems: readonly Problem[]) {
    super(...problems.map(problemText));
    this.problems = problems;
  }
}

const REASONS = reasons as Readonly<Record<string, string>>;

/** Returns the result of work on files. Throws UsageError with the operating system's reason if it fails. */
export function orUsageError<Result>(failure: string, work: () => Result): Result {
  try {
    return work();
  } catch (error) {
    throw new UsageError(`${failure}: ${reasonOf(error)}`);
  }
}

/** The operating system's reason without its own repetition of the path. */
export function reasonOf(error: unknown): string {
  const { code, message } = error as NodeJS.ErrnoException;
  return REASONS[code ?? ''] ?? message ?? String(error);
}
