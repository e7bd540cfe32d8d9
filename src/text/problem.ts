import { UsageError } from '../model/exit-code.ts';
import type { Problem } from '../model/source.ts';
import reasons from './system-errors.yaml';

/** `FILE:LINE:COLUMN: message`. */
export function problemText({ path, line, column, message }: Problem): string {
  return `${path}:${line}:${column}: ${message}`;
}

/** The error for invalid files of the user; `problems` contains the place of each mistake. */
export class WrongFileError extends UsageError {
  readonly problems: readonly Problem[];

  constructor(problems: readonly Problem[]) {
    super(...problems.map(problemText));
    this.problems = problems;
  }
}

const REASONS = reasons as Readonly<Record<string, string>>;

/** Returns the result of `work`. Throws UsageError with the operating system's reason if it fails. */
export function orUsageError<Result>(failure: string, work: () => Result): Result {
  try {
    return work();
  } catch (error) {
    throw new UsageError(`${failure}: ${reasonOf(error)}`);
  }
}

/** The operating system's reason without the path. */
export function reasonOf(error: unknown): string {
  const { code, message } = error as NodeJS.ErrnoException;
  return REASONS[code ?? ''] ?? message ?? String(error);
}
