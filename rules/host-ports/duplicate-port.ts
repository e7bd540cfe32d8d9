import type { Declaration } from '../../src/model/listener.ts';
import type { Draft, Rule, RuleContext } from '../../src/model/rule.ts';
import type { Workload } from '../../src/model/workload.ts';
import { declaredPorts } from '../declaration.ts';
import { draftOfDeclaration, nameOfContainer, nameOfDeclaredPort } from '../draft.ts';
import { exampleDaemonSet } from '../examples.ts';

export const duplicatePort: Rule<'declarations'> = {
  meta: {
    id: 'duplicate-port',
    title: 'A pod declares one host port twice',
    why:
      'The API server refuses a pod whose containers have the same protocol, host IP and host port twice. In a Deployment or ' +
      'DaemonSet the mistake shows only when the pods are created. Init containers count each for itself, since they run one after ' +
      'another. In a template the two entries may be alternatives, so there it is a warning of low confidence.',
    remedy: 'Remove one of the two entries, or give one its own port or protocol.',
    severity: 'error',
    since: '0.1.0',
    needs: ['declarations'],
    source: 'Kubernetes API server, validation of host ports: duplicates of protocol, hostIP and hostPort are refused',
    examples: {
      bad: exampleDaemonSet(
        'node-agent',
        `ports:
  - containerPort: 8765
  - containerPort: 8765 # expect: duplicate-port error certain @30
`,
      ),
      good: exampleDaemonSet(
        'node-agent',
        `ports:
  - name: gossip-tcp
    containerPort: 8765
  - name: gossip-udp
    containerPort: 8765
    protocol: UDP
`,
      ),
    },
  },
  check,
};

function* check({ declarations }: RuleContext<'declarations'>): Iterable<Draft> {
  const seen = new Map<Workload, Map<string, Declaration>>();
  for (const { declaration, port, protocol } of declaredPorts(declarations)) {
    const { workload, container, role, hostIP, removal } = declaration;
    const ports = seen.get(workload) ?? new Map<string, Declaration>();
    seen.set(workload, ports);
    const scope = role === 'main' ? '' : `${role} ${container}`;
    const key = `${protocol}/${hostIP ?? ''}/${port}/${scope}`;
    const first = ports.get(key);
    if (first === undefined) {
      ports.set(key, declaration);
      continue;
    }
    const where = first.container === container ? 'the same container' : nameOfContainer(first.container);
    const draft = draftOfDeclaration(declaration, {
      message: `${nameOfDeclaredPort(declaration)} is declared a second time, after ${where}, so the API server refuses the pod`,
      remedy: 'remove one of the two entries, or give one its own port or protocol',
      related: [{ span: first.portSpan, message: 'declared here first' }],
      ...(workload.template ? { severity: 'warning', confidence: 'low' } : {}),
    });
    yield removal ? { ...draft, fix: { description: 'remove the second entry', edits: [removal] } } : draft;
  }
}
