import { keyOfMaker } from '../model/cluster.ts';
import type { ObjectName } from '../model/document.ts';
import type { Finding } from '../model/finding.ts';
import { addTo, groupBy } from '../model/groups.ts';
import type { RunResult } from '../model/result.ts';
import type { AuditChanges, ObservedSocket } from '../model/socket.ts';
import { compareStrings } from '../model/span.ts';
import { nameOfWorkload } from '../model/workload.ts';
import { columns } from '../text/cells.ts';
import { plural } from '../text/words.ts';
import type { Colorize } from './color.ts';
import { activeFindings, countBySeverity, severitiesInWords } from './counts.ts';
import { escapeControls } from './escape.ts';

/** Owners, nodes and changes that are shown; `verbose` shows all. */
const MAX_ROWS = 15;

/** The first lines of an audit for people: who holds ports, on which nodes, and what changed. */
export function auditSummaryOf(result: RunResult, verbose: boolean, colorize: Colorize): string[] {
  const { audit } = result;
  if (!audit) return [];
  const { changes } = audit;
  // Beside changes, what stayed as it was is no news.
  const isTold = ({ findings }: Row): boolean => !changes || findings.length > 0;
  return [
    ...(changes ? changesOf(changes, verbose, colorize) : []),
    ...section('Owners', rowsOfOwners(result).filter(isTold), verbose, colorize),
    ...section('Nodes', rowsOfNodes(result).filter(isTold), verbose, colorize),
  ];
}

interface Row {
  readonly name: string;
  readonly extent: string;
  readonly findings: readonly Finding[];
}

function section(title: string, all: readonly Row[], verbose: boolean, colorize: Colorize): string[] {
  if (all.length === 0) return [];
  const sorted = all.toSorted((a, b) => weightOf(b) - weightOf(a) || compareStrings(a.name, b.name));
  const rows = verbose ? sorted : sorted.slice(0, MAX_ROWS);
  const lines = columns(rows.map(({ name, extent, findings }) => [`  ${name}`, extent, severitiesInWords(findings)]));
  const more = sorted.length - rows.length;
  return [colorize('strong', title), ...lines, ...(more > 0 ? [`  and ${more} more; --verbose lists them`] : []), ''];
}

function weightOf({ findings }: Row): number {
  const { error, warning, info } = countBySeverity(findings);
  return error * 1e8 + warning * 1e4 + info;
}

function rowsOfOwners(result: RunResult): Row[] {
  const owners = new Map<string, { maker: ObjectName; ports: Set<string>; nodes: Set<string>; findings: Finding[] }>();
  const of = (maker: ObjectName) => {
    const key = keyOfMaker(maker);
    const known = owners.get(key) ?? { maker, ports: new Set(), nodes: new Set(), findings: [] };
    owners.set(key, known);
    return known;
  };
  const runsOn = new Map(result.audit?.places.map((place) => [keyOfMaker(place), place.nodes]));
  for (const { workload, port, protocol, nodes = [] } of result.listeners) {
    const owner = of(workload);
    owner.ports.add(`${port}/${protocol}`);
    for (const node of [...nodes, ...(runsOn.get(keyOfMaker(workload)) ?? [])]) owner.nodes.add(node);
  }
  for (const finding of activeFindings(result)) if (finding.workload) of(finding.workload).findings.push(finding);
  return [...owners.values()].map(({ maker, ports, nodes, findings }) => ({
    name: escapeControls(nameOfWorkload(maker)),
    extent: `${plural(ports.size, 'port')}${nodes.size === 0 ? '' : ` on ${plural(nodes.size, 'node')}`}`,
    findings,
  }));
}

function rowsOfNodes({ audit, ...result }: RunResult): Row[] {
  const sockets = groupBy(audit?.sockets ?? [], ({ node, group }) => node ?? `pool ${group}`);
  const findings = new Map<string, Finding[]>();
  for (const finding of activeFindings(result)) for (const node of new Set(finding.nodes)) addTo(findings, node, finding);
  const names = [...new Set([...(audit?.nodes ?? []).map(({ name }) => name), ...sockets.keys()])];
  const known = new Map(audit?.nodes.map((node) => [node.name, node.sockets]));
  return names.map((name) => {
    const own = sockets.get(name) ?? [];
    const unknown = own.filter(({ explainedBy, possibleClient }) => explainedBy === null && !possibleClient).length;
    const state = known.get(name) === 'partly' ? ', not all captured' : '';
    return {
      name: escapeControls(name),
      extent:
        known.get(name) === 'none'
          ? 'no capture'
          : `${plural(own.length, audit?.changes ? 'new socket' : 'socket')}${unknown > 0 ? `, ${unknown} of nobody known` : ''}${state}`,
      findings: findings.get(name) ?? [],
    };
  });
}

function changesOf({ new: added, gone, moved, goneFindings }: AuditChanges, verbose: boolean, colorize: Colorize): string[] {
  const lines = [
    ...added.map((socket) => `  new    ${nameOfSocket(socket)}`),
    ...gone.map((socket) => `  gone   ${nameOfSocket(socket)}`),
    ...moved.map(({ from, to }) => `  moved  ${nameOfSocket(from)} to ${nameOfSocket(to)}`),
    ...goneFindings.map(({ rule, message }) => `  mended ${escapeControls(message)} [${escapeControls(rule)}]`),
  ];
  const shown = verbose ? lines : lines.slice(0, 2 * MAX_ROWS);
  const more = lines.length - shown.length;
  const title = colorize('strong', lines.length === 0 ? 'Nothing changed since the earlier audit' : 'Changed since the earlier audit');
  return [title, ...shown, ...(more > 0 ? [`  and ${more} more; --verbose lists them`] : []), ''];
}

function nameOfSocket({ node, group, protocol, address, port, workload, unit, processes }: ObservedSocket): string {
  const owner = workload
    ? nameOfWorkload(workload)
    : (unit ?? ([...new Set(processes.map(({ name }) => name))].join(', ') || 'nobody known'));
  const where = node === null ? `pool ${group}` : `node ${node}`;
  return escapeControls(`port ${port}/${protocol} on ${address ?? 'an unknown address'} of ${owner}, ${where}`);
}
