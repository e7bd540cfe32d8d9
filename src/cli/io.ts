import type { ExitCode } from '../model/exit-code.ts';

/** The process as the commands see it, so that they are plain functions. */
export interface InputOutput {
  readonly stdout: (text: string) => void;
  readonly stderr: (text: string) => void;
  readonly readStandardInput: () => Promise<Uint8Array>;
  readonly cwd: string;
  readonly env: Readonly<Record<string, string | undefined>>;
  readonly isTerminal: boolean;
  /** Whether standard error is a terminal, where a progress line may stand. */
  readonly isErrorTerminal: boolean;
  readonly columns: number | undefined;
  readonly setExitCode: (code: ExitCode) => void;
}
