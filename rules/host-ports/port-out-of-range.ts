import type { Listener } from '../../src/model/listener.ts';
import { isWithoutRow } from '../../src/model/registry.ts';
import { defineRule } from '../../src/model/rule.ts';
import { draftOf, moveText, nameOfHostPort } from '../draft.ts';
import { exampleDaemonSets } from '../examples.ts';
import { groupByPort } from '../held-port.ts';

export const portOutOfRange = defineRule({
  id: 'port-out-of-range',
  title: 'A reachable host port of the platform is in no documented range',
  why:
    'Users open only the documented ranges between their nodes. A port outside of them works in a lab without firewalls and fails at ' +
    'the customer. Ports with a row in the registry are accepted. A manifest does not show whether a port that listens on every ' +
    'address is meant to be reached, so the confidence is medium at most.',
  remedy: 'Use a port of a documented range, or bind to 127.0.0.1 if only the node itself needs it.',
  severity: 'warning',
  needs: ['listeners', 'registry'],
  source: 'OpenShift host port registry, Requirements: host ports MUST be in a documented range, if they are intended to be reachable',
  examples: exampleDaemonSets('openshift-example/node-agent', {
    bad: `args:
  - --metrics-bind-address=0.0.0.0:8765 # expect: port-out-of-range warning medium @46
`,
    good: `args:
  - --metrics-bind-address=0.0.0.0:9555
  - --health-probe-bind-address=127.0.0.1:8765
`,
  }),
  *check(context) {
    const { listeners, registry } = context;
    if (registry.registries.every((one) => one.ranges.length === 0)) return;
    const isReachable = ({ reach }: Listener) => reach === 'any' || reach === 'node';
    for (const held of groupByPort(listeners.filter((listener) => isReachable(listener) && isWithoutRow(listener.registration)))) {
      const [listener] = held;
      if (!registry.isPlatform(listener.workload) || registry.rangesFor(listener.port, listener.protocol).length > 0) continue;
      yield draftOf(held, {
        message: `${nameOfHostPort(listener)} is in no documented range, but can be reached from other nodes`,
        why: 'firewalls between nodes open only the documented ranges',
        remedy: `${moveText(listener, context, 'to a free port of a documented range')}, or bind to 127.0.0.1 if only this node needs it`,
        confidence: 'medium',
      });
    }
  },
});
