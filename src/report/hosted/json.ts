import type { PortRange } from '../../model/address.ts';
import type { ClusterFlows, Flow } from '../../model/flow.ts';
import { pick } from '../../model/groups.ts';
import { jsonWithPlaceholders, placeAsJson, problemAsJson } from '../json.ts';
import type { FlowReportOptions } from './options.ts';

/** The flows as JSON; the schema is `schemas/hosted-flows.schema.json`. */
export function flowsJson(clusters: readonly ClusterFlows[], { explain, problems, notes }: FlowReportOptions): string {
  const parts = { clusters: clusters.map((cluster) => clusterAsJson(cluster, explain)), problems: problems.map(problemAsJson), notes };
  return jsonWithPlaceholders({ version: 1, ...parts });
}

function clusterAsJson(cluster: ClusterFlows, explain: boolean): object {
  const { flows, egress, nodeLocal, notes } = cluster;
  return {
    ...pick(cluster, 'path', 'line', 'kind', 'namespace', 'name', 'platform', 'access', 'controlPlaneNamespace'),
    flows: flows.map((flow) => flowAsJson(flow, explain)),
    egress: egress.map((one) => pick(one, 'from', 'to', 'port', 'protocol', 'purpose', 'through', 'note')),
    nodeLocal: nodeLocal.map((one) => pick(one, 'process', 'address', 'port', 'protocol', 'implementation', 'declared')),
    notes,
  };
}

function flowAsJson(flow: Flow, explain: boolean): object {
  return {
    ...pick(flow, 'service', 'source', 'via', 'host', 'addresses', 'port'),
    portRange: flow.portRange && rangeAsJson(flow.portRange),
    ...pick(flow, 'protocol', 'strategy', 'tls', 'sensitive', 'phase', 'proxied'),
    object: pick(flow.object, 'kind', 'name'),
    servicePort: flow.servicePort,
    pod: pick(flow.pod, 'app', 'port'),
    ...pick(flow, 'confidence', 'note', ...(explain ? (['reason'] as const) : [])),
    evidence: placeAsJson(flow.evidence),
  };
}

export function rangeAsJson({ port, endPort }: PortRange): object {
  return { from: port, to: endPort };
}
