import type { Registry } from '../../model/registry.ts';
import type { Problem } from '../../model/source.ts';
import { checkRegistry, countsText, findingsTable, type RegistryFinding } from './check.ts';

/** A version of a registry, with what could not be read of it. */
export interface Version {
  readonly registry: Registry;
  readonly problems: readonly Problem[];
}

export interface NewFindings {
  readonly findings: readonly RegistryFinding[];
  /** How many findings and unreadable rows the earlier version had too. */
  readonly asBefore: number;
}

/** The findings that an earlier version did not have, independent of lines; null: there is no earlier version, so all are new. */
export function newFindings(now: Version, before: Version | null): NewFindings {
  const known = new Map<string, number>();
  for (const finding of before ? findingsOf(before) : []) known.set(keyOf(finding), (known.get(keyOf(finding)) ?? 0) + 1);
  const all = findingsOf(now);
  const findings = all.filter((finding) => {
    const left = known.get(keyOf(finding)) ?? 0;
    known.set(keyOf(finding), left - 1);
    return left <= 0;
  });
  return { findings, asBefore: all.length - findings.length };
}

function findingsOf({ registry, problems }: Version): readonly RegistryFinding[] {
  return [...problems.map(unreadableRow), ...checkRegistry(registry)];
}

function unreadableRow({ path, line, message }: Problem): RegistryFinding {
  const citation = { document: path, table: '', line };
  return {
    ...{ check: 'unreadable-row', severity: 'error', message, citation, related: [] },
    protocol: null,
    port: null,
    endPort: null,
    process: '',
  };
}

/** Rows move between lines. Unreadable ones differ by what is wrong with them. */
function keyOf({ check, protocol, port, endPort, process, message }: RegistryFinding): string {
  return JSON.stringify(port === null ? [check, message] : [check, protocol, port, endPort, process]);
}

/** New findings as people read them. */
export function newFindingsText({ findings, asBefore }: NewFindings, revision: string): string {
  if (findings.length === 0) return `nothing new since ${revision}; ${asBefore} as before\n`;
  return `${findingsTable(findings)}\n${countsText(findings)} new since ${revision}; ${asBefore} as before\n`;
}
