import type { Workload } from '../model/workload.ts';
import { areVariants, type ReadPath } from './paths.ts';
import { isSameObject, isTelling, type SameObjects } from './same-objects.ts';
import { differ, variantsOfName } from './variant-words.ts';

/** What the question needs to know of the run. */
export interface Run {
  read(path: string): ReadPath;
  /** Number of folders that all paths of the workload's set share. */
  rootDepth(workload: Workload): number;
  /** The whole set is installed together: a render, a cluster, or paths that the configuration names. */
  isOneInstall(workload: Workload): boolean;
  readonly sameObjects: SameObjects;
}

/**
 * The two stand in manifests of which only one is in force at a time. Leans towards yes: a conflict that cannot happen is
 * the worst false alarm, and a missed one still shows in the registry's rules.
 */
export function areAlternatives(a: Workload, b: Workload, run: Run): boolean {
  if (a === b) return false;
  if (isSameObject(a, b)) return true;
  if (run.isOneInstall(a) && run.isOneInstall(b)) return false;
  if (replaceEachOther(a, b) || areOtherProfiles(a, b)) return true;
  if (differ(variantsOfName(a.name), variantsOfName(b.name))) return true;
  const [here, there] = [run.read(a.span.path), run.read(b.span.path)];
  if (here.path === there.path) return false;
  if (run.sameObjects.share(here, there)) return true;
  return areVariants(here, there, run.rootDepth(a));
}

/** One program packaged in two ways, or a pod that stands in for another one for a while. */
function replaceEachOther(a: Workload, b: Workload): boolean {
  const together = a.span.path === b.span.path && !a.template;
  if (!together && a.kind !== b.kind && a.name === b.name && a.namespace === b.namespace && isTelling(a.name)) return true;
  if (isBootstrap(a) !== isBootstrap(b)) return true;
  return (isRescue(a) || isRescue(b)) && a.span.path !== b.span.path && areNeighbours(a, b);
}

/** Runs on the machine that makes the first control plane and is then gone. */
function isBootstrap(workload: Workload): boolean {
  return workload.kind === 'Pod' && hasWord(workload, /^(bootstrap|bootkube)$/, true);
}

/** Started by hand instead of the ordinary pod, to bring back what that one lost. */
function isRescue(workload: Workload): boolean {
  return workload.kind === 'Pod' && hasWord(workload, /^(restore|recovery|recover|rescue)$/, false);
}

function hasWord(workload: Workload, pattern: RegExp, inFolders: boolean): boolean {
  const { path } = workload.span;
  const text = `${workload.name}/${inFolders ? path : path.slice(path.lastIndexOf('/') + 1)}`;
  return text
    .toLowerCase()
    .split(/[^a-z0-9]+/)
    .some((word) => pattern.test(word));
}

function areNeighbours(a: Workload, b: Workload): boolean {
  return (a.namespace !== null && a.namespace === b.namespace) || folderOf(a) === folderOf(b);
}

export function folderOf(workload: Workload): string {
  return workload.span.path.slice(0, Math.max(workload.span.path.lastIndexOf('/'), 0));
}

/** OpenShift's cluster version operator installs a manifest only for the cluster profiles that its annotations name. */
function areOtherProfiles(a: Workload, b: Workload): boolean {
  const [here, there] = [profilesOf(a), profilesOf(b)];
  return here.length > 0 && there.length > 0 && !here.some((profile) => there.includes(profile));
}

const PROFILE = 'include.release.openshift.io/';

function profilesOf(workload: Workload): string[] {
  return Object.keys(workload.annotations).filter((key) => key.startsWith(PROFILE) && workload.annotations[key] === 'true');
}
