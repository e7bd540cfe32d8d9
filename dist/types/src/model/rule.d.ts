import type { Protocol } from './address.js';
import type { Fix, Related, Severity } from './finding.js';
import type { Confidence, Declaration, Listener } from './listener.js';
import type { Placement } from './placement.js';
import type { RegistryView } from './registry.js';
import type { Span } from './span.js';
import type { DirectiveUse } from './suppression.js';
import type { Workload } from './workload.js';
/** What a rule must be given to say anything. */
export type Need = 'registry' | 'observed-sockets' | 'suppressions';
export interface RuleMeta {
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
    readonly needs: readonly Need[];
    /** The sentence or API field that the rule enforces. */
    readonly source: string;
    /** Manifests which the tests run: `bad` gives this finding where `# expect: <id> ...` stands, `good` gives none. */
    readonly examples: {
        readonly bad: string;
        readonly good: string;
    };
}
/** A finding before the engine stamps id, URL and fingerprint on it. */
export interface Draft {
    readonly message: string;
    readonly remedy?: string;
    /** Differs from the rule's own severity only where the rule's page says so. */
    readonly severity?: Severity;
    readonly confidence: Confidence;
    readonly span: Span;
    readonly related?: readonly Related[];
    readonly workload?: Workload;
    readonly container?: string | null;
    readonly port?: number;
    readonly protocol?: Protocol;
    readonly fix?: Fix;
    /** What the finding is about, where neither workload nor port tells, so that its fingerprint stays its own. */
    readonly subject?: string;
}
/** Everything that rules see: never YAML text, never files. */
export interface RuleContext {
    readonly workloads: readonly Workload[];
    readonly listeners: readonly Listener[];
    readonly declarations: readonly Declaration[];
    readonly registry: RegistryView;
    readonly placement: Placement;
    /** Ports of NodePort Services (`--service-node-port-range`). */
    readonly nodePortRange: {
        readonly port: number;
        readonly endPort: number;
    };
    /** Ports that the kernel hands out to outgoing connections (`net.ipv4.ip_local_port_range`). */
    readonly ephemeralRange: {
        readonly port: number;
        readonly endPort: number;
    };
    /** What became of comments, annotations and entries that ignore findings; only for rules that need `suppressions`. */
    readonly suppressions?: readonly DirectiveUse[];
}
/** A pure check over the whole run. */
export interface Rule {
    readonly meta: RuleMeta;
    check(context: RuleContext): Iterable<Draft>;
}
