import { defineRule } from '../../src/model/rule.ts';
import { draftOf, nameOfHostPort } from '../draft.ts';
import { exampleDaemonSet } from '../examples.ts';
import { groupByPort, hasOwnRow, nameOfRow } from '../held-port.ts';

function example(pod: string, mark: string): string {
  const container = `args: [start, --listen=0.0.0.0:9099]${mark}
ports:
  - containerPort: 9099
`;
  return exampleDaemonSet('openshift-cluster-version/cluster-version-operator', container, pod);
}

export const controlPlaneOnlyPort = defineRule({
  id: 'control-plane-only-port',
  title: 'A port that is registered for control-plane nodes only is used by a pod that can run on workers',
  why:
    'The registry assigns the port to this workload on control-plane nodes. On workers the port is expected to be free: users of the ' +
    'cluster use it there, and firewalls between workers are not open for it.',
  remedy:
    'Select control-plane nodes (nodeSelector `node-role.kubernetes.io/control-plane` with its toleration), or change the row in the ' +
    'registry.',
  severity: 'warning',
  needs: ['listeners', 'registry'],
  source: 'OpenShift host port registry, column "Control plane only"',
  examples: {
    bad: example('', ' # expect: control-plane-only-port warning certain @42'),
    good: example(
      `nodeSelector:
  node-role.kubernetes.io/control-plane: ""
tolerations:
  - key: node-role.kubernetes.io/master
    operator: Exists
    effect: NoSchedule
`,
      '',
    ),
  },
  *check({ listeners, placement }) {
    for (const held of groupByPort(listeners.filter(hasOwnRow))) {
      const [listener] = held;
      const { assignment } = listener.registration;
      if (!assignment?.controlPlaneOnly || placement.canRunOnWorkers(listener.workload) !== true) continue;
      yield draftOf(held, {
        message: `${nameOfHostPort(listener)} is for control-plane nodes, but the pod can run on workers`,
        why: `it is registered as ${nameOfRow(assignment)}, for control-plane nodes only`,
        remedy: 'select control-plane nodes, or have the row changed in the registry',
      });
    }
  },
});
