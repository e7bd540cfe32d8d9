import type { AuditInput } from '../model/audit.ts';
import type { Cluster } from '../model/cluster.ts';
import type { NodeCapture } from '../model/socket.ts';
import type { Problem } from '../model/source.ts';
import { compareStrings } from '../model/span.ts';
import { NO_NODE, type NodeOf } from './capture-names.ts';
import { readCaptures } from './captures.ts';

/** What all captures of an audit tell. */
export interface AllCaptures {
  readonly captures: readonly NodeCapture[];
  readonly problems: Problem[];
  readonly notes: readonly string[];
}

/** Reads captures one after the other. `nameOf` gives the node of the objects that a name means. */
export async function readAllCaptures(given: ReturnType<AuditInput['captures']>, cluster: Cluster, nameOf: NodeOf): Promise<AllCaptures> {
  const all: NodeCapture[] = [];
  const problems: Problem[] = [];
  const notes: string[] = [];
  const nodes = cluster.nodes.map(({ name }) => name);
  const bigEndian = new Set(cluster.nodes.filter(({ isBigEndian }) => isBigEndian).map(({ name }) => name));
  const isBigEndian = (node: string): boolean => bigEndian.has(nameOf(node) ?? node);
  const nodeOf = withPods(nameOf, cluster);
  for await (const one of given) {
    if ('message' in one) {
      problems.push(one);
      continue;
    }
    const read = readCaptures(one.files, { node: one.node, format: one.format, isBigEndian, nodeOf, nodes });
    all.push(...read.captures);
    notes.push(...read.notes);
    for (const { path, line, message } of [...read.problems, ...read.captures.flatMap((capture) => capture.problems)])
      problems.push({ path: path || one.path, line, column: 1, message });
  }
  const unknown = new Set(all.flatMap(({ node }) => (cluster.nodes.length > 0 && node !== null && nameOf(node) === null ? [node] : [])));
  for (const node of [...unknown].toSorted(compareStrings))
    notes.push(`no node of the objects is called ${node}; name it as in --capture NODE=PATH, if the capture is of one of them`);
  if (unknown.size > 0 && all.every(({ node }) => node === null || unknown.has(node)))
    notes.push('none of the captures is of a node of the objects, so they may be of another cluster');
  return { captures: all, problems, notes };
}

/** Names of nodes, and of pods, in which commands show the sockets of the node where they are on its network. */
function withPods(nameOf: NodeOf, { pods }: Cluster): NodeOf {
  const ofPods = new Map<string, string>();
  for (const { name, nodeName, hostNetwork } of pods)
    if (nodeName !== null && (hostNetwork || !ofPods.has(name))) ofPods.set(name, hostNetwork ? nodeName : NO_NODE);
  return (name) => nameOf(name) ?? ofPods.get(name) ?? null;
}
