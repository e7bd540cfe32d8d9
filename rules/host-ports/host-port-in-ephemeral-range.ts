import { containsPort } from '../../src/model/address.ts';
import { defineRule } from '../../src/model/rule.ts';
import { draftOf, moveText, nameOfHostPort } from '../draft.ts';
import { exampleDaemonSets } from '../examples.ts';
import { groupByPort, hasOwnRow, isObservedProcess } from '../held-port.ts';

export const hostPortInEphemeralRange = defineRule({
  id: 'host-port-in-ephemeral-range',
  title: 'A host port is in the range that the kernel uses for outgoing connections',
  why:
    'Any outgoing connection of the node can use a port of this range (32768-60999 on Linux) when the pod starts. The bind then fails ' +
    'with "address already in use", rarely and without a visible reason. A `hostPort` of a pod with its own network is usually ' +
    'forwarded instead of bound: the bind does not fail, but a program of the node that listens on the port cannot be reached, so the ' +
    'confidence is medium at most. Ports that the configuration of nodes or a sysctl container of the input reserves are not ' +
    'reported.',
  remedy: 'Move the port below the range, or reserve it on all nodes with `net.ipv4.ip_local_reserved_ports`.',
  severity: 'warning',
  needs: ['listeners'],
  source: 'Linux kernel, net.ipv4.ip_local_port_range (default 32768-60999) and net.ipv4.ip_local_reserved_ports',
  examples: exampleDaemonSets('logs/log-router', {
    bad: `ports:
  - containerPort: 45001 # expect: host-port-in-ephemeral-range warning certain @30
`,
    good: `ports:
  - containerPort: 25001
`,
  }),
  *check(context) {
    const { listeners, ephemeralRange, nodeSettings } = context;
    const isReserved = (port: number): boolean => nodeSettings?.reservedPorts.some((range) => containsPort(range, port)) ?? false;
    const { port, endPort } = ephemeralRange;
    // If no configuration sets the port of a process, the kernel probably chose it.
    const inside = listeners.filter(
      (one) => containsPort(ephemeralRange, one.port) && !isReserved(one.port) && !hasOwnRow(one) && !isObservedProcess(one),
    );
    for (const held of groupByPort(inside)) {
      const [listener] = held;
      const effect = listener.workload.hostNetwork
        ? 'the bind fails while a connection of the node uses the port'
        : 'the node forwards the port to the pod, so a program that the kernel lets listen on it cannot be reached';
      yield draftOf(held, {
        message: `${nameOfHostPort(listener)} is in the range ${port}-${endPort} for outgoing connections`,
        why: effect,
        remedy: `${moveText(listener, context, `it to a free port below ${port}`)}, or reserve it on the nodes with net.ipv4.ip_local_reserved_ports`,
        confidence: listener.workload.hostNetwork ? 'certain' : 'medium',
      });
    }
  },
});
