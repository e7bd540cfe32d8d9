import { onceForObject } from '../text/once.ts';

/** Finds the node that a name of a node or of a pod speaks of; null where there is none. */
export type NodeOf = (name: string) => string | null;

/** Instead of a node: what is told of a pod with a network of its own is of no node. */
export const NO_NODE = '';

/** Names of files and folders that tell a command, or what they hold, and not the node. */
const OPTION = String.raw`(?:[a-z\d](?![a-z])|(?=\w*n)(?=\w*[tulp])[tulnapeimowxsrgNOHEZWT46]{2,})`;
const COMMON = new RegExp(
  String.raw`^(?:(?:ss|netstat|lsof)${OPTION}?(?:[-_ ]{1,2}${OPTION})*|cmd|(?:\w+_)?commands?|net(?:work(?:ing)?)?|proc|system(?:info)?|sockets|ports|out(?:put)?|logs?|files|data|hosts?|nodes|tmp|var|1)$`,
  'i',
);

/** Commands with their options, and days, that stand before or behind the node in the name of a file. */
const OPTIONS = String.raw`(?:[-_]{1,2}(?=\w*n)(?=\w*[tulp]\w*[tulp])[tulnapeimowxsrgNOHEZWT46]+(?=[-_.]|$))?`;
const BESIDE_NODE = String.raw`(?:(?:ss|netstat|lsof)${OPTIONS}|\d{4}-?\d\d-?\d\d(?:[-_T]?\d\d[-:_]?\d\d(?:[-:_]?\d\d)?Z?)?)`;
const BESIDE = new RegExp(
  `^(?:\\d{1,3}[-_](?=[a-z]))?(?:${BESIDE_NODE}[-_.])*(?=.)|(?<=.)(?:[-_.]${BESIDE_NODE}|[-_](?:proc|net|tcp6?|udp6?|sockets|ports))+$`,
  'gi',
);

/** The node that a file is called by; where none is called so, the name as it stands, which where it only tells a command is that of the folder. */
export function nodeByPath(path: string, nodeOf: NodeOf, nodes: readonly string[], shared: ReadonlySet<string> = new Set()): string {
  const known = knownNodeByPath(path, nodeOf, nodes);
  if (known !== null) return known;
  const names = namesOf(path);
  const telling = names.flatMap((name) => (COMMON.test(name) ? [] : [{ name, node: name.replaceAll(BESIDE, '') }]));
  const own = telling.filter(({ node }) => node !== '' && !COMMON.test(node));
  // What all files share is their node only where nothing else could be.
  const [first] = own.filter(({ name }) => !shared.has(name));
  return (first ?? own[0])?.node ?? names[0] ?? path;
}

/** The node that is called like a file, like a folder around it, or like a part of its name (`ss-worker-0`). */
export function knownNodeByPath(path: string, nodeOf: NodeOf, nodes: readonly string[]): string | null {
  const [own = path, ...folders] = namesOf(path);
  const known = [own, own.replace(/^(?:ss|netstat|lsof)[-_]/, ''), ...folders].map(nodeOf).find((node) => node !== null);
  const parts = COMMON.test(own) ? [own, ...folders] : [own];
  return known ?? parts.map((name) => nodeWithin(name, nodes)).find((node) => node !== undefined) ?? null;
}

/** Names of files and folders that stand in all of several paths, and so tell no node. */
export function sharedNames(paths: readonly string[]): ReadonlySet<string> {
  if (paths.length < 2) return new Set();
  let shared = new Set(namesOf(paths[0] ?? ''));
  for (const path of paths) {
    const names = new Set(namesOf(path));
    shared = new Set([...shared].filter((name) => names.has(name)));
  }
  return shared;
}

/** From the innermost on, without extensions. */
function namesOf(path: string): string[] {
  const segments = path.split('/').filter((segment) => segment !== '' && segment !== '.' && segment !== '..');
  return segments.toReversed().map(stemOf);
}

/** The longest name of a node that stands in a name between dashes, dots or underscores. */
function nodeWithin(name: string, nodes: readonly string[]): string | undefined {
  const { known, mostWords } = byWords(nodes);
  const words = wordsOf(name);
  const found: string[] = [];
  for (let from = 0; from < words.length; from++) {
    for (let count = 1; count <= mostWords && from + count <= words.length; count++) {
      const node = known.get(words.slice(from, from + count).join('-'));
      if (node !== undefined) found.push(node);
    }
  }
  return found.toSorted((a, b) => b.length - a.length)[0];
}

/** Thousands of files may be called by thousands of nodes, so their names are not tried one after the other. */
const byWords = onceForObject((nodes: readonly string[]) => ({
  known: new Map(nodes.map((node) => [wordsOf(node).join('-'), node])),
  mostWords: nodes.reduce((most, node) => Math.max(most, wordsOf(node).length), 0),
}));

function wordsOf(name: string): string[] {
  return name.split(/[-_.]/);
}

/** The name of a file or folder without its extensions. */
export function stemOf(name: string): string {
  const last = name.split('/').at(-1) ?? name;
  return (
    last
      .replace(/\.(?:gz|tgz|tar|txt|out|log|md|ss|lsof|netstat)(?=\.|$)/g, '')
      .replace(/\.(?:tar|txt|out|log|md|jsonl?|ndjson|gz|csv|html?|xml|ya?ml|cast|diff|patch)$/, '') || last
  );
}
