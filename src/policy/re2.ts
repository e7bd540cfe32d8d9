/** The RE2 expression for names that match one of these patterns as a whole: `*` is a wildcard, `a|b` a choice. */
export function re2Of(patterns: readonly string[]): string {
  return `^(?:${patterns.map((pattern) => pattern.replace(/[\\^$.+?()[\]{}]/g, '\\$&').replaceAll('*', '.*')).join('|')})$`;
}
