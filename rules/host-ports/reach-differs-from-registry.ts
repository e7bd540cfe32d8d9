import { isOnlyProbed, type Listener } from '../../src/model/listener.ts';
import type { Assignment } from '../../src/model/registry.ts';
import { defineRule } from '../../src/model/rule.ts';
import { draftOf, type Judgement, nameOfHostPort } from '../draft.ts';
import { examplesOf } from '../examples.ts';
import { indexByPort, isObservedProcess, nameOfRow, portsWithRow } from '../held-port.ts';

export const reachDiffersFromRegistry = defineRule({
  id: 'reach-differs-from-registry',
  title: 'A port is registered for localhost and listens on every address, or the reverse',
  why:
    'Ports of the localhost table are not reachable from other nodes: no firewall is opened for them, and often callers are not ' +
    'authenticated. A listener on every address contradicts that, which is a warning. A listener on localhost whose row is in the ' +
    'external table is only information: the row claims more than the workload needs.',
  remedy: 'Bind to the address of the table, or move the row to the other table.',
  severity: 'warning',
  needs: ['listeners', 'registry'],
  source: 'OpenShift host port registry, tables External and Localhost-only',
  examples: examplesOf(`apiVersion: v1
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
        - --listen=«0.0.0.0:9443 # expect: reach-differs-from-registry warning high @28|127.0.0.1:9443»
`),
  *check({ listeners, isPlatform }) {
    const index = indexByPort(listeners);
    for (const { held, row } of portsWithRow(listeners, 'reach-differs')) {
      const [listener] = held;
      const { workload, port, protocol } = listener;
      // Only the platform's teams can change its rows.
      const movesRows = isPlatform(workload);
      if (row.exposure === 'localhost') yield draftOf(held, reachableBreach(listener, row, movesRows));
      // The row is about a proxy on the node's address that forwards to the same port on localhost.
      else if (
        !isOnlyProbed(listener) &&
        !isObservedProcess(listener) &&
        index.at(workload, port, protocol).every((one) => one.reach === 'localhost')
      ) {
        yield draftOf(held, unneededExposure(listener, row, movesRows));
      }
    }
  },
});

function reachableBreach(listener: Listener, row: Assignment, movesRows: boolean): Judgement {
  const address = listener.reach === 'any' ? 'on every address' : 'on an address of the node';
  return {
    message: `${nameOfHostPort(listener)} is registered for localhost, but listens ${address}`,
    why: `its row is ${nameOfRow(row)}, for localhost only, so no firewall expects it to be reachable`,
    remedy: movesRows
      ? 'bind it to 127.0.0.1, or move the row to the external table if it must be reached from outside the node'
      : "bind it to 127.0.0.1, or ask the registry's maintainers to register it as reachable from other nodes",
    // The port is declared, but its address is unknown.
    confidence: 'high',
    // On other nodes the port may be on localhost, as the registry requires.
    ...(listener.nodes && { nodes: listener.nodes }),
  };
}

function unneededExposure(listener: Listener, row: Assignment, movesRows: boolean): Judgement {
  return {
    message: `${nameOfHostPort(listener)} is registered as reachable, but listens on localhost only`,
    why: `its row is ${nameOfRow(row)}, for which firewalls open the port`,
    remedy: movesRows
      ? 'move the row to the localhost table, which frees the port in the firewalls'
      : "ask the registry's maintainers to register it for localhost, so that firewalls can close it",
    severity: 'info',
    confidence: 'high',
  };
}
