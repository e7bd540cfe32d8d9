import { type ClusterFlows } from '../../model/flow.js';
import { type FlowReportOptions } from './options.js';
/** The flows for people: for each cluster who must reach what, what leaves, and what stays on the nodes. */
export declare function table(clusters: readonly ClusterFlows[], options: FlowReportOptions): string;
