import type { ObjectName } from './document.js';
import type { Finding } from './finding.js';
import type { HostedFacts } from './hosted-facts.js';
import type { Listener } from './listener.js';
import type { AuditChanges, AuditedNode, ObservedSocket } from './socket.js';
import type { Problem } from './source.js';
export interface Counts {
    readonly files: number;
    readonly documents: number;
    readonly workloads: number;
    readonly listeners: number;
}
/** What an audit tells beside findings. */
export interface AuditResult {
    readonly nodes: readonly AuditedNode[];
    readonly sockets: readonly ObservedSocket[];
    /** The nodes on which the workloads run that hold ports, as the objects say. */
    readonly places: readonly (ObjectName & {
        readonly nodes: readonly string[];
    })[];
    readonly changes?: AuditChanges;
}
/** All that a run found; reporters turn it into text. Findings and listeners are sorted by place. */
export interface RunResult {
    readonly findings: readonly Finding[];
    readonly listeners: readonly Listener[];
    readonly hosted: HostedFacts;
    readonly problems: readonly Problem[];
    readonly skipped: readonly {
        readonly rule: string;
        readonly reason: string;
    }[];
    readonly counts: Counts;
    /** Findings below the wanted confidence, by rule. */
    readonly hidden: Readonly<Record<string, number>>;
    /** What an audit tells besides. */
    readonly audit?: AuditResult;
}
/** A whole run, of which a part may be told. */
export interface WholeResult extends RunResult {
    /** The findings of every confidence. */
    readonly everything: readonly Finding[];
    /** Paths of all sources. */
    readonly paths: ReadonlySet<string>;
}
