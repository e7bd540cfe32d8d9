import { NODE_KINDS, NODE_PORT_KINDS } from '../manifest/identify.ts';
import { documentAt } from '../manifest/parse.ts';
import { isPort, type PortRange, PROTOCOLS } from '../model/address.ts';
import type { Document, ObjectReference } from '../model/document.ts';
import type { NodePort, NodeSettings } from '../model/node.ts';
import type { Pod } from '../model/pod.ts';
import { bareWorkload } from '../model/workload.ts';
import type { ReadDocuments } from '../read.ts';
import { bufferOf } from '../text/lines.ts';
import { nodeFilesIn } from '../workload/node-files.ts';
import { readableObjects } from '../workload/objects.ts';
import { at, itemsAt, type Node, nodesOf, numberAt, scalarAt, stringAt, stringsAt } from '../yaml/nodes.ts';

const SYSCTL = 'net[./]ipv4[./]ip_local_';
/** A line of a file. */
const RESERVED = new RegExp(String.raw`^[ \t]*${SYSCTL}reserved_ports[ \t]*=[ \t]*["']?([\d,\- \t]+)`, 'gm');
const RANGE = new RegExp(String.raw`^[ \t]*${SYSCTL}port_range[ \t]*=[ \t]*["']?(\d+)[ \t]+(\d+)`, 'gm');
/** `sysctl -w NAME=VALUE`, and `echo VALUE > /proc/sys/...`. */
const RESERVED_BY_COMMAND = new RegExp(
  String.raw`\bsysctl\b[^\n]{0,500}?\b${SYSCTL}reserved_ports=["']?([\d,-]+)|echo[ \t]+["']?([\d,-]+)["']?[ \t]*>[ \t]*/proc/sys/${SYSCTL}reserved_ports`,
  'g',
);
const RANGE_BY_COMMAND = new RegExp(
  String.raw`\bsysctl\b[^\n]{0,500}?\b${SYSCTL}port_range=["']?(\d+)\s+(\d+)|echo[ \t]+["']?(\d+)\s+(\d+)["']?[ \t]*>[ \t]*/proc/sys/${SYSCTL}port_range`,
  'g',
);
/** The option of kube-apiserver on a command line or in a file of kubeadm, k3s or RKE2, and the field of OpenShift and kOps. */
const NODE_PORTS =
  /^[^#\n]*\b(?:service-node-port-range|serviceNodePortRange)(?:["']?\s*[=:]\s*|["']?,?\s+(?:-\s*)?(?:["']?value["']?:\s*)?)["']?(\d+)-(\d+)/gim;
/** What the text of an object contains that sets sysctls of nodes: their names, or files in base64. */
const SYSCTL_WORDS = /ip_local_|;base64,|\bencoding["']?\s*:/i;

/** A node port with a value other than a template action. */
const SET_NODE_PORT = /nodePort["']?\s*:\s*[^\s{]/i;

/** Returns the settings of the input for the ports of all nodes; `commands` are those of pods and units in the network of the node. */
export function nodeSettingsOf(read: ReadDocuments, commands: readonly string[]): NodeSettings {
  const nodePorts = documentsOfServices(read, SET_NODE_PORT).flatMap(nodePortsIn);
  const ofNodes = [...read.ofHub.filter(({ kind }) => NODE_KINDS.has(kind)), ...read.toInfer.filter(({ kind }) => kind === '')];
  const texts = ofNodes.flatMap((reference) => (SYSCTL_WORDS.test(textOfReference(reference)) ? textsIn(documentAt(reference)) : []));
  const objects = read.ofHub
    .filter(({ kind }) => NODE_PORT_KINDS.has(kind))
    .map((reference) => ({ ...reference, text: textOfReference(reference) }));
  const setting = objects.filter(({ text }) => text.search(NODE_PORTS) >= 0);
  // If the input contains several clusters, those without the setting have the default.
  const isOfOneCluster = objects.every((one) => setting.includes(one) || !setting.some(({ kind }) => kind === one.kind));
  const matches = (texts: readonly string[], pattern: RegExp) =>
    texts.flatMap((text) => [...text.matchAll(pattern)].map(([, ...groups]) => groups.filter((group) => group !== undefined)));
  const scripts = [...texts, ...commands];
  const reserved = [...matches(texts, RESERVED), ...matches(scripts, RESERVED_BY_COMMAND)];
  const ephemeralRange = onlyRange([...matches(texts, RANGE), ...matches(scripts, RANGE_BY_COMMAND)]);
  const nodePortRange = isOfOneCluster ? onlyRange(matches([...commands, ...setting.map(({ text }) => text)], NODE_PORTS)) : undefined;
  return {
    nodePorts,
    reservedPorts: reserved.flatMap(([list = '']) => rangesIn(list)),
    ...(ephemeralRange && { ephemeralRange }),
    ...(nodePortRange && { nodePortRange }),
  };
}

/** Words in the commands that `nodeSettingsOf` reads. */
const SETTING_WORDS = /ip_local_|service-node-port-range/;

/** Returns the commands and files of a pod that may set ports of its node; empty if the pod has its own network. */
export function settingCommandsOf({ hostNetwork, containers, files = [] }: Pod): string[] {
  const commands = containers.map(({ command, args, unit }) => unit?.value ?? [...command, ...args].map(({ value }) => value).join(' '));
  return [...commands, ...files.map(({ text }) => text.value)].filter(
    (text) => SETTING_WORDS.test(text) && (hostNetwork || text.includes('nsenter')),
  );
}

/** The range if the whole input agrees on one; undefined if there is none, or if nodes differ. */
function onlyRange(found: readonly (readonly string[])[]): PortRange | undefined {
  const ranges = found.flatMap(([from, to]) => rangeOfNumbers(from, to));
  const [first] = ranges;
  return first && ranges.every(({ port, endPort }) => port === first.port && endPort === first.endPort) ? first : undefined;
}

/** Returns the documents of exposed Services, and lists that may contain one, whose text matches. */
export function documentsOfServices({ ofHub }: ReadDocuments, words: RegExp): Document[] {
  return ofHub
    .filter(({ kind, isExposed }) => isExposed || kind.endsWith('List'))
    .flatMap((reference) => (words.test(textOfReference(reference)) ? (documentAt(reference) ?? []) : []));
}

/** Returns the bytes of an object as text. */
function textOfReference({ source, start, end }: ObjectReference): string {
  return bufferOf(source.reread(start, end)).toString('latin1');
}

function nodePortsIn(document: Document): NodePort[] {
  return readableObjects(document).flatMap(({ node, kind }) => {
    const name = scalarAt(node, 'metadata', 'name');
    const type = stringAt(node, 'spec', 'type');
    if (kind !== 'Service' || !name || (type !== 'NodePort' && type !== 'LoadBalancer')) return [];
    const bare = bareWorkload('Service', name.text, document.spanOf(name), document.source.install);
    // kube-proxy takes a node port on every node.
    const workload = { ...bare, namespace: stringAt(node, 'metadata', 'namespace') ?? null, staticPod: true, template: document.template };
    const nodePortAt = (holder: Node, key: string): NodePort[] => {
      const port = numberAt(holder, key) ?? 0;
      const protocol = PROTOCOLS.find((one) => one === (stringAt(holder, 'protocol') ?? 'TCP'));
      const place = at(holder, key);
      return isPort(port) && protocol && place ? [{ port, protocol, workload, span: document.spanOf(place) }] : [];
    };
    // Load balancers ask kube-proxy there which nodes have pods of the Service.
    const healthChecks = type === 'LoadBalancer' ? nodePortAt(at(node, 'spec') as Node, 'healthCheckNodePort') : [];
    return [...itemsAt(node, 'spec', 'ports').flatMap((entry) => nodePortAt(entry, 'nodePort')), ...healthChecks];
  });
}

/** The texts that may set sysctls: files of nodes, the strings of an object, and the sysctls of a machine of Talos. */
function textsIn(document: Document | null): string[] {
  if (document === null) return [];
  const written = nodeFilesIn(document).map(({ text }) => text.value);
  const strings = readableObjects(document).flatMap(({ node, kind }) => (NODE_KINDS.has(kind) ? stringsIn(node) : []));
  const ofMachine = Object.entries(stringsAt(at(document.root, 'machine'), 'sysctls')).map(([name, value]) => `${name} = ${value}`);
  return [...written, ...strings, ...ofMachine];
}

function stringsIn(object: Node): string[] {
  return [...nodesOf(object)].flatMap((node) => (node.type === 'scalar' ? node.text : []));
}

/** Reads `8080,9000-9010` as ranges. */
function rangesIn(list: string): PortRange[] {
  return list.split(',').flatMap((part) => {
    const [from, to = from] = part.trim().split('-');
    return rangeOfNumbers(from, to);
  });
}

function rangeOfNumbers(from = '', to = ''): PortRange[] {
  const [port, endPort] = [Number(from), Number(to)];
  return isPort(port) && isPort(endPort) && port <= endPort ? [{ port, endPort }] : [];
}
