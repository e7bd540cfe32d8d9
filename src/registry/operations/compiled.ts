import type { Registry } from '../../model/registry.ts';
import { rowsText } from './rows.ts';

/** A compiled registry as people read it: its rows, then how many they are. */
export function compiledText(registry: Registry): string {
  const count = registry.assignments.length;
  return `${rowsText(registry.assignments)}\n${registry.title}: ${count} ${count === 1 ? 'row' : 'rows'}\n`;
}
