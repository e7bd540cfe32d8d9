import type { NodeLocal } from '../../src/model/flow.ts';
import { type JudgedCluster, NODE_POOL_LABEL } from '../../src/model/hosted-cluster.ts';
import type { HostedFacts } from '../../src/model/hosted-facts.ts';
import { onSameHub } from '../../src/model/hub.ts';
import type { Listener } from '../../src/model/listener.ts';
import { type ClusterContext, defineRule } from '../../src/model/rule.ts';
import type { Workload } from '../../src/model/workload.ts';
import { addressOverlap } from '../address-overlap.ts';
import { draftOf, nameOfHostPort } from '../draft.ts';
import { exampleCluster, exampleDaemonSet, examplesOf } from '../examples.ts';
import { groupByPort } from '../held-port.ts';
import { clustersOfPool, nameOfObject, onlyItemOf } from '../hosted-rule.ts';

export const hcpLocalPortConflict = defineRule({
  id: 'hcp-local-port-conflict',
  title: 'A workload uses a port that each node of its hosted cluster needs',
  why:
    'Each node of a hosted cluster runs a local proxy of the API (172.20.0.1:6443 by default) and the agent of Konnectivity ' +
    '(127.0.0.1:2041). A pod on the host network cannot bind the same port, and one that declares it is never scheduled there. ' +
    'Only workloads that certainly run on these nodes are checked: by a node selector or machine config of a NodePool in the input, ' +
    'or by `hosted.hub` and a set with one HostedCluster.',
  remedy: 'Give the workload another port, or the cluster another `networking.apiServer.port` before it is created.',
  severity: 'error',
  needs: ['hosted', 'listeners'],
  source: 'HyperShift API field HostedCluster.spec.networking.apiServer.port: pods on the host network cannot listen on this port',
  examples: examplesOf(`${exampleCluster({ spec: 'networking: { apiServer: { port: 7443 } }\n' })}---
apiVersion: hypershift.openshift.io/v1beta1
kind: NodePool
metadata: { name: workers, namespace: clusters }
spec:
  clusterName: demo
  replicas: 2
---
${exampleDaemonSet(
  'node-agent',
  'ports:\n  - containerPort: «7443 # expect: hcp-local-port-conflict error certain @30|6443»\n',
  `nodeSelector: { ${NODE_POOL_LABEL}: workers }\n`,
)}`),
  *check({ hosted, listeners, isHub }) {
    if (hosted.clusters.length === 0) return;
    for (const held of groupByPort(listeners)) {
      const [listener] = held;
      const home = homeOf(listener.workload, hosted, isHub);
      const local = home?.cluster.flows().nodeLocal.find(({ port, protocol }) => port === listener.port && protocol === listener.protocol);
      if (!home || !local || isItself(listener.workload, local)) continue;
      const { cluster, why } = home;
      // If both declare the port, the scheduler does not place the pod on the node.
      const isRefused = listener.declared && local.declared;
      const overlaps = isRefused ? ['yes'] : held.map((one) => addressOverlap(one, boundBy(local)));
      const isSure = overlaps.includes('yes');
      if (!isSure && !overlaps.includes('unknown')) continue;
      const { apiServerPort, block } = cluster.networking;
      const isProxy = local.process === 'kube-apiserver-proxy';
      yield draftOf(held, {
        collides: true,
        message: `${nameOfHostPort(listener)} is also taken by ${local.process} on nodes of ${nameOfObject(cluster)}`,
        why:
          `the workload runs there (${why}), ${local.process} listens on ${local.address ?? 'an unknown address'} of each node, and ` +
          (isRefused ? 'the scheduler never puts the pod on such a node' : 'the second to start cannot bind'),
        remedy: `give the workload another port${isProxy ? ', or the cluster another networking.apiServer.port before it is created' : ''}`,
        confidence: isSure ? 'certain' : 'low',
        ...(!isSure && { severity: 'warning' as const }),
        related: [{ span: (apiServerPort ?? block ?? cluster.platform).span, message: 'the hosted cluster', isShown: true }],
      });
    }
  },
});

/** The hosted cluster on whose nodes a workload runs, and how that is known. */
interface Home {
  readonly cluster: JudgedCluster;
  readonly why: string;
}

/** The hosted cluster of a workload; null if it can run elsewhere. */
function homeOf(workload: Workload, hosted: HostedFacts, isHub: ClusterContext['isHub']): Home | null {
  const named = workload.scheduling.nodeSelector[NODE_POOL_LABEL];
  if (named !== undefined) {
    // A machine configuration only concerns its nodes, wherever the NodePool is installed.
    const isOfNodes = workload.staticPod;
    const pools = (isOfNodes ? hosted.nodePools : onSameHub(workload, hosted.nodePools)).filter(({ name }) => name === named);
    const pool = onlyItemOf([pools]);
    const cluster = pool && onlyItemOf([clustersOfPool(pool, hosted)]);
    const why = isOfNodes ? `the NodePool ${named} configures its nodes so` : `its node selector names the NodePool ${named}`;
    return cluster ? { cluster, why } : null;
  }
  if (workload.install === '' || isHub(workload.span.path)) return null;
  const cluster = onlyItemOf([hosted.clusters.filter(({ install }) => install === workload.install)]);
  return cluster ? { cluster, why: `the set ${workload.install} contains it, and its file does not belong to the hub` } : null;
}

/** True for HyperShift's own pods, which a dump contains. */
function isItself({ namespace, name }: Workload, { process }: NodeLocal): boolean {
  return namespace === 'kube-system' && name.startsWith(process);
}

function boundBy({ address }: NodeLocal): Pick<Listener, 'address' | 'reach'> {
  return { address, reach: address?.startsWith('127.') ? 'localhost' : 'other' };
}
