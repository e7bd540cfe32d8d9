import { detach } from '../model/detach.ts';
import type { Document } from '../model/document.ts';
import { at, booleanAt, itemsAt, type Node, scalarAt, stringAt } from '../model/node.ts';
import type { Container, Pod } from '../model/pod.ts';
import { joinTexts, knownText, type Text } from '../model/text.ts';
import type { Workload } from '../model/workload.ts';
import type { FoundWorkload } from './find.ts';
import { nodeFileOf, nodeFilesOf } from './node-files.ts';
import { objectsOf } from './objects.ts';
import { createReader, type Reader } from './reader.ts';

/** Units that start a process, or that listen for one (systemd.unit(5)). */
const UNIT_NAME = /\.(?:service|socket)$/;
/** Where podman's generator looks for quadlets of which it makes units (podman-systemd.unit(5)). */
const QUADLET = /^\/(?:etc|run|usr\/share)\/containers\/systemd\/(?:[^/]+\/)*([^/]+\.(?:container|kube|pod))$/;
/** Which nodes a machine config is for. */
const ROLE_LABEL = 'machineconfiguration.openshift.io/role';

/**
 * What systemd starts on nodes: the units of machine configs and of ignition or Butane files, and files that hold one unit, as
 * the machine config operator keeps them. Each becomes a workload on the host network.
 */
export function* unitsIn(document: Document): Iterable<FoundWorkload> {
  for (const found of objectsOf(document)) {
    if ('message' in found) continue;
    const { node, parameters } = found;
    const reader = createReader(document, parameters);
    const config = at(node, 'spec', 'config') ?? node;
    const units = UNIT_NAME.test(stringAt(node, 'name') ?? '') ? [node] : itemsAt(config, 'systemd', 'units');
    const quadlets = itemsAt(config, 'storage', 'files').filter((file) => QUADLET.test(stringAt(file, 'path') ?? ''));
    if (units.length + quadlets.length === 0) continue;
    const files = nodeFilesOf(reader, config);
    const role = stringAt(node, 'metadata', 'labels', ROLE_LABEL) ?? null;
    for (const quadlet of quadlets) {
      const path = scalarAt(quadlet, 'path');
      const name = QUADLET.exec(path?.text ?? '')?.[1];
      const text = nodeFileOf(reader, quadlet)[0]?.text;
      if (!path || !name || !text) continue;
      const pod = podOf({ name: name.replace(/\.\w+$/, ''), span: document.spanOf(path), unit: text }, files);
      yield { workload: workloadOf(document, detach(name), document.spanOf(path), role), pod, document, object: node };
    }
    for (const unit of units) {
      const process = processOf(reader, unit, files);
      const name = scalarAt(unit, 'name');
      if (process && name)
        yield { workload: workloadOf(document, detach(name.text), document.spanOf(name), role), pod: process, document, object: node };
    }
  }
}

/** A unit with its drop-ins; null where it never runs, or where the input does not tell what it starts. */
function processOf(reader: Reader, unit: Node, files: Pod['files']): Pod | null {
  const name = stringAt(unit, 'name') ?? '';
  if (!UNIT_NAME.test(name) || booleanAt(unit, 'enabled') === false || booleanAt(unit, 'mask') === true) return null;
  const texts = [unit, ...itemsAt(unit, 'dropins')].flatMap((node) => {
    const text = reader.text(at(node, 'contents'));
    return text ? [text, knownText('\n', () => reader.document.spanOf(node))] : [];
  });
  if (texts.length === 0) return null;
  const span = reader.document.spanOf(at(unit, 'name') ?? unit);
  return podOf({ name: name.replace(UNIT_NAME, ''), span, unit: joinTexts(texts) }, files);
}

function podOf(process: Pick<Container, 'name' | 'span'> & { readonly unit: Text }, files: Pod['files']): Pod {
  const containers: Container[] = [{ ...NOTHING, ...process }];
  return { hostNetwork: true, containers, volumes: [], annotations: new Map(), ...(files ? { files } : {}) };
}

/** What a process outside of containers has not. */
const NOTHING = {
  image: '',
  role: 'main',
  command: [],
  args: [],
  env: [],
  envFrom: [],
  ports: [],
  hiddenPorts: [],
  probes: [],
  mounts: [],
  workingDir: null,
  declare: null,
} as const;

function workloadOf(document: Document, name: string, span: Workload['span'], role: string | null): Workload {
  return {
    kind: 'Unit',
    namespace: null,
    name,
    span,
    set: document.set,
    labels: {},
    annotations: {},
    hostNetwork: true,
    hostProcess: true,
    containers: [{ name: name.replace(/\.\w+$/, ''), image: '', role: 'main' }],
    scheduling: {
      nodeName: null,
      nodeSelector: role === null ? {} : { [`node-role.kubernetes.io/${detach(role)}`]: '' },
      nodeAffinity: [],
      tolerations: [],
      podAntiAffinity: [],
    },
    rollout: { replicas: null, strategy: null, maxSurge: null, maxUnavailable: null, span },
    // Like a static pod it is there on every node of its role, and no scheduler has a say.
    staticPod: true,
    template: document.template,
  };
}
