import type { RunResult } from '../model/result.ts';

/** Kinds of names in a result. */
export const NAMED = ['path', 'node', 'namespace', 'workload'] as const;
export type Names = Readonly<Record<(typeof NAMED)[number], ReadonlySet<string>>>;

interface Owner {
  readonly kind?: string;
  readonly namespace?: string | null;
  readonly name: string;
}

/** Returns the names of nodes, namespaces and workloads, and the paths, in findings, listeners, problems and sockets. */
export function namesOfResult({ findings, listeners, problems, audit }: RunResult): Names {
  const names = { path: new Set<string>(), node: new Set<string>(), namespace: new Set<string>(), workload: new Set<string>() };
  const add = (kind: keyof typeof names, name: string | null | undefined): void => {
    if (name) names[kind].add(name);
  };
  const addOwner = (owner: Owner | null): void => {
    add('namespace', owner?.namespace);
    // Units and processes are public programs.
    if (owner?.kind !== 'Unit' && owner?.kind !== 'Process') add('workload', owner?.name);
  };
  const addNodes = (nodes: readonly string[] = []): void => {
    for (const node of nodes) add('node', node);
  };
  for (const { span, related, nodes, workload, object } of findings) {
    for (const { path } of [span, ...related.map((one) => one.span)]) add('path', path);
    addNodes(nodes);
    addOwner(workload);
    addOwner(object);
  }
  for (const { workload, evidence, nodes } of listeners) {
    addOwner(workload);
    for (const { path } of [workload.span, ...evidence.map(({ span }) => span)]) add('path', path);
    addNodes(nodes);
  }
  for (const { path } of problems) add('path', path);
  addNodes(audit?.nodes.map(({ name }) => name));
  for (const place of audit?.places ?? []) {
    addOwner(place);
    addNodes(place.nodes);
  }
  const { new: added = [], gone = [], moved = [] } = audit?.changes ?? {};
  for (const { pod, workload, sources, node } of [
    ...(audit?.sockets ?? []),
    ...added,
    ...gone,
    ...moved.flatMap(({ from, to }) => [from, to]),
  ]) {
    addOwner(pod);
    addOwner(workload);
    add('node', node);
    for (const { path } of sources) add('path', path);
  }
  return names;
}
