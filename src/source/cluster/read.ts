import type { V1ObjectMeta } from '@kubernetes/client-node/dist/gen/models/V1ObjectMeta.js';
import type { ClusterObject } from '../../model/audit.ts';
import { type Problem, problemOfFile } from '../../model/source.ts';
import { together } from '../at-once.ts';
import { pagesOf } from './list.ts';
import { configMapsOf, hasHostNetwork, hasHostPorts, MAY_HAVE_HOST_PORTS, withoutUnused } from './objects.ts';
import { type Api, ApiError } from './request.ts';
import { nameOfResource, nameProblem, PODS, pathOf, type Raw, type Resource, resourceInWords } from './resource.ts';

const NODES: Resource = { kind: 'Node', group: '', version: 'v1', plural: 'nodes' };
const SERVICES: Resource = { kind: 'Service', group: '', version: 'v1', plural: 'services' };
const OF_VERSION = { group: 'config.openshift.io', version: 'v1' };
const CLUSTER_VERSION: Resource = { kind: 'ClusterVersion', ...OF_VERSION, plural: 'clusterversions', name: 'version' };

/** Hosted clusters and their nodes, which only a management cluster of HyperShift has. */
export const HOSTED: readonly Resource[] = [
  { kind: 'HostedCluster', group: 'hypershift.openshift.io', version: 'v1beta1', plural: 'hostedclusters' },
  { kind: 'NodePool', group: 'hypershift.openshift.io', version: 'v1beta1', plural: 'nodepools' },
];

/** The lists that an audit reads, and the object with the release unless the user sets one. */
export function resourcesToRead({ asksRelease, namespaces }: Pick<ReadOptions, 'asksRelease' | 'namespaces'>): readonly Resource[] {
  const lists = [PODS, SERVICES, ...HOSTED];
  const namespaced = namespaces.flatMap((namespace) => lists.map((resource) => ({ ...resource, namespace })));
  return [...(namespaces.length > 0 ? namespaced : lists), NODES, ...(asksRelease ? [CLUSTER_VERSION] : [])];
}

export interface ReadOptions {
  /** Pods and Services of these namespaces only; all namespaces if empty. */
  readonly namespaces: readonly string[];
  /** Also read the ConfigMaps that pods on the host network use. */
  readonly configMaps: boolean;
  /** Read the release from ClusterVersion. */
  readonly asksRelease: boolean;
  /** The name of the cluster in problems. */
  readonly shown: string;
  /** Prefix of the path of each object. */
  readonly prefix: string;
  readonly onProgress?: ((kind: string, read: number, left: number | null) => void) | undefined;
  /** Called for each pod with host ports. */
  readonly onPod?: ((pod: object) => void) | undefined;
}

export interface ClusterRead {
  readonly objects: AsyncIterable<ClusterObject | Problem>;
  /** True if the pods of the namespaces were read; only known at the end. */
  readonly hasReadPods: () => boolean;
  readonly notes: readonly string[];
}

/**
 * Reads the objects of an audit, several lists at a time and one page of each. A list that fails is a problem, which names a missing
 * permission; the others are still read. Pods without host ports are omitted.
 */
export function readCluster(api: Api, options: ReadOptions): ClusterRead {
  const { shown, prefix, onProgress, onPod, configMaps } = options;
  const notes: string[] = [];
  const reported = new Set<string>();
  const used = new Map<string, Resource>();
  let hasReadPods = false;
  let isAnyRead = false;
  const itemsOf = (resource: Resource, object: ApiObject): (ClusterObject | Problem)[] => {
    const path = prefix + shownPath(resource, object);
    try {
      if (resource.kind !== 'Pod') return [{ path, object: withoutUnused(object) }];
      if (!hasHostPorts(object)) return [];
      onPod?.(object);
      const found = configMaps && hasHostNetwork(object) ? configMapsOf(object) : [];
      for (const one of found) if (nameProblem(one) === null) used.set(pathOf(one), one);
      const invalid = found.flatMap((one) => nameProblem(one) ?? []);
      return [
        ...invalid.map((reason) => problemOfFile(path, `a ConfigMap that it uses is not read: ${reason}`)),
        { path, object: withoutUnused(object) },
      ];
    } catch (error) {
      if (!(error instanceof TypeError)) throw error;
      return [problemOfFile(path, `it is not a ${resource.kind} as the Kubernetes API describes one`)];
    }
  };
  /** The objects of a list by page. */
  const pages = async function* (resource: Resource): AsyncIterable<(ClusterObject | Problem)[]> {
    const { kind, plural, namespace } = resource;
    let read = 0;
    try {
      for await (const page of pagesOf(api, resource, kind === 'Pod' ? MAY_HAVE_HOST_PORTS : undefined)) {
        read += page.count;
        isAnyRead = true;
        onProgress?.(plural, read, page.left);
        yield page.objects.flatMap((object) => itemsOf(resource, object as ApiObject));
      }
    } catch (error) {
      const isHosted = HOSTED.some((one) => one.kind === kind);
      if ((isHosted || kind === 'ClusterVersion') && (await isAbsent(api, resource, error))) return;
      const status = error instanceof ApiError ? error.status : null;
      // The cause is the same for every list if the server cannot be reached or refuses the credential.
      const isOfAll = (status === 0 || status === 401) && !isAnyRead;
      const message = isOfAll ? `nothing could be read: ${(error as Error).message}` : failureOf(error, resource, read);
      if (isHosted && status === 403) notes.push(`${shown}: ${message}`);
      else if (reported.size < reported.add(message).size) yield [problemOfFile(shown, message)];
      return;
    }
    if (kind === 'Pod') hasReadPods = true;
    if (kind === 'Pod' && namespace !== undefined && read === 0)
      notes.push(`${shown}: the namespace ${namespace} has no pod with a host port`);
  };
  const objects = async function* (): AsyncIterable<ClusterObject | Problem> {
    for await (const items of together(resourcesToRead(options).map(pages))) yield* items;
    const refused = new Set<string | undefined>();
    for (const resource of used.values()) {
      if (refused.has(resource.namespace)) continue;
      try {
        for await (const page of pagesOf(api, resource)) for (const object of page.objects) yield* itemsOf(resource, object as ApiObject);
      } catch (error) {
        // A ConfigMap may be optional.
        if (error instanceof ApiError && error.status === 404) continue;
        refused.add(resource.namespace);
        yield problemOfFile(shown, failureOf(error, resource, 0));
      }
    }
  };
  return { objects: objects(), hasReadPods: () => hasReadPods, notes };
}

interface ApiObject {
  readonly metadata?: Raw<V1ObjectMeta>;
}

/** The path of the object in the API, with which `kubectl get -o json` prints the lines of a finding. */
function shownPath(resource: Resource, { metadata }: ApiObject): string {
  const namespace = metadata?.namespace ? `namespaces/${metadata.namespace}/` : '';
  return `${namespace}${nameOfResource(resource)}/${metadata?.name ?? ''}.json`;
}

/** True for a cluster without the API of a resource. Without permission to read it, the server answers 403 for a missing API too. */
async function isAbsent(api: Api, { group, version }: Resource, error: unknown): Promise<boolean> {
  const isNotFound = (one: unknown): boolean => one instanceof ApiError && one.status === 404;
  if (!(error instanceof ApiError && error.status === 403)) return isNotFound(error);
  return api({ path: `/apis/${group}/${version}` }).then(() => false, isNotFound);
}

/** Why a request for a resource failed, with the missing permission if that is the reason. `read` objects were read before. */
export function failureOf(error: unknown, resource: Resource, read: number): string {
  const what = `${resource.name === undefined ? 'list' : 'get'} ${resourceInWords(resource)}`;
  const message = error instanceof Error ? error.message : String(error);
  if (error instanceof ApiError && error.status === 403)
    return `permission to ${what} is missing, so they are omitted (${message}); hostport-lint audit --print-rbac prints the necessary permissions`;
  return `could not ${what}: ${message}${read > 0 ? `; ${read} came before` : ''}`;
}
