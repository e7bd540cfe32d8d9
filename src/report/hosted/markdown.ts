import { type ClusterFlows, nameOfCluster } from '../../model/flow.ts';
import { code, escapeMarkdown, markdownTable } from '../markdown.ts';
import { egressCells, explanationOf, type FlowReportOptions, flowRows } from './options.ts';

/** Tables for each cluster, for a ticket or a pull request. */
export function markdown(clusters: readonly ClusterFlows[], options: FlowReportOptions): string {
  return clusters.map((cluster) => `${partsOf(cluster, options).join('\n\n')}\n`).join('\n');
}

function partsOf(cluster: ClusterFlows, { explain }: FlowReportOptions): string[] {
  const { platform, access, path, line, flows, egress, nodeLocal, notes } = cluster;
  const rows = flowRows(flows).map(({ flow, cells }) => [...cells, ...(explain ? [explanationOf(flow)] : [])]);
  const localRows = nodeLocal.map(({ process, address, port, protocol, implementation }) => [
    process,
    address ?? '?',
    `${port ?? '?'}/${protocol}`,
    implementation,
  ]);
  return [
    `### ${escapeMarkdown(nameOfCluster(cluster))}: ${escapeMarkdown(platform)}, ${escapeMarkdown(access)}`,
    code(`${path}:${line}`),
    ...flowsTable('', ['From', 'Service', 'To', 'Port', 'Through', 'Where', ...(explain ? ['Why'] : [])], rows),
    ...flowsTable(
      '**Outgoing connections**',
      ['From', 'To', 'Port', 'Through', 'For'],
      egress.map((one) => egressCells(one)),
    ),
    ...flowsTable('**Local to each node**', ['Process', 'Address', 'Port', 'Implementation'], localRows),
    ...(notes.length === 0 ? [] : [notes.map((note) => `- ${escapeMarkdown(note)}`).join('\n')]),
  ];
}

function flowsTable(title: string, heading: readonly string[], rows: readonly (readonly string[])[]): string[] {
  if (rows.length === 0) return [];
  const lines = rows.map((cells) => cells.map(escapeMarkdown));
  return [...(title === '' ? [] : [title]), markdownTable(heading, lines)];
}
