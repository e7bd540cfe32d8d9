import { containsPort, keyOfPort } from '../../src/model/address.ts';
import { groupBy } from '../../src/model/groups.ts';
import type { Listener } from '../../src/model/listener.ts';
import type { NodePort } from '../../src/model/node.ts';
import { type Draft, defineRule, type RuleContext } from '../../src/model/rule.ts';
import { draftOf, moveText, nameInHeadline, nameOfHostPort } from '../draft.ts';
import { exampleDaemonSets } from '../examples.ts';
import { groupByPort, type HeldPort, hasOwnRow } from '../held-port.ts';

export const hostPortInNodePortRange = defineRule({
  id: 'host-port-in-node-port-range',
  title: 'A host port is in the range of node ports of Services',
  why:
    'The API server assigns ports of this range (30000-32767, or `--service-node-port-range` of the input or the configuration) to ' +
    'Services of type NodePort and LoadBalancer, at random and regardless of host ports. The rules of the service proxy then take the traffic away from the pod, on some clusters and on ' +
    'some days only. A port that a Service of the input pins as its `nodePort` is reported in any range. For a listener on localhost ' +
    'it is information, because few proxies affect it.',
  remedy: 'Move the port below the node port range.',
  severity: 'warning',
  needs: ['listeners'],
  source: 'Kubernetes API server, --service-node-port-range (default 30000-32767); Service.spec.ports[].nodePort',
  examples: exampleDaemonSets('logs/log-router', {
    bad: `ports:
  - containerPort: 30080 # expect: host-port-in-node-port-range warning certain @30
`,
    good: `ports:
  - containerPort: 28080
`,
  }),
  *check(context) {
    const { listeners, nodePortRange, nodeSettings } = context;
    const pinned = groupBy(nodeSettings?.nodePorts ?? [], keyOfPort);
    const clashing = new Set<Listener>();
    for (const held of groupByPort(listeners.filter((listener) => pinned.has(keyOfPort(listener))))) {
      const [listener] = held;
      for (const nodePort of pinned.get(keyOfPort(listener)) ?? []) {
        const draft = draftOfClash(held, nodePort, context);
        if (draft === null) continue;
        clashing.add(listener);
        yield draft;
        break;
      }
    }
    const { port, endPort } = nodePortRange;
    const inside = listeners.filter(
      (listener) => containsPort(nodePortRange, listener.port) && !hasOwnRow(listener) && !clashing.has(listener),
    );
    for (const held of groupByPort(inside)) {
      const [listener] = held;
      yield draftOf(held, {
        message: `${nameOfHostPort(listener)} is in the node port range ${port}-${endPort}`,
        why: 'a Service that gets the same port takes its traffic',
        remedy: moveText(listener, context, `it to a free port outside ${port}-${endPort}`),
        severity: listener.reach === 'localhost' ? 'info' : 'warning',
      });
    }
  },
});

/** The draft for a listener on the pinned node port of a Service; null if they are not on one node. */
function draftOfClash(held: HeldPort, nodePort: NodePort, context: RuleContext<'listeners'>): Draft | null {
  const [listener] = held;
  const { possible, confidence } = context.placement.canShareNode(listener.workload, nodePort.workload);
  if (!possible || context.placement.areAlternatives(listener.workload, nodePort.workload)) return null;
  const name = nameInHeadline(nodePort.workload);
  const draft = draftOf(held, {
    message: `${nameOfHostPort(listener)} is also the node port of ${name}`,
    why: 'every node forwards the port to the pods of the Service, so the listener gets no traffic from other nodes',
    remedy: `${moveText(listener, context, 'it to a free port')}, or give the Service another nodePort`,
    severity: listener.reach === 'localhost' ? 'info' : 'warning',
    confidence,
  });
  const otherSide: Draft = {
    ...draft,
    message: `node port ${nodePort.port}/${nodePort.protocol} of ${name} is also a host port of ${nameInHeadline(listener.workload)}`,
    span: nodePort.span,
    workload: nodePort.workload,
    container: null,
    related: [{ span: draft.span, message: `${nameInHeadline(listener.workload)} listens here`, isShown: true }],
  };
  return {
    ...draft,
    related: [{ span: nodePort.span, message: `${name} pins it`, isShown: true }, ...(draft.related ?? [])],
    otherSides: [otherSide],
  };
}
