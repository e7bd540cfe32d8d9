import type { Declaration } from '../../src/model/listener.ts';
import { defineRule } from '../../src/model/rule.ts';
import { declaredPorts } from '../declaration.ts';
import { draftOfDeclaration, type Judgement, nameOfDeclaredPort } from '../draft.ts';
import { exampleDaemonSets } from '../examples.ts';
import { indexByPort } from '../held-port.ts';

export const declaredPortNotServed = defineRule({
  id: 'declared-port-not-served',
  title: 'A container declares a host port and is configured not to listen there',
  why:
    'The scheduler reserves the port on every node that runs the pod, although nothing listens on it, and excludes nodes where ' +
    'another pod has it. Readers of the manifest look for an endpoint that does not exist.',
  remedy: 'Remove the port from `ports`, or enable the listener.',
  severity: 'info',
  needs: ['declarations', 'listeners'],
  source: 'Kubernetes scheduler, plugin NodePorts: declared host ports are reserved whether anything listens or not',
  examples: exampleDaemonSets('kube-scheduler', {
    bad: `command: [kube-scheduler, --secure-port=0]
ports:
  - containerPort: 10259 # expect: declared-port-not-served info high @30
`,
    good: `command: [kube-scheduler, --secure-port=10259]
ports:
  - containerPort: 10259
`,
  }),
  *check({ listeners, declarations }) {
    const listening = indexByPort(listeners.filter((listener) => listener.evidence.some((one) => one.origin !== 'declared')));
    for (const { declaration, port, protocol } of declaredPorts(declarations)) {
      if (declaration.notServedOn !== undefined) {
        yield draftOfDeclaration(declaration, unserved(declaration, declaration.notServedOn));
        continue;
      }
      if (declaration.switchedOff === null || listening.at(declaration.workload, port, protocol).length > 0) continue;
      yield draftOfDeclaration(declaration, {
        message: `${nameOfDeclaredPort(declaration)} is declared, but its listener is disabled`,
        why: RESERVED,
        remedy: 'remove the port from ports, or enable the listener',
        confidence: 'high',
        related: [{ span: declaration.switchedOff, message: 'disabled here' }],
      });
    }
  },
});

const RESERVED = 'the scheduler reserves the port on each node for this pod, so no other pod that declares it runs there';

/** The drafts for declared ports that have no socket on a node. */
function unserved(declaration: Declaration, nodes: readonly string[]): Judgement {
  const where = nodes.length === 1 ? `on node ${nodes[0]}` : `on ${nodes.length} nodes, such as ${nodes[0]},`;
  return {
    message: `${nameOfDeclaredPort(declaration)} is declared, but ${where} nothing listens on it`,
    why: RESERVED,
    remedy: 'remove the port from ports, or find out why the program does not listen',
    confidence: 'high',
    nodes,
  };
}
