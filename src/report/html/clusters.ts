import { groupBy } from '../../model/groups.ts';
import type { RunResult } from '../../model/result.ts';
import { plural } from '../../text/words.ts';
import { activeFindings, READING_ORDER } from '../counts.ts';
import { escapeControls } from '../escape.ts';
import { worstFirst } from '../fleet.ts';
import { listOfNames, MAX_MAP_PORTS } from './nodes.ts';
import { escapeHtml } from './parts.ts';

/** What a cluster has at one port. */
interface ClusterCell {
  severity: number;
  readonly messages: Set<string>;
}

/** The port map of a merged report, with clusters as rows: those that are alike are one. */
export function clustersPart(result: RunResult): string {
  const { fleet = [] } = result;
  if (fleet.length === 0) return '';
  const { cells, ports } = cellsOf(result);
  const shown = ports.slice(0, MAX_MAP_PORTS).toSorted((a, b) => Number.parseInt(a, 10) - Number.parseInt(b, 10));
  const signatureOf = (name: string): string =>
    JSON.stringify(
      shown.map((port) => {
        const cell = cells.get(name)?.get(port);
        return cell && [cell.severity, [...cell.messages].sort()];
      }),
    );
  const rows = groupBy(worstFirst(fleet), ({ name, problems }) => `${problems} ${signatureOf(name)}`);
  const lines = [...rows.values()].map((alike) => {
    const own = cells.get(alike[0]?.name ?? '');
    const problems = alike[0]?.problems ?? 0;
    const state = problems === 0 ? '' : `${plural(problems, 'problem')} of its audit`;
    const names = listOfNames(
      alike.map(({ name }) => name),
      state,
    );
    return `<tr><th scope="row">${names}</th>${shown.map((port) => `<td>${cellOf(port, own?.get(port))}</td>`).join('')}</tr>`;
  });
  const rest = ports.length - shown.length;
  const heads = shown.map((port) => `<th scope="col">${escapeHtml(port.replace('/TCP', ''))}</th>`).join('');
  return `<section id="nodes" aria-labelledby="nodes-title">
<div class="section-head"><h2 id="nodes-title">Clusters</h2><span class="faint">Clusters that are alike share a row.${rest > 0 ? ` ${plural(rest, 'more port')} not shown.` : ''}</span></div>
<ul class="legend node-legend" aria-label="Legend">${READING_ORDER.map((severity) => `<li><i class="node-cell is-both is-${severity}"></i>${severity}</li>`).join('')}</ul>
<div class="node-map" tabindex="0" role="region" aria-labelledby="nodes-title"><table><thead><tr><th scope="col">Cluster</th>${heads}</tr></thead><tbody>
${lines.join('\n')}
</tbody></table></div>
</section>`;
}

/** The cells by cluster and port, and the ports, those with the most severe findings of the most clusters first. */
function cellsOf(result: RunResult): { readonly cells: Map<string, Map<string, ClusterCell>>; readonly ports: readonly string[] } {
  const cells = new Map<string, Map<string, ClusterCell>>();
  const weights = new Map<string, number>();
  for (const { port, protocol, severity, message, clusters = [] } of activeFindings(result)) {
    if (port === null) continue;
    const key = `${port}/${protocol}`;
    const rank = READING_ORDER.indexOf(severity);
    weights.set(key, (weights.get(key) ?? 0) + clusters.length * 1_000 ** (READING_ORDER.length - rank));
    for (const cluster of clusters) {
      const own = cells.get(cluster) ?? new Map<string, ClusterCell>();
      cells.set(cluster, own);
      const cell = own.get(key) ?? { severity: rank, messages: new Set() };
      own.set(key, cell);
      cell.severity = Math.min(cell.severity, rank);
      cell.messages.add(message);
    }
  }
  return { cells, ports: [...weights].toSorted(([, a], [, b]) => b - a).map(([port]) => port) };
}

function cellOf(port: string, cell: ClusterCell | undefined): string {
  if (!cell) return '';
  const severity = READING_ORDER[cell.severity];
  const label = escapeHtml(escapeControls(`${port}: ${severity}; ${[...cell.messages].join('; ')}`));
  return `<i class="node-cell is-both is-${severity}" role="img" aria-label="${label}" title="${label}"></i>`;
}
