import type { ClusterFlows } from '../../model/flow.js';
import { type FlowReportOptions } from './options.js';
/** A row for each flow, each connection that leaves, and each listener of a node. */
export declare function csv(clusters: readonly ClusterFlows[], _options: FlowReportOptions): string;
