import { addTo } from '../model/groups.ts';
import type { NodeOf } from './capture-names.ts';
import { nodeByPath } from './capture-names.ts';

/** Lines of a text that are of one node. */
export interface Part {
  /** Null where the text names none. */
  readonly node: string | null;
  readonly text: string;
  /** The line of the whole text by that of the part; both begin with 1. */
  readonly lineOf: (line: number) => number;
}

/** What files may be of: see `CaptureOptions`. */
export interface KnownNodes {
  readonly nodeOf?: NodeOf;
  readonly nodes?: readonly string[];
}

interface Heading {
  readonly pattern: RegExp;
  /** Whether the line speaks of a node whatever it names; other lines count only where they name a node that the objects hold. */
  readonly isSure: boolean;
}

const HEADINGS: readonly Heading[] = [
  // commatrix: node: NAME
  { pattern: /^node: *(\S+)\s*$/, isSure: true },
  // ansible
  { pattern: /^(\S+) \| [A-Z]+!? (?:\||=>)/, isSure: true },
  // pssh
  { pattern: /^\[\d+\] [\d:]+ \[\w+\] (\S+)/, isSure: true },
  { pattern: /\bdebug (?:.* )?node\/([\w.-]+)/, isSure: true },
  { pattern: /^Starting pod\/([\w.-]+?)-debug/, isSure: false },
  { pattern: /\bssh (.*)/, isSure: false },
  { pattern: /^\[?\w+@([\w.-]+)/, isSure: false },
  { pattern: /^==> (\S+) <==/, isSure: false },
  // A word alone, decorated or not
  { pattern: /^[^\w\n]*(?:(?:node|host|hostname)[^\w\n]+)?(\w[\w.-]*)[^\w\n]*$/i, isSure: false },
];
/** Every line that may be one of these, so that the others need no second look; nearly all are of sockets. */
const CANDIDATE =
  /^(?!(?:tcp|udp|LISTEN|UNCONN)6?\s)(?:[^\w\n]{0,40}(?:\w+:? )?[\w.-]{1,253}[^\w\n]{0,120}|\S+ \| [A-Z].*|\[\d+\] .*|.*\b(?:node\/|ssh ).*|Starting pod\/.*|\[?\w+@.*|==> .*)$/gm;

/** What pdsh puts before each line: the node. */
const PREFIX = /^([\w.-]*[A-Za-z][\w.-]*): +(?=(?:Netid|State|Proto|tcp6?|udp6?|sctp|LISTEN|UNCONN|COMMAND)\s)/m;

/** The lines of a text by the nodes that headings, prompts or prefixes of lines name. */
export function partsOf(text: string, known: KnownNodes): readonly Part[] {
  return PREFIX.test(text) ? partsByPrefix(text) : partsByHeading(text, known);
}

function partsByPrefix(text: string): Part[] {
  const groups = new Map<string | null, { readonly line: string; readonly number: number }[]>();
  for (const [index, line] of text.split('\n').entries()) {
    const [prefix = '', name] = /^([\w.-]*[A-Za-z][\w.-]*): ?/.exec(line) ?? [];
    addTo(groups, name ?? null, { line: line.slice(prefix.length), number: index + 1 });
  }
  return [...groups].map(([node, lines]) => ({
    node,
    text: lines.map(({ line }) => line).join('\n'),
    lineOf: (line) => lines[line - 1]?.number ?? 1,
  }));
}

function partsByHeading(text: string, known: KnownNodes): Part[] {
  const parts: Part[] = [];
  let from = 0;
  let before = 0;
  let node: string | null = null;
  const close = (end: number): void => {
    const lines = before;
    const part = text.slice(from, end);
    if (end > from) parts.push({ node, text: part, lineOf: (line) => line + lines });
    for (let at = part.indexOf('\n'); at >= 0; at = part.indexOf('\n', at + 1)) before++;
    from = end;
  };
  for (const { 0: line, index } of text.matchAll(CANDIDATE)) {
    const named = nodeOfHeading(line, known);
    if (named === null || named === node) continue;
    close(index);
    node = named;
  }
  close(text.length);
  return parts;
}

function nodeOfHeading(line: string, known: KnownNodes): string | null {
  for (const { pattern, isSure } of HEADINGS) {
    const [, name] = pattern.exec(line) ?? [];
    if (name === undefined) continue;
    for (const word of name.split(/\s+/)) {
      const node = knownNode(word.replace(/^.*@/, ''), known);
      if (node !== null) return node;
    }
    if (isSure) return name;
  }
  return null;
}

/** Also by a path, and by a name without its dots, as pods of `oc debug` are called. */
function knownNode(name: string, { nodeOf = () => null, nodes = [] }: KnownNodes): string | null {
  const byPath = nodeByPath(name, nodeOf, nodes);
  return nodeOf(byPath) ?? nodes.find((node) => node.replaceAll('.', '') === name) ?? null;
}

const STAMP = String.raw`(?:\d{4}-\d\d-\d\d[T ][\d:.,]+ ?(?:Z|[+-]\d\d:?\d\d)?|[A-Z][a-z]{2} [ \d]\d [\d:]{8})`;
/** What logs, tickets and tools put before each line: quotes, `[pod/NAME/CONTAINER]`, times, hosts and programs. */
const BEFORE = new RegExp(
  String.raw`^(?:[ \t]*>+[ \t]|\[(?!\d+\])[\w./-]+\][ \t]|[\w.-]+[ \t]+\|[ \t](?![A-Z]+!? )|${STAMP}[ \t](?:std(?:out|err)[ \t][FP][ \t]|[\w.-]+[ \t][\w.@/-]+(?:\[\d+\])?:[ \t])?)+`,
  'gm',
);
/** How lines begin that surely are of a capture, wherever they stand. */
const BEGINNING = String.raw`(?:(?:Netid[ \t]+)?State[ \t]+Recv-Q|Proto[ \t]+Recv-Q|COMMAND[ \t]+PID[ \t]|sl[ \t]+local_address|(?:[a-z]\w*[ \t]+)?(?:LISTEN|UNCONN|ESTAB)[ \t]+\d+[ \t]+\d+[ \t]+\S+:|(?:tcp|udp)6?[ \t]+\d+[ \t]+\d+[ \t]+\S+:|\d+:[ \t](?:[0-9A-F]{8}|[0-9A-F]{32}):[0-9A-F]{4}[ \t]|users:\(\(")`;
const BEFORE_BEGINNING = new RegExp(
  String.raw`^(?![ \t]*${BEGINNING})(?!unix|u_|\S*(?:tcp|udp|udplite|raw|icmp)6?:)[^\n]{1,120}?(?<=[\s:|>\]])(?=${BEGINNING})`,
  'gm',
);

/** Whoever adds to lines does so from the first ones on. */
const MAX_SNIFFED = 65_536;

/** A text without the quotes, times and names before its lines; their numbers stay. */
export function withoutPrefixes(text: string): string {
  return text.slice(0, MAX_SNIFFED).search(BEFORE) >= 0 ? text.replaceAll(BEFORE, '') : text;
}

/** A text whose lines begin where the capture begins, such as those of a log or those quoted in JSON. */
export function withoutLeadingText(text: string): string {
  const plain = /^\s*[{[]/.test(text) ? text.replaceAll('\\"', '"') : text;
  return plain.slice(0, MAX_SNIFFED).search(BEFORE_BEGINNING) >= 0 ? plain.replaceAll(BEFORE_BEGINNING, '') : plain;
}
