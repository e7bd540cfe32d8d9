import type { ObjectReference } from '../model/reference.ts';

/** Places of objects of one kind, at 16 bytes each. */
export interface ReferenceTable {
  /** The number by which the place is asked for again. */
  add(reference: ObjectReference): number;
  /** The place once more; for one number always the same object. */
  get(row: number, name: string): ObjectReference;
}

/** Source, namespace, start and end. */
const COLUMNS = 4;

export function createReferenceTable(kind: string): ReferenceTable {
  let cells = new Int32Array(COLUMNS * 256);
  let rows = 0;
  const sources: ObjectReference['source'][] = [];
  const namespaces: (string | null)[] = [];
  const numbers = new Map<string | null, number>();
  const made = new Map<number, ObjectReference>();
  const numberOf = (namespace: string | null): number => {
    const known = numbers.get(namespace);
    if (known !== undefined) return known;
    numbers.set(namespace, namespaces.length);
    return namespaces.push(namespace) - 1;
  };
  const cell = (row: number, column: number): number => cells[row * COLUMNS + column] ?? 0;
  return {
    add({ source, namespace, start, end }) {
      if ((rows + 1) * COLUMNS > cells.length) {
        const larger = new Int32Array(2 * cells.length);
        larger.set(cells);
        cells = larger;
      }
      if (sources.at(-1) !== source) sources.push(source);
      cells.set([sources.length - 1, numberOf(namespace), start, end], rows * COLUMNS);
      return rows++;
    },
    get(row, name) {
      const known = made.get(row);
      if (known) return known;
      const source = sources[cell(row, 0)];
      if (!source) throw new RangeError(`row ${row} was never added`);
      const namespace = namespaces[cell(row, 1)] ?? null;
      const reference = { kind, namespace, name, source, start: cell(row, 2), end: cell(row, 3), position: null, kept: null };
      made.set(row, reference);
      return reference;
    },
  };
}
