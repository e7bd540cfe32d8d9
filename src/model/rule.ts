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
 * The input of rules, by kind. A new kind of facts needs a key here, a line in `src/judge.ts` for runs without it, and code in
 * `src/infer/index.ts` that collects it.
 */
export interface Facts {
  /** Ports of the host that workloads use. */
  readonly listeners: readonly Listener[];
  /** Entries of `ports`. */
  readonly declarations: readonly Declaration[];
  /** Absent if the run has no registry. */
  readonly registry: RegistryView;
  /** Hosted clusters, and the objects beside them. */
  readonly hosted: HostedFacts;
  /** Sockets of nodes and the state of pods; only in an audit. */
  readonly observed: ObservedFacts;
  /** The use of comments, annotations and entries that suppress findings; known only after all other rules have run. */
  readonly suppressions: readonly DirectiveUse[];
}

export type FactKind = keyof Facts;

/** Facts about the cluster in every run. */
export interface ClusterContext {
  readonly placement: Placement;
  /** True for workloads of the platform. */
  readonly isPlatform: RegistryView['isPlatform'];
  /** Returns ports without a known user. */
  readonly freePorts: RegistryView['freePorts'];
  /**
   * True if the registries are certainly those of the cluster: the user named them, or objects installed with the workload show the
   * platform.
   */
  readonly isPlatformKnown: (workload: Workload) => boolean;
  /** The workloads are pods of a cluster, which may be running. */
  readonly isAudit: boolean;
  /** Ports of NodePort Services (`--service-node-port-range`). */
  readonly nodePortRange: PortRange;
  /** Today as YYYY-MM-DD, to find expired suppressions; empty if none can expire. */
  readonly today: string;
  /** Networks of tenants, to which a management cluster must not connect (`hosted.tenantCIDRs` of the configuration). */
  readonly tenantCIDRs: readonly string[];
  /** True if a file describes the management cluster (`hosted.hub` of the configuration). */
  readonly isHub: (path: string) => boolean;
  /** Ports that the kernel uses for outgoing connections (`net.ipv4.ip_local_port_range`). */
  readonly ephemeralRange: PortRange;
  /** Pinned node ports and reserved ports of the input; absent if no documents were read. */
  readonly nodeSettings?: NodeSettings | undefined;
  /** The upgrade that an audit checks; absent in other runs. */
  readonly upgrade?: Upgrade | undefined;
}

/** The upgrade of an audited cluster. */
export interface Upgrade {
  /** Rows of later releases are ignored; null if no row is ignored. */
  readonly to: Release | null;
  /** Returns those of the nodes that are control-plane nodes; null if the nodes are unknown. */
  readonly ofControlPlane: (nodes: readonly string[]) => readonly string[] | null;
  /** Returns the nodes on which a listener's workload runs or its sockets were observed. */
  readonly nodesOf: (listener: Listener) => readonly string[];
}

/** The input of a rule: the facts that it needs, without YAML text or files. */
export type RuleContext<Kind extends FactKind = FactKind> = Pick<Facts, Kind> & ClusterContext;

/** The description of a rule. */
export interface RuleMeta<Kind extends FactKind = FactKind> {
  /** Words joined by `-`; also the name of the rule's file. */
  readonly id: string;
  /** A short sentence without a full stop that says what the rule finds. */
  readonly title: string;
  /** Why it matters, for the rule's page. */
  readonly why: string;
  /** What to do, for the rule's page. */
  readonly remedy: string;
  readonly severity: Severity;
  /** First release of hostport-lint with the rule. */
  readonly since: string;
  /** The facts that it reads. The rule is skipped if one of them is missing. */
  readonly needs: readonly Kind[];
  /** The sentence or API field that the rule enforces. */
  readonly source: string;
  /** Manifests that the tests check: `bad` has this finding at each `# expect: <id> ...`, `good` has none. */
  readonly examples: { readonly bad: string; readonly good: string };
}

/** Returns an example without the marks of the tests. */
export function withoutMarks(example: string): string {
  return example.replaceAll(/ *# expect: .+$/gm, '');
}

/** A finding before the rule's id, its URL and the fingerprint are added. */
export interface Draft {
  /** The headline, of at most `MAX_HEADLINE` characters. */
  readonly message: string;
  /** Why it matters here, in one sentence. */
  readonly why: string;
  /** What to do here; the rule's remedy if absent. */
  readonly remedy?: string;
  /** A note for `span`. */
  readonly label?: string;
  /** The rule's page says when this differs from the rule's own severity. */
  readonly severity?: Severity;
  readonly confidence: Confidence;
  readonly span: Span;
  readonly related?: readonly Related[];
  readonly workload?: Workload;
  /** The object, if the finding is not about a workload, and the path within it. */
  readonly object?: ObjectIdentity;
  readonly field?: string;
  readonly container?: string | null;
  readonly port?: number;
  readonly protocol?: Protocol;
  readonly fix?: Fix;
  /** Ports to which the listener can move, the nearest first. */
  readonly freePorts?: readonly number[];
  /** The nodes that it is about. */
  readonly nodes?: readonly string[];
  /** False if no socket shows the nodes; true if absent. */
  readonly observed?: false;
  /** The same finding at the places of the other workloads, for a run that reports a change. */
  readonly otherSides?: readonly Draft[];
  /** Distinguishes the fingerprints of findings with the same workload and port. */
  readonly subject?: string;
}

/** A pure function over the facts of a run. */
export interface Rule<Kind extends FactKind = FactKind> extends RuleMeta<Kind> {
  check(context: RuleContext<Kind>): Iterable<Draft>;
}

/** A rule as its file describes it; `since` may be missing in a rule of the first release. */
export type RuleParts<Kind extends FactKind> = Omit<Rule<Kind>, 'since'> & Partial<Pick<Rule, 'since'>>;

/** Returns the rule, whose check receives the facts that `needs` names. The keys are in the order in which reports print them. */
export function defineRule<const Kind extends FactKind>(parts: RuleParts<Kind>): Rule<Kind> {
  const { id, title, why, remedy, severity, since = '0.1.0', needs, ...rest } = parts;
  return { id, title, why, remedy, severity, since, needs, ...rest };
}
