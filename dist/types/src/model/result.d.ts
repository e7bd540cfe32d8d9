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
    readonly audit?: {
        readonly nodes: readonly AuditedNode[];
        readonly sockets: readonly ObservedSocket[];
        readonly changes?: AuditChanges;
    };
}
