import type { Severity } from '../../model/finding.ts';
import type { Assignment, Citation } from '../../model/registry.ts';

/** Something that a registry itself has wrong. */
export interface RegistryFinding {
  /** Which check found it, such as `overlapping-rows`. */
  readonly check: string;
  readonly severity: Severity;
  readonly message: string;
  readonly protocol: Assignment['protocol'];
  readonly port: number;
  readonly endPort: number;
  readonly process: string;
  readonly citation: Citation;
  /** The other row, where two contradict each other. */
  readonly related: readonly Citation[];
}

/** Makes a finding about a row. */
export function about(
  row: Assignment,
  check: string,
  severity: Severity,
  message: string,
  related: readonly Assignment[] = [],
): RegistryFinding {
  const { protocol, port, endPort, process, citation } = row;
  return { check, severity, message, protocol, port, endPort, process, citation, related: related.map((other) => other.citation) };
}
