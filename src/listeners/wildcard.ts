/** A pattern in which `*` stands for `any`, by default for any text without a slash. */
export function wildcard(pattern: string, any = '[^/]*'): RegExp {
  return new RegExp(`^${pattern.split('*').map(escaped).join(any)}$`);
}

/** A text as an expression that fits only itself. */
export function escaped(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}
