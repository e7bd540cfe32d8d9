import type { RegistryView } from '../model/registry.ts';
import { onceForEach } from '../text/once.ts';
import hostProcesses from './host-processes.yaml';

/** Linux keeps so many characters of a process's name. */
export const NAME_LENGTH = 15;
/** net-tools cuts names to what a column leaves; a shorter beginning could be of several programs. */
const SHORTEST_CUT = 8;

/** Units whose one process, or whose children, are the kubelet, the runtime and the control plane: k3s, RKE2, k0s, MicroK8s, MicroShift. */
const WHOLE_PLATFORM =
  /^(?:(?:k3s|rke2)(?:-agent|-server)?|k0s(?:controller|worker)|microshift(?:-etcd)?|snap\.microk8s\.[\w-]+)\.(?:service|scope)$/;

/** Whether a unit of the node is all that a registry gives to the programs of the platform. */
export function isWholePlatform(unit: string): boolean {
  return WHOLE_PLATFORM.test(unit);
}

/** Finds the unit of the node that runs a process of this name, by what registries and public programs tell; undefined for others. */
export function createUnitFinder(registry: RegistryView): (process: string) => string | undefined {
  const units = new Map(Object.entries(hostProcesses as Readonly<Record<string, string>>));
  const owners = registry.registries.flatMap(({ assignments, unregistered = [] }) => [
    ...assignments.flatMap((row) => row.owners),
    ...unregistered.map(({ owner }) => owner),
  ]);
  for (const { claimant, name, container } of owners) {
    if (claimant !== 'host-process' || !/^[\w.@-]+\.service$/.test(name)) continue;
    for (const process of [name.replace(/\.service$/, ''), container]) {
      // A container's program has such a name too, such as registry.
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
}
