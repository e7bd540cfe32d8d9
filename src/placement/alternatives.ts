import { areExclusive } from '../model/document.ts';
import { UNKNOWN } from '../model/text.ts';
import { isOfOperator, POD_KINDS, runsWholePlatform, type Workload } from '../model/workload.ts';
import { matchesWildcard } from '../text/wildcard.ts';
import { folderOf, repositoryOf } from '../text/words.ts';
import { isNameKnown, isNamespaceOpen, isSameObject } from './paths.ts';
import type { RunSigns } from './run-signs.ts';
import { differ } from './variant-words.ts';

/**
 * True if only one of two manifests is installed at a time, or if that is unknown: a conflict that cannot happen is the worst false alarm,
 * and the rules about registries still report a port that is missed here.
 */
export function areAlternatives(a: Workload, b: Workload, run: RunSigns): boolean {
  if (a === b) return false;
  if (isPatch(a) || isPatch(b) || isSameObject(a, b) || areBranchesOfOneChoice(a, b) || areSharesOfOneProgram(a, b)) return true;
  if (runsWholePlatform(a) && runsWholePlatform(b)) return true;
  if (run.areTogether(a, b)) return false;
  if (a.install !== b.install && (run.areAlternativeInstalls(a, b) || areOneProgram(a, b) || areReleases(a, b))) return true;
  const [here, there] = [run.signs(a), run.signs(b)];
  if (areKindsOfOneProgram(a, b) || here.isBootstrap !== there.isBootstrap || areDisjoint(here.profiles, there.profiles)) return true;
  if (differ(here.variants, there.variants)) return true;
  // Two objects in one file are installed together.
  if (here.path === there.path) return false;
  if (here.isBundle !== there.isBundle && a.kind === b.kind && commonContainers(a, b) > 0) return true;
  if (a.template !== b.template && (areOneProgram(a, b) || areReleases(a, b))) return true;
  if (areOfOperatorAndManifest(a, b)) return true;
  if (isPrefixed(a, b) || isPrefixed(b, a) || isRenderOf(a, b) || isRenderOf(b, a)) return true;
  if ((here.isRecovery || there.isRecovery) && areNeighbours(a, b)) return true;
  return run.areVariants(here.path, there.path, run.rootDepth(a));
}

/**
 * True for an object without a name: the API server refuses it, so it is a patch that a kustomization merges into another object and whose
 * ports it repeats. In a template, the name may come from a value.
 */
function isPatch({ kind, name, template }: Workload): boolean {
  return name === '' && kind !== 'Unit' && !template;
}

/** True if a template renders only one of the two. */
function areBranchesOfOneChoice(a: Workload, b: Workload): boolean {
  return a.branches !== undefined && b.branches !== undefined && a.span.path === b.span.path && areExclusive(a.branches, b.branches);
}

/** True for two custom resources of one kind with the same containers: their operator decides the nodes of each. */
function areSharesOfOneProgram(a: Workload, b: Workload): boolean {
  if (a.kind !== b.kind || isScheduled(a) || a.containers.length !== b.containers.length) return false;
  const images = new Map(b.containers.map(({ name, image }) => [name, image]));
  return a.containers.length > 0 && a.containers.every(({ name, image }) => images.get(name) === image);
}

/**
 * True for one program that a chart (also as text), a kustomization and plain files can each install: all containers of one are in the
 * other.
 */
function areOneProgram(a: Workload, b: Workload): boolean {
  if (a.kind !== b.kind) return false;
  const [few, many] = a.containers.length < b.containers.length ? [a, b] : [b, a];
  const images = new Map(many.containers.map(({ name, image }) => [name, repositoryOf(image)]));
  return few.containers.length > 0 && few.containers.every(({ name, image }) => images.get(name) === repositoryOf(image));
}

/** True for two versions of one workload with different sidecars and images, such as a chart and manifests of another version. */
function areReleases(a: Workload, b: Workload): boolean {
  return a.kind === b.kind && a.name === b.name && isNameKnown(a.name) && commonContainers(a, b) > 0;
}

/** True for one program that can be installed as either kind. */
function areKindsOfOneProgram(a: Workload, b: Workload): boolean {
  if (a.kind === b.kind || a.name !== b.name || a.namespace !== b.namespace || !isNameKnown(a.name)) return false;
  return a.span.path !== b.span.path || a.template;
}

/** True for one program that an operator starts for a custom resource, and that a manifest or chart starts without the operator. */
function areOfOperatorAndManifest(a: Workload, b: Workload): boolean {
  return a.kind === b.kind && isOfOperator(a) !== isOfOperator(b) && commonContainers(a, b) > 0;
}

/** Kinds whose pod template decides the nodes of the pods, including the kinds of OpenKruise and Argo that resemble those of Kubernetes. */
const SCHEDULED_KINDS = new Set([...POD_KINDS, 'Unit', 'Rollout', 'CloneSet', 'Service']);

/** True if the pod template determines the nodes of the pods; for other custom resources, their controller does. */
export function isScheduled({ kind }: Workload): boolean {
  return SCHEDULED_KINDS.has(kind);
}

/** Number of containers of one workload that have the same name in the other. */
export function commonContainers(a: Workload, b: Workload): number {
  const names = new Set(b.containers.map(({ name }) => name));
  return a.containers.filter(({ name }) => names.has(name)).length;
}

/** True if all container names of both are equal. */
export function haveSameContainers(a: Workload, b: Workload): boolean {
  return a.containers.length === b.containers.length && commonContainers(a, b) === a.containers.length;
}

/** True if b's name is a's name with the kustomization's `namePrefix`, in its namespace: repositories keep renders beside their sources. */
function isPrefixed(a: Workload, b: Workload): boolean {
  if (a.kind !== b.kind || a.namespace === b.namespace || !haveSameContainers(a, b)) return false;
  return isNameKnown(b.name) && a.name.endsWith(`-${b.name}`);
}

/**
 * True if a workload may be a render of a template that is read as text: repositories keep renders of charts beside them. All known parts
 * of the template's object are equal, and a part of its name or of its images is known.
 */
function isRenderOf(a: Workload, template: Workload): boolean {
  if (a.template || !template.template || a.kind !== template.kind || a.containers.length !== template.containers.length) return false;
  if (a.namespace !== template.namespace && !isNamespaceOpen(a.namespace) && !isNamespaceOpen(template.namespace)) return false;
  const written = template.containers.map(({ name, image }) => ({ name, image: repositoryOf(image) }));
  if (!isNameKnown(template.name) && written.every(({ image }) => image.endsWith(UNKNOWN))) return false;
  const isWritten = ({ name, image }: Workload['containers'][number]): boolean =>
    written.some((each) => {
      // A container with an unknown name is recognised by its image.
      const isNamed = each.name === name || (each.name.includes(UNKNOWN) && !each.image.endsWith(UNKNOWN));
      return isNamed && mayGive(each.image, repositoryOf(image));
    });
  return template.name.includes(UNKNOWN) && mayGive(template.name, a.name) && a.containers.every(isWritten);
}

function mayGive(written: string, rendered: string): boolean {
  return matchesWildcard(written.replaceAll(UNKNOWN, '*'), rendered);
}

function areNeighbours(a: Workload, b: Workload): boolean {
  return (a.namespace !== null && a.namespace === b.namespace) || folderOf(a.span.path) === folderOf(b.span.path);
}

/** True if both name profiles, and none of them is the same. */
function areDisjoint(a: readonly string[], b: readonly string[]): boolean {
  return a.length > 0 && b.length > 0 && !a.some((profile) => b.includes(profile));
}
