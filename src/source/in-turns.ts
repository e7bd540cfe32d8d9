/** Calls of other programs that run at a time. */
const AT_A_TIME = 2;

/** The results of some work on each item, in the order of the items, a few of them ahead. */
export async function* inTurns<Item, Result>(items: readonly Item[], work: (item: Item) => Promise<Result>): AsyncIterable<Result> {
  const started: Promise<Result>[] = [];
  for (let index = 0; index < items.length; index++) {
    for (const item of items.slice(started.length, index + AT_A_TIME)) started.push(work(item));
    yield await (started[index] as Promise<Result>);
  }
}
