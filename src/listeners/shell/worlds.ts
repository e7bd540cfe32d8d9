/** A decision that the input leaves open, such as the branches of one `if`; `arms` are those after which the script goes on. */
export interface Choice {
  arms: readonly number[];
}

/** Some decisions taken; all others are open. */
export type World = ReadonlyMap<Choice, number>;

/** What something is in some worlds. */
export interface Variant<T> {
  readonly when: World;
  readonly value: T;
}

/** What something can be: never empty, and the first variant is the one to take where nothing fits. */
export type Cell<T> = readonly Variant<T>[];

export const EVERYWHERE: World = new Map();

/** How many worlds one command is looked at in, and how many variants a variable keeps. */
const MOST_WORLDS = 8;
/** All combinations are tried up to this number; above it, each arm of each choice stands in some world. */
const MOST_COMBINATIONS = 4;
const MOST_CHOICES = 24;

export function always<T>(value: T): Cell<T> {
  return [{ when: EVERYWHERE, value }];
}

/** Both worlds' decisions; `extra` wins. */
export function joinWorlds(world: World, extra: World): World {
  if (extra.size === 0) return world;
  if (world.size === 0) return extra;
  return new Map([...[...world].slice(-MOST_CHOICES), ...extra]);
}

function armIn(world: World, choice: Choice): number {
  return world.get(choice) ?? choice.arms[0] ?? 0;
}

/** The variant that holds in `world`, where a choice that is still open takes its first arm. Names the open choices to `ask`. */
export function pick<T>(cell: Cell<T>, world: World, ask: (choice: Choice) => void): T {
  const first = cell[0];
  if (!first) throw new Error('a cell holds at least one variant');
  if (cell.length === 1) return first.value;
  let found: Variant<T> | undefined;
  for (const variant of cell) {
    let holds = true;
    for (const [choice, arm] of variant.when) {
      if (!world.has(choice)) ask(choice);
      if (armIn(world, choice) !== arm) holds = false;
    }
    if (holds) found ??= variant;
  }
  return (found ?? first).value;
}

/** What a name is after several arms: each arm's variants under that arm's condition. */
export function mergeCells<T>(arms: readonly { readonly when: World; readonly cell: Cell<T> }[]): Cell<T> {
  const first = arms[0];
  if (first && arms.every((arm) => arm.cell === first.cell)) return first.cell;
  const variants = arms.flatMap(({ when, cell }) =>
    cell.map((variant) => ({ when: joinWorlds(variant.when, when), value: variant.value })),
  );
  const last = variants.at(-1);
  if (variants.length <= MOST_WORLDS || !last) return variants;
  return [...variants.slice(0, MOST_WORLDS - 1), last];
}

/** Worlds that settle all of `choices`, the one with all first arms first. */
export function worldsOf(choices: ReadonlySet<Choice>): World[] {
  const asked = [...choices].slice(-MOST_CHOICES).filter((choice) => choice.arms.length > 0);
  const combinations = asked.reduce((product, choice) => Math.min(product * choice.arms.length, MOST_COMBINATIONS + 1), 1);
  if (combinations <= MOST_COMBINATIONS) {
    let worlds: World[] = [EVERYWHERE];
    for (const choice of asked) worlds = worlds.flatMap((world) => choice.arms.map((arm) => new Map([...world, [choice, arm]])));
    return worlds;
  }
  const count = Math.min(Math.max(...asked.map((choice) => choice.arms.length)), MOST_WORLDS);
  return Array.from(
    { length: count },
    (_, index) => new Map(asked.map((choice) => [choice, choice.arms[index % choice.arms.length] ?? 0])),
  );
}
