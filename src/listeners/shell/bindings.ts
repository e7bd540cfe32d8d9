import type { Cell } from './decisions.ts';

/** Names and what they can be, in layers: a branch or subshell writes into its own and can be undone or merged. */
export interface Bindings<T> {
  get(name: string): Cell<T> | undefined;
  set(name: string, cell: Cell<T>): void;
  /** Starts a layer. In a new process, only the names for which `inherited` holds are seen from below. */
  open(inherited?: (name: string) => boolean): void;
  /** Ends the topmost layer and gives what was written there. */
  close(): ReadonlyMap<string, Cell<T>>;
  /** What was written in the topmost layer so far. */
  written(): ReadonlyMap<string, Cell<T>>;
  /** What a name was before the topmost layer. */
  before(name: string): Cell<T> | undefined;
  /** Grows with each write, so that unchanged names can be told. */
  version(): number;
}

interface Layer<T> {
  /** Null until something is written, since most layers stay empty. */
  cells: Map<string, Cell<T>> | null;
  readonly inherited: ((name: string) => boolean) | undefined;
}

export function createBindings<T>(): Bindings<T> {
  const layers: Layer<T>[] = [{ cells: null, inherited: undefined }];
  const nothing: ReadonlyMap<string, Cell<T>> = new Map();
  let version = 0;
  const top = (): Layer<T> => {
    const layer = layers.at(-1);
    if (!layer) throw new Error('a layer was closed twice');
    return layer;
  };
  const find = (name: string, from: number): Cell<T> | undefined => {
    for (let index = from; index >= 0; index--) {
      const layer = layers[index];
      const cell = layer?.cells?.get(name);
      if (cell) return cell;
      if (layer?.inherited && !layer.inherited(name)) return undefined;
    }
    return undefined;
  };
  return {
    get: (name) => find(name, layers.length - 1),
    set(name, cell) {
      version++;
      const layer = top();
      layer.cells ??= new Map();
      layer.cells.set(name, cell);
    },
    open(inherited) {
      layers.push({ cells: null, inherited });
    },
    close() {
      const { cells } = top();
      layers.pop();
      if (!cells) return nothing;
      version++;
      return cells;
    },
    written: () => top().cells ?? nothing,
    before: (name) => find(name, layers.length - 2),
    version: () => version,
  };
}
