import type { ObjectReference } from '../model/document.ts';
import { startsWithObject } from '../text/split-documents.ts';

/** Objects that tell more about a workload: named by it, or selecting it; and lists, which may hold such. */
const WORKLOAD_KINDS = ['ConfigMap', 'Service', 'PodMonitor', 'ServiceMonitor', 'EndpointSlice', 'Endpoints'];
/** Objects of the management cluster that say how hosted clusters can be reached; and lists. */
const HUB_OBJECTS = [
  ...['Network', 'Service', 'ConfigMap', 'Secret', 'Namespace', 'Proxy', 'IngressController', 'NetworkPolicy'],
  ...['NodeNetworkConfigurationPolicy', 'UserDefinedNetwork', 'ClusterUserDefinedNetwork', 'IPAddressPool', 'AddressPool'],
];
export const HUB_KINDS: ReadonlySet<string> = new Set([...HUB_OBJECTS.flatMap((kind) => [kind, `${kind}List`]), 'List', 'Template']);
/** Objects that say what a running cluster is. */
export const CLUSTER_KINDS: ReadonlySet<string> = new Set(['Node', 'NodeList', 'ClusterVersion', 'ClusterVersionList']);
/** Objects that may be asked for once all sources are read. */
export const RELATED_KINDS: ReadonlySet<string> = new Set([
  ...WORKLOAD_KINDS.flatMap((kind) => [kind, `${kind}List`]),
  ...HUB_KINDS,
  ...CLUSTER_KINDS,
]);

/** Kinds of Kubernetes itself that make pods. */
export const POD_KINDS: ReadonlySet<string> = new Set(
  'Pod Deployment DaemonSet StatefulSet ReplicaSet ReplicationController Job CronJob DeploymentConfig'.split(' '),
);

/** Lists hold objects of any kind; those that name none of the cluster itself are not parsed for them. */
export function mayHoldCluster({ kind, source, start, end }: ObjectReference): boolean {
  return kind === 'List' && /\bkind["']?: ?["']?(?:Node|ClusterVersion)\b/.test(Buffer.from(source.reread(start, end)).toString('latin1'));
}

/** Nearly all objects name their kind before that many bytes. */
const EARLY = 200;
/** The first line of a kind; where it is cut off, the last letters are missing. */
const KIND = /^["']?kind["']?:(?:\s*["']?([A-Za-z]+)(?=[^A-Za-z]))?/m;

/** The kind of an object, from its first line that names one; empty where there is none. */
export function kindIn(bytes: Buffer, start: number, end: number): string {
  if (startsWithObject(bytes, start, end)) return kindInBraces(bytes.subarray(start, end));
  const early = KIND.exec(bytes.toString('latin1', start, Math.min(end, start + EARLY)))?.[1];
  if (early !== undefined) return early;
  const text = `${bytes.toString('latin1', start, end)}\n`;
  return KIND.exec(text)?.[1] ?? (BARE_LIST.test(text) ? 'List' : '');
}

/** In braces the keys are often sorted, so that an object names its own kind behind those of its items. */
function kindInBraces(slice: Buffer): string {
  if (slice.includes('"items"') || slice.includes('items:')) return 'List';
  const word = slice.includes('"kind"') ? '"kind"' : 'kind:';
  let first = '';
  for (let at = slice.indexOf(word); at >= 0; at = slice.indexOf(word, at + word.length)) {
    const kind = kindAt(slice, at);
    if (RELATED_KINDS.has(kind)) return kind;
    first ||= kind;
  }
  return first;
}

function kindAt(slice: Buffer, at: number): string {
  return /^["']?kind["']?\s*:\s*["']?([A-Za-z]+)/.exec(slice.toString('latin1', at, at + 80))?.[1] ?? '';
}

/** A document that is a list of objects itself, as operators keep templates of several objects. */
export const BARE_LIST = /^(?:---[^\n]*\n)?(?:[ \t]*(?:#[^\n]*|\{[{%][^\n]*)?\n)*- +(?:apiVersion|kind|metadata|spec|data):/;
