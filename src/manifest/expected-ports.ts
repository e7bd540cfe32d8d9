import type { ExpectedPort } from '../model/detector.ts';
import { type LabelSelector, selectsLabels } from '../model/label-selector.ts';
import type { Workload } from '../model/workload.ts';
import { addStep, knownAt, spanOfText, type Text } from '../text/text.ts';
import { commonParts, folderOf } from '../text/words.ts';
import { type Endpoints, type ExpectingObject, isElected, type Monitor, othersAt, type Service, servicesAt } from './expecting-objects.ts';
import podNames from './pod-names.yaml';
import { MAX_OBJECTS, type RelatedObjects } from './related.ts';

/**
 * The ports that Services, monitors and EndpointSlices of the input expect of the workload's pods. `definedIn` are the folders whose files
 * define a workload of this name.
 */
export function expectedPorts(related: RelatedObjects, workload: Workload, definedIn: ReadonlySet<string>): ExpectedPort[] {
  const { install, namespace, labels } = workload;
  const referencesOf = (kinds: readonly string[], near: string | null) =>
    [...related.selecting(install, kinds, near), ...related.lists(install)].slice(0, MAX_OBJECTS);
  const selecting = referencesOf(['Service'], namespace)
    .flatMap((reference) => servicesAt(reference, labels))
    .filter((service) => agree(service.namespace, namespace) && selectsLabels(withoutElection(service.selector, labels), labels))
    .slice(0, MAX_OBJECTS);
  const services = selecting.filter((service) => isMeant(service, selecting, workload, definedIn));
  const labelsOfServices = services.flatMap((service) => Object.values(service.labels));
  const monitors = referencesOf(MONITORS, null)
    .flatMap((reference) => othersAt(reference, [...Object.values(labels), ...labelsOfServices]))
    .filter((object): object is Monitor => MONITORS.includes(object.kind))
    .slice(0, MAX_LISTED);
  const endpoints = referencesOf(ENDPOINTS, namespace)
    .flatMap((reference) => othersAt(reference, [workload.name, ...services.map(({ name }) => name)]))
    .filter((object): object is Endpoints => ENDPOINTS.includes(object.kind) && agree(object.namespace, namespace))
    .slice(0, MAX_LISTED);
  return [
    ...services.flatMap((service) => service.ports.map(({ target, protocol }) => expectedBy(service, 'sends to', target, protocol))),
    ...monitors.flatMap((monitor) => (monitor.kind === 'PodMonitor' ? byPods(monitor, workload) : byServices(monitor, services))),
    ...endpoints
      .filter((one) => reaches(one, workload, services))
      .flatMap((one) => one.ports.map(({ target, protocol }) => expectedBy(one, 'lists', target, protocol))),
  ];
}

const MONITORS: readonly string[] = ['PodMonitor', 'ServiceMonitor'];
const ENDPOINTS: readonly string[] = ['EndpointSlice', 'Endpoints'];
/** Monitors and endpoints of lists that are compared with one workload, so that time grows with the input and not with its square. */
const MAX_LISTED = 2_000;

/** The selector without labels of an elected pod, which no manifest has. */
function withoutElection(selector: LabelSelector, labels: Readonly<Record<string, string>>): LabelSelector {
  const wanted = Object.entries(selector.matchLabels);
  const lasting = wanted.filter(([key, value]) => Object.hasOwn(labels, key) || !isElected(key, value));
  return lasting.length === wanted.length ? selector : { ...selector, matchLabels: Object.fromEntries(lasting) };
}

/** True if two namespaces may be the same; an object without one can be applied to any. */
function agree(one: string | null, other: string | null): boolean {
  return one === null || other === null || one === other;
}

/**
 * Of Services of one name in several folders, only the one nearest to the workload's folder counts; none if several are equally near. A
 * Service in a folder with another definition of the workload belongs to that one.
 */
function isMeant(service: Service, all: readonly Service[], { namespace, span }: Workload, definedIn: ReadonlySet<string>): boolean {
  const home = folderOf(service.span.path);
  const own = folderOf(span.path);
  if (home !== own && definedIn.has(home)) return false;
  if (service.namespace !== null && service.namespace === namespace) return true;
  const nearness = (folder: string): number => (folder === own ? Number.POSITIVE_INFINITY : commonParts(folder.split('/'), own.split('/')));
  const others = all.filter(({ name, span: { path } }) => name === service.name && folderOf(path) !== home);
  return others.every((other) => nearness(folderOf(other.span.path)) < nearness(home));
}

function looksIn({ namespaces }: Monitor, namespace: string | null): boolean {
  return namespaces === 'any' || namespaces.some((one) => agree(one, namespace));
}

function byPods(monitor: Monitor, { namespace, labels }: Workload): ExpectedPort[] {
  if (!looksIn(monitor, namespace) || !selectsLabels(monitor.selector, labels)) return [];
  return monitor.scraped.map(({ port }) => expectedBy(monitor, 'scrapes', port));
}

/** A ServiceMonitor names a port of the Services that it selects, or one of the pods behind them. */
function byServices(monitor: Monitor, services: readonly Service[]): ExpectedPort[] {
  return services
    .filter((service) => looksIn(monitor, service.namespace) && selectsLabels(monitor.selector, service.labels))
    .flatMap((service) =>
      monitor.scraped.flatMap(({ by, port }): ExpectedPort[] => {
        if (by === 'targetPort') {
          const selected = { span: service.span, note: `${nameOfObject(service)} selects the pods` };
          return [expectedBy(monitor, 'scrapes', addStep(port, selected))];
        }
        const served = service.ports.find(({ name }) => name === port.value);
        if (!served) return [];
        const { value } = served.target;
        const sent = { span: spanOfText(served.target), note: `${nameOfObject(service)} sends its port ${port.value} to ${value}` };
        return [{ ...expectedBy(monitor, 'scrapes', port), port: addStep(knownAt(value, port), sent) }];
      }),
    );
}

/** By the pods that it names; if it names none, by its Service. */
function reaches(endpoints: Endpoints, workload: Workload, services: readonly Service[]): boolean {
  if (!agree(endpoints.namespace, workload.namespace)) return false;
  if (endpoints.pods.length === 0)
    return services.some(({ name, namespace }) => name === endpoints.service && agree(namespace, endpoints.namespace));
  return endpoints.pods.some(
    ({ name, namespace, node }) => agree(namespace ?? endpoints.namespace, workload.namespace) && isPodOf(workload, name, node),
  );
}

function expectedBy(object: ExpectingObject, does: string, port: Text, protocol: ExpectedPort['protocol'] = 'TCP'): ExpectedPort {
  return { port, protocol, says: `${nameOfObject(object)} ${does} port ${port.value}` };
}

function nameOfObject({ kind, namespace, name }: ExpectingObject): string {
  return `${kind} ${namespace === null ? '' : `${namespace}/`}${name}`;
}

/** What the pods of a kind are called after the name of their workload. */
const SUFFIXES = new Map(
  Object.entries(podNames as Readonly<Record<string, string>>).map(([kind, suffix]) => [
    kind,
    new RegExp(`^-${suffix.replaceAll('~', '[bcdfghjklmnpqrstvwxz2456789]')}$`),
  ]),
);

/** Whether a pod of this name, on this node, is one that the workload makes. */
export function isPodOf({ kind, name, staticPod }: Workload, pod: string, node: string | null): boolean {
  if (name === '' || !pod.startsWith(name)) return false;
  const suffix = pod.slice(name.length);
  if (kind !== 'Pod') return SUFFIXES.get(kind)?.test(suffix) ?? false;
  // The kubelet calls the mirror of a static pod after its node.
  return suffix === '' || (staticPod && node !== null && suffix === `-${node}`);
}
