import { documentAt } from './manifest/parse.ts';
import { isPort, type PortRange, PROTOCOLS } from './model/address.ts';
import type { Document, ObjectReference } from './model/document.ts';
import type { NodePort, NodeSettings } from './model/node.ts';
import { bareWorkload } from './model/workload.ts';
import type { ReadDocuments } from './read.ts';
import { bufferOf } from './text/lines.ts';
import { nodeFilesIn } from './workload/node-files.ts';
import { readableObjects } from './workload/objects.ts';
import { at, itemsAt, type Node, nodesOf, numberAt, scalarAt, stringAt } from './yaml/nodes.ts';

const RESERVED = /^[ \t]*net[./]ipv4[./]ip_local_reserved_ports[ \t]*=[ \t]*["']?([\d,\- \t]+)/gm;
const RANGE = /^[ \t]*net[./]ipv4[./]ip_local_port_range[ \t]*=[ \t]*["']?(\d+)[ \t]+(\d+)/gm;

/** Returns what the input says of the ports of all nodes: pinned node ports of Services, and sysctls of MachineConfigs and Tuned. */
export function nodeSettingsOf(read: ReadDocuments): NodeSettings {
  const nodePorts = documentsOf(read, 'Service', 'nodePort').flatMap(nodePortsIn);
  const texts = read.ofHub
    .filter(({ kind }) => kind === 'MachineConfig' || kind === 'Tuned')
    .flatMap((reference) => textsIn(documentAt(reference)));
  const ranges = texts.flatMap((text) => [...text.matchAll(RANGE)].flatMap(([, from, to]) => rangeOf(from, to)));
  const [first] = ranges;
  const isOne = first !== undefined && ranges.every(({ port, endPort }) => port === first.port && endPort === first.endPort);
  return {
    nodePorts,
    reservedPorts: texts.flatMap((text) => [...text.matchAll(RESERVED)].flatMap(([, list = '']) => rangesIn(list))),
    // Nodes with different ranges keep the default.
    ...(isOne && { ephemeralRange: first }),
  };
}

/** Returns the documents of a kind, and the lists that may hold one, whose text has a word. */
export function documentsOf({ ofHub }: ReadDocuments, kind: string, word: string): Document[] {
  return ofHub
    .filter((reference) => reference.kind === kind || reference.kind.endsWith('List'))
    .flatMap((reference) => (textOfReference(reference).includes(word) ? (documentAt(reference) ?? []) : []));
}

/** Returns the bytes of an object as text. */
export function textOfReference({ source, start, end }: ObjectReference): string {
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
    return itemsAt(node, 'spec', 'ports').flatMap((entry): NodePort[] => {
      const port = numberAt(entry, 'nodePort') ?? 0;
      const protocol = PROTOCOLS.find((one) => one === (stringAt(entry, 'protocol') ?? 'TCP'));
      const place = at(entry, 'nodePort');
      return isPort(port) && protocol && place ? [{ port, protocol, workload, span: document.spanOf(place) }] : [];
    });
  });
}

/** The texts that may set sysctls: files of nodes, and the strings of a Tuned profile. */
function textsIn(document: Document | null): string[] {
  if (document === null) return [];
  const written = nodeFilesIn(document).map(({ text }) => text.value);
  const profiles = readableObjects(document).flatMap(({ node, kind }) => (kind === 'Tuned' ? stringsIn(node) : []));
  return [...written, ...profiles];
}

function stringsIn(object: Node): string[] {
  return [...nodesOf(object)].flatMap((node) => (node.type === 'scalar' ? node.text : []));
}

/** `8080,9000-9010` as ranges. */
function rangesIn(list: string): PortRange[] {
  return list.split(',').flatMap((part) => {
    const [from, to = from] = part.trim().split('-');
    return rangeOf(from, to);
  });
}

function rangeOf(from = '', to = ''): PortRange[] {
  const [port, endPort] = [Number(from), Number(to)];
  return isPort(port) && isPort(endPort) && port <= endPort ? [{ port, endPort }] : [];
}
