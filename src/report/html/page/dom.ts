type Child = Node | string | null | undefined;
type Properties = Readonly<Record<string, string | number | boolean | null | undefined | ((event: Event) => void)>>;

/**
 * An element with attributes, listeners (functions, by the event's name) and children. Strings become text, never markup;
 * attributes that are null, undefined or false are left out.
 */
export function element<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  properties: Properties = {},
  ...children: readonly Child[]
): HTMLElementTagNameMap[Name] {
  const made = document.createElement(name);
  for (const [key, value] of Object.entries(properties)) {
    if (typeof value === 'function') made.addEventListener(key, value);
    else if (value === true) made.setAttribute(key, '');
    else if (value !== null && value !== undefined && value !== false) made.setAttribute(key, String(value));
  }
  made.append(...children.filter((child) => child !== null && child !== undefined));
  return made;
}

/** The element of the page's skeleton with this id. */
export function byId<Kind extends HTMLElement = HTMLElement>(id: string): Kind {
  const found = document.getElementById(id);
  if (!found) throw new Error(`the page has no element ${id}`);
  return found as Kind;
}

/** Says something to those who listen to the page, and shows it nowhere. */
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
