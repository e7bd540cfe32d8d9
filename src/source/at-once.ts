/** Number of items at the same time. */
const AT_ONCE = 2;

/** Yields the results of some work on each item, in the order of the items; a few items are processed at the same time. */
export async function* inTurns<Item, Result>(
  items: readonly Item[],
  work: (item: Item) => Promise<Result>,
  atATime = AT_ONCE,
): AsyncIterable<Result> {
  const running: Promise<Result>[] = [];
  for (let index = 0; index < items.length; index++) {
    for (const item of items.slice(index + running.length, index + atATime)) {
      const one = work(item);
      // An early failure is thrown in the order of its item.
      one.catch(() => {});
      running.push(one);
    }
    yield await (running.shift() as Promise<Result>);
  }
}

/** Returns a function that runs work, at most `most` at a time, the rest in the order of the calls. */
export function createTurns(most: number): <Result>(work: () => Promise<Result>) => Promise<Result> {
  const waiting: (() => void)[] = [];
  let running = 0;
  return async (work) => {
    if (running >= most) await new Promise<void>((resolve) => waiting.push(resolve));
    else running++;
    try {
      return await work();
    } finally {
      const next = waiting.shift();
      if (next) next();
      else running--;
    }
  };
}

/** The items of several sources in the order of arrival. Each source reads ahead by one item. */
export async function* together<Item>(all: readonly AsyncIterable<Item>[]): AsyncIterable<Item> {
  const next = async (from: AsyncIterator<Item>) => ({ from, result: await from.next() });
  const waiting = new Map(all.map((one) => one[Symbol.asyncIterator]()).map((from) => [from, next(from)]));
  while (waiting.size > 0) {
    const { from, result } = await Promise.race(waiting.values());
    if (result.done) waiting.delete(from);
    else {
      waiting.set(from, next(from));
      yield result.value;
    }
  }
}
