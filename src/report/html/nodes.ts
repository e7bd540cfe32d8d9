import { objectKey } from '../../model/cluster.ts';
import { groupBy } from '../../model/groups.ts';
import type { RunResult } from '../../model/result.ts';
import { compareStrings } from '../../model/span.ts';
import { nameOfWorkload } from '../../model/workload.ts';
import { plural } from '../../text/words.ts';
import { activeFindings, READING_ORDER } from '../counts.ts';
import { escapeControls } from '../escape.ts';
import { escapeHtml } from './parts.ts';

/** Columns that a reader can follow; those with findings come first. */
export const MAX_MAP_PORTS = 160;
/** The most names in a row of the page for nodes that are alike. */
const MAX_NAMES = 1_000;

/** What one node shows of one port. */
interface NodeCell {
  socket: boolean;
  declared: boolean;
  severity: number;
  readonly owners: Set<string>;
}

/** The port map of an audit, with nodes as rows: those that are alike are one. Sockets and declarations have shapes of their own. */
export function nodesPart(result: RunResult): string {
  const { audit } = result;
  if (!audit || audit.nodes.length === 0) return '';
  const cells = cellsOf(result);
  const ports = portsOf(cells);
  const shown = ports.slice(0, MAX_MAP_PORTS).toSorted((a, b) => Number.parseInt(a, 10) - Number.parseInt(b, 10) || compareStrings(a, b));
  const rows = groupBy(audit.nodes, ({ name, roles, sockets }) =>
    JSON.stringify([roles, sockets, shown.map((port) => signatureOf(cells.get(name)?.get(port)))]),
  );
  const lines = [...rows.values()].map((alike) => {
    const [first] = alike;
    if (!first) return '';
    const own = cells.get(first.name);
    return `<tr><th scope="row">${groupName(alike)}</th>${shown.map((port) => `<td>${cellOf(port, own?.get(port))}</td>`).join('')}</tr>`;
  });
  const rest = ports.length - shown.length;
  const heads = shown.map((port) => `<th scope="col">${escapeHtml(port.replace('/TCP', ''))}</th>`).join('');
  return `<section id="nodes" aria-labelledby="nodes-title">
<div class="section-head"><h2 id="nodes-title">Nodes</h2><span class="faint">Nodes that are alike share a row.${rest > 0 ? ` ${plural(rest, 'more port')} without findings not shown.` : ''}</span></div>
<ul class="legend node-legend" aria-label="Legend"><li><i class="node-cell is-both"></i>listens, and a pod declares or implies it</li><li><i class="node-cell is-socket"></i>listens, and no pod says so</li><li><i class="node-cell is-silent"></i>declared or implied, no socket seen</li><li><i class="node-cell is-both is-error"></i>error</li><li><i class="node-cell is-both is-warning"></i>warning</li></ul>
<div class="node-map" tabindex="0" role="region" aria-labelledby="nodes-title"><table><thead><tr><th scope="col">Node</th>${heads}</tr></thead><tbody>
${lines.join('\n')}
</tbody></table></div>
</section>`;
}

function cellsOf(result: RunResult): Map<string, Map<string, NodeCell>> {
  const { audit, listeners } = result;
  const nodes = new Map<string, Map<string, NodeCell>>();
  const at = (node: string, port: number, protocol: string): NodeCell => {
    const ofNode = nodes.get(node) ?? new Map<string, NodeCell>();
    nodes.set(node, ofNode);
    const key = `${port}/${protocol}`;
    const cell = ofNode.get(key) ?? { socket: false, declared: false, severity: READING_ORDER.length, owners: new Set() };
    ofNode.set(key, cell);
    return cell;
  };
  for (const { node, port, protocol, possibleClient, workload, unit, processes } of audit?.sockets ?? []) {
    if (node === null || possibleClient) continue;
    const cell = at(node, port, protocol);
    cell.socket = true;
    cell.owners.add(workload ? nameOfWorkload(workload) : (unit ?? processes[0]?.name ?? 'unknown owner'));
  }
  const places = new Map(audit?.places.map((place) => [objectKey(place), place.nodes]));
  for (const { workload, port, protocol, evidence } of listeners) {
    if (evidence.every(({ origin }) => origin === 'observed')) continue;
    for (const node of places.get(objectKey(workload)) ?? []) {
      const cell = at(node, port, protocol);
      cell.declared = true;
      cell.owners.add(nameOfWorkload(workload));
    }
  }
  for (const { nodes: named = [], port, protocol, severity } of activeFindings(result)) {
    if (port === null || protocol === null) continue;
    for (const node of named) {
      const cell = at(node, port, protocol);
      cell.severity = Math.min(cell.severity, READING_ORDER.indexOf(severity));
    }
  }
  return nodes;
}

/** Those with the most severe findings first. */
function portsOf(cells: ReadonlyMap<string, ReadonlyMap<string, NodeCell>>): string[] {
  const severities = new Map<string, number>();
  for (const ofNode of cells.values())
    for (const [port, { severity }] of ofNode) severities.set(port, Math.min(severity, severities.get(port) ?? severity));
  return [...severities]
    .toSorted(([a, one], [b, other]) => one - other || Number.parseInt(a, 10) - Number.parseInt(b, 10))
    .map(([port]) => port);
}

function signatureOf(cell: NodeCell | undefined): unknown {
  return cell ? [cell.socket, cell.declared, cell.severity, [...cell.owners].toSorted()] : null;
}

function groupName(alike: readonly { readonly name: string; readonly sockets: string }[]): string {
  const state = { complete: '', partly: 'not all sockets captured', none: 'no capture' }[alike[0]?.sockets ?? 'none'];
  return listOfNames(
    alike.map(({ name }) => name),
    state ?? '',
  );
}

/** The names of rows that are alike, and what they have in common. */
export function listOfNames(names: readonly string[], state: string): string {
  const [first, ...others] = names.map((name) => escapeHtml(escapeControls(name)));
  const more = others.slice(0, MAX_NAMES).map((name) => `<li>${name}</li>`);
  const rest = others.length - more.length;
  const list =
    others.length === 0
      ? ''
      : `<details><summary>and ${others.length} more</summary><ul class="plain">${more.join('')}${rest > 0 ? `<li>and ${rest} more</li>` : ''}</ul></details>`;
  return `${first}${state ? `<span class="faint">${escapeHtml(state)}</span>` : ''}${list}`;
}

function cellOf(port: string, cell: NodeCell | undefined): string {
  if (!cell) return '';
  const shape = cell.socket ? (cell.declared ? 'both' : 'socket') : 'silent';
  const severity = READING_ORDER[cell.severity] ?? '';
  const said = {
    both: 'listens and is declared or implied',
    socket: 'listens, no pod says so',
    silent: 'declared or implied, no socket seen',
  }[shape];
  const label = escapeHtml(escapeControls(`${port}: ${said}; ${[...cell.owners].join(', ')}${severity === '' ? '' : `; ${severity}`}`));
  return `<i class="node-cell is-${shape}${severity === '' ? '' : ` is-${severity}`}" role="img" aria-label="${label}" title="${label}"></i>`;
}
