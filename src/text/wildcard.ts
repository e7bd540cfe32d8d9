import { UNKNOWN } from '../model/text.ts';

/** True if a name matches a pattern in which `*` is any text without `separator`. Takes linear time for each star. */
export function matchesWildcard(pattern: string, name: string, separator?: string): boolean {
  const star = pattern.indexOf('*');
  if (star < 0) return pattern === name;
  if (!name.startsWith(pattern.slice(0, star))) return false;
  if (separator === undefined) return matchesPart(pattern, name);
  const parts = name.split(separator);
  const patterns = pattern.split(separator);
  return patterns.length === parts.length && patterns.every((one, index) => matchesPart(one, parts[index] ?? ''));
}

function matchesPart(pattern: string, name: string): boolean {
  const [first = '', ...others] = pattern.split('*');
  const last = others.pop();
  if (last === undefined) return name === first;
  if (!name.startsWith(first)) return false;
  let at = first.length;
  for (const part of others) {
    const found = name.indexOf(part, at);
    if (found < 0) return false;
    at = found + part.length;
  }
  return name.length - last.length >= at && name.endsWith(last);
}

/** The same for a name whose unknown parts may be any text. Time grows with the product of the two lengths. */
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
