import { onceForObject } from '../text/once.ts';
import { MAX_LABEL } from './blocks.ts';
import { knownNodeByPath, type NodeOf } from './capture-names.ts';

/** What files may be of: see `CaptureOptions`. */
export interface KnownNodes {
  readonly nodeOf?: NodeOf;
  readonly nodes?: readonly string[];
}

/** Forms of whole lines among which all headings are, and what asks for another network; cheap to try. */
const CANDIDATES = [
  // A word alone or after others, decorated or not
  String.raw`[^\w\n]{0,40}(?:\w{1,63}(?:[:/] ?| )){0,2}[\w.-]{1,253}(?: \([^)\n]{0,80}\))?[^\w\n]{0,120}`,
  // ansible
  String.raw`\S+ \| [A-Z].*|(?:ok|changed): \[.*`,
  // pssh
  String.raw`\[\d+\] .*`,
  // Commands, with whatever takes them to the node
  String.raw`.*\b(?:node\/|ssh |exec |rsh |(?:ss|netstat|lsof) +-|\/proc\/net\/).*`,
  // What such lines begin with
  String.raw`(?:Creating debugging pod |Linux \S+ \d|Starting pod\/|\[?\w+@|Warning: P|#{2,}|={2,}|-{2,}|\*{2,}|>{2,}).*`,
  // JSON of texts
  String.raw`(?:.*"|)[\w.-]+": *"[^"\n]*`,
];
const SOCKET = String.raw`(?:tcp|udp|LISTEN|UNCONN)6?\s`;

const CANDIDATE = new RegExp(`^(?!${SOCKET})(?:${CANDIDATES.join('|')})$`);

/** Whether a line may be a heading, so that the others need no second look. */
export function isHeading(line: string): boolean {
  return CANDIDATE.test(line);
}

const WORD = /\w(?:[\w.-]*\w)?/g;

/** The nodes that a text names, in their order. */
export function nodesIn(text: string, known: KnownNodes): string[] {
  return (text.slice(0, MAX_LABEL).match(WORD) ?? []).flatMap((word) => knownNode(word, known) ?? []);
}

/** The node that a text names last, for prompts stand before what is asked of another node; null where it names none. */
export function lastNodeIn(text: string, known: KnownNodes): string | null {
  return nodesIn(text, known).at(-1) ?? null;
}

/** Also by a path, and by a name without its dots, as pods of `oc debug` are called. */
function knownNode(name: string, { nodeOf = () => null, nodes = NO_NODES }: KnownNodes): string | null {
  return knownNodeByPath(name, nodeOf, nodes) ?? withoutDots(nodes).get(name) ?? null;
}

const NO_NODES: readonly string[] = [];
const withoutDots = onceForObject((nodes: readonly string[]) => new Map(nodes.map((node) => [node.replaceAll('.', ''), node])));

const COMMAND = /(?:^|[\s'"/])(?:(?:ss|netstat|lsof)(?: |$)|\S+ .*\/proc\/net\/)/;
/** Process 1 is in the network of the node. */
const IN_OTHER_NETWORK =
  /\bip +netns +exec +|\bss +(?:.* )?(?:-\w*N|--net)[ =]?\w|\bnsenter +(?=(?:.* )?(?:-\w*[an]|--net|--all)\b)(?!(?:.* )?(?:-\w*t|--target)[ =]?1\b|.*\/1\/ns\/net\b)/;

/** Whether a line is a command that shows the sockets of another network namespace than the node's own; null for any other line. */
export function asksOtherNetwork(line: string): boolean | null {
  return COMMAND.test(line) ? IN_OTHER_NETWORK.test(line) : null;
}
