import type { NodeRole } from '../../src/model/node.ts';
import type { Draft, Rule } from '../../src/model/rule.ts';
import type { PodAffinityTerm, Scheduling, Toleration, Workload } from '../../src/model/workload.ts';
import { createPlacement } from '../../src/placement/placement.ts';
import { contextOf, lineOf, workload } from '../rules/build.ts';

/** Parts of a workload as tests name them; the rest is that of a DaemonSet on the host network. */
export interface Parts extends Partial<Omit<Workload, 'scheduling' | 'rollout' | 'span'>> {
  readonly path?: string;
  readonly scheduling?: Partial<Scheduling>;
  readonly rollout?: Partial<Workload['rollout']>;
}

let made = 0;

/** A workload with a name of its own. */
export function workloadOf({ path = 'a.yaml', scheduling, rollout, ...parts }: Parts = {}): Workload {
  made++;
  const base = workload({ name: `agent-${made}`, namespace: 'example', span: lineOf(made, path), ...parts });
  return { ...base, scheduling: { ...base.scheduling, ...scheduling }, rollout: { ...base.rollout, ...rollout } };
}

export const onNodes = (nodeSelector: Record<string, string>) => workloadOf({ scheduling: { nodeSelector } });

export function affine(...expressions: readonly (readonly [key: string, operator: string, ...values: string[]])[]): Workload {
  const term = { expressions: expressions.map(([key, operator, ...values]) => ({ key, operator, values })), fields: [] };
  return workloadOf({ scheduling: { nodeAffinity: [term] } });
}

export const toleration = (change: Partial<Toleration> = {}): Toleration => ({
  key: null,
  operator: 'Exists',
  value: null,
  effect: null,
  ...change,
});

export const apartFrom = (matchLabels: Record<string, string>, change: Partial<PodAffinityTerm> = {}): PodAffinityTerm => ({
  topologyKey: 'kubernetes.io/hostname',
  matchLabels,
  matchExpressions: [],
  ...change,
});

export const CONTROL_PLANE = { 'node-role.kubernetes.io/control-plane': '' };
export const MASTER = { 'node-role.kubernetes.io/master': '' };
export const WORKER = { 'node-role.kubernetes.io/worker': '' };

/** The findings of a rule in this context, with the placement that runs really use. */
export function placedDrafts(rule: Rule, change: NonNullable<Parameters<typeof contextOf>[0]>): Draft[] {
  const held = [...(change.listeners ?? []), ...(change.declarations ?? [])];
  const workloads = [...new Set(held.map((one) => one.workload))];
  return [...rule.check({ ...contextOf(change), placement: createPlacement(null, workloads) })];
}

type Roles = readonly NodeRole[] | null;
export const meetingOf = (a: Workload, b: Workload, roles: Roles = null) => createPlacement(roles, [a, b]).canShareNode(a, b);
export const canMeet = (a: Workload, b: Workload, roles: Roles = null) => meetingOf(a, b, roles).possible;
