import type { Protocol } from '../../src/model/address.ts';
import { hostPortOf, type Listener } from '../../src/model/listener.ts';
import { defineRule, type RuleContext } from '../../src/model/rule.ts';
import type { Edit } from '../../src/model/span.ts';
import { draftOf, nameOfHostPort } from '../draft.ts';
import { exampleDaemonSets } from '../examples.ts';
import { groupByPort, indexByPort, nameOfRow, rowOfOtherProtocol } from '../held-port.ts';

export const protocolDiffersFromRegistry = defineRule({
  id: 'protocol-differs-from-registry',
  title: 'The registry assigns the port to this workload with another transport protocol',
  why:
    'TCP and UDP ports are separate: firewalls are opened for the registered one, and the scheduler reserves the declared one. The ' +
    'usual cause is a missing `protocol: UDP`, because the default of `ports` is TCP. A workload that uses the port with both ' +
    'protocols gets `unregistered-host-port` for the one without a row.',
  remedy: 'Correct `protocol` in the manifest, or add a row to the table of the other protocol.',
  severity: 'warning',
  needs: ['declarations', 'listeners', 'registry'],
  source: 'OpenShift host port registry, tables TCP and UDP; Kubernetes API, ContainerPort.protocol (defaults to TCP)',
  examples: exampleDaemonSets('openshift-monitoring/node-exporter', {
    bad: `ports:
  - containerPort: 9100 # expect: protocol-differs-from-registry warning certain @30
    protocol: UDP
`,
    good: `ports:
  - containerPort: 9100
`,
  }),
  *check(context) {
    const index = indexByPort(context.listeners);
    for (const held of groupByPort(context.listeners.filter((one) => one.registration.status === 'unregistered'))) {
      const [listener] = held;
      const row = rowOfOtherProtocol(listener, context.registry, index);
      if (row === null) continue;
      const draft = draftOf(held, {
        message: `${nameOfHostPort(listener)} is registered with ${row.protocol}, not with ${listener.protocol}`,
        why: `the row of this workload is ${nameOfRow(row)}`,
        remedy: `set protocol: ${row.protocol} if the program uses that, otherwise propose a row for ${listener.protocol}`,
      });
      const edit = protocolEdit(listener, row.protocol, context);
      yield edit ? { ...draft, fix: { description: `set protocol ${row.protocol}`, edits: [edit] } } : draft;
    }
  },
});

/** An edit of the protocol; only possible if the manifest alone sets it, and no flag of the program. */
function protocolEdit(
  listener: Listener,
  protocol: Protocol,
  context: RuleContext<'declarations' | 'listeners' | 'registry'>,
): Edit | null {
  if (listener.evidence.some((evidence) => evidence.origin !== 'declared')) return null;
  const named = context.declarations.filter(
    (one) => one.workload === listener.workload && !one.hidden && hostPortOf(one) === listener.port && one.protocol === listener.protocol,
  );
  const span = named.length === 1 && named[0]?.editable ? named[0].protocolSpan : null;
  return span ? { path: span.path, start: span.start, end: span.end, text: protocol } : null;
}
