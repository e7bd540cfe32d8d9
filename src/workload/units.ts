import type { Document } from '../model/document.ts';
import { type Container, EMPTY_CONTAINER, type Pod } from '../model/pod.ts';
import { bareWorkload, type Workload } from '../model/workload.ts';
import { joinTexts, knownText, type Text } from '../text/text.ts';
import { at, booleanAt, itemsAt, type Node, type ScalarNode, scalarAt, stringAt } from '../yaml/nodes.ts';
import type { FoundWorkload } from './find.ts';
import { KINDS } from './kinds.ts';
import { filesListedIn, nodeFileOf, selectorOfNodes, type WrittenFile } from './node-files.ts';
import { readableObjects } from './objects.ts';
import { createReader, type ObjectReader } from './reader.ts';

/** Units that start a process, or that listen for one (systemd.unit(5)). */
const UNIT_NAME = /\.(?:service|socket)$/;
/** The same, and quadlets, in their own files. */
const OWN_NAME = /\.(?:service|socket|container|pod|kube)$/;
/** Paths of systemd units (systemd.unit(5)); the path of a drop-in may follow the name. */
const UNIT_PATH = /^\/(?:etc|run|(?:usr\/)?lib)\/systemd\/system\/([^/]+\.(?:service|socket))(?:\.d\/[^/]+\.conf)?$/;
/** Paths of quadlets, which podman's generator turns into units (podman-systemd.unit(5)). */
const QUADLET_PATH = /^\/(?:etc|run|usr\/share)\/containers\/systemd\/(?:[^/]+\/)*([^/]+\.(?:container|kube|pod))$/;
/** Units that nodes run by default, each with the files that only configure it. */
const PRESENT = KINDS.presentUnits.map((unit) => ({ ...unit, files: new RegExp(unit.files) }));

/**
 * The workloads that systemd starts on nodes: the units of machine configs and of ignition, Butane and cloud-init files; units among the
 * files of such a configuration or of Cluster API; files with one unit, as in the machine config operator's repository; and default units
 * of nodes that files configure. Each is a workload on the host network.
 */
export function* unitsIn(document: Document): Iterable<FoundWorkload> {
  for (const found of readableObjects(document)) {
    const { node, parameters } = found;
    const reader = createReader(document, parameters);
    const config = at(node, 'spec', 'config') ?? node;
    const listed = listedUnits(reader, node, config);
    const entries = at(node, 'contents') && listed.length === 0 ? [node] : filesListedIn(config);
    if (listed.length === 0 && !entries.some((file) => describesUnit(stringAt(file, 'path') ?? ''))) continue;
    const files = entries.flatMap((file) => nodeFileOf(reader, file));
    const written = [...listed, ...unitsAmong(files)];
    for (const unit of [...written, ...presentUnits(files, written, document)]) {
      const span = document.spanOf(unit.place);
      yield {
        workload: unitWorkload(document, unit.name, span, selectorOfNodes(node)),
        pod: podOfUnit(unit, span, files),
        document,
        object: node,
      };
    }
  }
}

/** A unit that runs, as far as the input shows. */
interface Unit {
  readonly name: string;
  /** The place of its name. */
  readonly place: Node;
  /** Its text, and the texts of its drop-ins. */
  readonly texts: readonly Text[];
}

/** The units of a list, or of a file with one unit, without those that never run or are unknown. */
function listedUnits(reader: ObjectReader, node: Node, config: Node): Unit[] {
  const isUnit = OWN_NAME.test(stringAt(node, 'name') ?? '');
  const units = isUnit ? [node] : [...itemsAt(config, 'systemd', 'units'), ...itemsAt(config, 'coreos', 'units')];
  return units.flatMap((unit) => {
    const place = scalarAt(unit, 'name');
    const isOff = ['enabled', 'enable'].some((key) => booleanAt(unit, key) === false) || booleanAt(unit, 'mask') === true;
    if (!place || !(unit === node ? OWN_NAME : UNIT_NAME).test(place.text) || isOff) return [];
    const texts = [unit, ...itemsAt(unit, 'dropins'), ...itemsAt(unit, 'drop-ins')].flatMap(
      (part) => reader.text(at(part, 'contents') ?? at(part, 'content')) ?? [],
    );
    return texts.length === 0 ? [] : [{ name: place.text, place, texts }];
  });
}

/** The units among files; a unit file counts as started. */
function unitsAmong(files: readonly WrittenFile[]): Unit[] {
  return files.flatMap((file) => {
    const name = unitNameOf(file.path);
    if (name === null || !file.path.endsWith(name)) return [];
    const dropins = files.filter((other) => other !== file && unitNameOf(other.path) === name && other.path.endsWith('.conf'));
    return [{ name, place: file.place, texts: [file, ...dropins].map(({ text }) => text) }];
  });
}

/** The default units of nodes, if files configure them and the input does not contain the units. */
function presentUnits(files: readonly WrittenFile[], written: readonly Unit[], document: Document): Unit[] {
  return PRESENT.flatMap(({ name, command, files: own, holds }) => {
    const place = files.find((file) => own.test(file.path) && file.text.value.includes(holds))?.place;
    const isStarted = written.some((unit) => unit.name === name && unit.texts.some((text) => text.value.includes('ExecStart=')));
    if (!place || isStarted) return [];
    return [{ name, place, texts: [knownText(`[Service]\nExecStart=${command}`, () => document.spanOf(place))] }];
  });
}

function describesUnit(path: string): boolean {
  return unitNameOf(path) !== null || PRESENT.some(({ files }) => files.test(path));
}

/** The unit that a file defines or extends. */
function unitNameOf(path: string): string | null {
  return (UNIT_PATH.exec(path) ?? QUADLET_PATH.exec(path))?.[1] ?? null;
}

/** The process name of a unit. */
function processNameOf(unit: string): string {
  return unit.replace(/\.\w+$/, '');
}

function podOfUnit({ name, texts }: Unit, span: Workload['span'], files: NonNullable<Pod['files']>): Pod {
  const container: Container = {
    ...EMPTY_CONTAINER,
    name: processNameOf(name),
    span,
    unit: joinTexts(texts.flatMap((text) => [text, knownText('\n', () => span)])),
  };
  return { hostNetwork: true, containers: [container], volumes: [], annotations: new Map(), ...(files.length > 0 ? { files } : {}) };
}

/** A unit that systemd runs on the nodes with these labels. */
function unitWorkload(
  { source, template }: Document,
  name: string,
  span: Workload['span'],
  nodeSelector: Workload['scheduling']['nodeSelector'],
): Workload {
  const bare = bareWorkload('Unit', name, span, source.install);
  return {
    ...bare,
    hostProcess: true,
    containers: [{ name: processNameOf(name), image: '', role: 'main' }],
    scheduling: { ...bare.scheduling, nodeSelector },
    // Like a static pod, it runs on every node of its role and is not scheduled.
    staticPod: true,
    template,
  };
}

const { ofAgents, ofServers, ofRke2 } = KINDS.distributions;

/** The unit of K3s or RKE2 that reads a document as its `config.yaml`, whose keys are command-line options. */
export function* distributionsIn(document: Document): Iterable<FoundWorkload> {
  const { root } = document;
  if (root.type !== 'mapping' || at(root, 'kind') || at(root, 'apiVersion')) return;
  const keys = root.entries.map(({ key }) => key.text.replace(/\+$/, ''));
  const has = (names: readonly string[]): boolean => keys.some((key) => names.includes(key));
  if (!has(ofAgents) && !has(ofServers)) return;
  const name = /\brke2\b/.test(document.path) || has(ofRke2) ? 'rke2' : 'k3s';
  const role = has(ofServers) ? 'server' : 'agent';
  const span = document.spanOf(root.entries[0]?.key ?? root);
  const word = (value: string): Text => knownText(value, () => span);
  const options = root.entries.flatMap(({ key, value }) =>
    scalarsOf(value).map((scalar) => joinTexts([word(`--${key.text.replace(/\+$/, '')}=`), document.textOf(scalar)])),
  );
  const container = { ...EMPTY_CONTAINER, name, span, command: [word(name), word(role), ...options] };
  const unit = name === 'k3s' && role === 'server' ? 'k3s.service' : `${name}-${role}.service`;
  yield {
    workload: unitWorkload(document, unit, span, {}),
    pod: { hostNetwork: true, containers: [container], volumes: [], annotations: new Map() },
    document,
    object: root,
  };
}

function scalarsOf(node: Node): ScalarNode[] {
  if (node.type === 'sequence') return node.items.flatMap((item) => (item.type === 'scalar' ? item : []));
  return node.type === 'scalar' && node.value !== null ? [node] : [];
}
