/** What the process returns; 2 beats 3 beats 1 beats 0. */
export const EXIT = {
  /** Nothing at or above `--fail-on`. */
  clean: 0,
  /** Findings at or above `--fail-on`. */
  findings: 1,
  /** Wrong use or configuration. */
  usage: 2,
  /** Something could not be read, rendered or reached, or nothing was linted at all. */
  incomplete: 3,
  /** The program itself failed. */
  defect: 70,
} as const;

export type ExitCode = (typeof EXIT)[keyof typeof EXIT];
