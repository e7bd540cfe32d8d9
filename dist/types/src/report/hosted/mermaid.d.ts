import { type ClusterFlows } from '../../model/flow.js';
import { type FlowReportOptions } from './options.js';
/** A flowchart for Mermaid with a subgraph for each cluster: who dials, on which port, what serves it on the management cluster. */
export declare function mermaid(clusters: readonly ClusterFlows[], _options: FlowReportOptions): string;
