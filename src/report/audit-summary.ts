import { objectKey } from '../model/cluster.ts';
import type { ObjectName } from '../model/document.ts';
import type { Finding } from '../model/finding.ts';
import type { FleetCluster } from '../model/fleet.ts';
import { addTo, groupBy } from '../model/groups.ts';
import type { RunResult } from '../model/result.ts';
import type { AuditChanges, ObservedSocket } from '../model/socket.ts';
import { compareStrings } from '../model/span.ts';
import { nameOfWorkload } from '../model/workload.ts';
import { columns } from '../text/cells.ts';
import { plural } from '../text/words.ts';
import { type AuditedPort, auditedPorts, cellsOfPort, howToGetSockets, PORT_COLUMNS, processOf } from './audit-ports.ts';
import type { Colorize } from './color.ts';
import { activeFindings, countBySeverity, severitiesInWords } from './counts.ts';
import { escapeControls } from './escape.ts';
import { CLUSTER_COLUMNS, cellsOfCluster, FINDING_COLUMNS, mostCommonFirst, worstFirst } from './fleet.ts';
import type { ReportOptions } from './options.ts';

/** Maximum number of rows of each table; with `verbose` all. */
const MAX_ROWS = 15;

/** The first lines of an audit: its ports, their owners and nodes, and with `--compare` what changed. */
export function auditSummaryOf(result: RunResult, { verbose = false, registry }: AuditSummaryOptions, colorize: Colorize): string[] {
  const { audit, fleet } = result;
  const lines = ({ title, heading, rows }: SummaryTable): string[] => {
    if (rows.length === 0) return [];
    const shown = verbose ? rows : rows.slice(0, MAX_ROWS);
    const all = [...(heading ? [heading] : []), ...shown].map(([first = '', ...cells]) => [`  ${first}`, ...cells].map(escapeControls));
    return [colorize('strong', title), ...columns(all), ...moreOf(rows.length - shown.length), ''];
  };
  if (fleet) return [clustersTable(verbose ? fleet : worstFirst(fleet)), commonFindings(result)].flatMap(lines);
  if (!audit) return [];
  const { changes } = audit;
  // With changes, only owners and nodes with new findings are listed.
  const isListed = ({ findings }: SummaryRow): boolean => !changes || findings.length > 0;
  const owners = summarySection('Owners', rowsOfOwners(result).filter(isListed));
  const nodes = summarySection('Nodes', rowsOfNodes(result).filter(isListed));
  const hint = howToGetSockets(result);
  return [
    ...(changes ? changesOf(changes, verbose, colorize) : lines(portsTable(auditedPorts(result, registry), verbose))),
    ...[owners, nodes, ...(verbose ? [socketsTable(audit.sockets)] : [])].flatMap(lines),
    ...(hint === null ? [] : [hint, '']),
  ];
}

export type AuditSummaryOptions = Pick<ReportOptions, 'verbose' | 'registry'>;

interface SummaryTable {
  readonly title: string;
  readonly heading?: readonly string[];
  readonly rows: readonly (readonly string[])[];
}

function clustersTable(fleet: readonly FleetCluster[]): SummaryTable {
  return { title: 'Clusters', heading: CLUSTER_COLUMNS, rows: fleet.map(cellsOfCluster) };
}

/** One row for each finding, for any number of clusters. */
function commonFindings(result: RunResult): SummaryTable {
  const rows = mostCommonFirst(activeFindings(result)).map(({ clusters = [], severity, message, rule, workload }) => {
    return [String(clusters.length), severity, `${message} [${rule}]`, workload ? nameOfWorkload(workload) : '-'];
  });
  return { title: 'Findings by cluster', heading: FINDING_COLUMNS, rows };
}

/** The table of ports, sorted by port. If it is shortened, ports with the worst findings are kept. */
function portsTable(ports: readonly AuditedPort[], verbose: boolean): SummaryTable {
  const worst = new Set(ports.toSorted((a, b) => b.weight - a.weight).slice(0, verbose ? ports.length : MAX_ROWS));
  const rows = [...ports.filter((port) => worst.has(port)), ...ports.filter((port) => !worst.has(port))];
  return { title: 'Host ports', heading: PORT_COLUMNS, rows: rows.map(cellsOfPort) };
}

/** A row for each socket. */
function socketsTable(sockets: readonly ObservedSocket[]): SummaryTable {
  const rows = sockets.map((socket) => {
    const { node, group, protocol, address, zone, port, workload, unit, explainedBy, possibleClient } = socket;
    const where = `${address ?? 'unknown'}${zone === null ? '' : `%${zone}`}`;
    const owner = workload ? nameOfWorkload(workload) : (unit ?? (possibleClient ? 'possibly a client' : '-'));
    return [node ?? `pool ${group}`, `${port}/${protocol}`, where, processOf(socket), owner, explainedBy ?? '-'];
  });
  return { title: 'Sockets', heading: ['node', 'port', 'address', 'process', 'owner', 'explained by'], rows };
}

function moreOf(count: number): string[] {
  return count > 0 ? [`  and ${count} more; --verbose lists them`] : [];
}

interface SummaryRow {
  readonly name: string;
  readonly extent: string;
  readonly findings: readonly Finding[];
}

function summarySection(title: string, all: readonly SummaryRow[]): SummaryTable {
  const sorted = all.toSorted((a, b) => weightOf(b) - weightOf(a) || compareStrings(a.name, b.name));
  const rows = sorted.map(({ name, extent, findings }) => [name, extent, severitiesInWords(findings)]);
  return { title, rows };
}

function weightOf({ findings }: SummaryRow): number {
  const { error, warning, info } = countBySeverity(findings);
  return error * 1e8 + warning * 1e4 + info;
}

function rowsOfOwners(result: RunResult): SummaryRow[] {
  const owners = new Map<string, { workload: ObjectName; ports: Set<string>; nodes: Set<string>; findings: Finding[] }>();
  const of = (workload: ObjectName) => {
    const key = objectKey(workload);
    const known = owners.get(key) ?? { workload, ports: new Set(), nodes: new Set(), findings: [] };
    owners.set(key, known);
    return known;
  };
  const runsOn = new Map(result.audit?.places.map((place) => [objectKey(place), place.nodes]));
  for (const { workload, port, protocol, nodes = [] } of result.listeners) {
    const owner = of(workload);
    owner.ports.add(`${port}/${protocol}`);
    for (const node of [...nodes, ...(runsOn.get(objectKey(workload)) ?? [])]) owner.nodes.add(node);
  }
  for (const finding of activeFindings(result)) if (finding.workload) of(finding.workload).findings.push(finding);
  return [...owners.values()].map(({ workload, ports, nodes, findings }) => ({
    name: nameOfWorkload(workload),
    extent: `${plural(ports.size, 'port')}${nodes.size === 0 ? '' : ` on ${plural(nodes.size, 'node')}`}`,
    findings,
  }));
}

function rowsOfNodes({ audit, ...result }: RunResult): SummaryRow[] {
  const sockets = groupBy(audit?.sockets ?? [], ({ node, group }) => node ?? `pool ${group}`);
  const findings = new Map<string, Finding[]>();
  for (const finding of activeFindings(result)) for (const node of new Set(finding.nodes)) addTo(findings, node, finding);
  const names = [...new Set([...(audit?.nodes ?? []).map(({ name }) => name), ...sockets.keys()])];
  const known = new Map(audit?.nodes.map((node) => [node.name, node]));
  return names.map((name) => {
    const { sockets: state, incomplete = null } = known.get(name) ?? {};
    const extent = state === 'none' ? 'no capture' : socketsInWords(sockets.get(name) ?? [], audit?.changes ? 'new socket' : 'socket');
    const missing = incomplete === null ? '' : `; the capture is incomplete (${escapeControls(incomplete)})`;
    return { name, extent: extent + missing, findings: findings.get(name) ?? [] };
  });
}

function socketsInWords(sockets: readonly ObservedSocket[], what: string): string {
  const unknown = sockets.filter(({ explainedBy, possibleClient }) => explainedBy === null && !possibleClient).length;
  const count = unknown === sockets.length && unknown > 1 ? 'all' : unknown;
  return `${plural(sockets.length, what)}${unknown === 0 ? '' : `, ${count} without a known owner`}`;
}

function changesOf(changes: AuditChanges, verbose: boolean, colorize: Colorize): string[] {
  const { new: added, gone, moved, goneFindings, notCompared } = changes;
  const lines = [
    ...(notCompared === null ? added.map((socket) => `  new    ${nameOfSocket(socket)}`) : []),
    ...gone.map((socket) => `  gone   ${nameOfSocket(socket)}`),
    ...moved.map(({ from, to }) => `  moved  ${nameOfSocket(from)} to ${nameOfSocket(to)}`),
    ...goneFindings.map(({ rule, message }) => `  fixed  ${escapeControls(message)} [${escapeControls(rule)}]`),
  ];
  const shown = verbose ? lines : lines.slice(0, 2 * MAX_ROWS);
  const uncompared = notCompared === null ? [] : [colorize('strong', `Sockets were not compared: ${notCompared}`)];
  const title =
    lines.length > 0 ? 'Changed since the earlier audit' : notCompared === null ? 'Nothing changed since the earlier audit' : null;
  return [...uncompared, ...(title === null ? [] : [colorize('strong', title)]), ...shown, ...moreOf(lines.length - shown.length), ''];
}

function nameOfSocket({ node, group, protocol, address, port, workload, unit, processes }: ObservedSocket): string {
  const owner = workload
    ? nameOfWorkload(workload)
    : (unit ?? ([...new Set(processes.map(({ name }) => name))].join(', ') || 'an unknown process'));
  const where = node === null ? `pool ${group}` : `node ${node}`;
  return escapeControls(`port ${port}/${protocol} on ${address ?? 'an unknown address'} of ${owner}, ${where}`);
}
