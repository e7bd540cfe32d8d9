import type { AuditInput } from '../model/audit.ts';
import type { Cluster } from '../model/cluster.ts';
import { pick } from '../model/groups.ts';
import type { NodeCapture } from '../model/socket.ts';
import type { Problem } from '../model/source.ts';
import { compareStrings } from '../model/span.ts';
import { readCaptures } from './captures.ts';
import type { NodeOf } from './node-of-file.ts';

/** The content of all captures of an audit. */
export interface AllCaptures {
  readonly captures: readonly NodeCapture[];
  readonly problems: Problem[];
  readonly notes: readonly string[];
}

/** Reads captures one after the other. `nodeNamed` returns the node of the objects that a name means. */
export async function readAllCaptures(
  given: ReturnType<AuditInput['captures']>,
  cluster: Cluster,
  nodeNamed: NodeOf,
): Promise<AllCaptures> {
  const all: NodeCapture[] = [];
  const problems: Problem[] = [];
  const notes: string[] = [];
  const bigEndian = new Set(cluster.nodes.filter(({ isBigEndian }) => isBigEndian).map(({ name }) => name));
  const isBigEndian = (node: string): boolean => bigEndian.has(nodeNamed(node) ?? node);
  const { nodeOf, podsApart } = createNodeFinder(nodeNamed, cluster);
  for await (const one of given) {
    if ('message' in one) {
      problems.push(one);
      continue;
    }
    const read = readCaptures(one.files, { ...pick(one, 'node', 'format', 'notBefore', 'notAfter'), isBigEndian, nodeOf });
    notes.push(...read.notes);
    for (const { path, line, message } of [...read.problems, ...read.captures.flatMap((capture) => capture.problems)])
      problems.push({ path: path || one.path, line, column: 1, message });
    for (const capture of read.captures) {
      if (capture.node === null || !podsApart.has(capture.node)) all.push(capture);
      else notes.push(`${one.path} is of pod ${capture.node}, which is not on the host network; it is ignored`);
    }
  }
  const unknown = new Set(all.flatMap(({ node }) => (cluster.nodes.length > 0 && node !== null && nodeNamed(node) === null ? [node] : [])));
  for (const node of [...unknown].toSorted(compareStrings))
    notes.push(`the objects have no node ${node}; if the capture is of one of their nodes, name it: --capture NODE=PATH`);
  if (unknown.size > 0 && all.every(({ node }) => node === null || unknown.has(node)))
    notes.push('no capture is of a node of the objects, so they may be of another cluster');
  return { captures: all, problems, notes };
}

/** Finds nodes also by the names of their debug pods, which have no dots, and of pods on the host network; `podsApart` are the other pods. */
function createNodeFinder(
  nodeNamed: NodeOf,
  { nodes, pods }: Cluster,
): { readonly nodeOf: NodeOf; readonly podsApart: ReadonlySet<string> } {
  const others = new Map<string, string>();
  for (const { name, nodeName, hostNetwork } of pods) if (nodeName !== null && hostNetwork) others.set(name, nodeName);
  for (const { name } of nodes) others.set(name.replaceAll('.', ''), name);
  const nodeOf: NodeOf = (name) => nodeNamed(name) ?? others.get(name) ?? null;
  const apart = pods.flatMap(({ name, hostNetwork }) => (hostNetwork || nodeOf(name) !== null ? [] : [name]));
  return { nodeOf, podsApart: new Set(apart) };
}
