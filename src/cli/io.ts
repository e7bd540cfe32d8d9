import type { Command } from 'commander';
import type { ExitCode } from '../model/exit-code.ts';
import { escapeControls } from '../report/escape.ts';
import { wordsOfCommand } from './command-tree.ts';

/** The process as the commands see it, so that they are plain functions. */
export interface InputOutput {
  readonly stdout: (text: string) => void;
  /** Waits for the reader of a pipe, where what was printed would else fill the memory. */
  readonly drained?: () => Promise<unknown>;
  readonly stderr: (text: string) => void;
  readonly readStandardInput: () => Promise<Uint8Array>;
  readonly cwd: string;
  readonly env: Readonly<Record<string, string | undefined>>;
  readonly isTerminal: boolean;
  /** Whether standard error is a terminal, where a progress line may stand. */
  readonly isErrorTerminal: boolean;
  readonly columns: number | undefined;
  /** Whether somebody pipes something in, or leads a file there. */
  readonly isInputPiped?: boolean;
  /** Name of the file as which the program was started, such as `kubectl-hostport_lint`. */
  readonly calledAs?: string;
  readonly setExitCode: (code: ExitCode) => void;
  /** Day as YYYY-MM-DD by which ends of suppressions are judged; the system's (UTC) where undefined. */
  readonly today?: string;
}

/** Columns of the terminal that shows what is printed; undefined where there is none, or where it does not know them. */
export function widthOf({ isTerminal, columns }: Pick<InputOutput, 'isTerminal' | 'columns'>): number | undefined {
  return isTerminal && columns !== undefined && columns > 0 ? columns : undefined;
}

/** A command and those below it, which print by way of `io` and throw where commander would end the process. */
export function answeringTo(io: Pick<InputOutput, 'stdout' | 'stderr'>, command: Command): Command {
  for (const below of command.commands) answeringTo(io, below);
  const outputError = (text: string, write: (text: string) => void): void => write(inOwnWords(text, command));
  return command.exitOverride().configureOutput({ writeOut: io.stdout, writeErr: io.stderr, outputError });
}

/** What commander says of a wrong command line, in the form of all other messages, and where to look where it says no more. */
function inOwnWords(text: string, command: Command): string {
  const message = text
    .trim()
    .replace(/^error: /, '')
    .replace(/\n\(Did you mean (.+)\)$/, '; did you mean $1');
  const help = ['hostport-lint help', ...wordsOfCommand(command)].join(' ');
  const told = /; did you mean | is invalid/.test(message) ? message : `${message.replace(/\.$/, '')}; see ${help}`;
  return `hostport-lint: ${escapeControls(told)}\n`;
}
