import { type Asked, addressOf, readAddress } from './address.ts';

type Attribute = string | number | boolean | null | undefined | ((event: Event) => void);
type Attributes = Readonly<Record<string, Attribute>>;
type Child = Node | string | null | undefined;

/**
 * An element with attributes, listeners (functions, by the event's name) and children. Strings become text, never markup;
 * attributes that are null, undefined or false are left out.
 */
export function element<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  ...parts: readonly (Attributes | Child)[]
): HTMLElementTagNameMap[Name] {
  const made = document.createElement(name);
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

/** The element of the page's skeleton with this id. */
export function byId<Kind extends HTMLElement = HTMLElement>(id: string): Kind {
  const found = document.getElementById(id);
  if (!found) throw new Error(`the page has no element ${id}`);
  return found as Kind;
}

/** Announces a text to screen readers without showing it. */
export function announce(text: string): void {
  byId('announcement').textContent = text;
}

/** `12,345`. */
export function count(value: number): string {
  return value.toLocaleString('en');
}

/** `1 port`, `2 ports`. */
export function plural(value: number, noun: string): string {
  return `${count(value)} ${noun}${value === 1 ? '' : 's'}`;
}

/** Puts into the address what changed, so that it can be copied, sent and kept; the way back in the browser stays as it is. */
export function changeAddress(changes: Asked): void {
  try {
    history.replaceState(null, '', addressOf({ ...readAddress(location.hash), ...changes }));
  } catch {
    // Browsers refuse it to pages in a sandbox, and to those that ask too often.
  }
}
