import type { Flow, FlowService } from '../src/model/flow.ts';
import { addTo, groupBy } from '../src/model/groups.ts';
import {
  type EndpointExposure,
  existingServices,
  type HostedNodePool,
  type JudgedCluster,
  type Located,
  type ObjectIdentity,
  type PublishedService,
} from '../src/model/hosted-cluster.ts';
import type { HostedFacts, LoadBalancerSection } from '../src/model/hosted-facts.ts';
import { type Draft, defineRule, type RuleContext, type RuleParts } from '../src/model/rule.ts';
import type { Span } from '../src/model/span.ts';
import { onceForObject } from '../src/text/once.ts';
import { areAside, commonParts } from '../src/text/words.ts';

/** A cluster with known platform and access. */
export type ExposedCluster = JudgedCluster & { readonly exposure: EndpointExposure };

/** A service of the control plane with its name, or `a service` if the name is unknown. */
export type NamedService = PublishedService & { readonly name: string };

type HostedContext = RuleContext<'hosted'>;

/** A rule about hosted clusters: the functions that check each cluster, service or NodePool, or all facts at once. */
interface HostedRule extends Omit<RuleParts<'hosted'>, 'needs' | 'check'> {
  readonly ofCluster?: (cluster: JudgedCluster, context: HostedContext) => Iterable<Draft>;
  readonly ofExposed?: (cluster: ExposedCluster, context: HostedContext) => Iterable<Draft>;
  readonly ofService?: (service: NamedService, cluster: JudgedCluster, context: HostedContext) => Iterable<Draft>;
  /** NodePools in templates are omitted. */
  readonly ofPool?: (pool: HostedNodePool, context: HostedContext) => Iterable<Draft>;
  readonly check?: (context: HostedContext) => Iterable<Draft>;
}

/** Returns a rule that needs only the facts about hosted clusters. */
export function hostedRule({ ofCluster, ofExposed, ofService, ofPool, check, ...rule }: HostedRule) {
  return defineRule<'hosted'>({
    ...rule,
    needs: ['hosted'],
    *check(context) {
      const { clusters, nodePools } = context.hosted;
      if (check) yield* check(context);
      for (const cluster of clusters) {
        if (ofCluster) yield* ofCluster(cluster, context);
        const { exposure } = cluster;
        if (ofExposed && exposure !== null) yield* ofExposed({ ...cluster, exposure }, context);
        if (ofService) for (const service of namedServices(cluster)) yield* ofService(service, cluster, context);
      }
      if (ofPool) for (const pool of nodePools) if (!pool.template) yield* ofPool(pool, context);
    },
  });
}

export function namedServices(cluster: JudgedCluster): readonly NamedService[] {
  return existingServices(cluster).map((one) => ({ ...one, name: one.service?.value ?? 'a service' }));
}

type RuleSubject = ObjectIdentity & { readonly template?: boolean };

/** The fields of a draft about a field of an object that a rule sets. */
type FieldJudgement = Pick<Draft, 'message' | 'why' | 'remedy' | 'severity' | 'related' | 'port' | 'fix'> &
  Partial<Pick<Draft, 'confidence'>>;

/** Returns a draft at a field of an object. A field below a condition of a template is not certain. */
export function draftOfField(object: RuleSubject, { span, field }: Located<unknown>, judgement: FieldJudgement): Draft {
  return { confidence: object.template ? 'medium' : 'certain', ...judgement, span, object, field };
}

/** Returns a name such as `HostedCluster clusters/demo`. */
export function nameOfObject({ kind, namespace, name }: ObjectIdentity): string {
  return `${kind} ${namespace === null ? '' : `${namespace}/`}${name === '' ? '(unnamed)' : name}`;
}

/** Returns a draft at a word of a section of a load balancer's configuration. */
export function draftOfSection(section: LoadBalancerSection, span: Span, judgement: Omit<Draft, 'span' | 'confidence' | 'subject'>): Draft {
  return { confidence: 'certain', ...judgement, span, subject: nameOfSection(section) };
}

/** Returns a name such as `listen api`. */
export function nameOfSection({ kind, name }: LoadBalancerSection): string {
  return `${kind} ${name}`.trim();
}

/** A value that must be unique on a hub, such as a hostname. */
export interface UniqueValue {
  readonly cluster: JudgedCluster;
  readonly service: string;
  readonly at: Located<unknown>;
  /** Claims with one key conflict. */
  readonly key: string;
}

/** A claim with the first earlier claims that conflict with it. */
interface Conflict {
  readonly claim: UniqueValue;
  /** The earlier claim of another service of the same cluster. */
  readonly own: UniqueValue | undefined;
  /** The earlier claim of another cluster that may be on the same hub. */
  readonly other: UniqueValue | undefined;
  /** True if an earlier entry or text of the same cluster has the same value. */
  readonly isRepeated: boolean;
}

/** Returns the claims that conflict with earlier ones. */
export function* conflictsOf(claims: readonly UniqueValue[]): Iterable<Conflict> {
  const byKey = new Map<string, UniqueValue[]>();
  const paths = claims.map(({ cluster }) => cluster.path.split('/'));
  const rootDepth = paths.reduce((depth, path) => Math.min(depth, commonParts(path, paths[0] ?? [])), Number.POSITIVE_INFINITY);
  for (const claim of claims) {
    const earlierOne = (isMeant: (one: UniqueValue) => boolean): UniqueValue | undefined =>
      byKey.get(claim.key)?.find((one) => isMeant(one) && mayShareHub(one.cluster, claim.cluster, rootDepth));
    const own = earlierOne(({ cluster, service }) => cluster === claim.cluster && service !== claim.service);
    const other = earlierOne(({ cluster }) => areTwoClusters(cluster, claim.cluster));
    const isRepeated = earlierOne(({ cluster }) => areOneCluster(cluster, claim.cluster)) !== undefined;
    addTo(byKey, claim.key, claim);
    if (own !== undefined || other !== undefined) yield { claim, own, other, isRepeated };
  }
}

/**
 * Files of tests and examples, below the folder with all files, are applied one at a time. A folder such as `test` beside others or in
 * `clusters` is an environment, which may be on the hub of the others.
 */
function mayShareHub(a: JudgedCluster, b: JudgedCluster, rootDepth: number): boolean {
  if (a.install !== b.install) return a.install === '' || b.install === '';
  if (a.install !== '' || a.path === b.path) return true;
  const [here, there] = [foldersOf(a), foldersOf(b)];
  const apart = commonParts(here, there);
  const isEnvironment = (folders: readonly string[], depth: number): boolean =>
    ENVIRONMENT.test(folders[depth] ?? '') && (depth === apart || OF_ENVIRONMENTS.test(folders[depth - 1] ?? ''));
  return ![here, there].some((folders) => areAside(folders.filter((_, depth) => depth >= rootDepth && !isEnvironment(folders, depth))));
}

const foldersOf = onceForObject(({ path }: JudgedCluster) => path.split('/').slice(0, -1));
/** Folders of tests whose names are also those of environments. */
const ENVIRONMENT = /^(test|testing|demo|e2e)$/i;
const OF_ENVIRONMENTS = /^(clusters|environments?|envs?|overlays?)$/i;

/** True if two texts describe the same cluster in two states. */
function areOneCluster(a: JudgedCluster, b: JudgedCluster): boolean {
  return a.name === b.name && a.namespace === b.namespace;
}

function areTwoClusters(a: JudgedCluster, b: JudgedCluster): boolean {
  return a.name !== '' && b.name !== '' && !areOneCluster(a, b);
}

/** The flow from nodes to a service, if the object itself determines it. */
export function flowOfNodes(cluster: JudgedCluster, service: FlowService): Flow | undefined {
  return cluster.flows().flows.find((flow) => flow.source === 'worker' && flow.service === service);
}

/** The NodePools of a cluster: those of its namespace with its name. */
export function poolsOf({ namespace, name }: JudgedCluster, { nodePools }: HostedFacts): readonly HostedNodePool[] {
  return indexPools(nodePools).get(namespacedName(namespace, name)) ?? [];
}

const indexPools = onceForObject((pools: HostedFacts['nodePools']) =>
  groupBy(pools, ({ namespace, clusterName }) => namespacedName(namespace, clusterName?.value)),
);

/** The clusters of a NodePool: usually one, several if the input has several texts of it. */
export function clustersOfPool({ namespace, clusterName }: HostedNodePool, hosted: HostedFacts): readonly JudgedCluster[] {
  return indexClusters(hosted).get(namespacedName(namespace, clusterName?.value)) ?? [];
}

const indexClusters = onceForObject(({ clusters }: HostedFacts) =>
  groupBy(clusters, ({ namespace, name }) => namespacedName(namespace, name)),
);

/** Returns a key for maps. */
export function namespacedName(namespace: string | null, name: string | undefined): string {
  return JSON.stringify([namespace, name]);
}

/** True if the nodes of a cluster are virtual machines of the hub: on KubeVirt, unless an external cluster runs them. */
export function runsOnHub({ platform, kubevirt, template }: JudgedCluster): boolean {
  return platform.value === 'KubeVirt' && !kubevirt?.credentials && !template;
}

/** True if the machines of a NodePool are not in the network of the hub. */
export function hasNoDefaultNetwork({ kubevirt, template }: HostedNodePool): boolean {
  return kubevirt?.attachDefaultNetwork?.value === false && !template;
}

/** The item, if the lists contain exactly one together. The lists may be long. */
export function onlyItemOf<Item>(lists: readonly (readonly Item[])[]): Item | undefined {
  const items = lists.flatMap((list) => list.slice(0, 2));
  return items.length === 1 ? items[0] : undefined;
}
