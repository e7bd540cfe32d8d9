import type { V1Container } from '@kubernetes/client-node/dist/gen/models/V1Container.js';
import type { V1Node } from '@kubernetes/client-node/dist/gen/models/V1Node.js';
import type { V1Pod } from '@kubernetes/client-node/dist/gen/models/V1Pod.js';
import type { Wanted } from './list.ts';
import type { Raw, Resource } from './resource.ts';

/** The JSON of a pod with host ports contains one of these texts. */
export const MAY_HAVE_HOST_PORTS: Wanted = {
  word: Buffer.from('host'),
  texts: ['"hostNetwork":true', '"hostPort":'].map((text) => Buffer.from(text)),
};

export function hasHostNetwork({ spec }: Raw<V1Pod>): boolean {
  return spec?.hostNetwork === true;
}

/** True for a pod on the host network, or with a `hostPort`. */
export function hasHostPorts(pod: Raw<V1Pod>): boolean {
  return hasHostNetwork(pod) || containersOf(pod).some(({ ports }) => ports?.some(({ hostPort }) => hostPort));
}

/** The ConfigMaps that a pod mounts or uses for variables, each once. */
export function configMapsOf(pod: Raw<V1Pod>): Resource[] {
  const { namespace = '' } = pod.metadata ?? {};
  const volumes = pod.spec?.volumes ?? [];
  const names = [
    ...volumes.map(({ configMap }) => configMap?.name),
    ...volumes.flatMap(({ projected }) => projected?.sources?.map(({ configMap }) => configMap?.name)),
    ...containersOf(pod).flatMap(({ envFrom }) => envFrom?.map(({ configMapRef }) => configMapRef?.name)),
    ...containersOf(pod).flatMap(({ env }) => env?.map(({ valueFrom }) => valueFrom?.configMapKeyRef?.name)),
  ];
  const resource = { kind: 'ConfigMap', group: '', version: 'v1', plural: 'configmaps', namespace };
  return [...new Set(names)].flatMap((name) => (name ? [{ ...resource, name }] : []));
}

function containersOf({ spec }: Raw<V1Pod>): Raw<V1Container>[] {
  return [...(spec?.containers ?? []), ...(spec?.initContainers ?? [])];
}

/** Maximum length of annotations that are read, such as suppressions; tools store whole documents in longer ones. */
const MAX_ANNOTATION = 1024;
const MAX_ANNOTATIONS = 16 * 1024;

/**
 * The object without the fields that no finding uses. Long annotations become empty and are not removed, because findings count the lines
 * that `kubectl get -o json` prints.
 */
export function withoutUnused(object: Raw<V1Pod & V1Node>): object {
  const { managedFields: _, annotations, ...metadata } = object.metadata ?? {};
  let size = 0;
  const kept = Object.entries(annotations ?? {}).flatMap(([key, value]) => {
    const text = value !== undefined && value.length <= MAX_ANNOTATION ? value : '';
    size += key.length + text.length;
    return size <= MAX_ANNOTATIONS ? [[key, text]] : [];
  });
  return {
    ...object,
    metadata: { ...metadata, ...(annotations && { annotations: Object.fromEntries(kept) }) },
    ...(object.status?.images && { status: { ...object.status, images: undefined } }),
  };
}
