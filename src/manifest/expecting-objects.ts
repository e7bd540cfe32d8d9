import { PROTOCOLS, type Protocol } from '../model/address.ts';
import type { Document, ObjectReference } from '../model/document.ts';
import { addTo } from '../model/groups.ts';
import type { LabelSelector } from '../model/label-selector.ts';
import type { Span } from '../model/span.ts';
import { bufferOf } from '../text/lines.ts';
import { knownText, type Text } from '../text/text.ts';
import { withoutEscapes } from '../yaml/escapes.ts';
import { at, booleanAt, itemsAt, labelSelectorOf, type Node, type ScalarNode, scalarAt, stringAt, stringsAt } from '../yaml/nodes.ts';
import { objectsOfList } from '../yaml/object-lists.ts';
import { documentAt } from './parse.ts';

/** An object that expects ports of pods, small enough to be kept. */
export type ExpectingObject = Service | Monitor | Endpoints;

interface Named {
  readonly namespace: string | null;
  readonly name: string;
  readonly span: Span;
}

export interface Service extends Named {
  readonly kind: 'Service';
  readonly labels: Readonly<Record<string, string>>;
  readonly selector: LabelSelector;
  readonly ports: readonly ServedPort[];
}

export interface ServedPort {
  readonly name: string | null;
  readonly protocol: Protocol;
  /** Number or name of the pod's port. */
  readonly target: Text;
}

/** A PodMonitor, or a ServiceMonitor, which goes through Services. */
export interface Monitor extends Named {
  readonly kind: 'PodMonitor' | 'ServiceMonitor';
  /** The namespaces that it looks in. */
  readonly namespaces: readonly (string | null)[] | 'any';
  readonly selector: LabelSelector;
  readonly scraped: readonly { readonly by: 'port' | 'portNumber' | 'targetPort'; readonly port: Text }[];
}

/** An EndpointSlice, or a subset of the older Endpoints. */
export interface Endpoints extends Named {
  readonly kind: 'EndpointSlice' | 'Endpoints';
  readonly service: string | null;
  /** The pods behind its addresses, where it names them. */
  readonly pods: readonly { readonly name: string; readonly namespace: string | null; readonly node: string | null }[];
  readonly ports: readonly ServedPort[];
}

/** The API server's limits for one EndpointSlice; other objects hold fewer. */
const MAX_PORTS = 100;
const MAX_ADDRESSES = 1_000;

/** The objects of one reference: Services by one label of their selector, since a dump contains thousands, and the others in order. */
interface Objects {
  readonly services: ReadonlyMap<string, readonly Service[]>;
  readonly others: readonly (Monitor | Endpoints)[];
}

const NO_OBJECTS: Objects = { services: new Map(), others: [] };
const read = new WeakMap<ObjectReference, Objects>();

/**
 * The Services at a reference, itself or items of a list, that may select pods with these labels. An object is parsed once, and only
 * if its bytes hold one of the labels' values.
 */
export function servicesAt(reference: ObjectReference, labels: Readonly<Record<string, string>>): readonly Service[] {
  const { services } = objectsAt(reference, Object.values(labels));
  return Object.entries(labels).flatMap(([key, value]) => services.get(labelOf(key, value)) ?? []);
}

/** The monitors and endpoints at a reference. An object is parsed once, and only if its bytes hold one of the words. */
export function othersAt(reference: ObjectReference, words: readonly string[]): readonly (Monitor | Endpoints)[] {
  return objectsAt(reference, words).others;
}

function objectsAt(reference: ObjectReference, words: readonly string[]): Objects {
  const known = read.get(reference);
  if (known) return known;
  const text = withoutEscapes(bufferOf(reference.source.reread(reference.start, reference.end)).toString('latin1'));
  const document = words.some((word) => word !== '' && text.includes(word)) ? documentAt(reference) : null;
  if (document === null) return NO_OBJECTS;
  const services = new Map<string, Service[]>();
  const others: (Monitor | Endpoints)[] = [];
  for (const object of objectsOfList(document.root).flatMap((node) => readObject(document, node))) {
    if (object.kind !== 'Service') others.push(object);
    else {
      const selected = Object.entries(object.selector.matchLabels);
      const label = selected.find(([key, value]) => !isElected(key, value)) ?? selected[0];
      if (label) addTo(services, labelOf(...label), object);
    }
  }
  const objects = { services, others };
  read.set(reference, objects);
  return objects;
}

/** Labels that programs set at run time on the pod that they elect, so that no manifest has them. */
const ELECTED = /(?:^|[-_./])(?:leader|master|primary)$/;

/** True for a label of an elected pod. */
export function isElected(key: string, value: string): boolean {
  return ELECTED.test(key) || ELECTED.test(value);
}

function labelOf(key: string, value: string): string {
  return `${key}=${value}`;
}

function readObject(document: Document, node: Node): ExpectingObject[] {
  const kind = stringAt(node, 'kind');
  const name = scalarAt(node, 'metadata', 'name');
  const named = {
    namespace: stringAt(node, 'metadata', 'namespace') ?? null,
    name: name?.text ?? '',
    span: document.spanOf(name ?? node),
  };
  if (kind === 'Service') return [serviceOf(document, node, named)];
  if (kind === 'PodMonitor' || kind === 'ServiceMonitor') return [{ ...monitorOf(document, node, kind, named.namespace), ...named, kind }];
  if (kind === 'EndpointSlice') {
    const service = stringsAt(at(node, 'metadata'), 'labels')['kubernetes.io/service-name'] ?? null;
    return [{ ...endpointsOf(document, node, itemsAt(node, 'endpoints')), ...named, kind, service }];
  }
  if (kind !== 'Endpoints') return [];
  return itemsAt(node, 'subsets').map((subset) => {
    const addresses = [...itemsAt(subset, 'addresses'), ...itemsAt(subset, 'notReadyAddresses')];
    return { ...endpointsOf(document, subset, addresses), ...named, kind, service: named.name };
  });
}

function serviceOf(document: Document, node: Node, named: Named): Service {
  return {
    ...named,
    kind: 'Service',
    labels: stringsAt(at(node, 'metadata'), 'labels'),
    selector: { matchLabels: stringsAt(at(node, 'spec'), 'selector'), matchExpressions: [] },
    ports: portsOf(document, at(node, 'spec'), 'targetPort'),
  };
}

function monitorOf(
  document: Document,
  node: Node,
  kind: Monitor['kind'],
  own: string | null,
): Pick<Monitor, 'namespaces' | 'selector' | 'scraped'> {
  const isPodMonitor = kind === 'PodMonitor';
  const asked = at(node, 'spec', 'namespaceSelector');
  const listed = itemsAt(asked, 'matchNames').flatMap((item) => (item.type === 'scalar' ? [item.text] : []));
  // The first that is set counts.
  const fields = isPodMonitor ? (['port', 'portNumber', 'targetPort'] as const) : (['port', 'targetPort'] as const);
  return {
    namespaces: booleanAt(asked, 'any') ? 'any' : listed.length > 0 ? listed : [own],
    selector: labelSelectorOf(at(node, 'spec', 'selector')),
    scraped: itemsAt(node, 'spec', isPodMonitor ? 'podMetricsEndpoints' : 'endpoints')
      .slice(0, MAX_PORTS)
      .flatMap((item) => {
        const by = fields.find((field) => scalarAt(item, field) !== undefined);
        const scalar = by && scalarAt(item, by);
        return scalar ? [{ by, port: textAt(document, scalar) }] : [];
      }),
  };
}

function endpointsOf(document: Document, node: Node, addresses: readonly Node[]): Pick<Endpoints, 'pods' | 'ports'> {
  return {
    pods: addresses.slice(0, MAX_ADDRESSES).flatMap((address) => {
      const name = stringAt(address, 'targetRef', 'name');
      if (stringAt(address, 'targetRef', 'kind') !== 'Pod' || name === undefined) return [];
      return [{ name, namespace: stringAt(address, 'targetRef', 'namespace') ?? null, node: stringAt(address, 'nodeName') ?? null }];
    }),
    ports: portsOf(document, node, 'port'),
  };
}

function portsOf(document: Document, node: Node | undefined, field: 'port' | 'targetPort'): ServedPort[] {
  return itemsAt(node, 'ports')
    .slice(0, MAX_PORTS)
    .flatMap((item) => {
      const scalar = scalarAt(item, field) ?? scalarAt(item, 'port');
      const protocol = PROTOCOLS.find((one) => one === stringAt(item, 'protocol')) ?? 'TCP';
      return scalar ? [{ name: stringAt(item, 'name') ?? null, protocol, target: textAt(document, scalar) }] : [];
    });
}

function textAt(document: Document, scalar: ScalarNode): Text {
  const span = document.spanOf(scalar);
  return knownText(scalar.text, () => span);
}
