import { type ClusterFlows } from '../../model/flow.js';
import { type FlowReportOptions } from './options.js';
/** For a ticket or a pull request: tables for each cluster. */
export declare function markdown(clusters: readonly ClusterFlows[], options: FlowReportOptions): string;
