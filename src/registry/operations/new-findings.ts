import { groupBy } from '../../model/groups.ts';
import type { Assignment, Registry } from '../../model/registry.ts';
import type { Problem } from '../../model/source.ts';
import { about, checkRegistry, countsText, findingsTable, type RegistryFinding } from './check.ts';
import { diffRegistries } from './diff.ts';

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
  const known = groupBy(before ? findingsOf(before) : [], keyOf);
  const formerNames = renamedRows(now.registry.assignments, before?.registry.assignments ?? []);
  const all = findingsOf(now);
  const findings = all.filter((finding) => {
    const key = keyOf({ ...finding, process: formerNames.get(portAndProcess(finding)) ?? finding.process });
    return known.get(key)?.pop() === undefined;
  });
  return { findings: [...findings, ...deletedRows(now, before)], asBefore: all.length - findings.length };
}

/** Rows of the earlier version whose port and process are in no row now. A row in effect can move to the previously allocated ports. */
function deletedRows({ registry }: Version, before: Version | null): RegistryFinding[] {
  const changes = before ? diffRegistries({ registry: before.registry, release: null }, { registry, release: null }) : [];
  const deleted = changes.flatMap((change) => (change.kind === 'removed' && change.before ? [change.before] : []));
  return deleted.map((row) => {
    const isFormer = row.status === 'removed';
    const advice = isFormer
      ? 'so nothing says any more who had the port'
      : 'list it as previously allocated if a release still uses the port';
    const found = about(row, 'deleted-row', isFormer ? 'info' : 'warning', `had a row in line ${row.citation.line} before; ${advice}`);
    return { ...found, citation: { ...row.citation, line: 0 } };
  });
}

function portAndProcess({ protocol, port, endPort, process }: Pick<RegistryFinding, 'protocol' | 'port' | 'endPort' | 'process'>): string {
  return JSON.stringify([protocol, port, endPort, process]);
}

/** The former process of each row whose process changed, such as `coredns` to `CoreDNS`: an added row is paired with a removed one. */
function renamedRows(now: readonly Assignment[], before: readonly Assignment[]): ReadonlyMap<string, string> {
  const tablePlace = ({ protocol, port, endPort, exposure }: Assignment): string => JSON.stringify([protocol, port, endPort, exposure]);
  const [namesNow, namesBefore] = [new Set(now.map(portAndProcess)), new Set(before.map(portAndProcess))];
  const removed = groupBy(
    before.filter((row) => !namesNow.has(portAndProcess(row))),
    tablePlace,
  );
  const added = now.filter((row) => !namesBefore.has(portAndProcess(row)));
  return new Map(
    added.flatMap((row) => {
      const former = removed.get(tablePlace(row))?.shift();
      return former ? [[portAndProcess(row), former.process]] : [];
    }),
  );
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
