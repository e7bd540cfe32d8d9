import { containsPort, keyOfPort } from '../../src/model/address.ts';
import { addTo, groupBy } from '../../src/model/groups.ts';
import type { Listener } from '../../src/model/listener.ts';
import { stateAt } from '../../src/model/registry.ts';
import { type Draft, defineRule, type RuleContext } from '../../src/model/rule.ts';
import { type ObservedSocket, spanOfSource } from '../../src/model/socket.ts';
import { nameOfHostPort, shorten } from '../draft.ts';
import { examplesOf } from '../examples.ts';

export const unexplainedListener = defineRule({
  id: 'unexplained-listener',
  title: 'An unknown process listens in a documented range',
  why:
    'Users open the documented ranges between their machines, so every listener there is reachable, whether this is intended or not. ' +
    'This port has no row in the registry, no pod of the node declares or implies it, no Service opens it, and no known service of ' +
    'the node uses it. If the objects do not cover all namespaces, it may belong to a pod of another namespace, so it is information ' +
    'only.',
  remedy: 'Find the process on the node (`ss -tulpne` names it and its control group), and declare and register its port, or stop it.',
  severity: 'warning',
  since: '0.2.0',
  needs: ['listeners', 'observed', 'registry'],
  source: 'OpenShift host port registry, Background: ports in the documented ranges are reachable between machines',
  examples: examplesOf(`apiVersion: v1
kind: Pod
metadata:
  name: web
  namespace: example
spec:
  nodeName: worker-0
  containers:
    - name: web
      image: example.com/web:1
# capture worker-0: tcp LISTEN 0 128 «0.0.0.0:9876|127.0.0.1:9876» 0.0.0.0:* users:(("meter",pid=7,fd=3))« # expect: unexplained-listener warning high @1|»
`),
  *check({ listeners, observed, registry, nodePortRange }) {
    // `host-process-conflict` reports ports that a pod of the node needs.
    const ofPods = groupBy(
      listeners.filter(({ workload }) => !workload.hostProcess),
      keyOfPort,
    );
    const groups = new Map<string, ObservedSocket[]>();
    for (const socket of observed.sockets) {
      const { explainedBy, possibleClient, reach, port, protocol } = socket;
      if (explainedBy !== null || possibleClient || reach === 'localhost') continue;
      if (containsPort(nodePortRange, port)) continue;
      if (registry.assignmentsFor(port, protocol).some((row) => stateAt(row, registry.release) === 'allocated')) continue;
      if (registry.rangesFor(port, protocol).length === 0) continue;
      if (ofPods.get(keyOfPort(socket))?.some((one) => runsOn(one, socket, observed))) continue;
      addTo(groups, `${protocol} ${port} ${nameOfProcess(socket)}`, socket);
    }
    for (const group of groups.values()) yield* draftOfGroup(group, observed);
  },
});

function runsOn({ workload }: Listener, { node }: ObservedSocket, { nodesOf }: RuleContext<'observed'>['observed']): boolean {
  return node !== null && nodesOf(workload).includes(node);
}

function* draftOfGroup(group: readonly ObservedSocket[], observed: RuleContext<'observed'>['observed']): Iterable<Draft> {
  const [first] = group;
  const [source] = first?.sources ?? [];
  if (!first || !source) return;
  const nodes = [...new Set(group.flatMap(({ node }) => node ?? []))];
  const pools = [...new Set(group.flatMap(({ group: pool }) => pool ?? []))];
  const where =
    nodes.length === 0 ? `in pool ${pools.join(', ')}` : nodes.length === 1 ? `on node ${nodes[0]}` : `on ${nodes.length} nodes`;
  const name = nameOfProcess(first);
  const pid = nodes.length === 1 ? first.processes.find((one) => one.pid !== null)?.pid : undefined;
  yield {
    message: `${nameOfHostPort(first)} is open, and nothing accounts for ${name === '' ? 'it' : `process ${shorten(name, 40)}`}`,
    why: `${where}, no row of a registry, no pod and no known service of the node listens there, and firewalls open this range`,
    remedy: `${pid ? `find out on the node what started it (systemctl status ${pid})` : 'find the process (ss -tulpne names it and its control group)'}, and declare and register its port, or stop it`,
    // A process outside pods cannot belong to a pod that is missing from the objects.
    severity: observed.coversAllPods || group.every(({ isOutsidePods }) => isOutsidePods) ? 'warning' : 'info',
    confidence: 'high',
    span: spanOfSource(source),
    port: first.port,
    protocol: first.protocol,
    nodes,
    subject: name,
  };
}

function nameOfProcess({ processes }: ObservedSocket): string {
  return [...new Set(processes.map(({ name }) => name))].join(', ');
}
