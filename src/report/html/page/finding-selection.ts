import type { PageData, PageFinding } from '../data.ts';
import { partOf } from './address.ts';
import { holdsName, nameOf, wordsOf } from './selection.ts';

export const FINDING_FILTERS = ['text', 'severity', 'rule', 'owner', 'namespace', 'cluster', 'suppressed'] as const;

/** The filters of the findings; an empty text does not filter, and `suppressed` is `yes` or empty. */
export type FindingQuery = Readonly<Record<(typeof FINDING_FILTERS)[number], string>>;

export const ALL_FINDINGS: FindingQuery = partOf({}, FINDING_FILTERS);

/** A finding with the names by which it is found and counted, made once. */
export interface FindingItem {
  readonly finding: PageFinding;
  /** Workloads whose port it is: both if two are in conflict. */
  readonly owners: readonly string[];
  readonly namespaces: readonly string[];
  /** Lower case. */
  readonly haystack: string;
}

/** Findings about one port, or one that is about none. */
export interface Card {
  readonly key: string;
  /** The port with its protocol, or the place. */
  readonly title: string;
  readonly port: number | null;
  /** That of its worst finding. */
  readonly severity: PageFinding['severity'];
  readonly items: readonly FindingItem[];
}

export function findingItemsOf(data: PageData): FindingItem[] {
  return data.findings.map((finding): FindingItem => {
    const workloads = finding.owners.flatMap((index) => data.workloads[index] ?? []);
    const owners = workloads.length === 0 ? ['no workload'] : unique(workloads.map(nameOf));
    const namespaces = workloads.length === 0 ? ['no namespace'] : unique(workloads.map((each) => each.namespace ?? 'no namespace'));
    const { rule, severity, message, why, label, remedy, place, port, protocol } = finding;
    const words = [rule, severity, message, why, label ?? '', remedy, place.path, `${port}/${protocol}`, ...owners];
    return { finding, owners, namespaces, haystack: words.join('\n').toLowerCase() };
  });
}

/** The findings that fit; a name that is known is meant whole, any other text is a part of names. */
export function selectFindings(items: readonly FindingItem[], query: FindingQuery): FindingItem[] {
  const words = wordsOf(query.text);
  const isOwner = testOfName(query.owner, (name) => items.some(({ owners }) => owners.includes(name)));
  const isNamespace = testOfName(query.namespace, (name) => items.some(({ namespaces }) => namespaces.includes(name)));
  return items.filter(
    ({ finding, owners, namespaces, haystack }) =>
      (query.suppressed !== '' || finding.suppressed === null) &&
      (query.severity === '' || finding.severity === query.severity) &&
      (query.rule === '' || finding.rule === query.rule) &&
      owners.some(isOwner) &&
      namespaces.some(isNamespace) &&
      (query.cluster === '' || finding.clusters.includes(query.cluster)) &&
      words.every((word) => haystack.includes(word)),
  );
}

function testOfName(text: string, isKnown: (name: string) => boolean): (name: string) => boolean {
  return isKnown(text) ? (name) => name === text : (name) => holdsName(name, text);
}

/** One card a port, the worst first: conflicts, then by severity, then by how many workloads have part in it. */
export function cardsOf(items: readonly FindingItem[]): Card[] {
  const cards = new Map<string, { readonly title: string; readonly port: number | null; readonly items: FindingItem[] }>();
  for (const item of items) {
    const { port, protocol, place } = item.finding;
    const key = port === null ? `${place.path}:${place.line}:${place.column}` : `${port}/${protocol}`;
    const card = cards.get(key) ?? { title: port === null ? key : `Port ${key}`, port, items: [] };
    cards.set(key, card);
    card.items.push(item);
  }
  return [...cards]
    .map(([key, card]) => {
      const sorted = card.items.toSorted((a, b) => weightOf(b) - weightOf(a));
      const owners = new Set(sorted.flatMap((item) => item.owners)).size;
      const [worst] = sorted;
      const severity = worst?.finding.severity ?? 'info';
      return { card: { key, ...card, severity, items: sorted }, weight: worst ? weightOf(worst) : 0, owners };
    })
    .sort((a, b) => b.weight - a.weight || b.owners - a.owners)
    .map(({ card }) => card);
}

const WEIGHTS = { info: 1, warning: 2, error: 3 } as const;

function weightOf({ finding: { severity, conflict, suppressed } }: FindingItem): number {
  return suppressed === null ? WEIGHTS[severity] + (conflict ? WEIGHTS.error : 0) : 0;
}

/** The port that a reader sees first: that of the worst card, unless nothing is worse than information. */
export function worstPort(cards: readonly Card[]): number | null {
  const worst = cards.find(({ port, items: [first] }) => port !== null && first !== undefined && weightOf(first) > WEIGHTS.info);
  return worst?.port ?? null;
}

/** How many items bear each name, the most first. */
export function countNames<Item>(items: readonly Item[], namesOf: (item: Item) => readonly string[]): [name: string, count: number][] {
  const counts = new Map<string, number>();
  for (const item of items) for (const name of namesOf(item)) counts.set(name, (counts.get(name) ?? 0) + 1);
  return [...counts].sort(([a, many], [b, few]) => few - many || (a < b ? -1 : 1));
}

function unique(names: readonly string[]): string[] {
  return [...new Set(names)];
}
