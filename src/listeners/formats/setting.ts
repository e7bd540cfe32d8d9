import type { Text } from '../../model/text.ts';
import { matchesWildcard } from '../../text/wildcard.ts';

/** One value of a configuration text. Of several with one key the last counts, except where the format makes a list of them. */
export interface Setting {
  /** Levels with dots between them, items of a list as `[0]`: `servingInfo.bindAddress`, `servers[1].port`, `section.name`. */
  readonly key: string;
  /** The value after unquoting. */
  readonly value: Text;
}

/** More settings than this are left out. */
export const MAX_SETTINGS = 50_000;

/** The levels of a key; an item of a list is a level of its own, such as `[0]`. */
export function levelsOf(key: string): string[] {
  return key.split(/\.|(?=\[\d+\])/).filter((level) => level !== '');
}

/**
 * Whether a key is meant by `pattern`, in which `*` stands for any text without a dot, also for an item of a list.
 * Items of a list may be left out of the pattern: `servers.port` means `servers[0].port` too.
 */
export function matchesKey(pattern: string, key: string): boolean {
  return matchLevels(levelsOf(pattern), levelsOf(key));
}

function matchLevels(pattern: readonly string[], levels: readonly string[]): boolean {
  let reachable = new Set([0]);
  for (const level of levels) {
    const next = new Set<number>();
    for (const at of reachable) {
      const wanted = pattern[at];
      if (wanted !== undefined && matchesWildcard(wanted, level)) next.add(at + 1);
      if (level.startsWith('[')) next.add(at);
    }
    reachable = next;
  }
  return reachable.has(pattern.length);
}

/** A text longer than this is no configuration that a person wrote; readers give nothing for it. */
const MAX_LENGTH = 1 << 20;

export function isTooLong(text: Text): boolean {
  return text.value.length > MAX_LENGTH;
}
