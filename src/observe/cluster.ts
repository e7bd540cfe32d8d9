import { isPort } from '../model/address.ts';
import type { Cluster, ClusterNode, ClusterPod, NodeSigns, ServicePort } from '../model/cluster.ts';
import { compareStrings } from '../model/span.ts';
import { type Fields, fieldsOf, listOf, protocolOf, textOf, textsOf } from '../yaml/plain-fields.ts';
import { readPod } from './pod.ts';

/** Collects pods, nodes, ports of Services and the release from objects of the API server. */
export interface ClusterReader {
  /** Adds an object, or the items of a list. `path` is the file of the object. */
  readonly add: (object: unknown, path: string) => void;
  readonly finish: () => Cluster;
}

/** A dump may repeat objects: pods count once by `metadata.uid`, all others by name. */
export function createClusterReader(): ClusterReader {
  const pods = new Map<string, ClusterPod>();
  const nodes = new Map<string, ClusterNode>();
  const nodeSigns = new Map<string, NodeSigns>();
  const services = new Map<string, readonly ServicePort[]>();
  const releases = new Map<string, string>();
  const namespaces = new Set<string>();
  const add = (object: unknown, path: string, listKind = ''): void => {
    const fields = fieldsOf(object);
    const kind = textOf(fields.kind) || listKind;
    if (Array.isArray(fields.items)) {
      for (const item of fields.items) add(item, path, kind.replace(/List$/, ''));
      return;
    }
    const { namespace, name } = fieldsOf(fields.metadata);
    if (textOf(namespace) !== '') namespaces.add(textOf(namespace));
    if (kind === 'Pod') {
      const pod = readPod(fields);
      pods.set(pod.uid || `${pod.namespace}/${pod.name}`, pod);
    } else if (kind === 'Node') {
      nodes.set(textOf(name), readNode(fields));
      nodeSigns.set(textOf(name), signsOfNode(fields));
    } else if (kind === 'Service') services.set(`${textOf(namespace)}/${textOf(name)}`, readServicePorts(fields));
    else if (kind === 'ClusterVersion') {
      const release = releaseOf(fields);
      if (release !== null && !releases.has(release)) releases.set(release, path);
    }
  };
  return {
    add,
    finish: () => ({
      pods: [...pods.values()],
      nodes: [...nodes.values()],
      servicePorts: [...services.values()].flat(),
      namespaces: [...namespaces].toSorted(compareStrings),
      // Objects of several releases are of several clusters.
      release: releases.size === 1 ? ([...releases].map(([text, path]) => ({ text, path }))[0] ?? null) : null,
      nodeSigns: [...nodeSigns.values()],
    }),
  };
}

function readNode({ metadata, spec, status }: Fields): ClusterNode {
  const { name, labels } = fieldsOf(metadata);
  const taints = listOf(fieldsOf(spec).taints).map(({ key, value, effect }) => ({
    key: textOf(key),
    value: textOf(value),
    effect: textOf(effect),
  }));
  const architecture = textOf(fieldsOf(fieldsOf(status).nodeInfo).architecture);
  return { name: textOf(name), labels: textsOf(labels), taints, isBigEndian: architecture === 's390x' };
}

function signsOfNode({ metadata, status }: Fields): NodeSigns {
  const { labels, annotations } = fieldsOf(metadata);
  const { kubeletVersion, osImage } = fieldsOf(fieldsOf(status).nodeInfo);
  const keys = [...Object.keys(fieldsOf(labels)), ...Object.keys(fieldsOf(annotations))];
  return { kubeletVersion: textOf(kubeletVersion), osImage: textOf(osImage), keys };
}

function readServicePorts({ metadata, spec }: Fields): ServicePort[] {
  const { ports, healthCheckNodePort } = fieldsOf(spec);
  const { name, namespace } = fieldsOf(metadata);
  const identity = { namespace: textOf(namespace), name: textOf(name) };
  const found = listOf(ports).flatMap(({ nodePort, protocol }): ServicePort[] => {
    const port = Number(nodePort);
    return isPort(port) ? [{ ...identity, port, protocol: protocolOf(protocol) }] : [];
  });
  const health = Number(healthCheckNodePort);
  return isPort(health) ? [...found, { ...identity, port: health, protocol: 'TCP' }] : found;
}

/** Returns the newest release that the cluster has completed, else the one that it wants. */
function releaseOf({ apiVersion, status }: Fields): string | null {
  if (!textOf(apiVersion).startsWith('config.openshift.io/')) return null;
  const { history, desired } = fieldsOf(status);
  const completed = listOf(history).find(({ state }) => state === 'Completed');
  const version = textOf(completed?.version) || textOf(fieldsOf(desired).version);
  return /^(\d+\.\d+)(?:\.|$)/.exec(version)?.[1] ?? null;
}
