import type { ClusterObject } from '../../model/audit.ts';
import type { Problem } from '../../model/source.ts';
import { fieldsOf } from '../../yaml/plain-fields.ts';
import { type Page, pagesOf, pathOf, type Resource } from './list.ts';
import { nameProblem } from './names.ts';
import { type Api, ApiError } from './request.ts';

const LISTS: readonly Resource[] = [
  { kind: 'Pod', group: '', version: 'v1', plural: 'pods' },
  { kind: 'Node', group: '', version: 'v1', plural: 'nodes' },
  { kind: 'Service', group: '', version: 'v1', plural: 'services' },
];
const CLUSTER_VERSION: Resource = {
  kind: 'ClusterVersion',
  group: 'config.openshift.io',
  version: 'v1',
  plural: 'clusterversions',
  name: 'version',
};

/** What an audit always reads: lists of the whole cluster, and its release unless somebody names one. */
export function resourcesToRead({ asksRelease }: Pick<ReadOptions, 'asksRelease'>): readonly Resource[] {
  return asksRelease ? [...LISTS, CLUSTER_VERSION] : LISTS;
}

export interface ReadOptions {
  /** Also the ConfigMaps that pods on the host network use. */
  readonly configMaps: boolean;
  /** Whether ClusterVersion is to tell the release. */
  readonly asksRelease: boolean;
  /** How problems name the cluster. */
  readonly shown: string;
  /** Stands before the path of each object. */
  readonly prefix: string;
  readonly onProgress?: ((kind: string, read: number, left: number | null) => void) | undefined;
  /** Sees each pod that holds a port of the host. */
  readonly onPod?: ((pod: object) => void) | undefined;
}

export interface ClusterRead {
  readonly objects: AsyncIterable<ClusterObject | Problem>;
  /** Whether the pods of all namespaces came; known at the end. */
  readonly hasAllPods: () => boolean;
  readonly notes: readonly string[];
}

/**
 * Reads what an audit needs, several lists at once and a page of each at a time. What is denied or breaks off is a problem that names the
 * right, and ends nothing else. Pods that hold no port of the host are left out.
 */
export function readCluster(api: Api, options: ReadOptions): ClusterRead {
  const notes: string[] = [];
  const told = new Set<string>();
  let hasAllPods = false;
  let isAnyRead = false;
  const problem = (message: string): Problem => ({ path: options.shown, line: 1, column: 1, message });
  const list = async function* (resource: Resource): AsyncIterable<Read> {
    let read = 0;
    let isMixed = false;
    try {
      for await (const page of pagesOf(api, resource, resource.kind === 'Pod' ? MAY_HOLD_HOST_PORTS : undefined)) {
        read += page.count;
        isAnyRead = true;
        isMixed ||= page.isMixed;
        options.onProgress?.(resource.plural, read, page.left);
        yield { resource, page };
      }
    } catch (error) {
      if (isAbsent(error, resource)) return;
      // A server that cannot be reached or asked at all is told once.
      const message =
        isOfEveryone(error) && !isAnyRead ? `nothing could be read: ${(error as Error).message}` : denied(error, resource, read);
      const isTold = told.has(message);
      told.add(message);
      if (!isTold) yield { problem: problem(message) };
      return;
    }
    if (resource.kind === 'Pod') hasAllPods = true;
    if (isMixed) notes.push(`${options.shown}: the list of ${resource.plural} took so long that it is not of one moment`);
  };
  const objects = async function* (): AsyncIterable<ClusterObject | Problem> {
    const used = new Map<string, Resource>();
    for await (const one of together(resourcesToRead(options).map(list))) {
      if ('problem' in one) {
        yield one.problem;
        continue;
      }
      for (const object of one.page.objects as ApiObject[]) {
        const isPod = one.resource.kind === 'Pod';
        if (isPod && !holdsHostPorts(object)) continue;
        if (isPod) options.onPod?.(object);
        forgetLongValues(object);
        if (one.resource.kind === 'Node') forgetImages(object);
        const path = options.prefix + shownPath(one.resource, object);
        for (const found of options.configMaps && object.spec?.hostNetwork ? configMapsOf(object) : []) {
          const invalid = nameProblem(found);
          if (invalid === null) used.set(pathOf(found), found);
          else yield { path, line: 1, column: 1, message: `a ConfigMap that it uses is not read: ${invalid}` };
        }
        yield { path, object };
      }
    }
    yield* readConfigMaps(api, [...used.values()], options, problem);
  };
  return { objects: objects(), hasAllPods: () => hasAllPods, notes };
}

type Read = { readonly resource: Resource; readonly page: Page } | { readonly problem: Problem };

/** What is looked at here of an object; all of it may be missing. */
interface ApiObject {
  readonly metadata?: {
    readonly name?: string;
    readonly namespace?: string;
    annotations?: Readonly<Record<string, string>>;
    readonly ownerReferences?: readonly { readonly kind?: string; readonly name?: string }[];
    managedFields?: unknown;
  };
  readonly status?: { images?: unknown };
  readonly spec?: {
    readonly hostNetwork?: boolean;
    readonly containers?: readonly ApiContainer[];
    readonly initContainers?: readonly ApiContainer[];
    readonly volumes?: readonly {
      readonly configMap?: { readonly name?: string };
      readonly projected?: { readonly sources?: readonly { readonly configMap?: { readonly name?: string } }[] };
    }[];
  };
}

interface ApiContainer {
  readonly ports?: readonly { readonly hostPort?: number }[];
  readonly envFrom?: readonly { readonly configMapRef?: { readonly name?: string } }[];
  readonly env?: readonly { readonly valueFrom?: { readonly configMapKeyRef?: { readonly name?: string } } }[];
}

function containersOf({ spec }: ApiObject): ApiContainer[] {
  return [...(spec?.containers ?? []), ...(spec?.initContainers ?? [])];
}

/** One of these stands in the text of a pod that holds ports of the host. */
const MAY_HOLD_HOST_PORTS = ['"hostNetwork":true', '"hostPort":'].map((text) => Buffer.from(text));

function holdsHostPorts(pod: ApiObject): boolean {
  return pod.spec?.hostNetwork === true || containersOf(pod).some(({ ports }) => ports?.some(({ hostPort }) => hostPort));
}

/** Annotations that are read, such as one that ignores a rule, are shorter; what tools store in them would fill the memory. */
const MAX_ANNOTATION = 1024;
const MAX_ANNOTATIONS = 16 * 1024;

/** Drops what no finding uses. Long annotations become empty and keep their line, because findings count the lines of an object. */
function forgetLongValues({ metadata }: ApiObject): void {
  if (metadata === undefined) return;
  delete metadata.managedFields;
  if (metadata.annotations === undefined) return;
  let size = 0;
  metadata.annotations = Object.fromEntries(
    Object.entries(fieldsOf(metadata.annotations)).flatMap(([key, value]) => {
      const text = typeof value === 'string' && value.length <= MAX_ANNOTATION ? value : '';
      size += key.length + text.length;
      return size <= MAX_ANNOTATIONS ? [[key, text]] : [];
    }),
  );
}

/** A node lists dozens of images, which say nothing of ports. */
function forgetImages(node: ApiObject): void {
  delete node.status?.images;
}

function configMapsOf(pod: ApiObject): Resource[] {
  const { namespace = '' } = pod.metadata ?? {};
  const volumes = pod.spec?.volumes ?? [];
  const names = [
    ...volumes.map(({ configMap }) => configMap?.name),
    ...volumes.flatMap(({ projected }) => projected?.sources?.map(({ configMap }) => configMap?.name)),
    ...containersOf(pod).flatMap(({ envFrom }) => envFrom?.map(({ configMapRef }) => configMapRef?.name)),
    ...containersOf(pod).flatMap(({ env }) => env?.map(({ valueFrom }) => valueFrom?.configMapKeyRef?.name)),
  ];
  return [...new Set(names)].flatMap((name) =>
    name ? [{ kind: 'ConfigMap', group: '', version: 'v1', plural: 'configmaps', namespace, name }] : [],
  );
}

async function* readConfigMaps(
  api: Api,
  resources: readonly Resource[],
  { prefix }: ReadOptions,
  problem: (message: string) => Problem,
): AsyncIterable<ClusterObject | Problem> {
  const refused = new Set<string | undefined>();
  for (const resource of resources) {
    if (refused.has(resource.namespace)) continue;
    try {
      for await (const { objects } of pagesOf(api, resource))
        for (const object of objects as ApiObject[]) yield { path: prefix + shownPath(resource, object), object };
    } catch (error) {
      // A ConfigMap that is not there, such as an optional one, says nothing.
      if (error instanceof ApiError && error.status === 404) continue;
      refused.add(resource.namespace);
      yield problem(denied(error, resource, 0));
    }
  }
}

/** Like the address of the object, so that the reader finds it: `kubectl get -o json` prints what the lines count. */
function shownPath({ plural, group }: Resource, { metadata }: ApiObject): string {
  const namespace = metadata?.namespace ? `namespaces/${metadata.namespace}/` : '';
  return `${namespace}${plural}${group === '' ? '' : `.${group}`}/${metadata?.name ?? ''}.json`;
}

function isOfEveryone(error: unknown): boolean {
  return error instanceof ApiError && (error.status === 0 || error.status === 401);
}

/** Clusters that are not OpenShift have no ClusterVersion. */
function isAbsent(error: unknown, { kind }: Resource): boolean {
  return kind === 'ClusterVersion' && error instanceof ApiError && error.status === 404;
}

function denied(error: unknown, { plural, name, namespace, group }: Resource, read: number): string {
  const what = `${plural}${group === '' ? '' : `.${group}`}`;
  const where = namespace === undefined ? '' : ` in the namespace ${namespace}`;
  const verb = name === undefined ? 'list' : 'get';
  const message = error instanceof Error ? error.message : String(error);
  if (error instanceof ApiError && error.status === 403)
    return `the right to ${verb} ${what}${where} is missing, so they are left out (${message}); hostport-lint audit --print-rbac prints what is needed`;
  return `could not ${verb} ${what}${where}: ${message}${read > 0 ? `; ${read} came before` : ''}`;
}

/** What several give, as it comes. Each is asked for its next one while the former is worked on. */
async function* together<Item>(all: readonly AsyncIterable<Item>[]): AsyncIterable<Item> {
  const next = async (from: AsyncIterator<Item>) => ({ from, result: await from.next() });
  const waiting = new Map(all.map((one) => one[Symbol.asyncIterator]()).map((from) => [from, next(from)]));
  while (waiting.size > 0) {
    const { from, result } = await Promise.race(waiting.values());
    if (result.done) waiting.delete(from);
    else {
      waiting.set(from, next(from));
      yield result.value;
    }
  }
}
