import { compareConfidence, type Listener } from '../../src/model/listener.ts';
import { type Assignment, nameOfKnownListener } from '../../src/model/registry.ts';
import { defineRule, type RuleContext } from '../../src/model/rule.ts';
import { draftOf, freePortsFor, moveText, nameOfHostPort, shorten } from '../draft.ts';
import { exampleDaemonSets } from '../examples.ts';
import { groupByPort, nameOfRow, severityOfViolation } from '../held-port.ts';

export const portOfAnotherOwner = defineRule({
  id: 'port-of-another-owner',
  title: 'A workload uses a host port that the registry assigns to another owner',
  why:
    'On a node that runs both, the second to start cannot bind and crashes again and again. This has happened between the platform ' +
    'and network plugins, and between vendors of exporters. If no row assigns the port but another process is known to use it, the ' +
    'finding names where. It is an error for a workload of the platform (a warning if the confidence is low). For all others it is an ' +
    "error if the crash is certain: the registry is known to be the cluster's (named with `--registry` or in the configuration, or " +
    'the input contains workloads of the platform or nodes that show it), the owner runs on every node that the workload can run on, and the confidence is ' +
    'high. Otherwise it is a warning, because the owner may not run on the same nodes; or information, if in addition no row assigns ' +
    'the port.',
  remedy: 'Move to a free port (`hostport-lint registry free` lists them), or agree with the owner on a change of the row.',
  severity: 'error',
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
      const [listener] = held;
      const { assignment, holder } = listener.registration;
      const owner = assignment ?? holder;
      if (!owner) continue;
      const isCrash = conflictsOnEveryNode(listener, owner, context);
      const team = assignment ? (assignment.team === null ? 'the owner' : `team ${assignment.team}`) : 'the owner';
      const move = moveText(listener, context, 'to a port that is free');
      const isCopy = assignment !== null && context.registry.rowOfOtherCopy(listener) === assignment;
      yield draftOf(held, {
        collides: true,
        message: `${nameOfHostPort(listener)} belongs to ${shorten(assignment?.process ?? (holder ? nameOfKnownListener(holder) : ''), 48)}`,
        why: `${rowOfOwner(listener, context)}, ${consequence(owner, isCrash)}`,
        freePorts: freePortsFor(listener, context),
        remedy: `${move}, or ${isCopy ? "use the platform's own" : `agree with ${team} on the port`}`,
        severity: severityOfViolation(
          listener,
          context.registry,
          isCrash ? 'error' : isUnlikelyConflict(listener, context) ? 'info' : 'warning',
        ),
      });
    }
  },
});

/** The place of the row in the registry. */
function rowOfOwner({ registration: { assignment, holder } }: Listener, { registry }: RuleContext<'registry'>): string {
  if (assignment) return `its row is ${nameOfRow(assignment)}`;
  if (!holder) return 'it is known to be used';
  const title = registry.registries.find(({ name }) => name === holder.registry)?.title ?? holder.registry;
  const seen = holder.owner.source === null ? '' : ` (${holder.owner.source})`;
  return `the ${title} has no row for it, but ${nameOfKnownListener(holder)} uses it${seen}`;
}

function consequence({ presence, when }: PortOwner, isCrash: boolean): string {
  if (isCrash)
    return `and the owner is on every ${presence === 'every-node' ? 'node' : 'control-plane node'}, so this workload cannot bind it there`;
  const where = when === null ? '' : `the owner listens only ${when}, `;
  return `${where}and on a node that runs both, the second to start cannot bind`;
}

/** A row, or a process that was found to use a port without one. */
type PortOwner = Pick<Assignment, 'presence' | 'when'> & Partial<Pick<Assignment, 'exposure' | 'status'>>;

/** True if no row assigns the port, and its known user may not be in the cluster, or not on the nodes of this workload. */
function isUnlikelyConflict(
  { workload, nodes, registration: { holder } }: Listener,
  { isPlatformKnown }: RuleContext<'registry'>,
): boolean {
  return holder?.presence === 'optional' && (nodes !== undefined || !isPlatformKnown(workload));
}

/** True if the owner certainly uses the port on every node on which the workload can run, so that one of them crashes. */
function conflictsOnEveryNode(
  listener: Listener,
  { presence, exposure, status }: PortOwner,
  { placement, isPlatformKnown, isAudit }: RuleContext<'registry'>,
): boolean {
  const { workload, reach, confidence } = listener;
  // A template may omit the port, or the node may only forward it to the pod, so a crash is not certain.
  if (
    workload.branches?.length ||
    !(workload.hostNetwork || workload.hostProcess || workload.via) ||
    compareConfidence(confidence, 'high') < 0
  )
    return false;
  if (status === 'stale' || !isPlatformKnown(workload)) return false;
  // A port that is declared without an address is meant for every address, although the pod may not listen on it.
  const isWide = reach === 'any' || (reach === 'unknown' && listener.declared && listener.address === null && !isAudit);
  if (!isWide && !(reach === 'localhost' && exposure === 'localhost')) return false;
  // ServiceLB forwards the port on every node, so it conflicts with the owner on the owner's nodes.
  if (workload.via && (presence === 'every-node' || presence === 'control-plane-nodes')) return true;
  if (presence === 'control-plane-nodes') return placement.canRunOnWorkers(workload) === false;
  return presence === 'every-node' && workload.scheduling.nodeSelector['kubernetes.io/os'] !== 'windows';
}
