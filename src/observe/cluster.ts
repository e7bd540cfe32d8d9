import { createHash } from 'node:crypto';
import { isPort } from '../model/address.ts';
import { type Cluster, type ClusterNode, type ClusterPod, hasEnded, objectKey, type ServicePort } from '../model/cluster.ts';
import { compareStrings } from '../model/span.ts';
import { fieldsOf, listOf, numberOf, type PlainFields, protocolOrTcp, textOf, textsOf } from '../yaml/plain-fields.ts';
import { readPod } from './pod.ts';

/** Collects pods, nodes, ports of Services and the release from API objects. */
export interface ClusterReader {
  /**
   * Adds an object, or the items of a list. `path` is the file of the object. Returns false for a pod that need not be linted: it has ended,
   * or only differs from an earlier one of its controller in name and node.
   */
  readonly add: (object: unknown, path: string) => boolean;
  readonly finish: () => Cluster;
}

/** Creates a reader. A dump may repeat objects: pods count once by `metadata.uid`, all others by name. */
export function createClusterReader(): ClusterReader {
  const pods = new Map<string, ClusterPod>();
  const nodes = new Map<string, ClusterNode>();
  const services = new Map<string, readonly ServicePort[]>();
  const releases = new Map<string, NonNullable<Cluster['release']>>();
  const namespaces = new Set<string>();
  const contents = new Set<string>();
  const add = (object: unknown, path: string, listKind = ''): boolean => {
    const fields = fieldsOf(object);
    const kind = textOf(fields.kind) || listKind;
    if (Array.isArray(fields.items)) {
      for (const item of fields.items) add(item, path, kind.replace(/List$/, ''));
      return true;
    }
    const { namespace, name } = fieldsOf(fields.metadata);
    if (textOf(namespace) !== '') namespaces.add(textOf(namespace));
    if (kind === 'Pod') {
      const pod = readPod(fields);
      pods.set(pod.uid || `${pod.namespace}/${pod.name}`, pod);
      return !hasEnded(pod) && contents.size < contents.add(contentOf(pod, fields)).size;
    }
    if (kind === 'Node') nodes.set(textOf(name), readNode(fields));
    else if (kind === 'Service') services.set(`${textOf(namespace)}/${textOf(name)}`, readServicePorts(fields));
    else if (kind === 'ClusterVersion') {
      const text = releaseOfVersion(fields);
      if (text !== null && !releases.has(text)) releases.set(text, { text, path });
    }
    return true;
  };
  return {
    add,
    finish: () => ({
      pods: [...pods.values()],
      nodes: [...nodes.values()],
      servicePorts: [...services.values()].flat(),
      namespaces: [...namespaces].toSorted(compareStrings),
      // Objects of several releases belong to several clusters.
      release: releases.size === 1 ? ([...releases.values()][0] ?? null) : null,
    }),
  };
}

/** The hash of what determines the ports of a pod. Volumes of service account tokens have generated names. */
function contentOf({ controller }: ClusterPod, { metadata, spec }: PlainFields): string {
  const marks = Object.entries(textsOf(fieldsOf(metadata).annotations)).filter(([key]) => key.includes('hostport-lint'));
  const { hostNetwork, containers, initContainers, volumes } = fieldsOf(spec);
  const content = JSON.stringify([objectKey(controller), marks, hostNetwork, containers, initContainers, volumes]);
  return createHash('sha256')
    .update(content.replace(/kube-api-access-\w+/g, ''))
    .digest('base64');
}

function readNode({ metadata, spec, status }: PlainFields): ClusterNode {
  const { name, labels, annotations } = fieldsOf(metadata);
  const { architecture, kubeletVersion, osImage } = textsOf(fieldsOf(status).nodeInfo);
  const taints = listOf(fieldsOf(spec).taints)
    .map(textsOf)
    .map(({ key = '', value = '', effect = '' }) => ({ key, value, effect }));
  return {
    name: textOf(name),
    labels: textsOf(labels),
    taints,
    isBigEndian: architecture === 's390x',
    kubeletVersion: kubeletVersion ?? '',
    osImage: osImage ?? '',
    keys: [...Object.keys(fieldsOf(labels)), ...Object.keys(fieldsOf(annotations))],
  };
}

function readServicePorts({ metadata, spec }: PlainFields): ServicePort[] {
  const { ports, healthCheckNodePort } = fieldsOf(spec);
  const { name, namespace } = fieldsOf(metadata);
  const all = [...listOf(ports), { nodePort: healthCheckNodePort, protocol: 'TCP' }];
  return all.flatMap(({ nodePort, protocol }) => {
    const port = numberOf(nodePort);
    return isPort(port) ? [{ namespace: textOf(namespace), name: textOf(name), port, protocol: protocolOrTcp(protocol) }] : [];
  });
}

/** Returns the newest release that the cluster has completed, otherwise the desired one. */
function releaseOfVersion({ apiVersion, status }: PlainFields): string | null {
  if (!textOf(apiVersion).startsWith('config.openshift.io/')) return null;
  const { history, desired } = fieldsOf(status);
  const completed = listOf(history).find(({ state }) => state === 'Completed');
  const version = textOf(completed?.version) || textOf(fieldsOf(desired).version);
  return /^(\d+\.\d+)(?:\.|$)/.exec(version)?.[1] ?? null;
}
