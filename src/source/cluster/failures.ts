import { groupBy } from '../../model/groups.ts';
import { type Problem, problemOfFile } from '../../model/source.ts';
import { firstFew } from '../../text/words.ts';

/** A node whose sockets could not be read. */
export interface NodeFailure {
  readonly node: string;
  readonly reason: string;
  /** The reason without the names of the node and its pods, so that it is equal for nodes with the same cause. */
  readonly cause: string;
}

const MAX_NAMES = 10;

/** One problem for each cause, for any number of nodes. */
export function problemsOf(failures: readonly NodeFailure[], prefix: string): Problem[] {
  return [...groupBy(failures, ({ cause }) => cause).values()].flatMap((all) => {
    const [first] = all;
    if (first === undefined) return [];
    const isOne = all.length === 1;
    const message = `the sockets of ${nodesInWords(all.map(({ node }) => node))} are not known: ${isOne ? '' : `on ${first.node}, `}${first.reason}`;
    return [problemOfFile(isOne ? `${prefix}nodes/${first.node}` : `${prefix}nodes`, message)];
  });
}

/** `node worker-0`, or `12 nodes (worker-0, ... and 2 more)`. */
export function nodesInWords(nodes: readonly string[]): string {
  return nodes.length === 1 ? `node ${nodes[0]}` : `${nodes.length} nodes (${firstFew(nodes, MAX_NAMES)})`;
}
