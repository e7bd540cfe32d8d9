import type { PortRange, Protocol } from './address.ts';
import type { ObservedFacts } from './audit.ts';
import type { Fix, Related, Severity } from './finding.ts';
import type { ObjectIdentity } from './hosted-cluster.ts';
import type { HostedFacts } from './hosted-facts.ts';
import type { Confidence, Declaration, Listener } from './listener.ts';
import type { NodeSettings } from './node.ts';
import type { Placement } from './placement.ts';
import type { RegistryView, Release } from './registry.ts';
import type { Span } from './span.ts';
import type { DirectiveUse } from './suppression.ts';
import type { Workload } from './workload.ts';

/**
 * What rules judge, by kind. A new kind of facts is a key here, a line in `src/judge.ts` for runs that lack it, and code in
 * `src/infer.ts` that gathers it.
 */
export interface Facts {
  /** Ports that workloads hold on the host. */
  readonly listeners: readonly Listener[];
  /** Entries of `ports`. */
  readonly declarations: readonly Declaration[];
  /** Where a run has no registry at all, it has no such fact either. */
  readonly registry: RegistryView;
  /** Hosted clusters, and what stands beside them. */
  readonly hosted: HostedFacts;
  /** Sockets of nodes and what pods of the cluster do; only an audit has them. */
  readonly observed: ObservedFacts;
  /** What became of comments, annotations and entries that ignore findings: known when all other rules have spoken. */
  readonly suppressions: readonly DirectiveUse[];
}

export type FactKind = keyof Facts;

/** What holds of the cluster in every run. */
export interface ClusterContext {
  readonly placement: Placement;
  /** The workload is one of the platform's own. */
  readonly isPlatform: RegistryView['isPlatform'];
  /** Ports that nobody is known to hold. */
  readonly freePorts: RegistryView['freePorts'];
  /** The registries are those of the cluster: the user named them, or what is installed with the workload shows signs of the platform. */
  readonly isPlatformKnown: (workload: Workload) => boolean;
  /** Ports of NodePort Services (`--service-node-port-range`). */
  readonly nodePortRange: PortRange;
  /** Day as YYYY-MM-DD by which ends are judged; empty where none is over. */
  readonly today: string;
  /** Networks of tenants, into which a management cluster must not reach (`hosted.tenantCIDRs` of the configuration). */
  readonly tenantCIDRs: readonly string[];
  /** Whether a file describes the management cluster (`hosted.hub` of the configuration). */
  readonly isHub: (path: string) => boolean;
  /** Ports that the kernel hands out to outgoing connections (`net.ipv4.ip_local_port_range`). */
  readonly ephemeralRange: PortRange;
  /** Pinned node ports and reserved ports of the input; absent where no documents were read. */
  readonly nodeSettings?: NodeSettings | undefined;
  /** What an audit knows of an upgrade; absent in other runs. */
  readonly upgrade?: Upgrade | undefined;
}

/** What is asked of the upgrade of a cluster that is known. */
export interface Upgrade {
  /** Rows of later releases do not count; null where all that is to come does. */
  readonly to: Release | null;
  /** Those nodes that a control plane runs on; null where the nodes are not known. */
  readonly ofControlPlane: (nodes: readonly string[]) => readonly string[] | null;
  /** The nodes on which a listener's workload runs or its sockets were seen. */
  readonly nodesOf: (listener: Listener) => readonly string[];
}

/** Everything that a rule sees: the facts that it needs, never YAML text, never files. */
export type RuleContext<Kind extends FactKind = FactKind> = Pick<Facts, Kind> & ClusterContext;

/** What is told of a rule. */
export interface RuleMeta<Kind extends FactKind = FactKind> {
  /** Words joined by `-`; also the name of the rule's file. */
  readonly id: string;
  /** A short sentence without a full stop: what the rule finds. */
  readonly title: string;
  /** Why it matters, for the rule's page. */
  readonly why: string;
  /** What to do, for the rule's page. */
  readonly remedy: string;
  readonly severity: Severity;
  /** Release of hostport-lint that brought the rule. */
  readonly since: string;
  /** The facts without which it is skipped; it is given no others. */
  readonly needs: readonly Kind[];
  /** The sentence or API field that the rule enforces. */
  readonly source: string;
  /** Manifests which the tests run: `bad` gives this finding where `# expect: <id> ...` stands, `good` gives none. */
  readonly examples: { readonly bad: string; readonly good: string };
}

/** An example as people read it, without the marks that the tests check. */
export function withoutMarks(example: string): string {
  return example.replaceAll(/ *# expect: .+$/gm, '');
}

/** A finding before the engine stamps id, URL and fingerprint on it. */
export interface Draft {
  /** The headline: what is wrong, in at most `MAX_HEADLINE` characters. */
  readonly message: string;
  /** Why it matters here, in one sentence. */
  readonly why: string;
  /** How to fix it here; that of the rule if absent. */
  readonly remedy?: string;
  /** What stands at `span`. */
  readonly label?: string;
  /** Differs from the rule's own severity only where the rule's page says so. */
  readonly severity?: Severity;
  readonly confidence: Confidence;
  readonly span: Span;
  readonly related?: readonly Related[];
  readonly workload?: Workload;
  /** The object that it is about, where that is no workload, and the path within it. */
  readonly object?: ObjectIdentity;
  readonly field?: string;
  readonly container?: string | null;
  readonly port?: number;
  readonly protocol?: Protocol;
  readonly fix?: Fix;
  /** Ports to which it can move, the nearest first. */
  readonly freePorts?: readonly number[];
  /** Nodes of which it is told. */
  readonly nodes?: readonly string[];
  /** False where the nodes are known without any socket; true where absent. */
  readonly observed?: false;
  /** The same finding at the places of the other workloads that it is about, for a run that reports a change. */
  readonly otherSides?: readonly Draft[];
  /** What the finding is about, where neither workload nor port tells, so that its fingerprint stays its own. */
  readonly subject?: string;
}

/** A pure check over the whole run. */
export interface Rule<Kind extends FactKind = FactKind> extends RuleMeta<Kind> {
  check(context: RuleContext<Kind>): Iterable<Draft>;
}

/** A rule as it is written down: its check is given the facts that `needs` names. */
export function defineRule<const Kind extends FactKind>(rule: Rule<Kind>): Rule<Kind> {
  return rule;
}
