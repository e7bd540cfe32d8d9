import type { ClusterFlows, Egress, Flow, FlowSource } from '../../model/flow.js';
import type { Problem } from '../../model/source.js';
/** What a report of flows tells besides them. */
export interface FlowReportOptions {
    /** A sentence why each flow is as it is. */
    readonly explain: boolean;
    readonly problems: readonly Problem[];
    readonly notes: readonly string[];
}
/** Turns the flows of clusters into text which ends with a newline. Prints nothing. */
export type FlowReporter = (clusters: readonly ClusterFlows[], options: FlowReportOptions) => string;
/** `31000`, or `30000-32767` for a node port that is not pinned. */
export declare function portOf({ port, portRange }: Pick<Flow, 'port' | 'portRange'>): string;
/** The published name or address, or in words what is dialled instead. */
export declare function hostOf({ host, source }: Pick<Flow, 'host' | 'source'>): string;
/** For what something leaves, then what to know about it. */
export declare function purposeOf({ purpose, note }: Egress): string;
/** Who goes where, on which port, and how: a row of what leaves. `directly` stands for no way round. */
export declare function egressCells(one: Egress, directly?: string): string[];
/** Why a flow is as it is, then what to know about it. */
export declare function explanationOf({ reason, note }: Flow): string;
/** A flow with all who dial it. */
export interface SharedFlow {
    readonly flow: Flow;
    readonly sources: readonly FlowSource[];
}
/** Flows that differ only in who dials, as one. */
export declare function bySources(flows: readonly Flow[]): readonly SharedFlow[];
