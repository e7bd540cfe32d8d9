import { runCommandLine } from '../../src/cli/program.ts';
import { temporaryFolder as folderOfFiles } from '../folder.ts';

export interface Ran {
  readonly stdout: string;
  readonly stderr: string;
  readonly status: number;
}

/** The surroundings of one command line. */
export interface Surroundings {
  readonly env?: Readonly<Record<string, string | undefined>>;
  /** Standard input, or the error with which it cannot be read. */
  readonly input?: string | Error;
  readonly terminal?: boolean;
  readonly columns?: number;
  /** Standard input is a pipe. */
  readonly piped?: boolean;
  readonly calledAs?: string;
  readonly today?: string;
}

/** A folder with these files that is the root of a repository, removed after the test. */
export function temporaryFolder(files: Readonly<Record<string, string>> = {}): string {
  return folderOfFiles({ ...files, '.git/HEAD': '' });
}

export async function runIn(cwd: string, words: readonly string[], surroundings: Surroundings = {}): Promise<Ran> {
  const { env = {}, input = '', terminal = false, columns = 100, piped = false, calledAs = '', today = '2026-06-15' } = surroundings;
  const ran = { stdout: '', stderr: '', status: 0 };
  await runCommandLine(words, {
    stdout: (text) => {
      ran.stdout += text;
    },
    stderr: (text) => {
      ran.stderr += text;
    },
    setExitCode: (code) => {
      ran.status = code;
    },
    readStandardInput: async () => {
      if (input instanceof Error) throw input;
      return new TextEncoder().encode(input);
    },
    cwd,
    env,
    isTerminal: terminal,
    isErrorTerminal: false,
    columns: terminal ? columns : undefined,
    isInputPiped: piped,
    calledAs,
    today,
  });
  return ran;
}
