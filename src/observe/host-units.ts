import type { RegistryView } from '../model/registry.ts';
import { onceForEach, onceForObject } from '../text/once.ts';
import hostProcesses from './host-processes.yaml';

/** Maximum length of a process name in Linux. */
export const NAME_LENGTH = 15;
/**
 * Minimum length of a truncated name; net-tools truncates names at the width of their column, and a shorter start matches several programs.
 */
const SHORTEST_CUT = 8;

/** Returns a function that finds the unit of a process by its name, from registries and public programs; undefined if unknown. */
export const createUnitFinder = onceForObject((registry: RegistryView): ((process: string) => string | undefined) => {
  const units = new Map(Object.entries(hostProcesses as Readonly<Record<string, string>>));
  const owners = registry.registries.flatMap(({ assignments, unregistered = [] }) => [
    ...assignments.flatMap((row) => row.owners),
    ...unregistered.map(({ owner }) => owner),
  ]);
  for (const { claimant, name, container } of owners) {
    if (claimant !== 'host-process' || !/^[\w.@-]+\.service$/.test(name)) continue;
    for (const process of [name.replace(/\.service$/, ''), container]) {
      // `registry` is also the name of a program in containers.
      if (/^[\w.-]{3,}$/.test(process) && process !== 'registry' && !units.has(process.slice(0, NAME_LENGTH)))
        units.set(process.slice(0, NAME_LENGTH), name);
    }
  }
  return onceForEach((process: string) => {
    const known = units.get(process.slice(0, NAME_LENGTH));
    if (known !== undefined || process.length < SHORTEST_CUT) return known;
    const longer = [...units].filter(([name]) => name.startsWith(process));
    return longer.length === 1 ? longer[0]?.[1] : undefined;
  });
});
