/** Finds the node that a name speaks of; null where there is none. */
export type NodeOf = (name: string) => string | null;

/** A name that tells the command and not the node. */
const COMMAND = /^(?:ss|netstat|lsof|sockets|ports)(?:[-_]-?[tuln]\w*)?$/i;

/**
 * The node that a file is called by: by its own name, by that of a folder around it, or by a part of its name (`ss-worker-0`), where a
 * node is called so; else the name as it stands, which where it only tells a command is that of the folder.
 */
export function nodeByPath(path: string, nodeOf: NodeOf, nodes: readonly string[]): string {
  const segments = path.split('/').filter((segment) => segment !== '' && segment !== '.' && segment !== '..');
  const [own = path, ...folders] = segments.toReversed().map(stemOf);
  const named = [own, ...folders].find((name) => nodeOf(name) !== null) ?? nodeWithin(own, nodes);
  return named ?? (COMMAND.test(own) ? (folders[0] ?? own) : own);
}

/** The longest name of a node that stands in a name between dashes, dots or underscores. */
function nodeWithin(name: string, nodes: readonly string[]): string | undefined {
  const padded = `-${name.replaceAll(/[_.]/g, '-')}-`;
  const found = nodes.filter((node) => padded.includes(`-${node.replaceAll(/[_.]/g, '-')}-`));
  return found.toSorted((a, b) => b.length - a.length)[0];
}

/** The name of a file or folder without its extensions. */
export function stemOf(name: string): string {
  const last = name.split('/').at(-1) ?? name;
  return last.replace(/\.(?:gz|tgz|tar|txt|out|log|ss|lsof|netstat)(?=\.|$)/g, '').replace(/\.(?:tar|txt|out|log|json|gz)$/, '') || last;
}
