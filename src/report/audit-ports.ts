import { keyOfPort, type Protocol } from '../model/address.ts';
import { objectKey } from '../model/cluster.ts';
import { groupBy } from '../model/groups.ts';
import type { Listener } from '../model/listener.ts';
import type { RegistryView } from '../model/registry.ts';
import type { RunResult } from '../model/result.ts';
import type { ObservedSocket } from '../model/socket.ts';
import { nameOfWorkload } from '../model/workload.ts';
import { firstFew } from '../text/words.ts';
import { activeFindings, countBySeverity } from './counts.ts';

/** A port that is declared, inferred, or has a listening socket. */
export interface AuditedPort {
  readonly port: number;
  readonly protocol: Protocol;
  /** Processes to which the registries assign the port. */
  readonly registered: readonly string[];
  /** Workloads that declare it, as messages name them. */
  readonly declared: readonly string[];
  readonly listens: readonly { readonly process: string; readonly isLocal: boolean; readonly nodes: readonly string[] }[];
  /** Workloads whose manifest implies that they listen, without a socket that shows it. */
  readonly inferred: readonly string[];
  /** Higher for ports with worse findings. */
  readonly weight: number;
}

/** The heading of the table of these ports. */
export const PORT_COLUMNS = ['port', 'registered to', 'declared by', 'listens'] as const;

/**
 * Returns the ports of an audit that are declared, inferred, or have a listening socket, sorted by port. Ports that are only registered are
 * omitted.
 */
export function auditedPorts(result: RunResult, registry: RegistryView | undefined): AuditedPort[] {
  const portKey = ({ port, protocol }: { readonly port: number | null; readonly protocol: string | null }): string => `${port}/${protocol}`;
  const known = groupBy(result.listeners, portKey);
  const sockets = groupBy(
    (result.audit?.sockets ?? []).filter(({ possibleClient }) => !possibleClient),
    portKey,
  );
  const findings = groupBy(activeFindings(result), portKey);
  return [...new Set([...known.keys(), ...sockets.keys()])]
    .map((key): AuditedPort => {
      const listeners = known.get(key) ?? [];
      const { port, protocol } = listeners[0] ?? sockets.get(key)?.[0] ?? { port: 0, protocol: 'TCP' as const };
      const rows = registry?.assignmentsFor(port, protocol).filter(({ status }) => status === 'active') ?? [];
      const { error, warning } = countBySeverity(findings.get(key) ?? []);
      return {
        port,
        protocol,
        registered: [...new Set(rows.map(({ process }) => process))],
        declared: workloadNames(listeners.filter((listener) => listener.declared)),
        listens: listensOn(sockets.get(key) ?? []),
        inferred: workloadNames(listeners.filter((listener) => !listener.declared && listener.nodes === undefined)),
        weight: error > 0 ? 2 : warning > 0 ? 1 : 0,
      };
    })
    .toSorted((a, b) => keyOfPort(a) - keyOfPort(b));
}

function workloadNames(listeners: readonly Listener[]): string[] {
  return [...new Map(listeners.map(({ workload }) => [objectKey(workload), nameOfWorkload(workload)])).values()];
}

/** One entry for each owner of sockets: its process, otherwise its unit, its workload or the kind of explanation. */
function listensOn(sockets: readonly ObservedSocket[]): AuditedPort['listens'] {
  return [...groupBy(sockets, processOf)].map(([process, own]) => ({
    process,
    isLocal: own.every(({ reach }) => reach === 'localhost'),
    nodes: [...new Set(own.map(({ node, group }) => node ?? `pool ${group}`))],
  }));
}

/** Maximum number of process names of a socket in tables. */
const MAX_PROCESSES = 3;

/** Returns the name of the process of a socket; otherwise that of its unit, its workload, or `unknown`. */
export function processOf({ processes, unit, workload, explainedBy }: ObservedSocket): string {
  const names = [...new Set(processes.map(({ name }) => name))];
  if (names.length > 0) return firstFew(names, MAX_PROCESSES);
  if (workload) return nameOfWorkload(workload);
  return unit ?? (explainedBy === 'kernel' || explainedBy === 'service' ? explainedBy : 'unknown');
}

/** Maximum number of nodes in a cell. */
const MAX_NODES = 2;

/** Returns the cells of a row of the table. */
export function cellsOfPort({ port, protocol, registered, declared, listens, inferred }: AuditedPort): string[] {
  const listening = listens.map(({ process, isLocal, nodes }) => {
    const where = nodes.length > MAX_NODES ? `${nodes.length} nodes` : nodes.join(', ');
    return `${process}${isLocal ? ' (localhost)' : ''} on ${where}`;
  });
  return [
    `${port}/${protocol}`,
    firstOf(registered),
    firstOf(declared),
    firstOf([...listening, ...inferred.map((name) => `inferred: ${name}`)]),
  ];
}

const MAX_NAMED = 3;

function firstOf(names: readonly string[]): string {
  return firstFew(names, MAX_NAMED, '; ') || '-';
}

/** Returns how to get sockets for an audit without any; null if it has some, or if problems explain why there are none. */
export function howToGetSockets({ audit, problems }: Pick<RunResult, 'audit' | 'problems'>): string | null {
  if (audit === undefined || audit.sockets.length > 0 || audit.changes || problems.length > 0) return null;
  return (
    'No sockets were captured, so listening ports are unknown. `hostport-lint audit --print-collector` prints a script that captures ' +
    'every node for --capture; --sockets exec reads them from the nodes of a live cluster.'
  );
}
