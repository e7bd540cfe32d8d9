import type { Listener } from '../../src/model/listener.ts';
import { type Assignment, compareReleases, parseRelease } from '../../src/model/registry.ts';
import { defineRule, type Upgrade } from '../../src/model/rule.ts';
import { draftOf, moveText, nameOfHostPort, shorten } from '../draft.ts';
import { exampleDaemonSet, examplesOf } from '../examples.ts';
import { nameOfRow, portsWithRow, rowsOfProcess } from '../held-port.ts';

/** Maximum length of a process name in a headline. */
const MAX_PROCESS = 30;

export const notYetAllocatedPort = defineRule({
  id: 'not-yet-allocated-port',
  title: 'A workload uses a port that the registry assigns only in a later release',
  why:
    'With `--release`, rows of later releases do not count yet. A port with such a row works today and breaks on the upgrade, when ' +
    'its owner arrives on the nodes. If the row is for this workload, the manifest is newer than the release that it is checked ' +
    'against, and that release may have another program on the port. An audit with `--upgrade-to` reports the ports that the releases ' +
    'until then assign, for pods and for processes of nodes, and ports of the control plane on its own nodes only.',
  remedy: 'Move to another port before the upgrade, or check the manifest with the release that it is written for.',
  severity: 'warning',
  needs: ['listeners', 'registry'],
  source: 'OpenShift host port registry, column Since',
  examples: examplesOf(`# release: «4.15|4.16»
${exampleDaemonSet(
  'openshift-sriov-network-operator/sriov-network-metrics-exporter',
  'ports:\n  - containerPort: 9110« # expect: not-yet-allocated-port warning certain @30|»\n',
)}`),
  *check(context) {
    const { listeners, registry, upgrade } = context;
    const release = registry.release?.join('.') ?? 'this release';
    for (const { held, row } of portsWithRow(listeners, 'not-yet-allocated')) {
      const [listener] = held;
      const nodes = upgrade && conflictingNodes(listener, row, upgrade);
      const own = registry.assignmentsOwnedBy(listener.workload, listener.container).some((one) => isSameRow(one, row));
      // An upgrade changes nothing for the owner of the row.
      if (nodes === 'none' || (own && upgrade?.to)) continue;
      const name = nameOfHostPort(listener);
      const since = row.since === null ? 'a later release' : `release ${row.since}`;
      const left = rowsOfProcess(row, registry).filter(({ removed }) => removed !== null && removed === row.since);
      const from =
        left.length === 0 ? '' : `, which releases port ${left.map(({ port, protocol }) => `${port}/${protocol}`).join(' and ')}`;
      const draft = draftOf(held, {
        message: own
          ? `${name} is registered from ${since} on, later than ${release}`
          : `${name} belongs to ${shorten(row.process, MAX_PROCESS)} from ${since} on`,
        why: own
          ? `in ${release} another program may have the port; its row is ${nameOfRow(row)}`
          : `the port is free in ${release}, then ${nameOfRow(row)} gets it${from}, so an upgrade breaks one of the two`,
        remedy: own
          ? 'check that nothing else uses the port in the older release'
          : `${moveText(listener, context)}, before the upgrade to ${since}`,
      });
      yield nodes ? { ...draft, nodes, ...(listener.nodes ? {} : { observed: false as const }) } : draft;
    }
  },
});

/** The nodes on which the listener conflicts with the new owner: `none` if there are no such nodes, null if unknown. */
function conflictingNodes(
  listener: Listener,
  row: Assignment,
  { to, nodesOf, ofControlPlane }: Upgrade,
): readonly string[] | 'none' | null {
  const since = row.since === null ? undefined : parseRelease(row.since);
  if (to !== null && since !== undefined && compareReleases(since, to) > 0) return 'none';
  if (row.presence !== 'control-plane-nodes' && row.controlPlaneOnly !== true) return null;
  const all = nodesOf(listener);
  const nodes = all.length === 0 ? null : ofControlPlane(all);
  return nodes?.length === 0 ? 'none' : nodes;
}

function isSameRow(a: Assignment, b: Assignment): boolean {
  return a.citation.document === b.citation.document && a.citation.line === b.citation.line && a.registry === b.registry;
}
