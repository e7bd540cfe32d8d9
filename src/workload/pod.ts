import { choicesAmong, contradict } from '../model/document.ts';
import type { Container, ContainerPort, EnvironmentSource, EnvironmentVariable, Pod, Probe, Volume, WrittenPort } from '../model/pod.ts';
import type { Span } from '../model/span.ts';
import type { ContainerRole } from '../model/workload.ts';
import { choicesOf } from '../template/values.ts';
import { knownText, type Text, UNKNOWN } from '../text/text.ts';
import { itemRemoval } from '../yaml/edits.ts';
import { at, booleanAt, entriesAt, entryOf, itemsAt, type Node, type SequenceNode, scalarAt, stringAt } from '../yaml/nodes.ts';
import { portInsertion } from './port-edits.ts';
import { type ObjectReader, type Printed, textOfPrinted, textsOfPrinted } from './reader.ts';

/** Reads a pod spec. Fields of the wrong type are omitted, because the API server refuses them. */
export function readPod(reader: ObjectReader, spec: Node, metadata: Node | undefined): Pod {
  return {
    hostNetwork: isHostNetwork(reader, spec),
    ...(reader.isTrue(spec, 'hostNetwork') === null && { isHostNetworkOpen: true }),
    containers: containersOf(reader, spec, renderedOnHostNetwork(reader, spec)),
    volumes: itemsAt(spec, 'volumes').map(readVolume),
    annotations: new Map(
      entriesAt(metadata, 'annotations').flatMap((entry): [string, Text][] => {
        const text = reader.text(entry.value);
        return text ? [[entry.key.text, text]] : [];
      }),
    ),
  };
}

/** True if a node may be rendered together with `hostNetwork: true`, which a template may set under a condition. */
type IsRendered = (node: Node) => boolean;

function renderedOnHostNetwork({ document }: ObjectReader, spec: Node): IsRendered {
  const entry = document.template ? entryOf(spec, 'hostNetwork') : undefined;
  const choices = entry ? choicesAmong(document.openAt(entry.key.start)) : [];
  return choices.length === 0 ? () => true : (node) => !contradict(choices, choicesAmong(document.openAt(node.start)));
}

const LISTS = ['initContainers', 'containers', 'ephemeralContainers'] as const;

function containersOf(reader: ObjectReader, spec: Node, isRendered: IsRendered): Container[] {
  return LISTS.flatMap((list) =>
    reader
      .turns(reader.items(spec, list), spec)
      .map(({ item, reader: here }) => readContainer(here, item, roleInList(list, item), at(spec, list), isRendered)),
  );
}

function roleInList(list: (typeof LISTS)[number], container: Node): ContainerRole {
  if (list !== 'initContainers') return list === 'containers' ? 'main' : 'ephemeral';
  return stringAt(container, 'restartPolicy') === 'Always' ? 'sidecar' : 'init';
}

/** True for `hostNetwork: true`, and for an unknown value of a template, which is probably true. */
export function isHostNetwork(reader: ObjectReader, spec: Node): boolean {
  return reader.isTrue(spec, 'hostNetwork') !== false;
}

function readContainer(reader: ObjectReader, node: Node, role: ContainerRole, list: Node | undefined, isRendered: IsRendered): Container {
  // Copies, because listeners keep the names, and a string that is cut from a text keeps all of the text in memory.
  const [name = '', image = ''] = ['name', 'image'].map((field) => structuredClone(reader.text(at(node, field))?.value));
  const hidden = node.type === 'mapping' ? node.hidden.filter((entry) => entry.key.text === 'ports') : [];
  return {
    name,
    image,
    role,
    span: reader.document.spanOf(node),
    branches: choicesAmong(reader.document.openAt(node.start)),
    command: textsAt(reader, node, 'command', isRendered),
    args: textsAt(reader, node, 'args', isRendered),
    env: reader.turns(reader.items(node, 'env').filter(isRendered), node).flatMap(({ item, reader: here }) => readVariable(here, item)),
    envFrom: reader.items(node, 'envFrom').flatMap((item) => readVariableSource(reader, item)),
    ports: [...portsIn(reader, at(node, 'ports'), node, isRendered), ...reader.printed(node, 'ports').flatMap(printedPorts)],
    hiddenPorts: hidden.flatMap((entry) => portsIn(reader, entry.value)),
    probes: probesOf(reader, node, isRendered),
    mounts: itemsAt(node, 'volumeMounts').flatMap((item) => {
      const volume = stringAt(item, 'name');
      const mountPath = stringAt(item, 'mountPath');
      return volume !== undefined && mountPath !== undefined ? [{ volume, mountPath, subPath: stringAt(item, 'subPath') ?? null }] : [];
    }),
    workingDir: stringAt(node, 'workingDir') ?? null,
    declare: reader.document.editable && isRendered(at(node, 'ports') ?? node) ? portInsertion(reader.document, node, list) : null,
  };
}

/** The ports of a list. A port with `hostPort` is a host port without the host network too. */
function portsIn(reader: ObjectReader, list: Node | undefined, within = list, isRendered: IsRendered = () => true): ContainerPort[] {
  if (list?.type !== 'sequence' || !within) return [];
  return list.items.flatMap((item, index) =>
    reader.isLeftOut(item) || (!isRendered(item) && !scalarAt(item, 'hostPort'))
      ? []
      : reader.turns([item], within).flatMap((turn) => readPort(turn.reader, list, index)),
  );
}

/** The ports of a list that an action prints; one unknown port if the list is unknown. */
function printedPorts({ value, span }: Printed): ContainerPort[] {
  const items = value?.type === 'sequence' ? value.items : [null];
  return items.map((item) => printedPort([{ value: item, span }], span));
}

/** A port whose fields are all printed by actions. */
function printedPort(printed: readonly Printed[], span: Span): ContainerPort {
  return containerPortOf((name) => printedField(printed, name), span, null);
}

/** A port from its fields; values of the wrong type are kept as text. */
function containerPortOf(field: (name: string) => WrittenPort | null, span: Span, remove: ContainerPort['remove']): ContainerPort {
  const [containerPort, hostPort, protocol] = [field('containerPort'), field('hostPort'), field('protocol')];
  return {
    name: field('name')?.text?.value || null,
    containerPort: containerPort?.number ?? null,
    hostPort: hostPort?.number ?? null,
    protocol: protocol?.text?.value || 'TCP',
    hostIP: field('hostIP')?.text?.value || null,
    span,
    protocolSpan: protocol?.span ?? null,
    written: { containerPort, hostPort },
    remove,
  };
}

/** A field of a mapping that an action prints. An unknown mapping has an unknown container port. */
function printedField(printed: readonly Printed[], name: string): WrittenPort | null {
  for (const { value, span } of printed) {
    const scalar = value === null ? undefined : scalarAt(value, name);
    if (scalar) return { number: typeof scalar.value === 'number' ? scalar.value : null, text: textOfPrinted(scalar, span), span };
    if (value === null && name === 'containerPort') return { number: null, text: knownText(UNKNOWN, () => span), span };
  }
  return null;
}

/** The words of a list; if a template chooses between words, all of them. */
function textsAt(reader: ObjectReader, node: Node, field: string, isRendered: IsRendered): Text[] {
  const texts = reader.turns(reader.items(node, field).filter(isRendered), node).flatMap(({ item, reader: here }) => {
    const text = here.text(item);
    if (text === null) return [];
    const isChoice = text.value.startsWith(UNKNOWN) && text.value.endsWith(UNKNOWN);
    const choices = isChoice ? choicesOf(text).filter(({ value }) => value.startsWith('-')) : [];
    return choices.length > 0 ? choices : [text];
  });
  return [...texts, ...reader.printed(node, field).flatMap(textsOfPrinted)];
}

function readVariable(reader: ObjectReader, node: Node): EnvironmentVariable[] {
  const name = reader.text(at(node, 'name'))?.value;
  if (name === undefined) return [];
  const place = () => reader.document.spanOf(node);
  const value = entryOf(node, 'value');
  // A chart may choose between a value and a reference.
  const source = entryOf(node, 'valueFrom');
  const from = source && !reader.isLeftOut(source.key) ? source.value : undefined;
  const fieldPath = stringAt(from, 'fieldRef', 'fieldPath');
  const configMap = stringAt(from, 'configMapKeyRef', 'name');
  const key = stringAt(from, 'configMapKeyRef', 'key');
  if (fieldPath !== undefined) return [{ name, place, from: 'field', fieldPath }];
  if (configMap !== undefined && key !== undefined) return [{ name, place, from: 'configMap', configMap, key }];
  if (from !== undefined) return [{ name, place, from: 'other' }];
  return [{ name, place, from: 'value', value: reader.text(value?.value) ?? knownText('', place) }];
}

function readVariableSource(reader: ObjectReader, node: Node): EnvironmentSource[] {
  const configMap = stringAt(node, 'configMapRef', 'name');
  if (configMap === undefined) return [];
  const optional = booleanAt(node, 'configMapRef', 'optional') ?? false;
  return [{ configMap, optional, prefix: stringAt(node, 'prefix') ?? '', span: reader.document.spanOf(node) }];
}

function readVolume(node: Node): Volume {
  const sources = [at(node, 'configMap'), ...itemsAt(node, 'projected', 'sources').map((source) => at(source, 'configMap'))];
  return {
    name: stringAt(node, 'name') ?? '',
    hostPath: stringAt(node, 'hostPath', 'path') ?? null,
    configMaps: sources.flatMap((source) => {
      const name = stringAt(source, 'name');
      if (name === undefined) return [];
      const items = at(source, 'items');
      return [{ name, items: items?.type === 'sequence' ? items.items.flatMap((item) => keyToPath(item)) : null }];
    }),
  };
}

function keyToPath(node: Node): { key: string; path: string }[] {
  const key = stringAt(node, 'key');
  const path = stringAt(node, 'path');
  return key !== undefined && path !== undefined ? [{ key, path }] : [];
}

/** True if a port of the pod has a `hostPort`. */
export function hasHostPort(reader: ObjectReader, spec: Node): boolean {
  return LISTS.some((field) =>
    reader.items(spec, field).some((container) =>
      reader.items(container, 'ports').some((port) => {
        const hostPort = scalarAt(port, 'hostPort');
        const isSet = hostPort?.value !== undefined && hostPort.value !== null && hostPort.value !== 0 && hostPort.value !== '';
        return isSet && !reader.isLeftOut(hostPort);
      }),
    ),
  );
}

/** Reads one entry of `ports`. */
export function readPort(reader: ObjectReader, list: SequenceNode, index: number): ContainerPort[] {
  const node = list.items[index];
  if (node === undefined) return [];
  const printed = reader.printedInItem(node);
  if (node.type !== 'mapping') return printed.length > 0 ? [printedPort(printed, reader.document.spanOf(node))] : [];
  const field = (name: string): WrittenPort | null => fieldOf(reader, node, name) ?? printedField(printed, name);
  return [
    containerPortOf(field, reader.document.spanOf(node), reader.document.editable ? () => itemRemoval(reader.document, list, index) : null),
  ];
}

/** A field of a port as written; null if it is missing or a template omits it. */
export function fieldOf(reader: ObjectReader, node: Node, name: string): WrittenPort | null {
  const scalar = scalarAt(node, name);
  if (!scalar || reader.isLeftOut(scalar)) return null;
  return { number: reader.number(scalar), span: reader.document.spanOf(scalar), text: reader.text(scalar) };
}

/** The paths of handlers; the last key is their name. */
const PROBES = [['livenessProbe'], ['readinessProbe'], ['startupProbe'], ['lifecycle', 'postStart'], ['lifecycle', 'preStop']];

/** The handlers of a container that connect to a port or run a command in it. */
function probesOf(reader: ObjectReader, container: Node, isRendered: IsRendered): Probe[] {
  return PROBES.flatMap((path) => {
    const node = at(container, ...path);
    return node && isRendered(node) ? handlersOf(reader, path.at(-1) ?? '', node) : [];
  });
}

function handlersOf(reader: ObjectReader, field: string, node: Node): Probe[] {
  const probes: Probe[] = [];
  for (const handler of ['httpGet', 'tcpSocket', 'grpc'] as const) {
    const port = reader.text(at(node, handler, 'port'));
    if (port) probes.push({ field, handler, port, host: reader.text(at(node, handler, 'host')), command: [] });
  }
  const command = itemsAt(node, 'exec', 'command').flatMap((item) => reader.text(item) ?? []);
  if (command.length > 0) probes.push({ field, handler: 'exec', port: null, host: null, command });
  return probes;
}
