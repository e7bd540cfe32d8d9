import type { Severity } from './finding.ts';

/** A cluster of a merged report. */
export interface FleetCluster {
  readonly name: string;
  /** The file or folder of its report. */
  readonly path: string;
  /** Its nodes; null if the report does not say. */
  readonly nodes: number | null;
  /** Findings that are not suppressed. */
  readonly findings: Readonly<Record<Severity, number>>;
  /** Number of inputs that its audit could not read. */
  readonly problems: number;
}
