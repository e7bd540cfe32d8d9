import { objectKey } from '../../model/cluster.ts';
import type { RunResult } from '../../model/result.ts';
import { nameOfWorkload } from '../../model/workload.ts';
import { plural } from '../../text/words.ts';
import { activeFindings, READING_ORDER } from '../counts.ts';
import { worstFirst } from '../fleet.ts';
import { createCells, portTable } from './port-table.ts';

const SOCKETS = { complete: '', partly: 'not all sockets captured', none: 'no capture' };

/** The nodes of an audit, or the clusters of a merged report, by port; empty if there are none. */
export function nodesPart(result: RunResult): string {
  const { audit, fleet, listeners } = result;
  const { cells, at } = createCells();
  if (fleet) {
    for (const { port, protocol, severity, message, clusters = [] } of activeFindings(result)) {
      if (port === null) continue;
      for (const cluster of clusters) {
        const cell = at(cluster, port, protocol);
        Object.assign(cell, { isSocket: true, isDeclared: true, severity: Math.min(cell.severity, READING_ORDER.indexOf(severity)) });
        cell.notes.add(message);
      }
    }
    const rows = worstFirst(fleet).map(({ name, problems }) => ({
      name,
      state: problems === 0 ? '' : `${plural(problems, 'problem')} of its audit`,
    }));
    return fleet.length === 0 ? '' : portTable({ title: 'Clusters', rows, cells, shapes: {} });
  }
  if (!audit || audit.nodes.length === 0) return '';
  for (const { node, port, protocol, possibleClient, workload, unit, processes } of audit.sockets) {
    if (node === null || possibleClient) continue;
    const cell = at(node, port, protocol);
    cell.isSocket = true;
    cell.notes.add(workload ? nameOfWorkload(workload) : (unit ?? processes[0]?.name ?? 'unknown owner'));
  }
  const places = new Map(audit.places.map((place) => [objectKey(place), place.nodes]));
  for (const { workload, port, protocol, evidence } of listeners) {
    if (evidence.every(({ origin }) => origin === 'observed')) continue;
    for (const node of places.get(objectKey(workload)) ?? []) {
      const cell = at(node, port, protocol);
      cell.isDeclared = true;
      cell.notes.add(nameOfWorkload(workload));
    }
  }
  for (const { nodes = [], port, protocol, severity } of activeFindings(result)) {
    if (port === null) continue;
    for (const node of nodes) {
      const cell = at(node, port, protocol);
      cell.severity = Math.min(cell.severity, READING_ORDER.indexOf(severity));
    }
  }
  return portTable({
    title: 'Nodes',
    rows: audit.nodes.map(({ name, sockets }) => ({ name, state: SOCKETS[sockets] })),
    cells,
    shapes: {
      both: 'listens, and a pod declares or implies it',
      socket: 'listens, but no pod declares or implies it',
      silent: 'declared or implied, but not listening',
    },
  });
}
