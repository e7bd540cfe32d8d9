import { type ClusterFlows, nameOfCluster } from '../../model/flow.ts';
import { columns } from '../../text/cells.ts';
import { placeOf } from '../counts.ts';
import { escapeControls, withoutLogCommands } from '../escape.ts';
import { bySources, egressCells, explanationOf, type FlowReportOptions, hostOf, portOf, wayOf } from './options.ts';

/** The flows as text: for each cluster its flows, outgoing connections, and listeners that are local to each node. */
export function table(clusters: readonly ClusterFlows[], options: FlowReportOptions): string {
  return withoutLogCommands(clusters.map((cluster) => blockOf(cluster, options).join('\n')).join('\n\n'));
}

function blockOf(cluster: ClusterFlows, { explain }: FlowReportOptions): string[] {
  const { platform, access, path, line, egress, nodeLocal, notes } = cluster;
  const local = nodeLocal.map(({ process, address, port, protocol, implementation }) => [
    `  ${process}`,
    `${address ?? '?'}:${port ?? '?'}/${protocol}`,
    implementation === process ? '' : implementation,
  ]);
  return [
    escapeControls(`${nameOfCluster(cluster)}: ${platform}, ${access} (${path}:${line})`),
    '',
    ...flowLines(cluster, explain),
    ...section(
      'Outgoing connections',
      columns(egress.map((one) => egressCells(one).map((cell, at) => escapeControls(at === 0 ? `  ${cell}` : cell)))),
    ),
    ...section('Local to each node', columns(local)),
    ...section(
      'Notes',
      notes.map((note) => escapeControls(`  ${note}`)),
    ),
    '',
  ];
}

function flowLines({ flows }: ClusterFlows, explain: boolean): string[] {
  if (flows.length === 0) return ['  No flow is known.'];
  const groups = bySources(flows);
  const rows = groups.map(({ flow, ...shared }) =>
    [
      `  ${shared.sources.join(', ')}`,
      flow.service,
      hostOf(flow),
      `${portOf(flow)}/${flow.protocol}`,
      wayOf({ flow, ...shared }),
      placeOf(flow.evidence),
    ].map(escapeControls),
  );
  const [heading = '', ...lines] = columns([['  FROM', 'SERVICE', 'TO', 'PORT', 'THROUGH', 'WHERE'], ...rows]);
  if (!explain) return [heading, ...lines];
  return [
    heading,
    ...lines.flatMap((line, index) => [
      line,
      ...groups.slice(index, index + 1).map(({ flow }) => `      ${escapeControls(explanationOf(flow))}`),
    ]),
  ];
}

function section(title: string, lines: readonly string[]): string[] {
  return lines.length === 0 ? [] : ['', `  ${title}:`, ...lines];
}
