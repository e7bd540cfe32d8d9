/** Groups items by key; keys are in the order of their first item. */
export function groupBy<Key, Item>(items: Iterable<Item>, keyOf: (item: Item) => Key): Map<Key, Item[]> {
  const groups = new Map<Key, Item[]>();
  for (const item of items) addTo(groups, keyOf(item), item);
  return groups;
}

/** Adds an item to the group of its key. */
export function addTo<Key, Item>(groups: Map<Key, Item[]>, key: Key, item: Item): void {
  const group = groups.get(key);
  if (group) group.push(item);
  else groups.set(key, [item]);
}

/** Adds an item to the set of its key. */
export function addToSet<Key, Item>(sets: Map<Key, Set<Item>>, key: Key, item: Item): void {
  sets.set(key, (sets.get(key) ?? new Set()).add(item));
}

/** Returns the items without those whose key an earlier item has. */
export function firstOfEach<Key, Item>(items: Iterable<Item>, keyOf: (item: Item) => Key): Item[] {
  const seen = new Set<Key>();
  return [...items].filter((item) => seen.size < seen.add(keyOf(item)).size);
}

/** Returns an object with only these properties, in this order. */
export function pick<Type, Key extends keyof Type>(from: Type, ...keys: readonly Key[]): Pick<Type, Key> {
  return Object.fromEntries(keys.map((key) => [key, from[key]])) as Pick<Type, Key>;
}
