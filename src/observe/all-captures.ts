import type { AuditInput } from '../model/audit.ts';
import type { Cluster, ClusterNode } from '../model/cluster.ts';
import { groupBy, pick } from '../model/groups.ts';
import type { NodeCapture } from '../model/socket.ts';
import type { Problem } from '../model/source.ts';
import { compareStrings } from '../model/span.ts';
import { readCaptures } from './captures.ts';
import { joinCaptures, type NodeSockets } from './join-captures.ts';

/** The content of all captures of an audit. */
export interface AllCaptures {
  readonly joined: readonly NodeSockets[];
  readonly problems: readonly Problem[];
  readonly notes: readonly string[];
}

/** Reads captures one after the other, and joins those of each node. */
export async function readAllCaptures(given: ReturnType<AuditInput['captures']>, cluster: Cluster): Promise<AllCaptures> {
  const { nodes, pods } = cluster;
  const all: NodeCapture[] = [];
  const problems: Problem[] = [];
  const notes: string[] = [];
  const unknown = new Set<string>();
  const nodeNamed = createNodeNames(nodes);
  const nodeOf = createNodeFinder(cluster, nodeNamed);
  const podsApart = new Set(pods.flatMap(({ name, hostNetwork }) => (hostNetwork || nodeOf(name) !== null ? [] : [name])));
  const bigEndian = new Set(nodes.filter(({ isBigEndian }) => isBigEndian).map(({ name }) => name));
  const options = { nodeOf, isBigEndian: (node: string) => bigEndian.has(nodeNamed(node) ?? node) };
  for await (const one of given) {
    if ('message' in one) {
      problems.push(one);
      continue;
    }
    const read = readCaptures(one.files, { ...options, ...pick(one, 'node', 'format', 'notBefore', 'notAfter') });
    notes.push(...read.notes);
    for (const problem of [...read.problems, ...read.captures.flatMap((capture) => capture.problems)])
      problems.push({ ...problem, path: problem.path || one.path, column: 1 });
    for (const capture of read.captures) {
      const { node } = capture;
      if (node !== null && podsApart.has(node)) {
        notes.push(`${one.path} is a capture of pod ${node}, which is not on the host network; it is ignored`);
        continue;
      }
      const known = node && nodeNamed(node);
      if (node !== null && known === null && nodes.length > 0) unknown.add(node);
      all.push({ ...capture, node: known ?? node });
    }
  }
  for (const node of [...unknown].toSorted(compareStrings))
    notes.push(`the objects have no node ${node}; if it is a capture of one of their nodes, name the node: --capture NODE=PATH`);
  if (unknown.size > 0 && all.every(({ node }) => node === null || unknown.has(node)))
    notes.push('no capture is of a node among the objects, so they may belong to another cluster');
  return { joined: joinCaptures(all), problems, notes };
}

/** Returns a function that finds a node of the objects by its name, its host name, or the first label of its DNS name. */
function createNodeNames(nodes: readonly ClusterNode[]): (name: string) => string | null {
  const names = new Map<string, string>();
  for (const { name, labels } of nodes.toReversed()) names.set(labels['kubernetes.io/hostname'] ?? name, name);
  for (const { name } of nodes) names.set(name, name);
  const firstLabel = (name: string): string => name.split('.')[0] ?? name;
  const byFirstLabel = groupBy(nodes, ({ name }) => firstLabel(name));
  return (name) => {
    const [only, ...others] = byFirstLabel.get(firstLabel(name)) ?? [];
    return names.get(name) ?? (only && others.length === 0 ? only.name : null);
  };
}

/** The same, but also by the names of debug pods, which have no dots, and of pods on the host network. */
function createNodeFinder({ nodes, pods }: Cluster, nodeNamed: (name: string) => string | null): (name: string) => string | null {
  const others = new Map<string, string>();
  for (const { name, nodeName, hostNetwork } of pods) if (nodeName !== null && hostNetwork) others.set(name, nodeName);
  for (const { name } of nodes) others.set(name.replaceAll('.', ''), name);
  return (name) => nodeNamed(name) ?? others.get(name) ?? null;
}
