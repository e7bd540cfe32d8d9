import { isPort } from '../../src/model/address.ts';
import type { Declaration } from '../../src/model/listener.ts';
import { defineRule } from '../../src/model/rule.ts';
import { draftOfDeclaration } from '../draft.ts';
import { exampleDaemonSets } from '../examples.ts';

export const hostPortDiffersFromContainerPort = defineRule({
  id: 'host-port-differs-from-container-port',
  title: 'A pod on the host network has a hostPort that differs from its containerPort',
  why:
    'On the host network ports are not mapped: the port that the container binds is the host port. The API server rejects the ' +
    'manifest with "must match `containerPort` when `hostNetwork` is true".',
  remedy: 'Set both to the port on which the program listens, or omit `hostPort`.',
  severity: 'error',
  needs: ['declarations'],
  source: 'Kubernetes API, ContainerPort.hostPort: if HostNetwork is specified, this must match ContainerPort',
  examples: exampleDaemonSets('node-agent', {
    bad: `ports:
  - containerPort: 8080
    hostPort: 8765 # expect: host-port-differs-from-container-port error certain @25
`,
    good: `ports:
  - containerPort: 8765
    hostPort: 8765
`,
  }),
  *check({ declarations }) {
    for (const declaration of declarations.filter(isMismatch)) {
      const { containerPort, hostPort, workload } = declaration;
      yield draftOfDeclaration(declaration, {
        message: `hostPort ${hostPort} differs from containerPort ${containerPort} on the host network`,
        why: 'the API server refuses a pod on the host network whose two ports differ',
        remedy: 'set both to the port on which the program listens, or remove hostPort',
        confidence: workload.template ? 'high' : 'certain',
      });
    }
  },
});

/** The API server checks regular containers only. */
function isMismatch(declaration: Declaration): boolean {
  const { containerPort, hostPort, hidden, role, workload } = declaration;
  if (!workload.hostNetwork || hidden || role !== 'main' || containerPort === null || hostPort === null) return false;
  return isPort(containerPort) && isPort(hostPort) && hostPort !== containerPort;
}
