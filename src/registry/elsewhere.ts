import { keyOfPort, type Protocol } from '../model/address.ts';
import type { DefaultPort } from '../model/program.ts';
import type { Assignment, Registry } from '../model/registry.ts';
import { BUILT_IN_REGISTRIES } from './built-in.ts';

/** The rows in effect of the built-in registries that are not in use. */
export function rowsElsewhere(registries: readonly Registry[]): Assignment[] {
  const names = new Set(registries.map(({ name }) => name));
  return Object.values(BUILT_IN_REGISTRIES).flatMap(({ name, assignments }) =>
    names.has(name) ? [] : assignments.filter(({ status }) => status !== 'removed'),
  );
}

/** A function that is true for the default ports of programs and for the ports of other registries' rows: suggestions omit them. */
export function isUsedElsewhere(
  registries: readonly Registry[],
  defaults: () => readonly DefaultPort[],
): (port: number, protocol: Protocol) => boolean {
  let used: Set<number> | undefined;
  return (port, protocol) => {
    used ??= new Set([
      ...defaults().map(keyOfPort),
      ...rowsElsewhere(registries).flatMap((row) =>
        Array.from({ length: row.endPort - row.port + 1 }, (_, index) => keyOfPort({ port: row.port + index, protocol: row.protocol })),
      ),
    ]);
    return used.has(keyOfPort({ port, protocol }));
  };
}
