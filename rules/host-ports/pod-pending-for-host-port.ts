import { defineRule } from '../../src/model/rule.ts';
import { nameOfWorkload } from '../../src/model/workload.ts';
import { firstFew } from '../../src/text/words.ts';
import { nameOfHostPort, shorten } from '../draft.ts';
import { examplesOf } from '../examples.ts';

export const podPendingForHostPort = defineRule({
  id: 'pod-pending-for-host-port',
  title: 'A pod is Pending because its host port is in use on every suitable node',
  why:
    'The scheduler never puts two pods that declare the same host port on one node. The ports of this pod are free on no suitable ' +
    'node, so it stays Pending until another pod ends or a port changes. Its events say only that no node has free ports, not which ' +
    'pods use them.',
  remedy: 'Give one of the pods another host port, run fewer replicas than there are nodes, or let the pod run on more nodes.',
  severity: 'error',
  since: '0.2.0',
  needs: ['observed'],
  source: 'Kubernetes scheduler, plugin NodePorts: node(s) had no free ports for the requested pod ports',
  examples: examplesOf(`apiVersion: v1
kind: List
items:
  - kind: Node
    metadata: { name: worker-0 }
  - apiVersion: v1
    kind: Pod
    metadata: { name: meter, namespace: example, uid: 6f0c2d8e-0f9b-4c43-8d3b-5a7f8f1f0001 }
    spec:
      nodeName: worker-0
      containers:
        - { name: meter, image: example.com/meter:1, ports: [{ containerPort: 80, hostPort: 8765 }] }
    status: { phase: Running }
  - apiVersion: v1
    kind: Pod
    metadata: { name: agent, namespace: example, uid: 6f0c2d8e-0f9b-4c43-8d3b-5a7f8f1f0002 }« # expect: pod-pending-for-host-port error certain @23|»
    spec:
      containers:
        - { name: agent, image: example.com/agent:1, ports: [{ containerPort: 80, hostPort: 8765 }] }
    status:
      phase: Pending
      conditions:
        - type: PodScheduled
          status: "False"
          message: "0/1 nodes are available: «1 node(s) didn't have free ports for the requested pod ports|1 Insufficient memory»."
`),
  *check({ observed }) {
    for (const { workload, pods, port, protocol, nodes, holders, isOwnOlderPod } of observed.pending) {
      const named = firstFew(
        holders.map(({ namespace, name, node }) => `${namespace}/${name} on ${node}`),
        MAX_HOLDERS,
      );
      const use = holders.length === 0 ? 'every suitable node has it in use' : `it is in use by ${named}`;
      const [holder] = holders;
      const by = holder ? ` by ${shorten(`${holder.namespace}/${holder.name}`, 40)}` : '';
      yield {
        message: `${pods.length === 1 ? 'a pod is' : `${pods.length} pods are`} Pending: ${nameOfHostPort({ port, protocol })} is in use${by}`,
        why: use,
        label: nameOfWorkload(workload),
        remedy: isOwnOlderPod
          ? 'use the strategy Recreate, or maxSurge 0 with maxUnavailable 1, so that the old pod frees the port first'
          : 'give one of the pods another host port, or let it run on a node where the port is free',
        confidence: 'certain',
        span: workload.span,
        workload,
        port,
        protocol,
        nodes,
        observed: false,
      };
    }
  },
});

/** Maximum number of pods in a message. */
const MAX_HOLDERS = 3;
