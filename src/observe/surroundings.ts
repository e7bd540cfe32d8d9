import { addTo } from '../model/groups.ts';
import { MAX_LABEL } from './blocks.ts';
import { NO_NODE } from './capture-names.ts';
import { asksOtherNetwork, isHeading, type KnownNodes, lastNodeIn, nodesIn } from './headings.ts';
import { hostsOfTools, namedHosts } from './named-hosts.ts';
import { isPlain, type PeeledLine, peeledLines } from './peel.ts';

/** Lines of a text that are of one node. */
export interface Part {
  /** Null where the text names none. */
  readonly node: string | null;
  readonly text: string;
  /** The line of the whole text by that of the part; both begin with 1. */
  readonly lineOf: (line: number) => number;
  /** Whether some line surely is of a capture. */
  readonly holdsCapture: boolean;
}

/**
 * The lines of a text by the nodes that headings, prompts or prefixes of lines name; those of other network namespaces are left out.
 * Where the file is called by a node of the objects, `isNamed`, no other name is taken for one.
 */
export function partsOf(text: string, known: KnownNodes, isNamed: boolean): readonly Part[] {
  if (isPlain(text)) return [{ node: null, text, lineOf: (line) => line, holdsCapture: true }];
  const lines = peeledLines(text);
  const strangers = hostsOfTools(lines);
  const parts = partsByNode(lines, withHosts(known, strangers));
  const isKnown = ({ node, holdsCapture }: Part): boolean => holdsCapture && node !== null && !strangers.has(node);
  return isNamed || parts.some(isKnown) ? parts : partsByNode(lines, withHosts(known, namedHosts(lines)));
}

function withHosts({ nodes = [], nodeOf }: KnownNodes, hosts: ReadonlySet<string>): KnownNodes {
  return { nodes: [...nodes, ...hosts], nodeOf: (name) => nodeOf?.(name) ?? (hosts.has(name) ? name : null) };
}

function partsByNode(lines: readonly PeeledLine[], known: KnownNodes): Part[] {
  const groups = new Map<string | null, (PeeledLine & { readonly number: number })[]>();
  let node: string | null = null;
  let isElsewhere = false;
  /** The nodes that lines since the last one of a capture mention; null once one of them is a heading. */
  let mentioned: Set<string> | null = new Set();
  for (const [index, { text, lead, before }] of lines.entries()) {
    let own: string | null = before === '' ? null : lastNodeIn(before, known);
    if (lead !== null) {
      if (own !== null) node = own;
      else if (mentioned?.size === 1) [node = null] = mentioned;
      mentioned = new Set();
    } else if (own !== null && text.trim() === '') node = own;
    else if (text.length <= MAX_LABEL && isHeading(text)) {
      const named = lastNodeIn(text, known);
      isElsewhere = asksOtherNetwork(text) ?? ((named ?? node) === node && isElsewhere);
      if (named !== null) {
        [node, own] = [named, null];
        mentioned = null;
      }
    } else if (own === null && mentioned !== null) for (const one of nodesIn(text, known)) mentioned.add(one);
    const of = own ?? node;
    if (!isElsewhere && of !== NO_NODE) addTo(groups, of, { text, lead, before, number: index + 1 });
  }
  return [...groups].map(([of, own]) => ({
    node: of,
    text: own.map(({ text }) => text).join('\n'),
    lineOf: (line) => own[line - 1]?.number ?? 1,
    holdsCapture: own.some(({ lead }) => lead !== null),
  }));
}
