/** Filters by name: `severity=error&owner=…` after the `#` of the page's address. */
export type Asked = Readonly<Record<string, string>>;

/** The filters of an address; null if it names a part of the page (`#findings`), or is empty. */
export function readAddress(hash: string): Asked | null {
  const text = hash.replace(/^#/, '');
  return text.includes('=') ? Object.fromEntries(new URLSearchParams(text)) : null;
}

/** The address of these filters; empty ones are left out. */
export function addressOf(asked: Asked): string {
  const filled = Object.entries(asked).filter(([, value]) => value !== '');
  return `#${new URLSearchParams(filled)}`;
}

/** The filters whose names begin with a prefix, without the prefix. */
export function partOf<Name extends string>(asked: Asked, names: readonly Name[], prefix = ''): Record<Name, string> {
  return Object.fromEntries(names.map((name) => [name, asked[prefix + name] ?? ''])) as Record<Name, string>;
}
