import type { NamedObject } from '../model/document.ts';
import { addToSet } from '../model/groups.ts';
import type { RenderedInstall } from '../model/placement.ts';
import type { Workload } from '../model/workload.ts';
import { onceForObject } from '../text/once.ts';
import { templateOfPath } from '../text/render-path.ts';
import { commonParts, folderOf } from '../text/words.ts';
import { areVariants, findSameObjects, type ReadPath, readPath } from './paths.ts';
import { type Variant, variantsOfName } from './variant-words.ts';

/** Facts from all workloads of the run. */
export interface RunSigns {
  signs(workload: Workload): InstallSigns;
  /** Number of folders that all paths of the workload's install share. */
  rootDepth(workload: Workload): number;
  /** True for two files that are variants, by their paths and the objects that both define. */
  areVariants(a: ReadPath, b: ReadPath, rootDepth: number): boolean;
  /** True if another file of the folder defines the same object, so that a cluster has one of the two. */
  isOneOfSeveral(workload: Workload): boolean;
  /** True if the two are installed with one command, or are in a dump of one cluster. */
  areTogether(a: Workload, b: Workload): boolean;
  /** True for two renders of which a cluster has only one, and for a render and a file that it reads. */
  areAlternativeInstalls(a: Workload, b: Workload): boolean;
  groupOf(workload: Workload): string;
  /** True if different kustomizations use the two files, and no build has both. */
  areApart(a: string, b: string): boolean;
}

/** Reads all workloads of a run. `named` also contains objects without a host port; `areApart` compares the kustomizations of two files. */
export function describeRun(
  workloads: readonly Workload[],
  named: readonly NamedObject[],
  areApart: RunSigns['areApart'],
  renders: ReadonlyMap<string, RenderedInstall>,
): RunSigns {
  const groupOf = ({ install }: Workload): string => (renders.has(install) ? '' : install);
  const paths = new Map<string, ReadPath>();
  const read = (path: string): ReadPath => {
    const known = paths.get(path) ?? readPath(templateOfPath(path));
    paths.set(path, known);
    return known;
  };
  const roots = new Map<string, { readonly first: ReadPath; readonly depth: number }>();
  for (const workload of workloads) {
    const path = read(workload.span.path);
    const group = groupOf(workload);
    const { first, depth } = roots.get(group) ?? { first: path, depth: path.segments.length - 1 };
    roots.set(group, { first, depth: Math.min(depth, commonParts(first.segments, path.segments), path.segments.length - 1) });
  }
  const definitionKey = ({ kind, namespace, name, span }: Workload): string => [folderOf(span.path), kind, namespace, name].join('\n');
  const definitions = new Map<string, Set<string>>();
  // A patch of an object, which omits images, is not another version of it.
  const isWhole = ({ containers }: Workload): boolean => containers.every(({ image }) => image !== '');
  for (const workload of workloads.filter(isWhole)) addToSet(definitions, definitionKey(workload), workload.span.path);
  const defineSameObject = findSameObjects(
    [...workloads.map(({ kind, namespace, name, span }) => ({ kind, namespace, name, path: templateOfPath(span.path) })), ...named],
    read,
  );
  return {
    signs: onceForObject((workload) => signsOf(workload, read(workload.span.path))),
    rootDepth: (workload) => roots.get(groupOf(workload))?.depth ?? 0,
    isOneOfSeveral: (workload) => (definitions.get(definitionKey(workload))?.size ?? 0) > 1,
    areVariants: (a, b, rootDepth) => areVariants(a, b, rootDepth) || defineSameObject(a, b),
    areTogether: (a, b) => a.install !== '' && a.install === b.install,
    areAlternativeInstalls: (a, b) => {
      const [here, there] = [renders.get(a.install), renders.get(b.install)];
      if (a.install === b.install || (!here && !there)) return false;
      if (!here || !there) return (here?.files.has(b.span.path) || there?.files.has(a.span.path)) ?? false;
      return here.subject === there.subject || [...here.files].some((file) => there.files.has(file));
    },
    groupOf,
    areApart,
  };
}

/** The signs in the path, name and annotations of a workload that show when it is installed. */
interface InstallSigns {
  readonly path: ReadPath;
  readonly variants: readonly Variant[];
  /** Cluster profiles of OpenShift's cluster version operator. */
  readonly profiles: readonly string[];
  /** Runs on the machine that creates the first control plane and is then removed. */
  readonly isBootstrap: boolean;
  /** Started manually instead of the ordinary pod, to restore its data. */
  readonly isRecovery: boolean;
  /** Installed by the Operator Lifecycle Manager; repositories keep bundles beside the manifests from which they are made. */
  readonly isBundle: boolean;
}

function signsOf(workload: Workload, path: ReadPath): InstallSigns {
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

function hasWord(text: string, pattern: RegExp): boolean {
  return text
    .toLowerCase()
    .split(/[^a-z0-9]+/)
    .some((word) => pattern.test(word));
}
