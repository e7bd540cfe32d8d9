import type { ObjectName, ObjectReference } from '../model/document.ts';
import { withoutEscapes } from '../yaml/escapes.ts';
import { startsWithObject } from '../yaml/split-documents.ts';

const LIST: ObjectName = { kind: 'List', namespace: null, name: '' };
const PLAIN_KIND = /^kind:[ \t]*["']?([A-Za-z][A-Za-z0-9]*)/m;
/** `metadata:` and the rest of its line. */
const METADATA = /^metadata:[ \t]*(?:\{(.*)\}[ \t]*)?(?:#.*)?\r?$/m;
/** The start of a line outside the mapping: not indented, not empty, and neither a comment nor a template action. */
const OUTSIDE = /\n(?=[^\s#{]|\{[^{])/g;

/** Number of bytes that contain kind and metadata of almost all objects. */
const HEAD_LENGTH = 1_000;
const NEWLINE = 10;
/** All lines of the metadata, and the first line after it. */
const WHOLE_METADATA = /^metadata:.*\n(?:[ \t#].*\n)+[a-z]/m;
/** Name or namespace, and the indentation. */
const FIELD = /^([ \t]+)(name|namespace):[ \t]*(?:"([^"]*)"|'([^']*)'|([^\s#][^#\r\n]*))/gm;

/** Reads kind, namespace and name of an object from its bytes without parsing; null if that is impossible. */
export function identify(bytes: Buffer, start = 0, end = bytes.length): ObjectName | null {
  const headEnd = bytes.lastIndexOf(NEWLINE, Math.min(start + HEAD_LENGTH, end)) + 1;
  const head = bytes.toString('utf8', start, headEnd);
  const found = (WHOLE_METADATA.test(head) ? identifyText(head) : null) ?? identifyText(bytes.toString('utf8', start, end));
  // A string that is cut from a text keeps all of the text in memory.
  return structuredClone(found);
}

function identifyText(text: string): ObjectName | null {
  const marker = /^(?:---)?\s*(?=\{(?![{%]))/.exec(text)?.[0];
  return marker === undefined ? identifyYaml(text) : identifyJson(text.slice(marker.length));
}

function isList(kind: string): boolean {
  return kind.endsWith('List') || kind === 'Template';
}

function identifyYaml(text: string): ObjectName | null {
  const kind = PLAIN_KIND.exec(text)?.[1];
  // The parser handles quoted keys, as it handles lists.
  if (kind === undefined) return isBareList(text) || /^["']kind["']:/m.test(text) ? LIST : null;
  if (isList(kind)) return LIST;
  const start = METADATA.exec(text);
  if (start === null) return null;
  if (start[1] !== undefined) return identifyFlow(kind, start[1]);
  const from = start.index + start[0].length;
  OUTSIDE.lastIndex = from;
  const metadata = text.slice(from, OUTSIDE.exec(text)?.index);
  const indent = /^([ \t]+)\S/m.exec(metadata)?.[1] ?? '  ';
  const fields = [...metadata.matchAll(FIELD)].filter(([, depth]) => depth === indent);
  const field = (key: string) => firstGroup(fields.find((found) => found[2] === key) ?? null, 3);
  const name = field('name');
  return name === null ? null : { kind, namespace: field('namespace'), name };
}

/** `metadata: { name: a, namespace: b }` on one line. */
function identifyFlow(kind: string, metadata: string): ObjectName | null {
  const field = (key: string) => firstGroup(new RegExp(`(?:^|,)[ \\t]*${key}:[ \\t]+(?:"([^"]*)"|'([^']*)'|([^\\s,{}]+))`).exec(metadata));
  const name = field('name');
  return name === null ? null : { kind, namespace: field('namespace'), name };
}

function identifyJson(text: string): ObjectName | null {
  try {
    const object = JSON.parse(text) as { kind?: unknown; metadata?: { name?: unknown; namespace?: unknown } };
    const { kind, metadata } = object;
    if (typeof kind === 'string' && isList(kind)) return LIST;
    if (typeof kind !== 'string' || typeof metadata?.name !== 'string') return null;
    return { kind, namespace: typeof metadata.namespace === 'string' ? metadata.namespace : null, name: metadata.name };
  } catch {
    // The parser handles YAML in braces, as it handles lists.
    return /[{,]\s*kind:\s/.test(text) ? LIST : null;
  }
}

/** The first of three groups that matched. */
function firstGroup(match: RegExpExecArray | null, first = 1): string | null {
  return match ? (match[first] ?? match[first + 1] ?? match[first + 2] ?? '').trim() : null;
}

/** Objects that a workload refers to or that select it, and lists, which may contain such objects. */
const WORKLOAD_KINDS = ['ConfigMap', 'Service', 'PodMonitor', 'ServiceMonitor'];
/** Objects of the management cluster that determine how hosted clusters are reached, and lists. */
const HUB_OBJECTS = [
  ...['Network', 'Service', 'ConfigMap', 'Secret', 'Namespace', 'Proxy', 'IngressController', 'NetworkPolicy'],
  ...['NodeNetworkConfigurationPolicy', 'UserDefinedNetwork', 'ClusterUserDefinedNetwork', 'IPAddressPool', 'AddressPool'],
  ...['AdminNetworkPolicy', 'BaselineAdminNetworkPolicy', 'Infrastructure', 'Ingress', 'Route'],
];
export const HUB_KINDS: ReadonlySet<string> = new Set([...HUB_OBJECTS.flatMap((kind) => [kind, `${kind}List`]), 'List', 'Template']);
/** Objects that describe a running cluster. */
export const CLUSTER_KINDS: ReadonlySet<string> = new Set(['Node', 'NodeList', 'ClusterVersion', 'ClusterVersionList']);
/** Objects that may set the range of node ports: of OpenShift, kubeadm, Cluster API and kOps. */
export const NODE_PORT_KINDS: ReadonlySet<string> = new Set([
  'Network',
  'ClusterConfiguration',
  'Cluster',
  'KubeadmControlPlane',
  'KubeadmControlPlaneTemplate',
  'KubeadmConfig',
]);
/** Objects that may set sysctls of nodes, or the range of node ports. */
export const NODE_KINDS: ReadonlySet<string> = new Set([
  'MachineConfig',
  'Tuned',
  'KubeadmConfigTemplate',
  'EC2NodeClass',
  ...NODE_PORT_KINDS,
]);
/** Objects that are read on demand, after all sources have been scanned. */
export const RELATED_KINDS: ReadonlySet<string> = new Set([
  ...WORKLOAD_KINDS.flatMap((kind) => [kind, `${kind}List`]),
  ...HUB_KINDS,
  ...CLUSTER_KINDS,
  ...NODE_KINDS,
]);

/** True for a list that contains a Node or ClusterVersion, by searching its bytes. */
export function mayHoldCluster({ kind, source, start, end }: ObjectReference): boolean {
  return (
    kind === 'List' &&
    /\bkind["']?: ?["']?(?:Node|ClusterVersion)\b/.test(withoutEscapes(Buffer.from(source.reread(start, end)).toString('latin1')))
  );
}

/** Number of bytes within which almost all objects have their kind. */
const EARLY = 200;
/** The first line with a kind, and the kind if that line contains all of it. */
const KIND = /^["']?kind["']?:(?:\s*["']?([A-Za-z][A-Za-z0-9]*)(?=[^A-Za-z0-9]))?/m;

/** The kind of an object, from its first line with one; empty if there is none. */
export function kindIn(bytes: Buffer, start: number, end: number): string {
  if (startsWithObject(bytes, start, end)) return kindInBraces(bytes.subarray(start, end));
  const early = KIND.exec(bytes.toString('latin1', start, Math.min(end, start + EARLY)))?.[1];
  if (early !== undefined) return early;
  const text = `${bytes.toString('latin1', start, end)}\n`;
  return KIND.exec(text)?.[1] ?? (isBareList(text) ? 'List' : '');
}

/** The API group of an object; empty for groups of Kubernetes itself, for objects without one, and if the first lines do not contain it. */
export function groupIn(bytes: Buffer): string {
  const head = bytes.toString('latin1', 0, EARLY);
  if (MACHINE_OF_TALOS.test(head)) return 'talos.dev';
  return ownGroup(GROUP.exec(head)?.[1] ?? '');
}

/** An API group; empty for groups of Kubernetes itself. */
export function ownGroup(group: string): string {
  return group.endsWith('.k8s.io') && !group.startsWith('kops.') && !group.startsWith('kubeadm.') ? '' : group;
}

/** The machine configuration of Talos, which is not an API object. */
const MACHINE_OF_TALOS = /^version:[ \t]*["']?v1alpha1\b[\s\S]*^machine:/m;
const GROUP = /(?:^|[{,\s])["']?apiVersion["']?\s*:\s*["']?([a-z0-9-]+(?:\.[a-z0-9-]+)+)\//;

/** The kind of an object in JSON. Its keys often are sorted, so the kind of the object follows those of its items. */
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
  return /^["']?kind["']?\s*:\s*["']?([A-Za-z][A-Za-z0-9]*)/.exec(slice.toString('latin1', at, at + 80))?.[1] ?? '';
}

/** The first line that is neither empty, nor a comment, a separator or a template action; its key, if it starts a list of objects. */
const FIRST_LINE = /^(?!---|[ \t]*(?:#|\{[{%]|\r?$))(?:- +(apiVersion|kind|metadata|spec|data):)?/m;

/** True for a document that is itself a list of objects. */
function isBareList(text: string): boolean {
  return FIRST_LINE.exec(text)?.[1] !== undefined;
}
