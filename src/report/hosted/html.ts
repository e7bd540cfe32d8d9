import { type ClusterFlows, nameOfCluster } from '../../model/flow.ts';
import { plural } from '../../text/words.ts';
import { placeOf } from '../counts.ts';
import { FLOWS_STYLE, PAGE_STYLE } from '../html/assets.ts';
import { htmlText, listOf, pageOf } from '../html/parts.ts';
import { HOMEPAGE, VERSION } from '../product.ts';
import { egressCells, type FlowReportOptions, localCells } from './options.ts';
import { picture } from './picture.ts';

const TITLE = 'Hosted control planes: necessary connections';
/** Maximum number of links. */
const MAX_LINKS = 40;

/** A self-contained page: a picture of each cluster, its outgoing connections, and the connections local to its nodes. */
export function html(clusters: readonly ClusterFlows[], { problems, notes }: FlowReportOptions): string {
  const flows = clusters.reduce((sum, cluster) => sum + cluster.flows.length, 0);
  const links = clusters
    .slice(0, MAX_LINKS)
    .map((cluster, index) => `<a href="#cluster-${index + 1}">${htmlText(nameOfCluster(cluster))}</a>`);
  const remarks = [...problems.map((problem) => `${placeOf(problem)} ${problem.message}`), ...notes];
  return pageOf(
    {
      title: TITLE,
      content: 'clusters',
      style: `${PAGE_STYLE}\n${FLOWS_STYLE}`,
      script: '',
      header: `<div class="verdict"><div><h1>${TITLE}</h1><p>${plural(clusters.length, 'hosted cluster')}, ${plural(flows, 'flow')}</p></div></div>
${links.length > 1 ? `<nav aria-label="Clusters">${links.join('')}</nav>` : ''}`,
      main: `${clusters.map(sectionOf).join('\n')}
${remarks.length === 0 ? '' : `<section aria-label="Notes">${listOf('Notes', remarks)}</section>`}`,
    },
    { version: VERSION, homepage: HOMEPAGE },
  );
}

function sectionOf(cluster: ClusterFlows, index: number): string {
  const { platform, access, path, line, flows, egress, nodeLocal, notes } = cluster;
  const id = `cluster-${index + 1}`;
  return `<section class="cluster" id="${id}" aria-labelledby="${id}-title">
<h2 id="${id}-title">${htmlText(nameOfCluster(cluster))}</h2>
<p class="faint">${htmlText(platform)}, ${htmlText(access)} <span class="path">${htmlText(`${path}:${line}`)}</span></p>
${flows.length === 0 ? '<p class="empty">No flow is known.</p>' : picture(cluster)}
${listOf('Notes', notes)}
${htmlTable(
  'Outgoing connections',
  ['From', 'To', 'Port', 'How', 'For'],
  egress.map((one) => egressCells(one, 'directly')),
)}
${htmlTable('Local to each node', ['Process', 'Address', 'By'], nodeLocal.map(localCells))}
</section>`;
}

function htmlTable(title: string, heading: readonly string[], rows: readonly (readonly string[])[]): string {
  if (rows.length === 0) return '';
  const cells = (row: readonly string[]): string =>
    row.map((cell, column) => `<td data-name="${heading[column]}"><span>${htmlText(cell)}</span></td>`).join('');
  return `<h3>${title}</h3>
<table><thead><tr>${heading.map((name) => `<th scope="col">${name}</th>`).join('')}</tr></thead>
<tbody>${rows.map((row) => `<tr>${cells(row)}</tr>`).join('\n')}</tbody></table>`;
}
