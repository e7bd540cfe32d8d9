import type { Readable, Writable } from 'node:stream';
import type { Command } from 'commander';
import type { ExitCode } from '../model/exit-code.ts';
import { escapeControls } from '../report/escape.ts';
import { wordsOfCommand } from './command-tree.ts';

/** The environment of the commands: streams, variables and process, so that commands are plain functions. */
export interface InputOutput {
  readonly stdout: (text: string) => void;
  /** Waits for the reader of a pipe, so that printed text does not fill the memory. */
  readonly drained?: () => Promise<unknown>;
  readonly stderr: (text: string) => void;
  readonly readStandardInput: () => Promise<Uint8Array>;
  readonly cwd: string;
  readonly env: Readonly<Record<string, string | undefined>>;
  readonly isTerminal: boolean;
  /** Whether standard error is a terminal, which can show a progress line. */
  readonly isErrorTerminal: boolean;
  readonly columns: number | undefined;
  /** Whether standard input is a pipe or a file. */
  readonly isInputPiped?: boolean;
  /** Name of the file with which the program was started, such as `kubectl-hostport_lint`. */
  readonly calledAs?: string;
  readonly setExitCode: (code: ExitCode) => void;
  /** The streams of a command that runs until its reader closes them; undefined if the process is not its own. */
  readonly server?: () => {
    readonly streams: { readonly input: Readable; readonly output: Writable };
    /** The words that start this program again. */
    readonly command: readonly string[];
    readonly exit: (code: ExitCode) => void;
  };
  /** Date as YYYY-MM-DD to compare expiry dates of suppressions with; the system's date (UTC) by default. */
  readonly today?: string;
}

/** Columns of the terminal; undefined without a terminal, or if it does not report them. */
export function widthOf({ isTerminal, columns }: Pick<InputOutput, 'isTerminal' | 'columns'>): number | undefined {
  return isTerminal && columns !== undefined && columns > 0 ? columns : undefined;
}

/** A command and its subcommands that print through `io` and throw instead of ending the process. */
export function answeringTo(io: Pick<InputOutput, 'stdout' | 'stderr'>, command: Command): Command {
  for (const below of command.commands) answeringTo(io, below);
  const outputError = (text: string, write: (text: string) => void): void => write(usageErrorText(text, command));
  return command.exitOverride().configureOutput({ writeOut: io.stdout, writeErr: io.stderr, outputError });
}

/** Commander's error message in the form of our other messages, with the command that prints help. */
function usageErrorText(text: string, command: Command): string {
  const message = text
    .trim()
    .replace(/^error: /, '')
    .replace(/\n\(Did you mean (.+)\)$/, '; did you mean $1');
  const help = ['hostport-lint help', ...wordsOfCommand(command)].join(' ');
  const shown = /; did you mean | is invalid/.test(message) ? message : `${message.replace(/\.$/, '')}; see ${help}`;
  return `hostport-lint: ${escapeControls(shown)}\n`;
}
