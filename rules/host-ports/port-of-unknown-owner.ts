import { defineRule } from '../../src/model/rule.ts';
import { draftOf, moveText, nameOfHostPort } from '../draft.ts';
import { nameOfRow, portsWithRow } from '../held-port.ts';

export const portOfUnknownOwner = defineRule({
  id: 'port-of-unknown-owner',
  title: 'A registered port is used by a workload that may or may not be its owner',
  why:
    'The registry has the port, but the names of namespace, workload, container and image do not show whether this is the owner or ' +
    'another workload in conflict with it, often because a template computes them.',
  remedy: 'Compare the row with the workload: if it is the owner, ignore the finding, else move to a free port.',
  severity: 'info',
  needs: ['listeners', 'registry'],
  source: 'OpenShift host port registry: the authoritative list of port assignments',
  examples: {
    bad: `apiVersion: v1
kind: Pod
metadata:
  name: "{{ .Name }}"
  namespace: "{{ .Namespace }}"
spec:
  hostNetwork: true
  containers:
    - name: "{{ .Name }}"
      image: "{{ .Image }}"
      ports:
        - containerPort: 9191 # expect: port-of-unknown-owner info low @26
`,
    good: `apiVersion: v1
kind: Pod
metadata:
  name: machine-approver
  namespace: openshift-cluster-machine-approver
spec:
  hostNetwork: true
  containers:
    - name: machine-approver-controller
      image: example.com/cluster-machine-approver:1
      ports:
        - containerPort: 9191
`,
  },
  *check(context) {
    const { listeners } = context;
    for (const { held, row } of portsWithRow(listeners, 'unknown-owner')) {
      const [listener] = held;
      yield draftOf(held, {
        message: `${nameOfHostPort(listener)} is registered, perhaps for another workload`,
        why: `its row is ${nameOfRow(row)}, which may be for this workload or another one`,
        remedy: `if it is another workload, ${moveText(listener, context)}, because both cannot share a node`,
        confidence: 'low',
      });
    }
  },
});
