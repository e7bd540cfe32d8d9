import type { PortRange } from '../../model/address.js';
import type { ClusterFlows } from '../../model/flow.js';
import type { FlowReportOptions } from './options.js';
/** The flows for programs; `schemas/hosted-flows.schema.json` describes it. */
export declare function json(clusters: readonly ClusterFlows[], { explain, problems, notes }: FlowReportOptions): string;
export declare function rangeAsJson({ port, endPort }: PortRange): object;
