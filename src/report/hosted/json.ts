import type { PortRange } from '../../model/address.ts';
import type { ClusterFlows, Egress, Flow } from '../../model/flow.ts';
import { jsonText, placeAsJson, problemAsJson, withPlaceholdersIn } from '../json.ts';
import type { FlowReportOptions } from './options.ts';

/** The flows for programs; `schemas/hosted-flows.schema.json` describes it. */
export function json(clusters: readonly ClusterFlows[], { explain, problems, notes }: FlowReportOptions): string {
  const parts = { clusters: clusters.map((cluster) => clusterAsJson(cluster, explain)), problems: problems.map(problemAsJson), notes };
  return jsonText(withPlaceholdersIn({ version: 1, ...parts }));
}

function clusterAsJson(cluster: ClusterFlows, explain: boolean): object {
  const { path, line, kind, namespace, name, platform, access, controlPlaneNamespace, flows, egress, nodeLocal, notes } = cluster;
  return {
    ...{ path, line, kind, namespace, name, platform, access, controlPlaneNamespace },
    flows: flows.map((flow) => flowAsJson(flow, explain)),
    egress: egress.map(egressAsJson),
    nodeLocal: nodeLocal.map(({ process, implementation, address, port, protocol, declared }) => ({
      ...{ process, address, port, protocol, implementation, declared },
    })),
    notes,
  };
}

function flowAsJson(flow: Flow, explain: boolean): object {
  const { service, source, via, host, port, portRange, protocol, strategy, tls, sensitive, phase, proxied } = flow;
  const { object, servicePort, pod, confidence, note, reason, evidence } = flow;
  return {
    ...{
      service,
      source,
      via,
      host,
      port,
      portRange: portRange && rangeAsJson(portRange),
      protocol,
      strategy,
      tls,
      sensitive,
      phase,
      proxied,
    },
    object: { kind: object.kind, name: object.name },
    servicePort,
    pod: { app: pod.app, port: pod.port },
    ...{ confidence, note },
    ...(explain && { reason }),
    evidence: placeAsJson(evidence),
  };
}

export function rangeAsJson({ port, endPort }: PortRange): object {
  return { from: port, to: endPort };
}

function egressAsJson({ from, to, port, protocol, purpose, through, note }: Egress): object {
  return { from, to, port, protocol, purpose, through, note };
}
