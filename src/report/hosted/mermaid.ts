import { type ClusterFlows, type Flow, type FlowSource, nameOfCluster } from '../../model/flow.ts';
import { escapeControls } from '../escape.ts';
import { bySources, type FlowReportOptions, flowPortText, hostText, SOURCES, WAYS_IN } from './options.ts';

/** A flowchart for Mermaid with a subgraph for each cluster: sources, ports, and the pods behind them. */
export function mermaid(clusters: readonly ClusterFlows[], _options: FlowReportOptions): string {
  return `${['flowchart LR', ...clusters.flatMap(subgraphOf)].join('\n')}\n`;
}

function subgraphOf(cluster: ClusterFlows, index: number): string[] {
  const { platform, access, flows, controlPlaneNamespace } = cluster;
  const ways = bySources(flows).map((way, number) => ({ ...way, entry: `c${index}e${number}`, pod: `c${index}p${number}` }));
  const sources = (Object.keys(SOURCES) as FlowSource[]).filter((source) => flows.some((flow) => flow.source === source));
  const idOf = (source: FlowSource): string => `c${index}${source.replaceAll('-', '')}`;
  const servedBy = ({ object, pod }: Flow): string => label(`${pod.app}:${pod.port ?? '?'}`, `${object.kind} ${object.name}`);
  return [
    `  subgraph c${index}[${label(`${nameOfCluster(cluster)}: ${platform}, ${access}`)}]`,
    ...sources.map((source) => `    ${idOf(source)}([${label(SOURCES[source].name)}])`),
    ...ways.map(({ flow, entry }) => `    ${entry}[${label(flow.service, hostText(flow), WAYS_IN[flow.via])}]`),
    `    subgraph c${index}hub[${label(`hub, control plane ${controlPlaneNamespace ?? ''}`.trim())}]`,
    ...ways.map(({ flow, pod }) => `      ${pod}[${servedBy(flow)}]`),
    '    end',
    ...ways.flatMap(({ flow, sources: dialling, entry, pod }) => [
      ...dialling.map((source) => `    ${idOf(source)} -->|${label(`${flowPortText(flow)}/${flow.protocol}`)}| ${entry}`),
      `    ${entry} -->|${label(String(flow.servicePort ?? '?'))}| ${pod}`,
    ]),
    '  end',
  ];
}

/** Quoted text, with characters that are special to Mermaid or a browser as numeric entities. */
function label(...lines: readonly string[]): string {
  const quoted = lines.map((line) => escapeControls(line).replaceAll(/[^\w .,:/()+*?-]/gu, (unit) => `#${unit.codePointAt(0)};`));
  return `"${quoted.join('<br>')}"`;
}
