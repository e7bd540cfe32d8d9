import type { PortRange } from '../../../model/address.ts';

/** An item of a list: a finding, a host port, or a row of a registry. */
export interface SelectableItem {
  /** The ports of the item; null if it has none. */
  readonly ports: PortRange | null;
  /** All its words in lower case. */
  readonly text: string;
  /** Its names, by the filter that finds them. */
  readonly names: Readonly<Record<string, readonly string[]>>;
}

/** The filters of the reader; an empty text does not filter. */
export type Query = Readonly<Record<string, string>>;

/** Filters that accept part of a name. A whole name only matches itself, so that a count and its filter agree. */
const TYPED = new Set(['owner', 'namespace', 'workload']);

/** The items that match every word of the text and every other filter. */
export function select<Kind extends SelectableItem>(items: readonly Kind[], { text = '', ...query }: Query): Kind[] {
  const words = text.toLowerCase().split(/\s+/).filter(Boolean);
  const tests = [...words.map(testOfWord), ...Object.entries(query).map(([name, asked]) => testOfName(items, name, asked.trim()))];
  return items.filter((item) => tests.every((test) => test(item)));
}

type Test = (item: SelectableItem) => boolean;

/** Ports are `9100`, `:9100`, `9100/tcp`, `9000-9999` and `9100,9101`; any other word is searched in the text. */
function testOfWord(word: string): Test {
  if (/^[\d#:][\d#:,–-]*,[\d#:,–-]*\d$/.test(word)) {
    const tests = word.split(',').filter(Boolean).map(testOfWord);
    return (item) => tests.some((test) => test(item));
  }
  const [, first, last = first, protocol = ''] = /^[#:]?(\d{1,5})(?:[-–](\d{1,5}))?(\/(?:tcp|udp|sctp))?$/.exec(word) ?? [];
  return ({ ports, text }) =>
    first === undefined || ports === null
      ? text.includes(word)
      : Number(first) <= ports.endPort && ports.port <= Number(last) && text.includes(protocol);
}

function testOfName(items: readonly SelectableItem[], filter: string, asked: string): Test {
  const isPart = TYPED.has(filter) && !items.some(({ names }) => names[filter]?.includes(asked));
  const part = asked.toLowerCase();
  return ({ names }) =>
    asked === '' || (names[filter]?.some((name) => (isPart ? name.toLowerCase().includes(part) : name === asked)) ?? true);
}
