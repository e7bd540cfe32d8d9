/** A decision that the input leaves open, such as the branches of one `if`; `arms` are those after which the script goes on. */
export interface Choice {
  arms: readonly number[];
}

/** Some decisions taken; all others are open. */
export type Decisions = ReadonlyMap<Choice, number>;

/** What something is under some decisions. */
export interface Variant<T> {
  readonly when: Decisions;
  readonly value: T;
}

/** What something can be: never empty, and the first variant is the one to take where nothing fits. */
export type Cell<T> = readonly Variant<T>[];

export const UNDECIDED: Decisions = new Map();

/** Under how many sets of decisions one command is looked at, and how many variants a variable keeps. */
const MAX_VARIANTS = 8;
/** All combinations are tried up to this number; above it, each arm of each choice stands in one set. */
const MAX_COMBINATIONS = 4;
const MAX_CHOICES = 24;

export function always<T>(value: T): Cell<T> {
  return [{ when: UNDECIDED, value }];
}

/** The decisions of both; `extra` wins. */
export function joinDecisions(decisions: Decisions, extra: Decisions): Decisions {
  if (extra.size === 0) return decisions;
  if (decisions.size === 0) return extra;
  return new Map([...[...decisions].slice(-MAX_CHOICES), ...extra]);
}

/** The variant that holds in `decisions`, where a choice that is still open takes its first arm. Names the open choices to `ask`. */
export function pick<T>(cell: Cell<T>, decisions: Decisions, ask: (choice: Choice) => void): T {
  const first = cell[0];
  if (!first) throw new Error('a cell holds at least one variant');
  if (cell.length === 1) return first.value;
  let found: Variant<T> | undefined;
  for (const variant of cell) {
    let holds = true;
    for (const [choice, arm] of variant.when) {
      if (!decisions.has(choice)) ask(choice);
      if ((decisions.get(choice) ?? choice.arms[0] ?? 0) !== arm) holds = false;
    }
    if (holds) found ??= variant;
  }
  return (found ?? first).value;
}

/** What a name is after several arms: each arm's variants under that arm's condition. */
export function mergeCells<T>(arms: readonly { readonly when: Decisions; readonly cell: Cell<T> }[]): Cell<T> {
  const first = arms[0];
  if (first && arms.every((arm) => arm.cell === first.cell)) return first.cell;
  const variants = arms.flatMap(({ when, cell }) =>
    cell.map((variant) => ({ when: joinDecisions(variant.when, when), value: variant.value })),
  );
  const last = variants.at(-1);
  if (variants.length <= MAX_VARIANTS || !last) return variants;
  return [...variants.slice(0, MAX_VARIANTS - 1), last];
}

/** Sets of decisions that settle all of `choices`, the one with all first arms first. */
export function decisionsOf(choices: ReadonlySet<Choice>): Decisions[] {
  const asked = [...choices].slice(-MAX_CHOICES).filter((choice) => choice.arms.length > 0);
  const combinations = asked.reduce((product, choice) => Math.min(product * choice.arms.length, MAX_COMBINATIONS + 1), 1);
  if (combinations <= MAX_COMBINATIONS) {
    let sets: Decisions[] = [UNDECIDED];
    for (const choice of asked) sets = sets.flatMap((set) => choice.arms.map((arm) => new Map([...set, [choice, arm]])));
    return sets;
  }
  const count = Math.min(Math.max(...asked.map((choice) => choice.arms.length)), MAX_VARIANTS);
  return Array.from(
    { length: count },
    (_, index) => new Map(asked.map((choice) => [choice, choice.arms[index % choice.arms.length] ?? 0])),
  );
}

export type Bindings<T> = ReturnType<typeof createBindings<T>>;

interface Layer<T> {
  readonly cells: Map<string, Cell<T>>;
  readonly inherited: ((name: string) => boolean) | undefined;
}

/** Names and what they can be, in layers: a branch or subshell writes into its own and can be undone or merged. */
export function createBindings<T>() {
  const layers: Layer<T>[] = [{ cells: new Map(), inherited: undefined }];
  let version = 0;
  const top = (): Layer<T> => {
    const layer = layers.at(-1);
    if (!layer) throw new Error('a layer was closed twice');
    return layer;
  };
  const find = (name: string, from: number): Cell<T> | undefined => {
    for (let index = from; index >= 0; index--) {
      const layer = layers[index];
      const cell = layer?.cells.get(name);
      if (cell) return cell;
      if (layer?.inherited && !layer.inherited(name)) return undefined;
    }
    return undefined;
  };
  return {
    get: (name: string) => find(name, layers.length - 1),
    set(name: string, cell: Cell<T>): void {
      version++;
      top().cells.set(name, cell);
    },
    /** Starts a layer. In a new process, only the names for which `inherited` holds are seen from below. */
    open(inherited?: (name: string) => boolean): void {
      layers.push({ cells: new Map(), inherited });
    },
    /** Ends the topmost layer and gives what was written there. */
    close(): ReadonlyMap<string, Cell<T>> {
      const { cells } = top();
      layers.pop();
      if (cells.size > 0) version++;
      return cells;
    },
    /** What was written in the topmost layer so far. */
    written: () => top().cells,
    /** What a name was before the topmost layer. */
    before: (name: string) => find(name, layers.length - 2),
    /** Grows with each write, so that unchanged names can be told. */
    version: () => version,
  };
}
