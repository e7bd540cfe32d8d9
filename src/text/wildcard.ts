import { UNKNOWN } from '../model/text.ts';

/** True if a name matches a pattern; `*` stands for any text without `separator`. */
export function matchesWildcard(pattern: string, name: string, separator?: string): boolean {
  const star = pattern.indexOf('*');
  if (star < 0) return pattern === name;
  if (!name.startsWith(pattern.slice(0, star))) return false;
  const [patterns, parts] = separator === undefined ? [[pattern], [name]] : [pattern.split(separator), name.split(separator)];
  return patterns.length === parts.length && patterns.every((one, index) => matchesStars(one, parts[index] ?? ''));
}

function matchesStars(pattern: string, name: string): boolean {
  const characters = [...pattern].map((character) => (character === '*' ? null : character));
  return matchesItems(characters, [...name], (one, other) => one === other);
}

/**
 * True if a pattern matches a list; `null` stands for any number of items. Backtracking to the last `null` is enough. The time is at most
 * the product of the two lengths.
 */
export function matchesItems<One, Other>(
  pattern: readonly (One | null)[],
  subject: readonly Other[],
  matches: (one: One, other: Other) => boolean,
): boolean {
  let [at, from, open, mark] = [0, 0, -1, 0];
  for (let other = subject[0]; other !== undefined; other = subject[from]) {
    const one = pattern[at];
    if (one === null) [open, mark, at] = [at, from, at + 1];
    else if (one !== undefined && matches(one, other)) [at, from] = [at + 1, from + 1];
    else if (open >= 0) [at, mark, from] = [open + 1, mark + 1, mark + 1];
    else return false;
  }
  return pattern.slice(at).every((one) => one === null);
}

/** The same for a name with unknown parts, which may be any text. The time is at most the product of the two lengths. */
export function mayMatchWildcard(pattern: string, name: string): boolean {
  let row: boolean[] = [true];
  for (let j = 0; j < name.length; j++) row.push(row[j] === true && name[j] === UNKNOWN);
  for (const character of pattern) {
    const next: boolean[] = [character === '*' && row[0] === true];
    for (let j = 0; j < name.length; j++) {
      const other = name[j];
      const star = character === '*' && (row[j + 1] === true || next[j] === true);
      const gap = other === UNKNOWN && (row[j + 1] === true || next[j] === true);
      next.push(star || gap || (row[j] === true && character === other));
    }
    row = next;
  }
  return row[name.length] === true;
}
