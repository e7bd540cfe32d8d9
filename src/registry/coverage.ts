import type { PortRange } from './cells.ts';

/** Who holds which ports, of ranges that may overlap; the first of the list wins a port. */
export interface Coverage<Holder> {
  holderOf(port: number): Holder | undefined;
  /** The holder of the first port of a range that anybody holds. */
  firstIn(range: PortRange): Holder | undefined;
}

/** Built in time linear in the number of ranges and of ports, however the ranges overlap. */
export function coverageOf<Holder extends PortRange>(holders: readonly Holder[]): Coverage<Holder> {
  const holderOf: (Holder | undefined)[] = new Array(65_537);
  // From each port the first one at or above it which nobody holds yet.
  const open = Int32Array.from({ length: 65_538 }, (_, port) => port);
  const firstOpen = (port: number): number => {
    let at = port;
    while (open[at] !== at) {
      open[at] = open[open[at] ?? at] ?? at;
      at = open[at] ?? at;
    }
    return at;
  };
  for (const holder of holders) {
    for (let port = firstOpen(holder.port); port <= holder.endPort; port = firstOpen(port)) {
      holderOf[port] = holder;
      open[port] = port + 1;
    }
  }
  const nextHeld = new Int32Array(65_538).fill(65_536);
  for (let port = 65_535; port >= 0; port--) nextHeld[port] = holderOf[port] ? port : (nextHeld[port + 1] ?? 65_536);
  return {
    holderOf: (port) => holderOf[port],
    firstIn: ({ port, endPort }) => {
      const held = nextHeld[port] ?? 65_536;
      return held <= endPort ? holderOf[held] : undefined;
    },
  };
}
