import type { ClusterFlows } from '../../model/flow.ts';
import { csvText, type Field } from '../ports/csv.ts';
import { explanationOf, type FlowReportOptions, flowPortText, purposeOf } from './options.ts';

const HEADING = [
  ...['namespace', 'cluster', 'platform', 'access', 'section', 'service', 'source', 'via', 'host', 'port', 'protocol'],
  ...['strategy', 'proxied', 'confidence', 'path', 'line', 'column', 'explanation'],
];

/** One row for each flow, each outgoing connection, and each listener of a node. */
export function csv(clusters: readonly ClusterFlows[], _options: FlowReportOptions): string {
  return csvText(HEADING, clusters.flatMap(rowsOfFlows));
}

function rowsOfFlows(cluster: ClusterFlows): Field[][] {
  const { namespace, name, platform, access, path, line } = cluster;
  const head = [namespace, name, platform, access];
  const place = [path, line, null];
  return [
    ...cluster.flows.map((flow): Field[] => [
      ...[
        ...head,
        'flow',
        flow.service,
        flow.source,
        flow.via,
        flow.host,
        flowPortText(flow),
        flow.protocol,
        flow.strategy,
        flow.proxied ?? 'unknown',
      ],
      ...[flow.confidence, flow.evidence.path, flow.evidence.line, flow.evidence.column, explanationOf(flow)],
    ]),
    ...cluster.egress.map((one): Field[] => [
      ...[...head, 'egress', null, one.from, one.through, one.to, one.port, one.protocol, null, null, null],
      ...[...place, purposeOf(one)],
    ]),
    ...cluster.nodeLocal.map((one): Field[] => [
      ...[...head, 'nodeLocal', one.process, 'worker', null, one.address, one.port, one.protocol, null, null, null],
      ...[...place, one.implementation],
    ]),
  ];
}
