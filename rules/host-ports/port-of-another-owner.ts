import { compareConfidence, type Listener } from '../../src/model/listener.ts';
import { type Assignment, nameOfKnownListener } from '../../src/model/registry.ts';
import { defineRule, type RuleContext } from '../../src/model/rule.ts';
import { draftOf, nameOfHostPort, shorten } from '../draft.ts';
import { exampleDaemonSets } from '../examples.ts';
import { freePortsFor, suggestedPorts } from '../free-port.ts';
import { groupByPort } from '../held-port.ts';
import { nameOfRow, severityOfBreach } from '../registration.ts';

export const portOfAnotherOwner = defineRule({
  id: 'port-of-another-owner',
  title: 'A workload holds a host port that the registry gives to somebody else',
  why:
    'On a node that runs both, the one which starts second cannot bind and crashes in a loop. It has happened between the ' +
    'platform and network plugins, and between vendors of exporters. Where no row says whose the port is but somebody is known to ' +
    'hold it, the finding names where that was seen. It is an error for a workload of the platform ' +
    '(a warning where the listener is a guess of low confidence). For all others it is an error where the crash is certain: the ' +
    "registry is known to be the cluster's (named with `--registry` or in the configuration, or the input holds workloads of the " +
    'platform), the owner runs on every node that the workload can reach, and the listener is of high confidence. Else it is a ' +
    'warning, because the owner may not run on the same nodes; or information, where moreover no row gives the port away.',
  remedy: 'Move to a free port (`hostport-lint registry free` lists them), or agree with the owning team on a change of the row.',
  severity: 'error',
  since: '0.1.0',
  needs: ['listeners', 'registry'],
  source: 'OpenShift host port registry: the authoritative list of port assignments',
  examples: exampleDaemonSets('energy/energy-meter', {
    bad: `ports:
  - containerPort: 9103 # expect: port-of-another-owner warning certain @30
`,
    good: `ports:
  - containerPort: 28282
`,
  }),
  *check(context) {
    for (const held of groupByPort(context.listeners.filter(({ registration }) => registration.status === 'other-owner'))) {
      const { listener } = held;
      const { assignment, holder } = listener.registration;
      const owner = assignment ?? holder;
      if (!owner) continue;
      const isCrash = meetsOwnerEverywhere(listener, owner, context);
      const team = assignment ? (assignment.team === null ? 'the owner' : `team ${assignment.team}`) : 'the owner';
      yield draftOf(held, {
        collides: true,
        message: `${nameOfHostPort(listener)} belongs to ${shorten(assignment?.process ?? (holder ? nameOfKnownListener(holder) : ''), 48)}`,
        why: `${rowOfOwner(listener, context)}, ${consequence(owner, isCrash)}`,
        freePorts: freePortsFor(listener, context),
        remedy: `move to a port that is free${suggestedPorts(listener, context)}, or agree with ${team} on the port`,
        severity: severityOfBreach(listener, context.registry, isCrash ? 'error' : isFarFetched(listener, context) ? 'info' : 'warning'),
      });
    }
  },
});

/** Where the registry says whose port it is. */
function rowOfOwner({ registration: { assignment, holder } }: Listener, { registry }: RuleContext<'registry'>): string {
  if (assignment) return `its row is ${nameOfRow(assignment)}`;
  if (!holder) return 'it is known to be in use';
  const title = registry.registries.find(({ name }) => name === holder.registry)?.title ?? holder.registry;
  const seen = holder.owner.source === null ? '' : ` (${holder.owner.source})`;
  return `the ${title} has no row for it, but ${nameOfKnownListener(holder)} uses it${seen}`;
}

function consequence({ presence, when }: Owner, isCrash: boolean): string {
  if (isCrash)
    return `and the owner is on every ${presence === 'every-node' ? 'node' : 'control-plane node'}, so this workload cannot bind it there`;
  const where = when === null ? '' : `the owner listens only ${when}, `;
  return `${where}and on a node that runs both, the second to start cannot bind`;
}

/** A row, or somebody who was seen to hold a port without one. */
type Owner = Pick<Assignment, 'presence' | 'when'> & Partial<Pick<Assignment, 'exposure' | 'status'>>;

/** No row gives the port away, and whoever was seen to hold it may not be on the cluster: surely not on nodes where this one has the port. */
function isFarFetched({ workload, nodes, registration: { holder } }: Listener, { isPlatformKnown }: RuleContext<'registry'>): boolean {
  return holder?.presence === 'optional' && (nodes !== undefined || !isPlatformKnown(workload));
}

/** Whether the owner certainly holds the port on every node on which the workload can run. */
function meetsOwnerEverywhere(
  listener: Listener,
  { presence, exposure, status }: Owner,
  { placement, isPlatformKnown }: RuleContext<'registry'>,
): boolean {
  const { workload, reach, confidence } = listener;
  // A port that a template may leave out, or that the node only forwards to the pod, crashes nothing for certain.
  if (
    workload.branches?.length ||
    !(workload.hostNetwork || workload.hostProcess || workload.via) ||
    compareConfidence(confidence, 'high') < 0
  )
    return false;
  if (status === 'stale' || !isPlatformKnown(workload)) return false;
  if (reach !== 'any' && !(reach === 'localhost' && exposure === 'localhost')) return false;
  // ServiceLB forwards the port on every node, which takes it from the owner on those that have one.
  if (workload.via && (presence === 'every-node' || presence === 'control-plane-nodes')) return true;
  if (presence === 'control-plane-nodes') return placement.canRunOnWorkers(workload) === false;
  return presence === 'every-node' && workload.scheduling.nodeSelector['kubernetes.io/os'] !== 'windows';
}
