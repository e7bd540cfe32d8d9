import { groupBy } from '../../model/groups.ts';
import type { Registry } from '../../model/registry.ts';
import type { Problem } from '../../model/source.ts';
import { processKey } from '../ownership.ts';
import { about, checkRegistry, countsText, findingsTable, type RegistryFinding } from './check.ts';
import { diffRegistries, type RegistryChange } from './diff.ts';

/** A version of a registry, with its problems. */
export interface Version {
  readonly registry: Registry;
  readonly problems: readonly Problem[];
}

export interface NewFindings {
  readonly findings: readonly RegistryFinding[];
  /** Number of findings and unreadable rows that the earlier version had too. */
  readonly asBefore: number;
}

/** The findings that an earlier version did not have, independent of lines; all findings if `before` is null. */
export function newFindings(now: Version, before: Version | null): NewFindings {
  const changes = before ? diffRegistries({ registry: before.registry, release: null }, { registry: now.registry, release: null }) : [];
  const known = groupBy(before ? findingsOf(before) : [], (finding) => keyOf(finding));
  const formerProcesses = new Map(
    changes.flatMap(({ kind, before: old, after }) => (kind === 'owner-changed' && old && after ? [[keyOfRow(after), old.process]] : [])),
  );
  const all = findingsOf(now);
  const findings = all.filter((finding) => known.get(keyOf(finding, formerProcesses.get(keyOfRow(finding))))?.pop() === undefined);
  return { findings: [...findings, ...changes.flatMap(deletedRow)], asBefore: all.length - findings.length };
}

/**
 * A finding if a row of the earlier version is gone: its port and process are in no row. A row in effect may move to the previously
 * allocated ports.
 */
function deletedRow({ kind, before: row }: RegistryChange): RegistryFinding[] {
  if (kind !== 'removed' || !row) return [];
  const isFormer = row.status === 'removed';
  const advice = isFormer
    ? 'the table of previously allocated ports is the only record of its owner'
    : 'list it as previously allocated if a release still uses the port';
  const found = about(row, 'deleted-row', isFormer ? 'info' : 'warning', `previously had a row in line ${row.citation.line}; ${advice}`);
  return [{ ...found, citation: { ...row.citation, line: 0 } }];
}

function findingsOf({ registry, problems }: Version): readonly RegistryFinding[] {
  return [...problems.map(unreadableRow), ...checkRegistry(registry)];
}

function unreadableRow({ path, line, message }: Problem): RegistryFinding {
  const citation = { document: path, table: '', line };
  const row = { protocol: null, port: null, endPort: null, process: '' };
  return { check: 'unreadable-row', severity: 'error', message, citation, related: [], ...row };
}

type Keyed = Pick<RegistryFinding, 'protocol' | 'port' | 'endPort' | 'process'>;

function keyOfRow({ protocol, port, endPort, process }: Keyed): string {
  return JSON.stringify([protocol, port, endPort, processKey(process)]);
}

/** Identifies a finding independent of its line. Unreadable rows are identified by their problem. */
function keyOf(finding: RegistryFinding, process = finding.process): string {
  return `${finding.check} ${finding.port === null ? finding.message : keyOfRow({ ...finding, process })}`;
}

/** New findings as text. */
export function newFindingsText({ findings, asBefore }: NewFindings, revision: string): string {
  if (findings.length === 0) return `nothing new since ${revision}; ${asBefore} as before\n`;
  return `${findingsTable(findings)}\n${countsText(findings)} new since ${revision}; ${asBefore} as before\n`;
}
