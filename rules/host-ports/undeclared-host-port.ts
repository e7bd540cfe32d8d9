import { compareConfidence, type Declaration, isOnlyProbed, type Listener } from '../../src/model/listener.ts';
import { defineRule } from '../../src/model/rule.ts';
import { UNKNOWN } from '../../src/model/text.ts';
import type { Workload } from '../../src/model/workload.ts';
import { draftOf, nameOfContainer, nameOfHostPort, nameOfPort } from '../draft.ts';
import { exampleDaemonSets } from '../examples.ts';
import { groupByPort, hasOwnRow, isNotOfPods } from '../held-port.ts';

export const undeclaredHostPort = defineRule({
  id: 'undeclared-host-port',
  title: 'A pod on the host network listens on a port that none of its containers declares',
  why:
    'The scheduler knows only the ports in `ports`. It puts two pods that listen on the same undeclared port on one node, where the ' +
    'second one fails to bind. Readers of the manifest, policies and audits do not see the port either. It is an error for a workload ' +
    'of the platform that can be reached from outside the node and was found with high confidence, else a warning.',
  remedy:
    'Add the port to `ports` of the container that listens: `containerPort` and `protocol`; `hostPort` is not needed on the host ' +
    'network. For a listener on localhost, add `hostIP: 127.0.0.1`.',
  severity: 'error',
  needs: ['declarations', 'listeners'],
  source: 'OpenShift host port registry, Requirements: processes that listen on a host port MUST declare that port in their Pod.Spec',
  examples: exampleDaemonSets('openshift-example/node-agent', {
    bad: `args:
  - --metrics-bind-address=0.0.0.0:9555 # expect: undeclared-host-port error high @46
`,
    good: `args:
  - --metrics-bind-address=0.0.0.0:9555
ports:
  - containerPort: 9555
    protocol: TCP
`,
  }),
  *check({ listeners, declarations, isPlatform }) {
    const unreadable = workloadsWithUnreadPorts(declarations);
    for (const held of groupByPort(listeners.filter(isUndeclared))) {
      const [listener] = held;
      // A template such as `containerPort: {{ .Values.port }}` may declare the port.
      if (unreadable.has(listener.workload)) continue;
      const reachable = listener.reach !== 'localhost';
      const certain = compareConfidence(listener.confidence, 'high') >= 0;
      const process = listener.evidence.find(({ processes }) => processes !== undefined)?.processes;
      const unnamed = process === undefined ? 'the container that listens' : `the container that runs ${process}`;
      const where = listener.container === null ? unnamed : nameOfContainer(listener.container);
      const draft = draftOf(held, {
        message: `${nameOfHostPort(listener)} is not declared in ports`,
        why: 'the scheduler may place another pod with the same port on the same node',
        remedy:
          `add containerPort ${listener.port} with protocol ${listener.protocol} to the ports of ${where}` +
          (reachable ? '' : `, with hostIP 127.0.0.1 ${isOnlyProbed(listener) ? 'if' : 'since'} it listens on localhost only`),
        severity: reachable && certain && isPlatform(listener.workload) ? 'error' : 'warning',
      });
      const edit = certain ? listener.declaring : undefined;
      yield edit ? { ...draft, fix: { description: `declare ${nameOfPort(listener)} in ${where}`, edits: [edit] } } : draft;
    }
  },
});

function isUndeclared(listener: Listener): boolean {
  if (listener.declared || !listener.workload.hostNetwork || listener.workload.hostProcess) return false;
  if (compareConfidence(listener.confidence, 'medium') < 0) return false;
  return !(hasOwnRow(listener) && isNotOfPods(listener.registration.assignment));
}

function workloadsWithUnreadPorts(declarations: readonly Declaration[]): Set<Workload> {
  const unread = declarations.filter((one) => !one.hidden && one.unreadPorts.some(({ text }) => text.includes(UNKNOWN)));
  return new Set(unread.map(({ workload }) => workload));
}
