import { type Cluster, objectKey } from '../model/cluster.ts';
import type { Finding } from '../model/finding.ts';
import type { ClusterNames, RunResult } from '../model/result.ts';
import { compareStrings } from '../model/span.ts';
import type { Workload } from '../model/workload.ts';
import type { createNodesOf } from './nodes-of.ts';

/** Adds to each finding its nodes, and whether a socket shows it. Dumps are not edited, so there are no fixes. */
export function withNodes(
  result: RunResult,
  nodesOf: ReturnType<typeof createNodesOf>,
  known: Omit<NonNullable<RunResult['audit']>, 'places'>,
): RunResult {
  const seen = new Map<string, Set<string>>();
  const portOfWorkload = (finding: Pick<Finding, 'workload' | 'port' | 'protocol'>): string =>
    `${finding.workload ? objectKey(finding.workload) : ''} ${finding.protocol} ${finding.port}`;
  const workloads = new Map<string, Workload>();
  for (const { workload, port, protocol, nodes } of result.listeners) {
    workloads.set(objectKey(workload), workload);
    if (!nodes) continue;
    const key = portOfWorkload({ workload, port, protocol });
    const all = seen.get(key) ?? new Set();
    for (const node of nodes) all.add(node);
    seen.set(key, all);
  }
  const observedOn = new Map([...seen].map(([key, all]) => [key, [...all].toSorted(compareStrings)]));
  const findings = result.findings.map((finding): Finding => {
    const observed = observedOn.get(portOfWorkload(finding));
    const workload = finding.workload ? workloads.get(objectKey(finding.workload)) : undefined;
    const nodes = finding.nodes ?? observed ?? (workload ? nodesOf(workload) : []);
    return { ...finding, fix: null, nodes, observed: observed !== undefined || finding.observed === true };
  });
  const places = [...workloads.values()].map((workload) => {
    const { kind, namespace, name } = workload;
    return { kind, namespace, name, nodes: nodesOf(workload) };
  });
  return { ...result, findings, audit: { ...known, places } };
}

/** Returns the names of nodes, namespaces, pods and the workloads that made them. */
export function namesOfCluster({ nodes, pods, namespaces }: Pick<Cluster, 'nodes' | 'pods' | 'namespaces'>): ClusterNames {
  return {
    nodes: [...new Set([...nodes.map(({ name }) => name), ...pods.flatMap(({ nodeName }) => nodeName ?? [])])],
    namespaces,
    workloads: [...new Set(pods.flatMap(({ name, controller }) => [name, controller.name]))],
  };
}
