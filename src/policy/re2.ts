import { UsageError } from '../model/exit-code.ts';

/** Syntax of JavaScript that RE2, the regular expressions of CEL, does not have. */
const NOT_IN_RE2: readonly (readonly [syntax: RegExp, name: string])[] = [
  [/\(\?<[=!]/, 'look-behind'],
  [/\(\?[=!]/, 'look-ahead'],
  [/\\(?:[1-9]|k<)/, 'a back-reference'],
  [/\\(?:u|c[A-Za-z])/, 'an escape \\u or \\c'],
  [/\[\^?\]/, 'an empty class'],
  [/\{(?:\d+,)?0*(?:[2-9]|1(?!000[,}]))\d{3,}[,}]/, 'more than 1000 repetitions'],
];

/**
 * The RE2 expression for names that match one of these patterns as a whole: `*` is a wildcard, `a|b` a choice, and a pattern that starts
 * with `~` a regular expression. Throws UsageError for a regular expression that RE2 does not accept; `option` is named in the message.
 */
export function re2Of(patterns: readonly string[], option = ''): string {
  const parts = patterns.map((pattern) => (pattern.startsWith('~') ? regularExpression(pattern, option) : wildcards(pattern)));
  return `^(?:${parts.join('|')})$`;
}

function wildcards(pattern: string): string {
  return pattern.replace(/[\\^$.+?()[\]{}]/g, '\\$&').replaceAll('*', '.*');
}

function regularExpression(pattern: string, option: string): string {
  const source = pattern.slice(1);
  const withoutBackslashes = source.replace(/\\\\/g, '  ');
  const [, lacking] = NOT_IN_RE2.find(([syntax]) => syntax.test(withoutBackslashes)) ?? [];
  if (lacking !== undefined) throw new UsageError(`pattern ${pattern} needs ${lacking}, which the expressions of CEL (RE2) have not`);
  try {
    new RegExp(`^(?:${source})$`, 'u');
  } catch {
    throw new UsageError(`${option} ${pattern}: not a regular expression`);
  }
  return source;
}
