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
  /** Day as YYYY-MM-DD by which ends of suppressions are judged; the system's (UTC) where undefined. */
  readonly today?: string;
}

export function todayOf({ today }: Pick<InputOutput, 'today'>): { today?: string } {
  return today === undefined ? {} : { today };
}
