import { holdsPort } from '../../src/model/address.ts';
import { defineRule } from '../../src/model/rule.ts';
import { draftOf, nameOfHostPort } from '../draft.ts';
import { exampleDaemonSets } from '../examples.ts';
import { suggestedPorts } from '../free-port.ts';
import { groupByPort } from '../held-port.ts';
import { isAccepted } from '../registration.ts';

export const hostPortInNodePortRange = defineRule({
  id: 'host-port-in-node-port-range',
  title: 'A host port lies in the range from which Services get their node ports',
  why:
    'The API server hands out ports of this range (30000-32767 where nothing else is configured) to Services of type NodePort and ' +
    'LoadBalancer, at random and without a look at host ports. The rules of the service proxy then take the traffic away from the ' +
    'pod, on some clusters and some days only. A listener on localhost is met by few proxies, which makes it information.',
  remedy: 'Move the port below the node port range.',
  severity: 'warning',
  since: '0.1.0',
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
    const { listeners, nodePortRange } = context;
    const { port, endPort } = nodePortRange;
    const inside = listeners.filter((listener) => holdsPort(nodePortRange, listener.port) && !isAccepted(listener));
    for (const held of groupByPort(inside)) {
      yield draftOf(held, {
        message: `${nameOfHostPort(held.listener)} is in the node port range ${port}-${endPort}`,
        why: 'a Service can be assigned the same port, and takes its traffic',
        remedy: `move it to a free port outside of ${port}-${endPort}${suggestedPorts(held.listener, context)}`,
        severity: held.listener.reach === 'localhost' ? 'info' : 'warning',
      });
    }
  },
});
