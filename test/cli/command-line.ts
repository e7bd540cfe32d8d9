import { mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { onTestFinished } from 'vitest';
import { runCommandLine } from '../../src/cli/program.ts';

export interface Ran {
  readonly stdout: string;
  readonly stderr: string;
  readonly status: number;
}

/** What stands around one command line. */
export interface Surroundings {
  readonly env?: Readonly<Record<string, string>>;
  readonly input?: string;
  readonly terminal?: boolean;
  readonly columns?: number;
  /** Standard input is a pipe. */
  readonly piped?: boolean;
  readonly calledAs?: string;
}

/** A folder with these files that is the root of a repository, removed after the test. */
export function temporaryFolder(files: Readonly<Record<string, string>> = {}): string {
  const folder = realpathSync(mkdtempSync(path.join(tmpdir(), 'hostport-lint-cli-')));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  mkdirSync(path.join(folder, '.git'));
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
    writeFileSync(path.join(folder, file), text);
  }
  return folder;
}

export async function runIn(cwd: string, words: readonly string[], surroundings: Surroundings = {}): Promise<Ran> {
  const { env = {}, input = '', terminal = false, columns = 100, piped = false, calledAs = '' } = surroundings;
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
    readStandardInput: async () => new TextEncoder().encode(input),
    cwd,
    env,
    isTerminal: terminal,
    isErrorTerminal: false,
    columns: terminal ? columns : undefined,
    isInputPiped: piped,
    calledAs,
    today: '2026-06-15',
  });
  return ran;
}
