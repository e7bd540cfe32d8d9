/** What filters, what is named: `severity=error&owner=…` after the `#` of the page's address. */
export type Asked = Readonly<Record<string, string>>;

/** What the address asks for; null if it names a part of the page (`#findings`), or nothing. */
export function readAddress(hash: string): Asked | null {
  const text = hash.replace(/^#/, '');
  return text.includes('=') ? Object.fromEntries(new URLSearchParams(text)) : null;
}

/** An address that asks for this; what is empty is left out. */
export function addressOf(asked: Asked): string {
  const filled = Object.entries(asked).filter(([, value]) => value !== '');
  return `#${new URLSearchParams(filled)}`;
}

/** The parts of what is asked whose names begin with a prefix, without it. */
export function partOf<Name extends string>(asked: Asked, names: readonly Name[], prefix = ''): Record<Name, string> {
  return Object.fromEntries(names.map((name) => [name, asked[prefix + name] ?? ''])) as Record<Name, string>;
}
