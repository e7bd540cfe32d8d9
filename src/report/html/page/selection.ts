import type { ObjectName } from '../../../model/document.ts';
import type { PageData, PageListener } from '../data.ts';
import { partOf } from './address.ts';

export const PORT_FILTERS = ['text', 'reach', 'declared', 'registration', 'severity', 'namespace', 'workload', 'cluster'] as const;

/** The query of the table; an empty text does not filter. */
export type Query = Readonly<Record<(typeof PORT_FILTERS)[number], string>>;

export type SortKey = 'port' | 'protocol' | 'reach' | 'workload' | 'declared' | 'registration' | 'severity' | 'place';

export interface Order {
  readonly key: SortKey;
  readonly descending: boolean;
}

export const EVERYTHING: Query = partOf({}, PORT_FILTERS);

/** A listener with the texts by which it is found and sorted, made once. */
export interface Item {
  readonly listener: PageListener;
  /** `DaemonSet namespace/name`. */
  readonly workload: string;
  readonly namespace: string;
  readonly path: string;
  readonly line: number;
  /** Lower case. */
  readonly haystack: string;
}

/** In the order in which they are sorted, the least remarkable first. */
export const REGISTRATION_WORDS: Readonly<Record<PageListener['registration'], string>> = {
  registered: 'registered',
  'reach-differs': 'reach differs',
  'not-yet-allocated': 'not yet allocated',
  'previously-allocated': 'previously allocated',
  'other-owner': "another owner's",
  'unknown-owner': 'owner unknown',
  unregistered: 'not registered',
};

const SEVERITIES = ['info', 'warning', 'error'];
const REGISTRATIONS = Object.keys(REGISTRATION_WORDS);

export function itemsOf(data: PageData): Item[] {
  return data.listeners.map((listener): Item => {
    const workload = data.workloads[listener.workload];
    const row = listener.row === null ? undefined : data.rows[listener.row];
    const name = workload ? nameOf(workload) : '';
    const place = listener.evidence[0]?.place;
    const words = [
      `${listener.port}/${listener.protocol}`,
      listener.address,
      name,
      listener.container,
      workload?.path,
      place?.path,
      row?.process,
      row?.team,
      listener.registration,
      listener.reach,
      ...listener.evidence.map((evidence) => evidence.text),
    ];
    return {
      listener,
      workload: name,
      namespace: workload?.namespace ?? '',
      path: place?.path ?? workload?.path ?? '',
      line: place?.line ?? workload?.line ?? 0,
      haystack: words.join('\n').toLowerCase(),
    };
  });
}

export function nameOf(workload: ObjectName): string {
  return `${workload.kind} ${workload.namespace === null ? '' : `${workload.namespace}/`}${workload.name || '(unnamed)'}`;
}

/** The items that match every word of the query. A word such as `9000-9999` means the ports from one to the other. */
export function select(items: readonly Item[], query: Query): Item[] {
  const fields = PORT_FILTERS.flatMap((name) => (name === 'text' || query[name].trim() === '' ? [] : FIELDS[name](query[name])));
  const tests = [...wordsOf(query.text).map(testOfWord), ...fields];
  return items.filter((item) => tests.every((test) => test(item)));
}

export function wordsOf(text: string): string[] {
  return text
    .toLowerCase()
    .split(/\s+/)
    .filter((word) => word !== '');
}

type Test = (item: Item) => boolean;

function testOfWord(word: string): Test {
  const range = /^(\d{1,5})[-–](\d{1,5})$/.exec(word);
  if (!range) return (item) => item.haystack.includes(word);
  const [first, last] = [Number(range[1]), Number(range[2])];
  return ({ listener }) => first <= listener.port && listener.port <= last;
}

/** The test of each field, if it is filled. */
const FIELDS: Readonly<Record<Exclude<keyof Query, 'text'>, (asked: string) => Test>> = {
  reach: (asked) => (item) => item.listener.reach === asked,
  declared: (asked) => (item) => item.listener.declared === (asked === 'yes'),
  registration: (asked) => (item) => item.listener.registration === asked,
  severity: (asked) => (item) => (item.listener.severity ?? 'none') === asked,
  namespace: (asked) => (item) => holdsName(item.namespace, asked),
  workload: (asked) => (item) => holdsName(item.workload, asked),
  cluster: (asked) => (item) => item.listener.clusters.includes(asked),
};

/** True if the typed text is a part of a name, ignoring case. */
export function holdsName(name: string, part: string): boolean {
  return name.toLowerCase().includes(part.trim().toLowerCase());
}

/** Sorted anew; what is equal stays in the order of ports. */
export function sort(items: readonly Item[], { key, descending }: Order): Item[] {
  const compare = COMPARISONS[key];
  return [...items].sort((a, b) => (descending ? compare(b, a) : compare(a, b)));
}

const COMPARISONS: Readonly<Record<SortKey, (a: Item, b: Item) => number>> = {
  port: (a, b) => a.listener.port - b.listener.port,
  protocol: (a, b) => compareTexts(a.listener.protocol, b.listener.protocol),
  reach: (a, b) => compareTexts(a.listener.reach, b.listener.reach),
  workload: (a, b) => compareTexts(a.workload, b.workload),
  declared: (a, b) => Number(a.listener.declared) - Number(b.listener.declared),
  registration: (a, b) => REGISTRATIONS.indexOf(a.listener.registration) - REGISTRATIONS.indexOf(b.listener.registration),
  severity: (a, b) => SEVERITIES.indexOf(a.listener.severity ?? '') - SEVERITIES.indexOf(b.listener.severity ?? ''),
  place: (a, b) => compareTexts(a.path, b.path) || a.line - b.line,
};

function compareTexts(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
