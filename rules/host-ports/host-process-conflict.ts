import { keyOfPort } from '../../src/model/address.ts';
import { groupBy } from '../../src/model/groups.ts';
import { type Confidence, compareConfidence, type Listener, leastSure } from '../../src/model/listener.ts';
import { type Draft, defineRule } from '../../src/model/rule.ts';
import { overlapWithSocket } from '../address-overlap.ts';
import { draftOf, moveText, nameOfHostPort, shorten } from '../draft.ts';
import { examplesOf } from '../examples.ts';
import { groupByPort } from '../held-port.ts';

export const hostProcessConflict = defineRule({
  id: 'host-process-conflict',
  title: 'A process of the node listens on a port that a pod of that node needs',
  why:
    'A service of the node starts before every pod and keeps its port. A pod with the same port cannot bind it and crashes again and ' +
    'again, or, if it binds another address, receives a part of the connections of the service. The scheduler does not know processes ' +
    'outside of pods. Only an audit finds both.',
  remedy: 'Give the pod another port, or stop or move the service on the nodes where the pod runs.',
  severity: 'error',
  since: '0.2.0',
  needs: ['listeners', 'observed'],
  source: 'Kubernetes scheduler, plugin NodePorts: it compares the ports of pods, never those of the node',
  examples: examplesOf(`apiVersion: v1
kind: Pod
metadata:
  name: agent
  namespace: example
  uid: 6f0c2d8e-0f9b-4c43-8d3b-5a7f8f1f0001
spec:
  nodeName: worker-0
  hostNetwork: true
  containers:
    - name: agent
      image: example.com/agent:1
      ports:
        - containerPort: 8765« # expect: host-process-conflict error certain @26|»
status:
  phase: Running
# capture «worker-0|worker-1»: tcp LISTEN 0 128 0.0.0.0:8765 0.0.0.0:* users:(("meter",pid=7,fd=3)) cgroup:/system.slice/meter.service
`),
  *check(context) {
    const { listeners, observed } = context;
    const processes = groupBy(
      listeners.filter(({ workload, nodes }) => workload.hostProcess && nodes !== undefined),
      keyOfPort,
    );
    for (const held of groupByPort(listeners.filter(({ workload }) => !workload.hostProcess))) {
      const [listener] = held;
      const home = new Set(observed.nodesOf(listener.workload));
      for (const process of processes.get(keyOfPort(listener)) ?? []) {
        if (isKeptFor(listener, process)) continue;
        const nodes = (process.nodes ?? []).filter((node) => home.has(node));
        const overlaps = held.map((one) => overlapWithSocket(one, process));
        if (nodes.length === 0 || overlaps.every((one) => one === 'no')) continue;
        const meeting = overlaps.includes('yes') ? leastSure(listener.confidence, process.confidence) : 'low';
        yield {
          ...draftOfConflict(listener, process, nodes, meeting, moveText(listener, context, 'the pod to a free port', 'the pod')),
          nodes,
        };
      }
    }
  },
});

/** Container runtimes listen on the ports that they forward to pods. */
const RUNTIMES = ['crio.service', 'containerd.service', 'docker.service'];

function isKeptFor({ workload }: Listener, process: Listener): boolean {
  return !workload.hostNetwork && RUNTIMES.includes(process.workload.name);
}

function draftOfConflict(listener: Listener, process: Listener, nodes: readonly string[], confidence: Confidence, move: string): Draft {
  const where = nodes.length === 1 ? `on node ${nodes[0]}` : `on ${nodes.length} nodes, such as ${nodes[0]}`;
  const [evidence] = process.evidence;
  return draftOf([listener], {
    collides: true,
    message: `${nameOfHostPort(listener)} is also taken by ${shorten(process.workload.name, 40)}, a process of the node`,
    why: consequence(listener, nodes, where),
    remedy: `${move}, or stop or move ${process.workload.name} on these nodes`,
    confidence,
    ...(compareConfidence(confidence, 'high') < 0 && { severity: 'warning' as const }),
    related: evidence ? [{ span: evidence.span, message: `${process.workload.name} listens here`, isShown: true }] : [],
  });
}

function consequence({ workload, nodes: seen }: Listener, nodes: readonly string[], where: string): string {
  if (!workload.hostNetwork) return `${where} the node forwards the port to the pod, so the process cannot be reached`;
  if (nodes.every((node) => seen?.includes(node))) return `${where} both listen on it, so each gets some of the connections`;
  return `${where} the pod cannot bind the port`;
}
