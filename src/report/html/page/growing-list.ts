import { count } from './dom.ts';

/** Fills a list with the first things, and with as many more whenever the reader presses the button. */
export function createGrowingList<Thing>(
  list: HTMLElement,
  more: HTMLButtonElement,
  things: readonly Thing[],
  page: number,
  itemOf: (thing: Thing) => HTMLElement,
): void {
  const show = (to: number) => {
    list.append(...things.slice(list.childElementCount, to).map(itemOf));
    const rest = things.length - list.childElementCount;
    more.hidden = rest <= 0;
    more.textContent = `Show ${count(Math.min(page, rest))} more of ${count(rest)}`;
  };
  more.onclick = () => {
    const before = list.childElementCount;
    show(before + page);
    (list.children[before] as HTMLElement | undefined)?.focus();
  };
  list.replaceChildren();
  show(page);
}
