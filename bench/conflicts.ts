import { hostPortConflict } from '../rules/host-ports/host-port-conflict.ts';
import type { Listener } from '../src/model/listener.ts';
import { createPlacement } from '../src/placement/placement.ts';
import { contextOf, listener, workload } from '../test/rules/build.ts';
import { median } from './measure.ts';

export interface ConflictTime {
  readonly listeners: number;
  readonly seconds: number;
  readonly conflicts: number;
}

/** Times the search for conflicts among as many listeners as each of `sizes`, with `claimants` of them on each port. */
export function conflictTimes(sizes: readonly number[], claimants: (size: number) => number, rounds: number): ConflictTime[] {
  return sizes.map((size) => {
    const listeners = listenersOn(Math.ceil(size / claimants(size)), size);
    let conflicts = 0;
    const times = Array.from({ length: rounds }, () => {
      const start = process.hrtime.bigint();
      conflicts = countConflicts(listeners);
      return Number(process.hrtime.bigint() - start) / 1e9;
    });
    return { listeners: size, seconds: median(times), conflicts };
  });
}

function countConflicts(listeners: readonly Listener[]): number {
  const workloads = listeners.map((one) => one.workload);
  const context = { ...contextOf({ listeners }), workloads, placement: createPlacement(null, workloads) };
  return [...hostPortConflict.check(context)].length;
}

/** Listeners of as many workloads, on a third of the nodes each, spread over files and ports. */
function listenersOn(ports: number, count: number): Listener[] {
  return Array.from({ length: count }, (_, index) => {
    const place = { path: `team-${index % 20}/manifests-${Math.floor(index / 50)}.yaml`, line: 1 + (index % 50) * 40 };
    const base = workload({ name: `agent-${index}`, namespace: `team-${index % 40}` });
    const span = { ...base.span, ...place };
    const scheduling = { ...base.scheduling, nodeSelector: { 'example.org/pool': `pool-${index % 3}` } };
    const made = listener({ workload: { ...base, span, scheduling }, port: 1 + (index % ports), declared: true });
    return { ...made, evidence: made.evidence.map((proof) => ({ ...proof, span: { ...proof.span, ...place } })) };
  });
}
