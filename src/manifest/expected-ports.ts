import type { Protocol } from '../model/address.ts';
import type { ExpectedPort } from '../model/detector.ts';
import type { Document, ObjectReference } from '../model/document.ts';
import { addTo } from '../model/groups.ts';
import { type LabelSelector, selectsLabels } from '../model/label-selector.ts';
import type { Span } from '../model/span.ts';
import type { Workload } from '../model/workload.ts';
import { onceForObject } from '../text/once.ts';
import { addStep, knownAt, knownText, spanOfText, type Text, UNKNOWN } from '../text/text.ts';
import { commonParts, folderOf } from '../text/words.ts';
import { at, booleanAt, itemsAt, labelSelectorOf, type Node, scalarAt, stringAt, stringsAt } from '../yaml/nodes.ts';
import { objectsOfList } from '../yaml/object-lists.ts';
import { protocolOrTcp } from '../yaml/plain-fields.ts';
import { documentAt } from './parse.ts';
import { MAX_OBJECTS, type RelatedObjects } from './related.ts';

/** A port that an object expects on pods. */
interface NamedServicePort {
  /** The name of a Service's port: its own, or the one that a ServiceMonitor refers to; null if there is none. */
  readonly name: string | null;
  readonly protocol: Protocol;
  /** Number or name of the pod's port. */
  readonly target: Text;
}

/** The ports that a Service, PodMonitor or ServiceMonitor expects; small enough to be kept. */
interface ExpectingObject {
  readonly kind: string;
  readonly namespace: string | null;
  readonly name: string;
  readonly span: Span;
  readonly labels: Readonly<Record<string, string>>;
  /** The namespaces of its pods, or of the Services of a ServiceMonitor. */
  readonly namespaces: readonly (string | null)[] | 'any';
  readonly selector: LabelSelector;
  readonly ports: readonly NamedServicePort[];
}

const MONITORS: readonly string[] = ['PodMonitor', 'ServiceMonitor'];
/** Maximum number of monitors of lists to compare with one workload, so that time is linear in the input. */
const MAX_LISTED = 2_000;

/**
 * Returns the ports that Services and monitors of the input expect on the workload's pods. `definedIn` contains the folders whose files
 * define a workload of this name.
 */
export function expectedPorts(related: RelatedObjects, workload: Workload, definedIn: ReadonlySet<string>): ExpectedPort[] {
  const { install, namespace, labels } = workload;
  const referencesOf = (kinds: readonly string[], near: string | null) =>
    [...related.selecting(install, kinds, near), ...related.lists(install)].slice(0, MAX_OBJECTS);
  const wanted = Object.entries(labels).map(([key, value]) => labelOf(key, value));
  const selecting = referencesOf(['Service'], namespace)
    .flatMap((reference) => wanted.flatMap((label) => objectsAt(reference).get(label) ?? []))
    .filter((service) => looksIn(service, namespace) && selectsLabels(withoutLabelsOfElection(service.selector, labels), labels))
    .slice(0, MAX_OBJECTS);
  const services = selecting.filter((service) => isServiceForWorkload(service, selecting, workload, definedIn));
  const monitors = referencesOf(MONITORS, null)
    .flatMap((reference) => objectsAt(reference).get('') ?? [])
    .slice(0, MAX_LISTED);
  return [
    ...services.flatMap((service) => service.ports.map((port) => expectedBy(service, 'sends to', port))),
    ...monitors.flatMap((monitor) => (monitor.kind === 'PodMonitor' ? byPods(monitor, workload) : byServices(monitor, services))),
  ];
}

/**
 * The objects of a reference: Services by one label that they select, because a dump contains thousands; monitors by the empty text. An
 * object that selects by unknown values only, as many templates of charts do, is left out.
 */
const objectsAt = onceForObject((reference: ObjectReference): ReadonlyMap<string, readonly ExpectingObject[]> => {
  const document = documentAt(reference);
  const objects = new Map<string, ExpectingObject[]>();
  if (document === null) return objects;
  for (const object of objectsOfList(document.root).map((node) => readObject(document, node))) {
    const { matchLabels, matchExpressions } = object.selector;
    const known = Object.entries(matchLabels).filter(([, value]) => !value.includes(UNKNOWN));
    const label = known.find(([key, value]) => !isElected(key, value)) ?? known[0];
    if (object.kind === 'Service' && label) addTo(objects, labelOf(...label), object);
    else if (MONITORS.includes(object.kind) && (label || matchExpressions.length > 0)) addTo(objects, '', object);
  }
  return objects;
});

function labelOf(key: string, value: string): string {
  return `${key}=${value}`;
}

function readObject(document: Document, node: Node): ExpectingObject {
  const kind = stringAt(node, 'kind') ?? '';
  const name = scalarAt(node, 'metadata', 'name');
  const namespace = stringAt(node, 'metadata', 'namespace') ?? null;
  const asked = at(node, 'spec', 'namespaceSelector');
  const listed = itemsAt(asked, 'matchNames').flatMap((item) => (item.type === 'scalar' ? [item.text] : []));
  const isMonitor = MONITORS.includes(kind);
  return {
    kind,
    namespace,
    name: name?.text ?? '',
    span: document.spanOf(name ?? node),
    labels: stringsAt(at(node, 'metadata'), 'labels'),
    namespaces: !isMonitor || (listed.length === 0 && !booleanAt(asked, 'any')) ? [namespace] : booleanAt(asked, 'any') ? 'any' : listed,
    selector: isMonitor
      ? labelSelectorOf(at(node, 'spec', 'selector'))
      : { matchLabels: stringsAt(at(node, 'spec'), 'selector'), matchExpressions: [] },
    ports: portsOfObject(document, node, kind),
  };
}

/** Maximum number of ports of one object. */
const MAX_PORTS = 100;

/** The lists of ports in objects of each kind, and the fields with the port of the pods; the first field that is set applies. */
const PORTS: Readonly<Record<string, { readonly list: readonly string[]; readonly fields: readonly string[] }>> = {
  Service: { list: ['spec', 'ports'], fields: ['targetPort', 'port'] },
  PodMonitor: { list: ['spec', 'podMetricsEndpoints'], fields: ['port', 'portNumber', 'targetPort'] },
  ServiceMonitor: { list: ['spec', 'endpoints'], fields: ['port', 'targetPort'] },
};

function portsOfObject(document: Document, node: Node, kind: string): NamedServicePort[] {
  const { list = [], fields = [] } = PORTS[kind] ?? {};
  return itemsAt(node, ...list)
    .slice(0, MAX_PORTS)
    .flatMap((item) => {
      const field = fields.find((one) => scalarAt(item, one));
      const scalar = field && scalarAt(item, field);
      if (!scalar) return [];
      const span = document.spanOf(scalar);
      const protocol = protocolOrTcp(stringAt(item, 'protocol'));
      const name = kind === 'ServiceMonitor' ? (field === 'port' ? scalar.text : null) : (stringAt(item, 'name') ?? null);
      return [{ name, protocol, target: knownText(scalar.text, () => span) }];
    });
}

/** Labels that programs set on an elected pod at run time, so that no manifest contains them. */
const ELECTED = /(?:^|[-_./])(?:leader|master|primary)$/;

function isElected(key: string, value: string): boolean {
  return ELECTED.test(key) || ELECTED.test(value);
}

/** The selector without labels for elected pods that a workload lacks. */
function withoutLabelsOfElection(selector: LabelSelector, labels: Readonly<Record<string, string>>): LabelSelector {
  const lasting = Object.entries(selector.matchLabels).filter(([key, value]) => Object.hasOwn(labels, key) || !isElected(key, value));
  // A selector without labels selects nothing.
  return lasting.length === 0 ? selector : { ...selector, matchLabels: Object.fromEntries(lasting) };
}

/** True if two namespaces may be the same; an object without a namespace can be applied to any. */
function agree(one: string | null, other: string | null): boolean {
  return one === null || other === null || one === other;
}

function looksIn({ namespaces }: ExpectingObject, namespace: string | null): boolean {
  return namespaces === 'any' || namespaces.some((one) => agree(one, namespace));
}

/**
 * True if a Service is meant for the workload. If Services in several folders have the same name, only the one nearest to the workload's
 * folder counts; none if several are equally near. A Service in a folder with another definition of the workload belongs to that one.
 */
function isServiceForWorkload(
  service: ExpectingObject,
  all: readonly ExpectingObject[],
  { namespace, span }: Workload,
  definedIn: ReadonlySet<string>,
): boolean {
  const home = folderOf(service.span.path);
  const own = folderOf(span.path);
  if (home !== own && definedIn.has(home)) return false;
  if (service.namespace !== null && service.namespace === namespace) return true;
  const nearness = (folder: string): number => (folder === own ? Number.POSITIVE_INFINITY : commonParts(folder.split('/'), own.split('/')));
  const others = all.filter(({ name, span: { path } }) => name === service.name && folderOf(path) !== home);
  return others.every((other) => nearness(folderOf(other.span.path)) < nearness(home));
}

function byPods(monitor: ExpectingObject, { namespace, labels }: Workload): ExpectedPort[] {
  if (!looksIn(monitor, namespace) || !selectsLabels(monitor.selector, labels)) return [];
  return monitor.ports.map((port) => expectedBy(monitor, 'scrapes', port));
}

/** The ports of a ServiceMonitor, which names a port of the Services that it selects, or one of the pods behind them. */
function byServices(monitor: ExpectingObject, services: readonly ExpectingObject[]): ExpectedPort[] {
  return services
    .filter((service) => looksIn(monitor, service.namespace) && selectsLabels(monitor.selector, service.labels))
    .flatMap((service) =>
      monitor.ports.flatMap((asked): ExpectedPort[] => {
        const expected = expectedBy(monitor, 'scrapes', asked);
        if (asked.name === null) {
          const selected = { locate: () => service.span, note: `${nameOfExpecting(service)} selects the pods` };
          return [{ ...expected, port: addStep(asked.target, selected) }];
        }
        const served = service.ports.find(({ name }) => name === asked.name);
        if (!served) return [];
        const { value } = served.target;
        const note = `${nameOfExpecting(service)} sends its port ${asked.name} to ${value}`;
        const sent = { locate: () => spanOfText(served.target), note };
        return [{ ...expected, protocol: 'TCP', port: addStep(knownAt(value, asked.target), sent) }];
      }),
    );
}

function expectedBy(object: ExpectingObject, does: string, { target, protocol }: NamedServicePort): ExpectedPort {
  return { port: target, protocol, says: `${nameOfExpecting(object)} ${does} port ${target.value}` };
}

function nameOfExpecting({ kind, namespace, name }: ExpectingObject): string {
  return `${kind} ${namespace === null ? '' : `${namespace}/`}${name}`;
}
