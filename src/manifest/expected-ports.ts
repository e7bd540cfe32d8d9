import { PROTOCOLS, type Protocol } from '../model/address.ts';
import type { ExpectedPort } from '../model/clue.ts';
import type { Document } from '../model/document.ts';
import { at, entriesAt, itemsAt, type Node, scalarAt, stringAt } from '../model/node.ts';
import type { ObjectReference } from '../model/reference.ts';
import type { Workload } from '../model/workload.ts';
import { readReference } from './scan.ts';

/** More objects than this in one namespace are not searched: they only support what is known from elsewhere. */
const MAXIMUM_OBJECTS = 200;

/** The ports that Services, PodMonitors and EndpointSlices of the workload's namespace expect of its pods. */
export function expectedPorts(references: readonly ObjectReference[], workload: Workload): ExpectedPort[] {
  const candidates = references.filter(({ kind, set, namespace }) => {
    const isNear = set === workload.set && (namespace === workload.namespace || namespace === null || workload.namespace === null);
    return isNear && (kind === 'Service' || kind === 'PodMonitor');
  });
  return candidates.slice(0, MAXIMUM_OBJECTS).flatMap((reference) => {
    const document = readReference(reference);
    return document && 'root' in document ? portsOf(document, reference, workload) : [];
  });
}

function portsOf(document: Document, reference: ObjectReference, workload: Workload): ExpectedPort[] {
  const selector =
    reference.kind === 'Service' ? at(document.root, 'spec', 'selector') : at(document.root, 'spec', 'selector', 'matchLabels');
  if (!selects(selector, workload)) return [];
  const object = `${reference.kind} ${reference.namespace === null ? '' : `${reference.namespace}/`}${reference.name}`;
  const list = reference.kind === 'Service' ? 'ports' : 'podMetricsEndpoints';
  return itemsAt(document.root, 'spec', list).flatMap((item): ExpectedPort[] => {
    const scalar = scalarAt(item, 'targetPort') ?? scalarAt(item, 'port') ?? scalarAt(item, 'portNumber');
    return scalar ? [{ port: document.textOf(scalar), protocol: protocolOf(stringAt(item, 'protocol')), object }] : [];
  });
}

/** An empty selector selects nothing in a Service, and everything in a monitor, which tells nothing of this workload. */
function selects(selector: Node | undefined, workload: Workload): boolean {
  const wanted = entriesAt(selector);
  return (
    wanted.length > 0 && wanted.every((entry) => entry.value.type === 'scalar' && workload.labels[entry.key.text] === entry.value.text)
  );
}

function protocolOf(text: string | undefined): Protocol {
  return PROTOCOLS.find((protocol) => protocol === text) ?? 'TCP';
}
