import { areExclusive } from '../model/branch.ts';
import type { Workload } from '../model/workload.ts';
import { folderOf } from '../text/words.ts';
import type { ReadPath } from './paths.ts';
import { isSameObject, isTelling } from './same-objects.ts';
import { differ, type Variant, variantsOfName } from './variant-words.ts';

/** What a workload says by itself about when it is installed. */
export interface Signs {
  readonly path: ReadPath;
  readonly variants: readonly Variant[];
  /** Cluster profiles of OpenShift's version operator. */
  readonly profiles: readonly string[];
  /** Runs on the machine that makes the first control plane and is then gone. */
  readonly isBootstrap: boolean;
  /** Started by hand instead of the ordinary pod, to bring back what that one lost. */
  readonly isRescue: boolean;
  /** What the Operator Lifecycle Manager installs, which repositories keep beside the manifests that it is made from. */
  readonly isBundle: boolean;
}

export function signsOf(workload: Workload, path: ReadPath): Signs {
  const isPod = workload.kind === 'Pod';
  return {
    path,
    variants: variantsOfName(workload.name),
    profiles: Object.keys(workload.annotations).filter((key) => key.startsWith(PROFILE) && workload.annotations[key] === 'true'),
    isBootstrap: isPod && hasWord(`${workload.name}/${path.path}`, /^(bootstrap|bootkube)$/),
    isRescue: isPod && hasWord(`${workload.name}/${path.segments.at(-1) ?? ''}`, /^(restore|recovery|recover|rescue)$/),
    isBundle: hasWord(path.segments.at(-1) ?? '', /^clusterserviceversions?$/),
  };
}

/** OpenShift's cluster version operator installs a manifest only for the cluster profiles that its annotations name. */
const PROFILE = 'include.release.openshift.io/';

/** What the question needs to know of the run. */
export interface Run {
  signs(workload: Workload): Signs;
  /** Number of folders that all paths of the workload's install share. */
  rootDepth(workload: Workload): number;
  /** What the paths of two files tell, and the objects that both define. */
  areVariants(a: ReadPath, b: ReadPath, rootDepth: number): boolean;
}

/**
 * The two stand in manifests of which only one is in force at a time. Leans towards yes: a conflict that cannot happen is
 * the worst false alarm, and a missed one still shows in the registry's rules.
 */
export function areAlternatives(a: Workload, b: Workload, run: Run): boolean {
  if (a === b) return false;
  if (isSameObject(a, b) || areTextsOfOneChoice(a, b)) return true;
  if (a.install !== '' && b.install !== '') return false;
  const [here, there] = [run.signs(a), run.signs(b)];
  if (areKindsOfOne(a, b) || here.isBootstrap !== there.isBootstrap || areOther(here.profiles, there.profiles)) return true;
  if (differ(here.variants, there.variants)) return true;
  if (here.path === there.path) return false;
  if (here.isBundle !== there.isBundle && areBuiltAlike(a, b)) return true;
  if ((here.isRescue || there.isRescue) && areNeighbours(a, b)) return true;
  return run.areVariants(here.path, there.path, run.rootDepth(a));
}

/** A template renders one of them only. */
function areTextsOfOneChoice(a: Workload, b: Workload): boolean {
  return a.branches !== undefined && b.branches !== undefined && a.span.path === b.span.path && areExclusive(a.branches, b.branches);
}

/** One program that can be installed as either kind. */
function areKindsOfOne(a: Workload, b: Workload): boolean {
  if (a.kind === b.kind || a.name !== b.name || a.namespace !== b.namespace || !isTelling(a.name)) return false;
  return a.span.path !== b.span.path || a.template;
}

/** Of one kind, with a container that both have. */
function areBuiltAlike(a: Workload, b: Workload): boolean {
  return a.kind === b.kind && a.containers.some(({ name }) => b.containers.some((other) => other.name === name));
}

function hasWord(text: string, pattern: RegExp): boolean {
  return text
    .toLowerCase()
    .split(/[^a-z0-9]+/)
    .some((word) => pattern.test(word));
}

function areNeighbours(a: Workload, b: Workload): boolean {
  return (a.namespace !== null && a.namespace === b.namespace) || folderOf(a.span.path) === folderOf(b.span.path);
}

/** Both name some, and none in common. */
function areOther(a: readonly string[], b: readonly string[]): boolean {
  return a.length > 0 && b.length > 0 && !a.some((profile) => b.includes(profile));
}
