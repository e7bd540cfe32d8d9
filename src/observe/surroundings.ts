import { addTo } from '../model/groups.ts';
import { NO_NODE } from './capture-names.ts';
import { asksOtherNetwork, HEADING_CANDIDATE, type KnownNodes, nodeOfHeading, withNamedNodes } from './headings.ts';

/** Lines of a text that are of one node. */
export interface Part {
  /** Null where the text names none. */
  readonly node: string | null;
  readonly text: string;
  /** The line of the whole text by that of the part; both begin with 1. */
  readonly lineOf: (line: number) => number;
}

/** The node that pdsh, Fabric, `parallel --tag` or talosctl puts before each line: a name with a colon, or one that is no common word. */
const PREFIX =
  /^(?:\[([\w.-]{1,253})\] (?:out|err): |(?=[\w.-]{0,252}[A-Za-z])([\w.-]{1,253}): ?|(?=\w{1,253}[.-])(?=[\w.-]{0,252}[A-Za-z.])([\w.-]{1,253})[ \t]+)/;
const PREFIXED = new RegExp(`${PREFIX.source} *(?=(?:Netid|State|Proto|tcp6?|udp6?|sctp|LISTEN|UNCONN|COMMAND|sl|p\\d+)\\s)`, 'm');
/** The pod that `kubectl logs --prefix` puts before each line. */
const POD_PREFIX = /^\[pod\/([\w.-]+)\/[\w.-]+\] /m;

/** The lines of a text by the nodes that headings, prompts or prefixes of lines name; those of other network namespaces are left out. */
export function partsOf(text: string, known: KnownNodes): readonly Part[] {
  if (!STRANGE_LINE.test(text)) return [{ node: null, text, lineOf: (line) => line }];
  return foundParts(text, known).map((part) => ({ ...part, text: withoutLeadingText(part.text) }));
}

function foundParts(text: string, known: KnownNodes): readonly Part[] {
  const led = partsByLead(text, known);
  if (led !== null) return led;
  return POD_PREFIX.test(text) ? partsOfPods(text, known) : partsOfPlain(text, known);
}

function partsOfPlain(text: string, known: KnownNodes): readonly Part[] {
  const plain = withoutPrefixes(text);
  if (PREFIXED.test(plain)) return partsByPrefix(plain, PREFIX);
  return partsByHeading(plain, known.nodes?.length ? known : withNamedNodes(plain, known));
}

/** Logs and tools that run commands on many nodes put a known node or pod somewhere before each line; null where nothing does. */
function partsByLead(text: string, { nodeOf = () => null }: KnownNodes): Part[] | null {
  const nodeBefore = (lead: string): string | null =>
    [...lead.matchAll(/[\w.-]*\w/g)].map(([word]) => nodeOf(word)).findLast((node) => node !== null) ?? null;
  const head = text.slice(0, MAX_SNIFFED);
  const led = [...head.matchAll(BEFORE_BEGINNING)].filter(([lead]) => nodeBefore(lead) !== null).length;
  // The first line below a heading may stand on the same line.
  if (led === 0 || led <= [...head.matchAll(AT_BEGINNING)].length) return null;
  const parts = partsByLine(text, (line) => {
    const [lead] = line.match(BEFORE_BEGINNING) ?? [];
    return { node: nodeBefore(lead ?? line.slice(0, MAX_LEAD)), from: lead?.length ?? 0 };
  });
  return parts.filter(({ node }) => node !== NO_NODE);
}

function partsByPrefix(text: string, pattern: RegExp): Part[] {
  return partsByLine(text, (line) => {
    const [prefix = '', ...names] = pattern.exec(line) ?? [];
    return { node: names.find((name) => name !== undefined) ?? null, from: prefix.length };
  });
}

function partsByLine(text: string, read: (line: string) => { readonly node: string | null; readonly from: number }): Part[] {
  const groups = new Map<string | null, { readonly line: string; readonly number: number }[]>();
  for (const [index, line] of text.split('\n').entries()) {
    const { node, from } = read(line);
    addTo(groups, node, { line: line.slice(from), number: index + 1 });
  }
  return [...groups].map(([node, lines]) => ({
    node,
    text: lines.map(({ line }) => line).join('\n'),
    lineOf: (line) => lines[line - 1]?.number ?? 1,
  }));
}

/** Pods of which nobody knows the node are of different nodes, where there are several. */
function partsOfPods(text: string, known: KnownNodes): Part[] {
  const parts = partsByPrefix(text, POD_PREFIX);
  const isOne = parts.filter(({ node }) => node !== null).length === 1;
  return parts.flatMap(({ node: pod, text: own, lineOf }) => {
    const node = pod === null ? null : (known.nodeOf?.(pod) ?? (isOne ? null : pod));
    const within = node === NO_NODE ? [] : partsOfPlain(own, known);
    return within.map((part) => ({ ...part, node: part.node ?? node, lineOf: (line) => lineOf(part.lineOf(line)) }));
  });
}

/** Nobody calls a node later in a line. */
const MAX_HEADING = 1000;

function partsByHeading(text: string, known: KnownNodes): Part[] {
  const parts: Part[] = [];
  let from = 0;
  let before = 0;
  let node: string | null = null;
  let isElsewhere = false;
  const close = (end: number): void => {
    const lines = before;
    const part = text.slice(from, end);
    if (end > from && !isElsewhere && node !== NO_NODE) parts.push({ node, text: part, lineOf: (line) => line + lines });
    for (let at = part.indexOf('\n'); at >= 0; at = part.indexOf('\n', at + 1)) before++;
    from = end;
  };
  for (const { 0: whole, index } of text.matchAll(HEADING_CANDIDATE)) {
    const line = whole.slice(0, MAX_HEADING);
    const named: string | null = nodeOfHeading(line, known) ?? node;
    const asksElsewhere: boolean = asksOtherNetwork(line) ?? (named === node && isElsewhere);
    if (named === node && asksElsewhere === isElsewhere) continue;
    close(index);
    node = named;
    isElsewhere = asksElsewhere;
  }
  close(text.length);
  return parts;
}

const STAMP = String.raw`(?:\d{4}-\d\d-\d\d[T ][\d:.,]+ ?(?:Z|[+-]\d\d:?\d\d)?|[A-Z][a-z]{2} [ \d]\d [\d:]{8})`;
/** What logs, tickets and tools put before each line: quotes, `[pod/NAME/CONTAINER]`, times, hosts and programs. */
const BEFORE = new RegExp(
  String.raw`^(?:[ \t]*>+[ \t]|\[(?!\d+\])[\w./-]+\][ \t](?!(?:out|err): )|[\w.-]+[ \t]+\|[ \t](?![A-Z]+!? )|${STAMP}[ \t](?:std(?:out|err)[ \t][FP][ \t]|[\w.-]+[ \t][\w.@/-]+(?:\[\d+\])?:[ \t])?)+`,
  'gm',
);
/** Nobody puts more before a line. */
const MAX_LEAD = 120;
/** How lines begin that surely are of a capture, wherever they stand. */
const BEGINNING = String.raw`(?:(?:Netid[ \t]+)?(?:State[ \t]+(?:Recv-Q|Local)|Recv-Q[ \t]+Send-Q)|(?:[a-z]+[ \t]+)?\d+[ \t]+\d+[ \t]+\S+:\S+[ \t]+\S*:\*|Proto[ \t]+Recv-Q|COMMAND[ \t]+PID[ \t]|sl[ \t]+local_address|(?:[a-z]\w*[ \t]+)?(?:LISTEN|UNCONN|ESTAB)[ \t]+(?:\d+[ \t]+\d+[ \t]+)?\S+:|(?:tcp|udp)6?[ \t]+\d+[ \t]+\d+[ \t]+\S+:|\d+:[ \t](?:[0-9A-F]{8}|[0-9A-F]{32}):[0-9A-F]{4}[ \t]|[^\s"]{1,64}[ \t]+\d+[ \t]+(?:\S+[ \t]+){2,4}IPv[46][ \t]|users:\(\(")`;
/** A line that may be something else; most captures have none. */
const STRANGE_LINE = new RegExp(String.raw`^(?![ \t]*${BEGINNING})(?=.*\S)`, 'm');
const AT_BEGINNING = new RegExp(String.raw`^[ \t]*(?:\S*(?:tcp|udp|udplite|raw|icmp)6?:)?${BEGINNING}`, 'gm');
const BEFORE_BEGINNING = new RegExp(
  String.raw`^(?![ \t]*${BEGINNING})(?!unix|u_|\S*(?:tcp|udp|udplite|raw|icmp)6?:|[ \t]*\S+:\*[ \t])[^\n]{1,${MAX_LEAD}}?(?<=[\s:|>\]"])(?=${BEGINNING})`,
  'gm',
);

/** Whoever adds to lines does so from the first ones on. */
const MAX_SNIFFED = 65_536;

/** A string that fills a line of JSON or CSV. */
const STRING_LINE = /^\s*"((?:[^"\\]|\\.|"")*)",?\s*$/;
const ANY_STRING_LINE = new RegExp(STRING_LINE, 'm');

/** A text of which the lines within strings, as JSON, CSV and Ansible write them, are lines; `lineOf` gives those of the text before. */
export function withLinesOfStrings(text: string): { readonly text: string; readonly lineOf: (line: number) => number } {
  const head = text.slice(0, MAX_SNIFFED);
  if (!head.includes('\\n') && !/^[ \t]*\{"/m.test(head) && !ANY_STRING_LINE.test(head)) return { text, lineOf: (line) => line };
  const lines = text.split('\n').flatMap((line, index) => {
    const [, whole] = STRING_LINE.exec(line) ?? [];
    const own = (whole?.replaceAll('""', '"') ?? line).replaceAll('\\"', '"').split(/\\n|", ?"/);
    return own.map((one) => ({ text: one, number: index + 1 }));
  });
  return { text: lines.map((line) => line.text).join('\n'), lineOf: (line) => lines[line - 1]?.number ?? 1 };
}

/** A text without the quotes, times and names before its lines; their numbers stay. */
function withoutPrefixes(text: string): string {
  return text.slice(0, MAX_SNIFFED).search(BEFORE) >= 0 ? text.replaceAll(BEFORE, '') : text;
}

/** A text whose lines begin where the capture begins, such as those of a log or those quoted in JSON. */
function withoutLeadingText(text: string): string {
  const plain = /^\s*[{[]/.test(text) ? text.replaceAll('\\"', '"') : text;
  return plain.slice(0, MAX_SNIFFED).search(BEFORE_BEGINNING) >= 0 ? plain.replaceAll(BEFORE_BEGINNING, '') : plain;
}
