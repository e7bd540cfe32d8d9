import { isOnlyAsked, type Listener } from '../../src/model/listener.ts';
import type { Assignment } from '../../src/model/registry.ts';
import type { Draft, Rule, RuleContext } from '../../src/model/rule.ts';
import { draftOf, nameOfHolder, nameOfPort, type Said } from '../draft.ts';
import { nameOfRow } from '../registration.ts';
import { groupByPort, indexByPort } from '../same-port.ts';

export const reachDiffersFromRegistry: Rule<'listeners' | 'registry'> = {
  meta: {
    id: 'reach-differs-from-registry',
    title: 'A port is registered for localhost and listens on every address, or the reverse',
    why:
      'The localhost table is a promise that nobody outside of the node reaches the port: no firewall is opened for it, and often ' +
      'nothing authenticates the caller. A listener on every address breaks that promise, which is a warning. A listener on localhost ' +
      'whose row stands in the external table is only information: the row claims more than the workload needs.',
    remedy: 'Bind to the address that the table says, or move the row to the other table.',
    severity: 'warning',
    since: '0.1.0',
    needs: ['listeners', 'registry'],
    source: 'OpenShift host port registry, tables External and Localhost-only',
    examples: {
      bad: `apiVersion: v1
kind: Pod
metadata:
  name: kube-controller-manager
  namespace: openshift-kube-controller-manager
spec:
  hostNetwork: true
  containers:
    - name: kube-controller-manager-recovery-controller
      image: example.com/cluster-kube-controller-manager-operator:1
      command: [cluster-kube-controller-manager-operator, cert-recovery-controller]
      args:
        - --listen=0.0.0.0:9443 # expect: reach-differs-from-registry warning high @28
`,
      good: `apiVersion: v1
kind: Pod
metadata:
  name: kube-controller-manager
  namespace: openshift-kube-controller-manager
spec:
  hostNetwork: true
  containers:
    - name: kube-controller-manager-recovery-controller
      image: example.com/cluster-kube-controller-manager-operator:1
      command: [cluster-kube-controller-manager-operator, cert-recovery-controller]
      args:
        - --listen=127.0.0.1:9443
`,
    },
  },
  check,
};

function* check(context: RuleContext<'listeners' | 'registry'>): Iterable<Draft> {
  const index = indexByPort(context.listeners);
  const differing = context.listeners.filter((listener) => listener.registration.status === 'reach-differs');
  for (const { listener, others } of groupByPort(differing)) {
    const row = listener.registration.assignment;
    if (row === null) continue;
    if (row.exposure === 'localhost') yield draftOf(listener, sayReachable(listener, row), others);
    // A proxy on the node's address in front of the same port on localhost is what the row is about.
    else if (
      !isOnlyAsked(listener) &&
      index.at(listener.workload, listener.port, listener.protocol).every((one) => one.reach === 'localhost')
    ) {
      yield draftOf(listener, sayLocal(listener, row), others);
    }
  }
}

function sayReachable(listener: Listener, row: Assignment): Said {
  const address = listener.reach === 'any' ? 'on every address' : 'on an address of the node';
  return {
    message:
      `${nameOfPort(listener)} of ${nameOfHolder(listener)} listens ${address}, but the registry has it for localhost only: ` +
      `${nameOfRow(row)}`,
    remedy: 'bind it to 127.0.0.1, or move the row to the external table if it must be reached from outside the node',
    // A declared port is certain, its address never is.
    confidence: 'high',
  };
}

function sayLocal(listener: Listener, row: Assignment): Said {
  return {
    message: `${nameOfPort(listener)} of ${nameOfHolder(listener)} listens on localhost only, but the registry has it as reachable: ${nameOfRow(row)}`,
    remedy: 'move the row to the localhost table, which frees the port in the firewalls',
    severity: 'info',
    confidence: 'high',
  };
}
