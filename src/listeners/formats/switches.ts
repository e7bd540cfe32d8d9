import { splitName } from '../names.ts';
import type { Setting } from './setting.ts';
import type { Meaning } from './setting-names.ts';

/** Boolean settings that switch others off. */
export interface Switches {
  isOff(meaning: Pick<Meaning, 'parent' | 'stem'>): boolean;
}

const ENABLING = new Set(['enable', 'enabled', 'enabling']);
const DISABLING = new Set(['disable', 'disabled']);

/**
 * Reads `enabled: false`, `enable-profiler=False`, `metrics.disabled: true`: such a setting rules what has its stem beside it and,
 * without a stem, all on its own level and below.
 */
export function switchesOf(settings: readonly Setting[]): Switches {
  const off = new Set<string>();
  for (const { key, value } of settings) {
    const words = splitName(key.slice(key.lastIndexOf('.') + 1));
    const enables = words.some((word) => ENABLING.has(word));
    const disables = words.some((word) => DISABLING.has(word));
    if (enables === disables || !(enables ? /^(false|no|off|0)$/i : /^(true|yes|on|1)$/i).test(value.value)) continue;
    const stem = words.filter((word) => !ENABLING.has(word) && !DISABLING.has(word)).join(' ');
    off.add(nameOf(key.slice(0, Math.max(key.lastIndexOf('.'), 0)), stem));
  }
  return {
    isOff: ({ parent, stem }) => {
      if (off.size === 0) return false;
      if (off.has(nameOf(parent, stem))) return true;
      for (let level = parent; level !== ''; level = level.slice(0, Math.max(level.lastIndexOf('.'), 0)))
        if (off.has(nameOf(level, ''))) return true;
      return false;
    },
  };
}

function nameOf(parent: string, stem: string): string {
  return `${parent}\n${stem}`;
}
