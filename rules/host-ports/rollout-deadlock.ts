import type { Severity } from '../../src/model/finding.ts';
import type { Confidence } from '../../src/model/listener.ts';
import type { Placement } from '../../src/model/placement.ts';
import { defineRule } from '../../src/model/rule.ts';
import { nameOfWorkload, REPLICATED_KINDS, type Rollout, type Workload } from '../../src/model/workload.ts';
import { indexScheduledPorts } from '../declaration.ts';
import { draftOfDeclaration, nameInHeadline } from '../draft.ts';
import { examplesOf } from '../examples.ts';

export const rolloutDeadlock = defineRule({
  id: 'rollout-deadlock',
  title: 'A host port leaves no node for the pods that a rollout must start',
  why:
    'A node has room for one pod with a given host port. A rolling update that starts new pods before it stops old ones needs nodes ' +
    'without an old pod; if there are none, the new pods stay Pending and the rollout never ends. A DaemonSet with maxSurge always ' +
    'stops there (kubernetes#106417). A Deployment stops if maxUnavailable is 0 (also 25% of less than four replicas, rounded down) ' +
    'and every node that it may use has a pod. The number of nodes is not in a manifest: the confidence is certain for a workload on ' +
    'named nodes, medium for three or more replicas on the control plane, and low for one replica there, which matters in clusters ' +
    'with one control-plane node.',
  remedy:
    'Set maxSurge to 0 and maxUnavailable to 1 (for a single replica the strategy Recreate does the same), so that an old pod frees the port first.',
  severity: 'error',
  needs: ['declarations'],
  source: 'Kubernetes issue 106417; enhancement 1591 (DaemonSet surge); Deployment documentation, Max Unavailable and Max Surge',
  examples: examplesOf(`apiVersion: apps/v1
kind: DaemonSet
metadata:
  name: edge-proxy
spec:
  updateStrategy:
    type: RollingUpdate« # expect: rollout-deadlock error certain @5|»
    rollingUpdate:
      maxSurge: «1|0»
      maxUnavailable: «0|1»
  template:
    spec:
      containers:
        - name: proxy
          image: example.com/edge-proxy:1
          ports:
            - containerPort: 8000
              hostPort: 8765
`),
  *check({ declarations, placement }) {
    const scheduled = indexScheduledPorts(declarations);
    for (const workload of new Set(declarations.map((declaration) => declaration.workload))) {
      const [first, ...others] = scheduled.of(workload);
      const deadlock = first && deadlockOf(workload, placement);
      if (!deadlock) continue;
      const { reason, ...judgement } = deadlock;
      const { declaration, port, protocol } = first;
      const also = others.length === 0 ? '' : ` and ${others.length} more`;
      const draft = draftOfDeclaration(declaration, {
        message: `a rollout of ${nameInHeadline(workload)} cannot finish: host port ${port}/${protocol}${also}`,
        why: `a node has each host port once, and ${reason}`,
        remedy: 'set maxSurge to 0 and maxUnavailable to 1, so that an old pod frees the port before a new one needs it',
        label: nameOfWorkload(workload),
        related: [{ span: declaration.portSpan, message: 'the host port', isShown: true }],
        ...judgement,
      });
      yield { ...draft, span: workload.rollout.span };
    }
  },
});

/** Why a rollout stops, and with which confidence. */
interface Deadlock {
  readonly reason: string;
  readonly confidence: Confidence;
  readonly severity?: Severity;
}

/** The usual number of control-plane nodes: a cluster of three survives the loss of one. */
const USUAL_CONTROL_PLANE = 3;

function deadlockOf(workload: Workload, placement: Placement): Deadlock | null {
  if (workload.kind === 'DaemonSet') return deadlockOfDaemonSet(workload.rollout);
  if (!REPLICATED_KINDS.has(workload.kind)) return null;
  const replicas = workload.rollout.replicas ?? (workload.template ? null : 1);
  if (replicas === null || replicas < 1) return null;
  const nodes = placement.mostNodes(workload);
  const onControlPlane = placement.canRunOnWorkers(workload) === false;
  return tooManyReplicas(replicas, nodes) ?? noSpareNode(workload, replicas, nodes, onControlPlane);
}

function deadlockOfDaemonSet({ strategy, maxSurge }: Rollout): Deadlock | null {
  const surge = resolve(maxSurge, 100, Math.ceil, '0');
  if (!surge || (strategy !== null && strategy !== 'RollingUpdate')) return null;
  return {
    reason: 'its rolling update starts each new pod on the node of the old one (maxSurge), where it stays Pending',
    confidence: 'certain',
  };
}

function tooManyReplicas(replicas: number, nodes: number | null): Deadlock | null {
  if (nodes === null || replicas <= nodes) return null;
  return { reason: `${replicas} replicas cannot all run on the ${countText(nodes)} that it can run on`, confidence: 'certain' };
}

function noSpareNode(workload: Workload, replicas: number, nodes: number | null, onControlPlane: boolean): Deadlock | null {
  if (!startsNewFirst(workload, replicas)) return null;
  const reason = `its rolling update must start a new pod before it stops any of ${replicas === 1 ? 'its one' : `its ${replicas}`}`;
  if (nodes !== null)
    return replicas < nodes
      ? null
      : { reason: `${reason}, with no node left of the ${countText(nodes)} that it can run on`, confidence: 'certain' };
  if (!onControlPlane) return null;
  if (replicas >= USUAL_CONTROL_PLANE) {
    return { reason: `${reason}, with no node left where the control plane has ${replicas}`, confidence: 'medium' };
  }
  if (replicas > 1) return null;
  return { reason: `${reason}, which cannot be where the control plane is one node`, confidence: 'low', severity: 'warning' };
}

/** True if a rollout stops no old pod before a new one is ready (ResolveFenceposts of the Deployment controller). */
function startsNewFirst({ kind, rollout }: Workload, replicas: number): boolean {
  const rolling = kind === 'Deployment' ? 'RollingUpdate' : kind === 'DeploymentConfig' ? 'Rolling' : null;
  if (rolling === null || (rollout.strategy !== null && rollout.strategy !== rolling)) return false;
  const surge = resolve(rollout.maxSurge, replicas, Math.ceil, DEFAULT_SHARE);
  const unavailable = resolve(rollout.maxUnavailable, replicas, Math.floor, DEFAULT_SHARE);
  // If both are 0, the controller allows one unavailable pod.
  return surge !== null && unavailable === 0 && surge > 0;
}

/** Defaults of `maxSurge` and `maxUnavailable`. */
const DEFAULT_SHARE = '25%';

/** Reads a number or a percentage of `total`; null for any other text, such as that of a template. */
function resolve(written: string | null, total: number, round: (share: number) => number, otherwise: string): number | null {
  const found = /^(\d{1,9})(%?)$/.exec((written ?? otherwise).trim());
  if (!found) return null;
  const number = Number(found[1]);
  return found[2] === '%' ? round((number * total) / 100) : number;
}

function countText(nodes: number): string {
  return nodes === 1 ? 'one node' : `${nodes} nodes`;
}
