type Attribute = string | number | boolean | null | undefined | ((event: Event) => void);
type Attributes = Readonly<Record<string, Attribute>>;
export type Child = Node | string | null | undefined;

/**
 * An element, named as in CSS with its classes (`p.path`), with attributes, listeners (functions, by the event's name) and children. Strings become text, never markup; attributes that
 * are null, undefined or false are omitted.
 */
export function element<Name extends keyof HTMLElementTagNameMap>(
  name: Name | `${Name}.${string}`,
  ...parts: readonly (Attributes | Child)[]
): HTMLElementTagNameMap[Name] {
  const [tag, ...classes] = name.split('.') as [Name, ...string[]];
  const made = document.createElement(tag);
  made.classList.add(...classes);
  for (const part of parts) {
    if (typeof part === 'string' || part instanceof Node) made.append(part);
    else for (const [key, value] of Object.entries(part ?? {})) setAttribute(made, key, value);
  }
  return made;
}

function setAttribute(made: HTMLElement, key: string, value: Attribute): void {
  if (typeof value === 'function') made.addEventListener(key, value);
  else if (value === true) made.setAttribute(key, '');
  else if (value !== null && value !== undefined && value !== false) made.setAttribute(key, String(value));
}

/** A text of less importance; null without a text. */
export function faint(text: string | null): HTMLElement | null {
  return text === null || text === '' ? null : element('span.faint', text);
}

/** The element of the page's skeleton with this id. */
export function byId<Kind extends HTMLElement = HTMLElement>(id: string): Kind {
  const found = document.getElementById(id);
  if (!found) throw new Error(`the page has no element ${id}`);
  return found as Kind;
}

/** Scrolls to an element, and moves the focus of keyboard and screen reader to it. */
export function goTo(target: HTMLElement, block: ScrollLogicalPosition = 'start'): void {
  target.scrollIntoView({ block });
  target.focus({ preventScroll: true });
}

/** `12,345`. */
export function formatCount(value: number): string {
  return value.toLocaleString('en');
}

/** `1 port`, `2 ports`. */
export function plural(value: number, noun: string): string {
  return `${formatCount(value)} ${noun}${value === 1 ? '' : 's'}`;
}

/** Fills a list with the first items, and with more of them whenever the reader presses the button. */
export function fillList<Thing>(
  list: HTMLElement,
  more: HTMLElement,
  things: readonly Thing[],
  size: number,
  elementOf: (thing: Thing) => HTMLElement,
): void {
  let shown = 0;
  const show = () => {
    const added = things.slice(shown, shown + size).map(elementOf);
    list.append(...added);
    shown += added.length;
    const rest = things.length - shown;
    more.hidden = rest === 0;
    more.textContent = `Show ${formatCount(Math.min(size, rest))} more of ${formatCount(rest)}`;
    return added;
  };
  more.onclick = () => show()[0]?.focus();
  list.replaceChildren();
  show();
}
