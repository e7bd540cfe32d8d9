import { isOnlyProbed } from '../../src/model/listener.ts';
import { isWithoutRow } from '../../src/model/registry.ts';
import { defineRule } from '../../src/model/rule.ts';
import { draftOf, moveText, nameOfHostPort } from '../draft.ts';
import { exampleDaemonSets } from '../examples.ts';
import { groupByPort } from '../held-port.ts';

export const localhostInReservedRange = defineRule({
  id: 'localhost-in-reserved-range',
  title: 'A listener on localhost uses a port of the range that is reserved for reachable services',
  why:
    'Users open the reserved range between their nodes, and it is nearly full. A port that only the node itself uses works as well ' +
    'outside of it, and leaves room for services that must be reached. It is a warning for workloads of the platform and information ' +
    'for all others. Ports with a row in the registry are accepted.',
  remedy: 'Move the listener to a free port outside of the reserved range.',
  severity: 'warning',
  needs: ['listeners', 'registry'],
  source: 'OpenShift host port registry, Requirements: localhost-only ports SHOULD be outside of the range 9000-9999, to leave room',
  examples: exampleDaemonSets('openshift-example/node-agent', {
    bad: `args:
  - --metrics-bind-address=127.0.0.1:9555 # expect: localhost-in-reserved-range warning high @48
`,
    good: `args:
  - --metrics-bind-address=127.0.0.1:29555
`,
  }),
  *check(context) {
    const { listeners, registry } = context;
    for (const held of groupByPort(listeners.filter((listener) => listener.reach === 'localhost' && isWithoutRow(listener.registration)))) {
      const [listener] = held;
      const range = registry.reservedRangeOf(listener.port);
      if (range === undefined) continue;
      yield draftOf(held, {
        message: `${nameOfHostPort(listener)} is on localhost, but in the reserved range ${range.port}-${range.endPort}`,
        why: `the range is reserved for services that other nodes reach, and this one ${isOnlyProbed(listener) ? 'is probed' : 'listens'} on localhost only`,
        remedy: moveText(listener, context, `it to a free port outside ${range.port}-${range.endPort}`),
        severity: registry.isPlatform(listener.workload) ? 'warning' : 'info',
      });
    }
  },
});
