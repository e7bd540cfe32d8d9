import { type ClusterFlows } from '../../model/flow.js';
import { type FlowReportOptions } from './options.js';
/** One file for people that needs nothing else: a picture of each cluster, what leaves it, and what stays on its nodes. */
export declare function html(clusters: readonly ClusterFlows[], { problems, notes }: FlowReportOptions): string;
