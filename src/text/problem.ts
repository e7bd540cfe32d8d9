import { UsageError } from '../model/exit-code.ts';
import type { Problem } from '../model/source.ts';

/** `FILE:LINE:COLUMN: what is wrong`. */
export function problemText({ path, line, column, message }: Problem): string {
  return `${path}:${line}:${column}: ${message}`;
}

/** The error for a file of the user in which these problems stand. */
export function usageErrorFor(problems: readonly Problem[]): UsageError {
  return new UsageError(problems.map(problemText).join('\n'));
}

/** What the operating system's codes mean for somebody who gave a path. */
const REASONS: Readonly<Record<string, string>> = {
  ENOENT: 'no such file or folder',
  ENOTDIR: 'a part of the path is a file and no folder',
  EACCES: 'permission denied',
  EPERM: 'permission denied',
  EISDIR: 'is a folder',
  ELOOP: 'too many symbolic links in a circle',
  ENAMETOOLONG: 'the path is too long',
  EMFILE: 'too many open files',
  ENOSPC: 'no space is left',
  EROFS: 'the file system is read-only',
};

/** The operating system's reason without its own repetition of the path. */
export function reasonOf(error: unknown): string {
  const { code, message } = error as NodeJS.ErrnoException;
  return REASONS[code ?? ''] ?? message ?? String(error);
}
