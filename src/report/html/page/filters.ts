import { type Asked, partOf } from './address.ts';
import { byId, changeAddress, element } from './dom.ts';
import { countNames } from './finding-selection.ts';

/** A list of thousands to choose from is slow to open, and of no use: the fields take any words. */
const MAX_OFFERED = 300;

export interface Filters<Name extends string> {
  /** Sets these filters and clears the others, as if the reader did. */
  readonly ask: (asked: Partial<Record<Name, string>>) => void;
  /** Applies the filters of an address; returns whether it has any. */
  readonly follow: (asked: Asked) => boolean;
}

/**
 * The form that filters a list. The ids of its fields are `prefix` and the names of the filters; in the page's address
 * the names follow `inAddress`. `update` shows the matching items; its flag says whether the reader changed a filter.
 */
export function createFilters<Name extends string>(
  names: readonly Name[],
  prefix: string,
  inAddress: string,
  update: (query: Record<Name, string>, byReader: boolean) => void,
): Filters<Name> {
  const fields = names.map((name) => [name, byId<HTMLInputElement>(`${prefix}-${name}`)] as const);
  const clear = byId<HTMLButtonElement>(`${prefix}-clear`);
  const show = (query: Record<Name, string>, byReader: boolean) => {
    for (const [name, field] of fields) {
      if (field.type === 'checkbox') field.checked = query[name] !== '';
      else field.value = query[name];
    }
    clear.disabled = names.every((name) => query[name] === '');
    update(query, byReader);
  };
  const ask = (asked: Asked) => {
    show(partOf(asked, names), true);
    changeAddress(Object.fromEntries(names.map((name) => [inAddress + name, asked[name] ?? ''])));
  };
  const textOf = (field: HTMLInputElement) => (field.type !== 'checkbox' ? field.value : field.checked ? 'yes' : '');
  for (const [, field] of fields) {
    field.addEventListener('input', () => ask(Object.fromEntries(fields.map(([name, one]) => [name, textOf(one)]))));
  }
  clear.addEventListener('click', () => {
    ask({});
    byId(`${prefix}-text`).focus();
  });
  const follow = (asked: Asked) => {
    const query = partOf(asked, names, inAddress);
    show(query, false);
    return names.some((name) => query[name] !== '');
  };
  return { ask: (asked) => ask(asked as Asked), follow };
}

/** Offers the clusters of the configuration; without clusters, the field is hidden. */
export function offerClusters<Item>(prefix: string, items: readonly Item[], clustersOf: (item: Item) => readonly string[]): void {
  byId(`${prefix}-cluster-label`).hidden = !items.some((item) => clustersOf(item).length > 0);
  offer(`${prefix}-cluster`, items, clustersOf);
}

/** Offers the names of the input in a field, with the text of `words` if they have one. */
export function offer<Item>(
  id: string,
  items: readonly Item[],
  namesOf: (item: Item) => readonly string[],
  words: Readonly<Record<string, string>> = {},
): void {
  const names = countNames(items, namesOf).map(([name]) => name);
  const offered = names.filter((name) => name !== '').slice(0, MAX_OFFERED);
  byId(id).append(...offered.sort().map((value) => element('option', { value }, words[value] ?? value)));
}
