import type { ClusterFacts } from './model/cluster.ts';
import { UsageError } from './model/exit-code.ts';
import type { KnownProgram } from './model/program.ts';
import { type Assignment, parseRelease, type Registry, type RegistryView, type Release } from './model/registry.ts';
import type { RunOptions } from './options.ts';
import { BUILT_IN_PROGRAMS } from './programs/built-in.ts';
import { defaultPorts } from './programs/defaults.ts';
import { registriesNamed } from './registry/load.ts';
import { componentsOff, type PlatformSigns, registriesShownBy } from './registry/recognise.ts';
import type { K3sComponent } from './registry/switched-off.ts';
import { isUsedElsewhere } from './registry/taken.ts';
import { createRegistryView } from './registry/view.ts';
import { orUsageError } from './text/problem.ts';

/** The options that decide the registries of a run. */
type RegistrySelection = Pick<
  RunOptions,
  'registries' | 'loadBalancerServices' | 'base' | 'release' | 'ranges' | 'owners' | 'cwd' | 'cluster' | 'audit'
>;

/** The registries of a run at its release, and the reason for the choice. */
export interface ChosenRegistries {
  readonly view: RegistryView;
  /** Completes "because ..."; null if the user names them. */
  readonly why: string | null;
  /** The platform of the cluster is certain: the user names the registries, or nodes or objects of this one cluster show it. */
  readonly isPlatformKnown: boolean;
  /** Services of type LoadBalancer use host ports. */
  readonly loadBalancersUseHostPorts: boolean;
}

/** The registries that the user names; null if the user names none. Throws UsageError for a registry that cannot be read. */
export async function registriesOfUser({ registries, cwd, base }: RegistrySelection): Promise<readonly Registry[] | null> {
  return registries.length === 0 ? null : registriesNamed(registries, { cwd, base });
}

/** Returns the registries of the user, or those that match the input, at the release that the user or the cluster sets. */
export async function chooseRegistries(
  named: readonly Registry[] | null,
  signs: PlatformSigns,
  { release }: ClusterFacts,
  options: RegistrySelection,
  programs: readonly KnownProgram[],
): Promise<ChosenRegistries> {
  const asOf = options.release ?? release?.text ?? null;
  const shown = registriesShownBy(signs);
  const all = named ?? (await registriesNamed(shown.names, { cwd: options.cwd, base: options.base }));
  const byDefault = shown.loadBalancersUseHostPorts || all.some(({ loadBalancerServices }) => loadBalancerServices === 'host-ports');
  const off = new Set(componentsOff(signs));
  if (options.loadBalancerServices !== undefined) off.delete('servicelb');
  const isServed = options.loadBalancerServices ? options.loadBalancerServices === 'host-ports' : byDefault;
  // An audit reads the pods of ServiceLB themselves.
  const isAudit = options.audit !== undefined;
  if (!isServed || (isAudit && ![...signs.workloads].some(({ name }) => name.startsWith('svclb-')))) off.add('servicelb');
  const registries = withoutComponents(all, off);
  return {
    view: viewOf(registries, asOf, options, programs),
    why: named === null ? shown.why : null,
    isPlatformKnown: named !== null || shown.shownBy === 'nodes' || (options.cluster !== undefined && shown.shownBy === 'objects'),
    loadBalancersUseHostPorts: !isAudit && !off.has('servicelb'),
  };
}

/** Removes the rows of the pods that ServiceLB of k3s creates, if ServiceLB or the component behind the Service is disabled. */
function withoutComponents(registries: readonly Registry[], off: ReadonlySet<K3sComponent>): readonly Registry[] {
  const starts = [...off].map((component) => (component === 'servicelb' ? 'svclb-' : `svclb-${component}`));
  const isOff = ({ owners }: Assignment): boolean => owners.some(({ name }) => starts.some((start) => name.startsWith(start)));
  if (!registries.some(({ assignments }) => assignments.some(isOff))) return registries;
  return registries.map((registry) => ({ ...registry, assignments: registry.assignments.filter((row) => !isOff(row)) }));
}

/** Returns the registries at a release, with the owners and ranges of the options. Throws UsageError if one of these is invalid. */
export function viewOf(
  registries: readonly Registry[],
  text: string | null,
  { ranges = [], owners = [] }: Pick<RegistrySelection, 'ranges' | 'owners'>,
  programs: readonly KnownProgram[] = BUILT_IN_PROGRAMS,
): RegistryView {
  const release = text === null ? null : parseRelease(text);
  if (release === undefined) throw new UsageError(`--release ${text} is not a release; write it like 4.19`);
  const problem = release && releaseProblem(release, registries);
  if (problem) throw new UsageError(problem);
  return orUsageError('owners of the configuration', () =>
    createRegistryView(registries, {
      release,
      ranges,
      owners,
      isUsedElsewhere: isUsedElsewhere(registries, () => defaultPorts(programs)),
    }),
  );
}

/**
 * The problem with a release that YAML shortened, such as 4.20 to 4.2; null if the registries have rows of this release, or have none of
 * the longer one.
 */
export function releaseProblem(release: Release, registries: readonly Registry[]): string | null {
  const text = release.join('.');
  const known = registries.flatMap(({ assignments }) => assignments.flatMap(({ since, removed }) => [since, removed]));
  const isShortened = release.length === 2 && !known.includes(text) && known.includes(`${text}0`);
  return isShortened ? `release ${text} is unknown; did you mean "${text}0"? Quote it: YAML reads ${text}0 as a number` : null;
}
