import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { realPart } from '../../scripts/real-parts.ts';
import { type ControlPlane, type ControlPlaneParts, startControlPlane } from './control-plane.ts';
import type { NodeExec, PodLog } from './kwok.ts';
import { type NodeNetworks, type NodeSocket, openNetworks } from './network.ts';
import { ASKED, CLUSTER_VERSION_KIND, SAMPLE, SAMPLE_OBJECTS, SAMPLE_SOCKETS } from './sample.ts';

/** The programs of a cluster; null where one is missing (scripts/install-real-parts.sh). */
export function clusterParts(): ControlPlaneParts | null {
  const [etcd, apiServer, kwok, ...tools] = ['etcd', 'kube-apiserver', 'kwok', 'ss', 'netstat'].map(realPart);
  return etcd && apiServer && kwok && tools.every(Boolean) ? { etcd, apiServer, kwok } : null;
}

export interface SampleCluster {
  readonly controlPlane: ControlPlane;
  /** What commands do from now on in the pod of a node: nothing special, or a behavior that node-command.sh knows. */
  readonly behave: (node: string, how: string) => void;
  readonly stop: () => Promise<void>;
}

/** Starts the sample cluster in an empty folder, with a network namespace for each node. Pods that are created later have `logs`. Needs root. */
export async function startSampleCluster(folder: string, parts: ControlPlaneParts, logs: readonly PodLog[] = []): Promise<SampleCluster> {
  const nodes = Object.keys(SAMPLE.nodes);
  const behaviorOf = (node: string): string => join(folder, `behavior-${node}`);
  let controlPlane: ControlPlane | null = null;
  let networks: NodeNetworks | null = null;
  const stop = async (): Promise<void> => {
    await controlPlane?.stop();
    await networks?.close();
  };
  try {
    controlPlane = await startControlPlane(folder, parts);
    await createSample(controlPlane);
    networks = await openNetworks(folder, nodes, withControlGroups(await controlPlane.request('GET', '/api/v1/pods')));
    const { of } = networks;
    const execs = nodes.map((node): NodeExec => {
      const pod = `${ASKED.name}-${node}`;
      return { namespace: ASKED.namespace, pod, env: { NETWORK: of(node), BEHAVIOR: behaviorOf(node) } };
    });
    await controlPlane.startNodes(execs, logs);
    return { controlPlane, stop, behave: (node, how) => writeFileSync(behaviorOf(node), how) };
  } catch (error) {
    await stop();
    throw error;
  }
}

/** The sockets of the sample, where the kubelet would start their processes. */
function withControlGroups(pods: unknown): NodeSocket[] {
  const { items } = pods as { items: { metadata: { namespace: string; name: string; uid: string } }[] };
  const uids = new Map(items.map(({ metadata: { namespace, name, uid } }) => [`${namespace}/${name}`, uid.replaceAll('-', '_')]));
  return SAMPLE_SOCKETS.map((socket) => {
    const owner = SAMPLE.processOwners[socket.process];
    if (owner === undefined) return { ...socket, controlGroup: null };
    if ('unit' in owner) return { ...socket, controlGroup: `system.slice/${owner.unit}` };
    const uid = uids.get(`${owner.namespace}/${owner.owner}-${socket.node}`);
    return { ...socket, controlGroup: `kubepods.slice/kubepods-pod${uid}.slice/crio-${socket.process}.scope` };
  });
}

async function createSample({ request }: ControlPlane): Promise<void> {
  for (const object of SAMPLE_OBJECTS) await request('POST', collectionOf(object), object);
  // No controller removes the taint that every new node has.
  for (const node of Object.keys(SAMPLE.nodes)) await request('PATCH', `/api/v1/nodes/${node}`, { spec: { taints: null } });
  await request('POST', collectionOf(SAMPLE.waiting), SAMPLE.waiting);
  await request('PATCH', '/api/v1/namespaces/team/pods/waiting-2k4xz/status', { status: SAMPLE.waitingStatus });
  await request('POST', KINDS, CLUSTER_VERSION_KIND);
  await requestOfNewKind(request, '/apis/config.openshift.io/v1/clusterversions', SAMPLE.clusterVersion);
}

export const KINDS = '/apis/apiextensions.k8s.io/v1/customresourcedefinitions';

/** Creates an object. The API server needs a moment until it knows a new kind. */
export async function requestOfNewKind(request: ControlPlane['request'], path: string, object: object): Promise<void> {
  for (let attempt = 1; ; attempt++) {
    try {
      await request('POST', path, object);
      return;
    } catch (error) {
      if (attempt === 100) throw error;
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  }
}

function collectionOf(object: Readonly<Record<string, unknown>>): string {
  const { namespace } = object.metadata as { readonly namespace?: string };
  return `/api/v1${namespace ? `/namespaces/${namespace}` : ''}/${String(object.kind).toLowerCase()}s`;
}
