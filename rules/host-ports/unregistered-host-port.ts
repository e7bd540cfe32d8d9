import type { Listener } from '../../src/model/listener.ts';
import { defineRule } from '../../src/model/rule.ts';
import { draftOf, nameOfHostPort, shorten } from '../draft.ts';
import { exampleDaemonSet } from '../examples.ts';
import { groupByPort, indexByPort, nameOfRegistries, rowOfOtherProtocol, severityOfViolation } from '../held-port.ts';

export const unregisteredHostPort = defineRule({
  id: 'unregistered-host-port',
  title: 'A workload uses a host port that has no entry in the registry',
  why:
    'All host-network pods of a node share one set of ports. A port without an entry may be assigned to another component, which then ' +
    'conflicts with this one. The registry requires an entry from workloads of the platform: for them it is an error, or a warning if ' +
    'the confidence is low. For all others it is information, because they may choose their ports, though a later release of the ' +
    'platform may use it; outside the range from which the platform assigns its next ports, it is of low confidence.',
  remedy:
    'Propose a row for the port (`hostport-lint registry propose` prints it), or move to a port that is registered for this ' +
    'workload (`hostport-lint registry free` lists free ones).',
  severity: 'error',
  needs: ['listeners', 'registry'],
  source: 'OpenShift host port registry, Requirements: processes that listen on a host port MUST have an entry in the table',
  examples: {
    bad: exampleDaemonSet(
      'openshift-example/node-agent',
      `ports:
  - containerPort: 9555 # expect: unregistered-host-port error certain @30
`,
    ),
    good: exampleDaemonSet(
      'openshift-monitoring/node-exporter',
      `ports:
  - containerPort: 9100
`,
    ),
  },
  *check({ listeners, registry }) {
    const index = indexByPort(listeners);
    const registries = nameOfRegistries(registry);
    // `unexplained-listener` reports processes without a known owner.
    const isAsked = ({ registration, workload }: Listener): boolean =>
      registration.status === 'unregistered' && !workload.hasChosenPorts && workload.kind !== 'Process';
    for (const held of groupByPort(listeners.filter(isAsked))) {
      const [listener] = held;
      // `protocol-differs-from-registry` is more precise.
      if (rowOfOtherProtocol(listener, registry, index) !== null) continue;
      const platform = registry.isPlatform(listener.workload);
      const reserved = registry.reservedRangeOf(listener.port);
      const why = platform
        ? 'another component may take the port'
        : reserved
          ? `the platform takes its next ports from ${reserved.port}-${reserved.endPort}, where it lies`
          : 'a later release of the platform may take the port';
      yield draftOf(held, {
        message: `${nameOfHostPort(listener)} has no entry in ${shorten(registries, 60)}`,
        why,
        remedy: platform
          ? 'propose a row for it, or move to a port that is registered for this workload'
          : 'keep the port configurable, and compare it with the registry before each upgrade',
        severity: severityOfViolation(listener, registry, 'info'),
        confidence: platform || reserved ? 'certain' : 'low',
      });
    }
  },
});
