/** Finds the node that a name of a node or of a pod speaks of; null where there is none. */
export type NodeOf = (name: string) => string | null;

/** Instead of a node: what is told of a pod with a network of its own is of no node. */
export const NO_NODE = '';

/** A name that tells the command and not the node. */
const COMMAND = /^(?:(?:ss|netstat|lsof)[-_ tulnapeimowxsrgNOHEZWT46]*|sockets|ports)$/i;
/** Folders that tools of support call after what they hold, not after the node. */
const COMMON = /^(?:cmd|commands?|net(?:work(?:ing)?)?|proc|system(?:info)?|sockets|output|logs?|files|data)$/i;

/** The node that a file is called by; where none is called so, the name as it stands, which where it only tells a command is that of the folder. */
export function nodeByPath(path: string, nodeOf: NodeOf, nodes: readonly string[]): string {
  const known = knownNodeByPath(path, nodeOf, nodes);
  if (known !== null) return known;
  const [own = path, ...folders] = namesOf(path);
  return COMMAND.test(own) ? (folders.find((name) => !COMMON.test(name)) ?? own) : own;
}

/** The node that is called like a file, like a folder around it, or like a part of its name (`ss-worker-0`). */
export function knownNodeByPath(path: string, nodeOf: NodeOf, nodes: readonly string[]): string | null {
  const [own = path, ...folders] = namesOf(path);
  const known = [own, own.replace(/^(?:ss|netstat|lsof)[-_]/, ''), ...folders].map(nodeOf).find((node) => node !== null);
  const parts = COMMAND.test(own) ? [own, ...folders] : [own];
  return known ?? parts.map((name) => nodeWithin(name, nodes)).find((node) => node !== undefined) ?? null;
}

/** From the innermost on, without extensions. */
function namesOf(path: string): string[] {
  const segments = path.split('/').filter((segment) => segment !== '' && segment !== '.' && segment !== '..');
  return segments.toReversed().map(stemOf);
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
  return (
    last.replace(/\.(?:gz|tgz|tar|txt|out|log|md|ss|lsof|netstat)(?=\.|$)/g, '').replace(/\.(?:tar|txt|out|log|md|json|gz)$/, '') || last
  );
}
