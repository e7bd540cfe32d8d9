import type { Finding } from '../../model/finding.ts';
import { groupBy } from '../../model/groups.ts';
import type { Listener } from '../../model/listener.ts';
import type { Span } from '../../model/span.ts';
import type { Workload } from '../../model/workload.ts';
import { CONFLICT_RULE } from '../counts.ts';

/** The listeners that a finding is about. */
export interface Sides {
  /** Those of the workload at which it stands. */
  readonly own: readonly Listener[];
  /** Those that claim the same port, where the finding is a conflict. */
  readonly others: readonly Listener[];
}

export function isConflict({ rule }: Finding): boolean {
  return rule === CONFLICT_RULE;
}

/** Tells for each finding whose it is; a listener is known by its port and workload, one of the other side by a place that the finding names. */
export function createSides(listeners: readonly Listener[]): (finding: Finding) => Sides {
  const byOwner = groupBy(listeners, ({ port, protocol, workload }) => keyOfOwner(port, protocol, workload));
  const byPlace = new Map<string, Set<Listener>>();
  for (const listener of listeners) {
    for (const span of [listener.workload.span, ...listener.evidence.map((evidence) => evidence.span)]) {
      const key = keyOfPlace(listener.port, listener.protocol, span);
      byPlace.set(key, (byPlace.get(key) ?? new Set()).add(listener));
    }
  }
  return (finding) => {
    const { port, protocol, workload, span, related } = finding;
    if (port === null || protocol === null || workload === null) return { own: [], others: [] };
    const same = byOwner.get(keyOfOwner(port, protocol, workload)) ?? [];
    const inFile = same.filter((listener) => listener.workload.span.path === span.path);
    const own = inFile.length > 0 ? inFile : same;
    if (!isConflict(finding)) return { own, others: [] };
    const named = related.flatMap((place) => [...(byPlace.get(keyOfPlace(port, protocol, place.span)) ?? [])]);
    return { own, others: [...new Set(named)].filter((listener) => !own.includes(listener)) };
  };
}

function keyOfOwner(port: number, protocol: string, { kind, namespace, name }: Pick<Workload, 'kind' | 'namespace' | 'name'>): string {
  return JSON.stringify([port, protocol, kind, namespace, name]);
}

function keyOfPlace(port: number, protocol: string, { path, line, column }: Span): string {
  return JSON.stringify([port, protocol, path, line, column]);
}
