import { PROTOCOLS, type Protocol } from '../model/address.ts';
import type { ExpectedPort } from '../model/clue.ts';
import { detach } from '../model/detach.ts';
import type { Document } from '../model/document.ts';
import { at, entriesAt, itemsAt, scalarAt, stringAt } from '../model/node.ts';
import type { ObjectReference } from '../model/reference.ts';
import { knownText, UNKNOWN } from '../model/text.ts';
import type { Workload } from '../model/workload.ts';
import type { RelatedObjects } from './related.ts';
import { readReference } from './scan.ts';

/** More objects than this in one namespace are not searched: they only support what is known from elsewhere. */
const MAXIMUM_OBJECTS = 200;

/** What an object selects and expects, read once however many workloads ask. */
interface Expectation {
  readonly selector: readonly (readonly [key: string, value: string])[];
  readonly ports: readonly ExpectedPort[];
}

const read = new WeakMap<ObjectReference, Expectation | null>();

/** The ports that Services and PodMonitors of the workload's namespace expect of its pods. */
export function expectedPorts(related: RelatedObjects, workload: Workload): ExpectedPort[] {
  const near = related.selecting(workload.set, workload.namespace).filter(({ kind }) => kind === 'Service' || kind === 'PodMonitor');
  const values = Object.values(workload.labels);
  return near.slice(0, MAXIMUM_OBJECTS).flatMap((reference) => {
    const expectation = mentions(reference, values) ? expectationOf(reference) : null;
    const selects = expectation?.selector.every(([key, value]) => workload.labels[key] === value);
    return expectation && selects ? expectation.ports : [];
  });
}

/** A search of the bytes spares most objects the parser. */
function mentions({ source, start, end }: ObjectReference, values: readonly string[]): boolean {
  const read = source.reread(start, end);
  const bytes = Buffer.from(read.buffer, read.byteOffset, read.byteLength);
  return values.some((value) => value !== '' && bytes.includes(value));
}

/** An empty selector selects nothing in a Service, and everything in a monitor, which tells nothing of one workload. */
function expectationOf(reference: ObjectReference): Expectation | null {
  const known = read.get(reference);
  if (known !== undefined) return known;
  const document = readReference(reference);
  const found = document && 'root' in document ? readExpectation(document, reference) : null;
  const expectation = found && found.selector.length > 0 ? found : null;
  read.set(reference, expectation);
  return expectation;
}

function readExpectation(document: Document, reference: ObjectReference): Expectation {
  const isService = reference.kind === 'Service';
  const selector = isService ? at(document.root, 'spec', 'selector') : at(document.root, 'spec', 'selector', 'matchLabels');
  const object = `${reference.kind} ${reference.namespace === null ? '' : `${reference.namespace}/`}${reference.name}`;
  return {
    selector: entriesAt(selector).map((entry) => [
      detach(entry.key.text),
      entry.value.type === 'scalar' ? detach(entry.value.text) : UNKNOWN,
    ]),
    ports: itemsAt(document.root, 'spec', isService ? 'ports' : 'podMetricsEndpoints').flatMap((item): ExpectedPort[] => {
      const scalar = scalarAt(item, 'targetPort') ?? scalarAt(item, 'port') ?? scalarAt(item, 'portNumber');
      if (!scalar) return [];
      const span = document.spanOf(scalar);
      return [{ port: knownText(detach(scalar.text), () => span), protocol: protocolOf(stringAt(item, 'protocol')), object }];
    }),
  };
}

function protocolOf(text: string | undefined): Protocol {
  return PROTOCOLS.find((protocol) => protocol === text) ?? 'TCP';
}
