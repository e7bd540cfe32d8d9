import { areExclusive } from '../model/document.ts';
import type { Confidence } from '../model/listener.ts';
import { UNKNOWN } from '../model/text.ts';
import { POD_KINDS, SHORT_LIVED_KINDS, type Workload } from '../model/workload.ts';
import { matchesWildcard } from '../text/wildcard.ts';
import { commonParts, folderOf, repositoryOf } from '../text/words.ts';
import { isNameKnown, isNamespaceOpen, isSameObject, type ReadPath } from './paths.ts';
import { ASIDE_FOLDERS, differ, type Variant, variantsOfName } from './variant-words.ts';

const PART_OF = 'app.kubernetes.io/part-of';

/** How sure it is that both are installed in one cluster, judged by their paths; both are of one install and no alternatives. */
export function coInstallationOf(
  a: Workload,
  b: Workload,
  run: RunFacts,
): { readonly confidence: Confidence; readonly why: string | null } {
  const shortLived = isShortLived(a) || isShortLived(b);
  if (a.span.path === b.span.path || (a.install !== '' && b.install !== '')) {
    return { confidence: SHORT_LIVED_KINDS.has(a.kind) || SHORT_LIVED_KINDS.has(b.kind) ? 'medium' : 'certain', why: null };
  }
  // The conditions in templates are not known, and components that exclude each other are common there.
  const optional = a.template && b.template;
  if ((areOneProduct(a, b) || haveOneTopFolder(a, b, run)) && !run.areApart(a.span.path, b.span.path)) {
    const isUnsure = shortLived || isInstalledTwice(a, b) || areOfTests(a, b, run);
    return { confidence: optional ? 'low' : isUnsure ? 'medium' : 'high', why: null };
  }
  return { confidence: optional || packageOneProgram(a, b) ? 'low' : 'medium', why: 'if both folders are installed in one cluster' };
}

/** One program in two namespaces, or with more words in its name, which is more often two ways to install it than two of it. */
function isInstalledTwice(a: Workload, b: Workload): boolean {
  if (a.kind !== b.kind) return false;
  if (a.name === b.name) return a.namespace !== b.namespace;
  return haveSameContainers(a, b) && (isLonger(a.name, b.name) || isLonger(b.name, a.name));
}

/** A test or an example applies what it needs of its folders, seldom all. */
function areOfTests(a: Workload, b: Workload, run: RunFacts): boolean {
  const [here, there] = [run.signs(a).path.segments, run.signs(b).path.segments];
  const shared = here.slice(run.rootDepth(a), commonParts(here, there));
  return folderOf(a.span.path) !== folderOf(b.span.path) && shared.some((folder) => ASIDE_FOLDERS.test(folder.toLowerCase()));
}

function isLonger(name: string, other: string): boolean {
  return isNameKnown(other) && name.startsWith(`${other}-`);
}

function haveSameContainers(a: Workload, b: Workload): boolean {
  const names = new Set(b.containers.map(({ name }) => name));
  return a.containers.length === b.containers.length && a.containers.every(({ name }) => names.has(name));
}

/** Two projects package one program, by its name or by the containers of its pods. */
function packageOneProgram(a: Workload, b: Workload): boolean {
  const names = new Set(a.containers.map(({ name }) => name));
  const common = b.containers.filter(({ name }) => names.has(name)).length;
  if (a.kind !== b.kind) return common > 0 && (a.name === b.name || !isScheduled(a) || !isScheduled(b));
  return a.name === b.name || common >= MIN_COMMON_CONTAINERS;
}

/** As many container names two pods do not have in common by chance. */
const MIN_COMMON_CONTAINERS = 3;

function isShortLived(workload: Workload): boolean {
  return SHORT_LIVED_KINDS.has(workload.kind) || (workload.kind === 'Pod' && !workload.staticPod);
}

/** Namespaces that unrelated projects use. */
const SHARED_NAMESPACES = new Set(['default', 'kube-system']);

function areOneProduct(a: Workload, b: Workload): boolean {
  if (a.namespace !== null && a.namespace === b.namespace && !SHARED_NAMESPACES.has(a.namespace)) return true;
  const part = a.labels[PART_OF];
  return part !== undefined && part === b.labels[PART_OF];
}

function haveOneTopFolder(a: Workload, b: Workload, run: RunFacts): boolean {
  if (folderOf(a.span.path) === folderOf(b.span.path)) return true;
  const depth = run.rootDepth(a);
  const [here, there] = [run.signs(a).path.segments, run.signs(b).path.segments];
  // A file in the root folder belongs to everything below it.
  if (here.length <= depth + 1 || there.length <= depth + 1) return true;
  return here[depth] === there[depth];
}

/** What the path, name and annotations of a workload say about when it is installed. */
interface InstallSigns {
  readonly path: ReadPath;
  readonly variants: readonly Variant[];
  /** Cluster profiles of OpenShift's version operator. */
  readonly profiles: readonly string[];
  /** Runs on the machine that makes the first control plane and is then gone. */
  readonly isBootstrap: boolean;
  /** Started by hand in place of the ordinary pod, to restore its data. */
  readonly isRecovery: boolean;
  /** What the Operator Lifecycle Manager installs, which repositories keep beside the manifests that it is made from. */
  readonly isBundle: boolean;
}

export function signsOf(workload: Workload, path: ReadPath): InstallSigns {
  const isPod = workload.kind === 'Pod';
  return {
    path,
    variants: variantsOfName(workload.name),
    profiles: Object.keys(workload.annotations).filter((key) => key.startsWith(PROFILE) && workload.annotations[key] === 'true'),
    isBootstrap: isPod && hasWord(`${workload.name}/${path.path}`, /^(bootstrap|bootkube)$/),
    isRecovery: isPod && hasWord(`${workload.name}/${path.segments.at(-1) ?? ''}`, /^(restore|recovery|recover|rescue)$/),
    isBundle: hasWord(path.segments.at(-1) ?? '', /^clusterserviceversions?$/),
  };
}

/** OpenShift's cluster version operator installs a manifest only for the cluster profiles that its annotations name. */
const PROFILE = 'include.release.openshift.io/';

/** What is known of all workloads of the run. */
export interface RunFacts {
  signs(workload: Workload): InstallSigns;
  /** Number of folders that all paths of the workload's install share. */
  rootDepth(workload: Workload): number;
  /** Judged by the paths of two files, and by the objects that both define. */
  areVariants(a: ReadPath, b: ReadPath, rootDepth: number): boolean;
  /** Different kustomizations take in the files at two paths, and no build has both. */
  areApart(a: string, b: string): boolean;
}

/**
 * The two are in manifests of which only one is installed at a time. Where this is open the answer is yes: a conflict that
 * cannot happen is the worst false alarm, and the registry's rules still report a port that is missed here.
 */
export function areAlternatives(a: Workload, b: Workload, run: RunFacts): boolean {
  if (a === b) return false;
  if (isPatch(a) || isPatch(b)) return true;
  if (isSameObject(a, b) || areBranchesOfOneChoice(a, b) || areSharesOfOneProgram(a, b)) return true;
  if (a.install !== '' && b.install !== '') return false;
  const [here, there] = [run.signs(a), run.signs(b)];
  if (areKindsOfOneProgram(a, b) || here.isBootstrap !== there.isBootstrap || areDisjoint(here.profiles, there.profiles)) return true;
  if (differ(here.variants, there.variants)) return true;
  if (here.path === there.path) return false;
  if (here.isBundle !== there.isBundle && haveCommonContainer(a, b)) return true;
  if (isPrefixed(a, b) || isPrefixed(b, a) || isRenderOf(a, b) || isRenderOf(b, a)) return true;
  if ((here.isRecovery || there.isRecovery) && areNeighbours(a, b)) return true;
  return run.areVariants(here.path, there.path, run.rootDepth(a));
}

/**
 * The API server takes no object without a name, so it is text that a kustomization merges into another object, whose ports
 * it repeats. In a template the name may come from elsewhere.
 */
function isPatch({ kind, name, template }: Workload): boolean {
  return name === '' && kind !== 'Unit' && !template;
}

/** A template renders only one of the two. */
function areBranchesOfOneChoice(a: Workload, b: Workload): boolean {
  return a.branches !== undefined && b.branches !== undefined && a.span.path === b.span.path && areExclusive(a.branches, b.branches);
}

/** Kinds whose pods are put on nodes by what stands in their pod template; of OpenKruise and Argo, those that are like one of Kubernetes. */
const SCHEDULED_KINDS = new Set([...POD_KINDS, 'Unit', 'Rollout', 'CloneSet']);

/** Whether the pod template says on which nodes the pods run; of other custom resources their controller knows more. */
function isScheduled({ kind }: Workload): boolean {
  return SCHEDULED_KINDS.has(kind);
}

/** Two custom resources of one kind with the same containers: whoever reads them says on which nodes each of them runs. */
function areSharesOfOneProgram(a: Workload, b: Workload): boolean {
  if (a.kind !== b.kind || isScheduled(a) || a.containers.length !== b.containers.length) return false;
  const images = new Map(b.containers.map(({ name, image }) => [name, image]));
  return a.containers.length > 0 && a.containers.every(({ name, image }) => images.get(name) === image);
}

/** One program that can be installed as either kind. */
function areKindsOfOneProgram(a: Workload, b: Workload): boolean {
  if (a.kind === b.kind || a.name !== b.name || a.namespace !== b.namespace || !isNameKnown(a.name)) return false;
  return a.span.path !== b.span.path || a.template;
}

/** Of one kind, with a container that both have. */
function haveCommonContainer(a: Workload, b: Workload): boolean {
  return a.kind === b.kind && a.containers.some(({ name }) => b.containers.some((other) => other.name === name));
}

/** What a kustomization makes of the other by `namePrefix` and `namespace`: repositories keep what they render beside its source. */
function isPrefixed(a: Workload, b: Workload): boolean {
  if (a.kind !== b.kind || a.namespace === b.namespace || !haveSameContainers(a, b)) return false;
  return isNameKnown(b.name) && a.name.endsWith(`-${b.name}`);
}

/**
 * What a template gives that is read as text: repositories keep a render of a chart beside it. All that is known of the template's object
 * is the same, and of its name or of its images something is known.
 */
function isRenderOf(a: Workload, template: Workload): boolean {
  if (a.template || !template.template || a.kind !== template.kind || a.containers.length !== template.containers.length) return false;
  if (a.namespace !== template.namespace && !isNamespaceOpen(a.namespace) && !isNamespaceOpen(template.namespace)) return false;
  const images = new Map(template.containers.map(({ name, image }) => [name, repositoryOf(image)]));
  if (!isNameKnown(template.name) && [...images.values()].every((image) => image.endsWith(UNKNOWN))) return false;
  return (
    template.name.includes(UNKNOWN) &&
    mayGive(template.name, a.name) &&
    a.containers.every(({ name, image }) => mayGive(images.get(name) ?? '', repositoryOf(image)))
  );
}

function mayGive(written: string, rendered: string): boolean {
  return matchesWildcard(written.replaceAll(UNKNOWN, '*'), rendered);
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

/** Both name profiles, and none in common. */
function areDisjoint(a: readonly string[], b: readonly string[]): boolean {
  return a.length > 0 && b.length > 0 && !a.some((profile) => b.includes(profile));
}
