import { addTo } from '../model/groups.ts';
import { isPlain, leadOf } from './beginnings.ts';
import { NO_NODE, stemOf } from './capture-names.ts';
import { asksOtherNetwork, isHeading, type KnownNodes, nodeOfHeading } from './headings.ts';
import { type Label, namedHosts } from './named-hosts.ts';

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

/** A line of a capture without what stands before it, or any other line. */
interface PeeledLine {
  readonly text: string;
  /** Null of a line that is not known as one of a capture by its beginning. */
  readonly lead: string | null;
  /** What stood before the text, unless it is blank. */
  readonly before: string;
}

/** The lines of a text by the nodes that headings, prompts or prefixes of lines name; those of other network namespaces are left out. */
export function partsOf(text: string, known: KnownNodes): readonly Part[] {
  if (isPlain(text)) return [{ node: null, text, lineOf: (line) => line, holdsCapture: true }];
  const lines = peeledLines(text);
  const parts = partsByNode(lines, known);
  if (parts.some(({ node, holdsCapture }) => node !== null && holdsCapture)) return parts;
  const names = namedHosts(labelsOf(lines));
  return names.size === 0
    ? parts
    : partsByNode(lines, { nodes: [...names], nodeOf: (name) => known.nodeOf?.(name) ?? (names.has(name) ? name : null) });
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
    else if (text.length <= MAX_HEADING && isHeading(text)) {
      const named = nodeOfHeading(text, known);
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

/** Nobody calls a node later in a line. */
const MAX_HEADING = 1000;
const WORD = /[\w.-]*\w/g;

function nodesIn(text: string, { nodeOf = () => null }: KnownNodes): string[] {
  return [...text.slice(0, MAX_HEADING).matchAll(WORD)].flatMap(([word]) => nodeOf(stemOf(word)) ?? nodeOf(word) ?? []);
}

function lastNodeIn(text: string, known: KnownNodes): string | null {
  return nodesIn(text, known).at(-1) ?? null;
}

/** The first field line of a process, and lines of captures that begin in no way of their own. */
const LSOF_PROCESS = /^p\d+$/;
const NO_LABEL = /^\s*(?:(?:unix|u_\w+|nl|p_\w+)\s|users:|[cfPT][\w=.-]*$|[A-Za-z](?:0[tx][\da-f]*|\d+|IPv[46])$|n\S*:[\d*]+(?:->\S*)?$)/;
/** Headings stand closer above what they are about, but for warnings that a command repeats. */
const MAX_ABOVE = 8;

/** What may name nodes: leads of lines, and the lines right above those of captures. */
function labelsOf(lines: readonly PeeledLine[]): Label[] {
  const labels: Label[] = [];
  let above = new Set<string>();
  let isBelow = false;
  for (const { text, lead, before } of lines) {
    // Before the first line alone stands a heading.
    if (before !== '') labels.push({ text: before, isLead: isBelow });
    isBelow = before !== '';
    if (lead === null && !LSOF_PROCESS.test(text)) {
      if (text.trim() !== '' && text.length <= MAX_HEADING && !NO_LABEL.test(text)) above.add(text);
    } else {
      for (const label of [...above].slice(-MAX_ABOVE)) labels.push({ text: label, isLead: false });
      above = new Set();
    }
  }
  return labels;
}

const STAMP = String.raw`(?:\d{4}-\d\d-\d\d[T ][\d:.,]+ ?(?:Z|[+-]\d\d:?\d\d)?|[A-Z][a-z]{2} [ \d]\d [\d:]{8})`;
/** What logs, tickets and tools put before each line: quotes, `[pod/NAME/CONTAINER]`, times, hosts and programs. */
const BEFORE = new RegExp(
  String.raw`^(?:[ \t]*>+[ \t]|\[(?!\d+\])[\w./-]+\][ \t]|[\w.-]{1,253}[ \t]+\|[ \t](?![A-Z]+!? )|${STAMP}[ \t](?:std(?:out|err)[ \t][FP][ \t]|p=\d+ u=\S+ n=\S+ [A-Z]+\| |[\w.-]+[ \t][\w.@/-]+(?:\[\d+\])?:[ \t])?|(?=[\w.-]{0,252}[A-Za-z])[\w.-]{1,253}:[ \t](?=[pcfPnTtuadlGiKRsgLDo]\S*$))+`,
);

function peeledLines(text: string): PeeledLine[] {
  const isDiff = /^@@ -\d/m.test(text);
  return text.split('\n').map((written) => {
    const line = written.endsWith('\r') ? written.trimEnd() : written;
    if (isDiff && line.startsWith('-')) return { text: '', lead: null, before: '' };
    const whole = isDiff && /^(?: |\+(?!\+\+ ))/.test(line) ? line.slice(1) : line;
    if (leadOf(whole) === '') return { text: whole, lead: '', before: '' };
    const [logged = ''] = BEFORE.exec(whole) ?? [];
    const lead = leadOf(whole.slice(logged.length));
    const before = logged + (lead ?? '');
    return { text: whole.slice(before.length), lead, before: before.trim() === '' ? '' : before };
  });
}
