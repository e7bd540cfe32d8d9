import { groupBy } from '../../src/model/groups.ts';
import type { Declaration } from '../../src/model/listener.ts';
import { type Draft, defineRule } from '../../src/model/rule.ts';
import { type DeclaredPort, declaredPorts } from '../declaration.ts';
import { draftOfDeclaration, nameOfContainer, nameOfDeclaredPort } from '../draft.ts';
import { exampleDaemonSets } from '../examples.ts';

export const duplicatePort = defineRule({
  id: 'duplicate-port',
  title: 'A pod declares one host port twice',
  why:
    'The API server rejects a pod whose containers have the same protocol, host IP and host port twice. In a Deployment or DaemonSet ' +
    'the mistake shows only when the pods are created. Each init container counts alone, because they run one after another. In a ' +
    'template the two entries may be alternatives, so there it is a warning of low confidence.',
  remedy: 'Remove one of the two entries, or change the port or protocol of one.',
  severity: 'error',
  needs: ['declarations'],
  source: 'Kubernetes API server, validation of host ports: duplicates of protocol, hostIP and hostPort are refused',
  examples: exampleDaemonSets('node-agent', {
    bad: `ports:
  - containerPort: 8765
  - containerPort: 8765 # expect: duplicate-port error certain @30
`,
    good: `ports:
  - name: gossip-tcp
    containerPort: 8765
  - name: gossip-udp
    containerPort: 8765
    protocol: UDP
`,
  }),
  *check({ declarations }) {
    for (const ofWorkload of groupBy(declaredPorts(declarations), ({ declaration }) => declaration.workload).values()) {
      for (const [first, ...others] of groupBy(ofWorkload, declarationKey).values()) {
        for (const { declaration } of others) yield draftOfSecond(declaration, first?.declaration ?? declaration);
      }
    }
  },
});

function declarationKey({ declaration: { role, container, hostIP }, port, protocol }: DeclaredPort): string {
  return `${protocol}/${hostIP ?? ''}/${port}/${role === 'main' ? '' : `${role} ${container}`}`;
}

function draftOfSecond(declaration: Declaration, first: Declaration): Draft {
  const { workload, container, removal } = declaration;
  const where = first.container === container ? 'the same container' : nameOfContainer(first.container);
  const draft = draftOfDeclaration(declaration, {
    message: `${nameOfDeclaredPort(declaration)} is declared twice, first in ${where}`,
    why: 'the API server refuses a pod that declares one host port twice',
    remedy: 'remove one of the two entries, or give one its own port or protocol',
    related: [{ span: first.portSpan, message: 'declared here first', isShown: true }],
    ...(workload.template ? { severity: 'warning', confidence: 'low' } : {}),
  });
  return removal ? { ...draft, fix: { description: 'remove the second entry', edits: [removal] } } : draft;
}
