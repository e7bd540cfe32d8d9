import type { Draft, Rule, RuleContext } from '../../src/model/rule.ts';
import { draftOf, nameOfListener } from '../draft.ts';
import { nameOfRow, portsWithRow, severityOfBreach } from '../registration.ts';

export const portOfAnotherOwner: Rule<'listeners' | 'registry'> = {
  meta: {
    id: 'port-of-another-owner',
    title: 'A workload holds a host port that the registry gives to somebody else',
    why:
      'On a node that runs both, the one which starts second cannot bind and crashes in a loop. It has happened between the ' +
      'platform and network plugins, and between vendors of exporters. It is an error for a workload of the platform ' +
      '(a warning where the listener is a guess of low confidence), and a warning for all others, because their users may not run ' +
      'the owner on the same nodes.',
    remedy: 'Move to a free port (`hostport-lint registry free` lists them), or agree with the owning team on a change of the row.',
    severity: 'error',
    since: '0.1.0',
    needs: ['listeners', 'registry'],
    source: 'OpenShift host port registry: the authoritative list of port assignments',
    examples: {
      bad: `apiVersion: apps/v1
kind: DaemonSet
metadata:
  name: energy-meter
  namespace: energy
spec:
  template:
    spec:
      hostNetwork: true
      containers:
        - name: meter
          image: example.com/energy-meter:1
          ports:
            - containerPort: 9103 # expect: port-of-another-owner warning certain @30
`,
      good: `apiVersion: apps/v1
kind: DaemonSet
metadata:
  name: energy-meter
  namespace: energy
spec:
  template:
    spec:
      hostNetwork: true
      containers:
        - name: meter
          image: example.com/energy-meter:1
          ports:
            - containerPort: 28282
`,
    },
  },
  check,
};

function* check({ listeners, registry }: RuleContext<'listeners' | 'registry'>): Iterable<Draft> {
  for (const held of portsWithRow(listeners, 'other-owner')) {
    const { listener, row } = held;
    yield draftOf(held, {
      message: `${nameOfListener(listener)} belongs to ${nameOfRow(row)}, so on a node that runs both, the second one to start cannot bind`,
      remedy: `move to a port that is free, or agree with ${row.team === null ? 'the owner' : `team ${row.team}`} on the port`,
      severity: severityOfBreach(listener, registry, 'warning'),
    });
  }
}
