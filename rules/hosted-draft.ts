import type { Flow, FlowService } from '../src/model/flow.ts';
import { addTo } from '../src/model/groups.ts';
import type { Exposure, HostedNodePool, JudgedCluster, Located, ObjectIdentity } from '../src/model/hosted-cluster.ts';
import type { LoadBalancerSection } from '../src/model/hosted-facts.ts';
import type { Draft } from '../src/model/rule.ts';
import type { Span } from '../src/model/span.ts';

type Subject = ObjectIdentity & { readonly template?: boolean };

/** The fields of a draft about a field that a rule sets. */
export type FieldJudgement = Pick<Draft, 'message' | 'why' | 'remedy' | 'severity' | 'related' | 'port' | 'fix'> &
  Partial<Pick<Draft, 'confidence'>>;

/** Returns a draft at a field of an object. A field below a condition of a template is not certain. */
export function draftOfField(object: Subject, { span, field }: Located<unknown>, judgement: FieldJudgement): Draft {
  return { confidence: object.template ? 'medium' : 'certain', ...judgement, span, object, field };
}

/** Such as `HostedCluster clusters/demo`. */
export function nameOfObject({ kind, namespace, name }: ObjectIdentity): string {
  return `${kind} ${namespace === null ? '' : `${namespace}/`}${name === '' ? '(unnamed)' : name}`;
}

/** Returns a draft at a word of a section, which is not a part of an object. */
export function draftOfSection(section: LoadBalancerSection, span: Span, judgement: Omit<Draft, 'span' | 'confidence' | 'subject'>): Draft {
  return { confidence: 'certain', ...judgement, span, subject: nameOfSection(section) };
}

/** Such as `listen api`. */
export function nameOfSection({ kind, name }: LoadBalancerSection): string {
  return `${kind} ${name}`.trim();
}

/** True if two texts are of one object: one cluster in two states. */
export function areOneCluster(a: JudgedCluster, b: JudgedCluster): boolean {
  return a.name === b.name && a.namespace === b.namespace;
}

/** True if two objects are different clusters that may be on one hub. */
export function areOnOneHub(a: JudgedCluster, b: JudgedCluster): boolean {
  if (a.name === '' || b.name === '' || areOneCluster(a, b)) return false;
  return a.install === b.install || a.install === '' || b.install === '';
}

/** Clusters with known platform and access. */
export function* exposedClusters(
  clusters: readonly JudgedCluster[],
): Iterable<{ readonly cluster: JudgedCluster; readonly exposure: Exposure }> {
  for (const cluster of clusters) if (cluster.exposure !== null) yield { cluster, exposure: cluster.exposure };
}

/** The flow of nodes to a service, if it follows from the object itself. */
export function flowOfNodes(cluster: JudgedCluster, service: FlowService): Flow | undefined {
  return cluster.flows().flows.find((flow) => flow.source === 'worker' && flow.service === service);
}

/** Returns a function for the NodePools of a cluster: those of its namespace with its name. */
export function indexPools(pools: readonly HostedNodePool[]): (cluster: JudgedCluster) => readonly HostedNodePool[] {
  const byCluster = new Map<string, HostedNodePool[]>();
  const namespacedName = (namespace: string | null, name: string | undefined): string => JSON.stringify([namespace, name]);
  for (const pool of pools) addTo(byCluster, namespacedName(pool.namespace, pool.clusterName?.value), pool);
  return ({ namespace, name }) => byCluster.get(namespacedName(namespace, name)) ?? [];
}

/** True if the nodes of a cluster are virtual machines of the hub itself: on KubeVirt, unless it runs on a cluster elsewhere. */
export function runsOnHub({ platform, kubevirt, template }: JudgedCluster): boolean {
  return platform.value === 'KubeVirt' && !kubevirt?.credentials && !template;
}

/** True if the machines of a NodePool are not in the network of the hub. */
export function hasNoDefaultNetwork({ kubevirt, template }: HostedNodePool): boolean {
  return kubevirt?.attachDefaultNetwork?.value === false && !template;
}
