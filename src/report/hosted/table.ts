import { type ClusterFlows, nameOfCluster } from '../../model/flow.ts';
import { columns } from '../../text/cells.ts';
import { escapeControls, withoutLogCommands } from '../escape.ts';
import { egressCells, explanationOf, type FlowReportOptions, flowRows, localCells } from './options.ts';

/** The flows as text: for each cluster its flows, outgoing connections, and listeners that are local to each node. */
export function table(clusters: readonly ClusterFlows[], options: FlowReportOptions): string {
  return withoutLogCommands(clusters.map((cluster) => blockOfCluster(cluster, options).join('\n')).join('\n\n'));
}

function blockOfCluster(cluster: ClusterFlows, { explain }: FlowReportOptions): string[] {
  const { platform, access, path, line, egress, nodeLocal, notes } = cluster;
  const local = nodeLocal.map((one) => {
    const [process = '', address = '', implementation = ''] = localCells(one);
    return [process, address, implementation === process ? '' : implementation];
  });
  return [
    escapeControls(`${nameOfCluster(cluster)}: ${platform}, ${access} (${path}:${line})`),
    '',
    ...flowLines(cluster, explain),
    ...linesOfSection('Outgoing connections', columns(egress.map((one) => egressCells(one).map(escapeControls)))),
    ...linesOfSection('Local to each node', columns(local)),
    ...linesOfSection('Notes', notes.map(escapeControls)),
    '',
  ];
}

function flowLines({ flows }: ClusterFlows, explain: boolean): string[] {
  if (flows.length === 0) return ['  No flow is known.'];
  const rows = flowRows(flows);
  const [heading = '', ...lines] = columns([
    ['FROM', 'SERVICE', 'TO', 'PORT', 'THROUGH', 'WHERE'],
    ...rows.map(({ cells }) => cells.map(escapeControls)),
  ]);
  const reasons = explain ? rows.map(({ flow }) => [`      ${escapeControls(explanationOf(flow))}`]) : [];
  return [`  ${heading}`, ...lines.flatMap((line, index) => [`  ${line}`, ...(reasons[index] ?? [])])];
}

function linesOfSection(title: string, lines: readonly string[]): string[] {
  return lines.length === 0 ? [] : ['', `  ${title}:`, ...lines.map((line) => `  ${line}`)];
}
