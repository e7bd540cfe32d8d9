import { portText } from '../../model/address.ts';
import { groupBy } from '../../model/groups.ts';
import {
  type Assignment,
  type KnownListener,
  nameOfAssignment,
  nameOfKnownListener,
  type Presence,
  type Registry,
  type RowSource,
} from '../../model/registry.ts';
import { plural } from '../../text/words.ts';
import { escapeControls } from '../escape.ts';
import { HOMEPAGE, VERSION } from '../product.ts';
import { PAGE_STYLE, REGISTRIES_SCRIPT, REGISTRIES_STYLE } from './assets.ts';
import { footerOf, headOf, isWebAddress, text } from './parts.ts';

const HEADINGS = ['Port', 'Process', 'Registry', 'Owner', 'Reach', 'Nodes', 'Since', 'Source'] as const;
const PRESENCES: Readonly<Record<Presence, string>> = {
  'every-node': 'every node',
  'control-plane-nodes': 'control-plane nodes',
  optional: 'some',
};

/** One row of the page; all texts are HTML. */
interface Row {
  readonly port: number;
  readonly endPort: number;
  readonly protocol: string;
  readonly registry: string;
  readonly team: string;
  readonly cells: Readonly<Record<(typeof HEADINGS)[number], string>>;
}

/** One file for people that needs nothing else: the rows of registries side by side by port, each port with an address such as `#9100`. */
export function registriesHtml(registries: readonly Registry[]): string {
  const rows = registries.flatMap((registry) => [
    ...registry.assignments.map((row) => rowOf(row, registry)),
    ...(registry.unregistered ?? []).map((known) => rowOfKnown(known, registry)),
  ]);
  const groups = [...groupBy(rows, ({ port }) => port)].sort(([a], [b]) => a - b);
  const title = registries.length === 1 ? (registries[0]?.title ?? '') : 'Host ports of Kubernetes platforms';
  const extent = `${plural(rows.length, 'row')} of ${registries.length === 1 ? 'a registry' : `${registries.length} registries`}`;
  const teams = [...new Set(rows.map(({ team }) => team))].filter((team) => team !== '').sort();
  return `<!DOCTYPE html>
<html lang="en">
<head>
${headOf(escapeControls(title), `${PAGE_STYLE}\n${REGISTRIES_STYLE}`, REGISTRIES_SCRIPT)}
</head>
<body>
<a class="skip" href="#main">Skip to the ports</a>
<header>
<div class="top"><span class="brand">hostport-lint</span><button type="button" id="theme" hidden></button></div>
<div class="verdict"><div><h1>${text(title)}</h1><p>${extent}</p></div></div>
<dl class="checked">${registries.map(({ name, title: whole, url }) => `<div><dt>${text(name)}</dt><dd>${linkTo(url, whole)}</dd></div>`).join('')}</dl>
</header>
<main id="main">
<section id="rows" aria-labelledby="rows-title">
<div class="section-head"><h2 id="rows-title">Host ports</h2><span id="rows-status" class="faint"></span></div>
<form class="filters" role="search" aria-label="Host ports" hidden id="filters">
<label class="wide">Search<input id="filter-text" type="search" placeholder="a port, 9000-9999, or words" autocomplete="off" spellcheck="false"></label>
<label>Platform<select id="filter-registry"><option value="">all</option>${registries.map(({ name }) => option(name)).join('')}</select></label>
<label>Team<select id="filter-team"><option value="">all</option>${teams.map(option).join('')}</select></label>
<button type="button" id="filter-clear">Clear</button>
</form>
<p id="rows-none" class="empty" hidden></p>
<table aria-labelledby="rows-title" class="registries"><thead><tr>${HEADINGS.map((name) => `<th scope="col">${name}</th>`).join('')}</tr></thead>
${groups.map(([port, own]) => bodyOf(port, own, registries)).join('\n')}
</table>
</section>
</main>
<footer>${footerOf({ version: VERSION, homepage: HOMEPAGE })}</footer>
<div id="announcement" role="status" aria-live="polite"></div>
<script>${REGISTRIES_SCRIPT}</script>
</body>
</html>
`;
}

/** Names of the registries that include one, also by way of others. */
function includersOf(name: string, registries: readonly Registry[]): string[] {
  const direct = registries.filter(({ includes = [] }) => includes.includes(name)).map((one) => one.name);
  return [...direct, ...direct.flatMap((one) => includersOf(one, registries))];
}

function bodyOf(port: number, rows: readonly Row[], registries: readonly Registry[]): string {
  const cells = ({ cells: { Port, ...rest } }: Row): string =>
    `<th scope="row" data-name="Port"><span>${Port}</span></th>${Object.entries(rest)
      .map(([name, cell]) => (cell === '' ? '<td class="blank"></td>' : `<td data-name="${name}"><span>${cell}</span></td>`))
      .join('')}`;
  const includedBy = (name: string): string => {
    const names = includersOf(name, registries);
    return names.length === 0 ? '' : ` data-included-by="${text(names.join(' '))}"`;
  };
  const data = ({ endPort, registry, team }: Row): string =>
    `data-port="${port}" data-end="${endPort}" data-registry="${text(registry)}"${includedBy(registry)} data-team="${text(team)}"`;
  return `<tbody id="${port}">${rows.map((row) => `<tr ${data(row)}>${cells(row)}</tr>`).join('\n')}</tbody>`;
}

function rowOf(row: Assignment, registry: Registry): Row {
  const { port, endPort, protocol, process, team, exposure, presence, when, since, removed, status, notes, owners } = row;
  const names = owners.map(({ kind, namespace, name }) =>
    [
      kind,
      [namespace, name]
        .filter((part) => part !== '*')
        .map(firstChoice)
        .join('/'),
    ]
      .filter((part) => part !== '*')
      .join(' '),
  );
  const more = names.length > 2 ? ` and ${names.length - 2} more` : '';
  const isFree = status === 'removed' || removed !== null;
  return {
    ...{ port, endPort, protocol, registry: registry.name, team: team ?? '' },
    cells: {
      Port: portLink(row),
      Process: `${isFree ? `<s>${text(process)}</s>` : text(process)}${faint(status === 'stale' ? 'no longer listens' : (notes ?? ''))}`,
      Registry: text(registry.name),
      Owner: `${text(team ?? '')}${faint(names.slice(0, 2).join(', ') + more)}`,
      Reach: exposure,
      Nodes: nodesCell({ presence, when }),
      Since: `${text(since ?? '')}${faint(isFree ? `free since ${removed ?? 'an older release'}` : '')}`,
      Source: sourceOf(row, registry),
    },
  };
}

/** A component that was seen on nodes although no row names it. */
function rowOfKnown(known: KnownListener, registry: Registry): Row {
  const { port, protocol, presence, when, owner } = known;
  return {
    ...{ port, endPort: port, protocol, registry: registry.name, team: '' },
    cells: {
      Port: portLink({ port, endPort: port, protocol }),
      Process: text(nameOfKnownListener(known)),
      Registry: `${text(registry.name)}${faint('no row; seen on nodes')}`,
      Owner: '',
      Reach: '',
      Nodes: nodesCell({ presence, when }),
      Since: '',
      Source: text(owner.source ?? ''),
    },
  };
}

function nodesCell({ presence, when }: Pick<Assignment, 'presence' | 'when'>): string {
  return `${presence === null ? '' : PRESENCES[presence]}${faint(when ?? '')}`;
}

function portLink(row: Pick<Assignment, 'port' | 'endPort' | 'protocol'>): string {
  return `<a href="#${row.port}">${portText(row)}</a>/${row.protocol}`;
}

function sourceOf(row: Assignment, { url, title }: Registry): string {
  if (!row.sources?.length) return linkTo(url, nameOfAssignment(row), row.citation.line);
  return row.sources
    .slice(0, 2)
    .map((source) => linkTo(urlOf(source), nameOfSource(source, title), source.line))
    .join('<br>');
}

function urlOf({ repository, ref, path, url }: RowSource): string | null {
  return url ?? (repository && ref && path ? `https://github.com/${repository}/blob/${ref}/${path}` : null);
}

function nameOfSource({ repository, path, line, section }: RowSource, title: string): string {
  const place = line === undefined ? section : `line ${line}`;
  return `${repository ? `${repository} ${path}` : title}${place ? `, ${place}` : ''}`;
}

/** The first of the choices of a pattern, so that a long list of namespaces takes one line. */
function firstChoice(pattern: string): string {
  const [first = '', ...more] = pattern.split('|');
  return more.length === 0 ? first : `${first}|…`;
}

/** A link, with the line if the address is of a file on GitHub; only the text for anything but a web address. */
function linkTo(url: string | null, words: string, line?: number): string {
  if (url === null || !isWebAddress(url)) return text(words);
  const place = line !== undefined && /^https:\/\/github\.com\/[^#]*\/blob\/[^#]*$/.test(url) ? `?plain=1#L${line}` : '';
  return `<a href="${text(url)}${place}" rel="noopener noreferrer">${text(words)}</a>`;
}

function faint(words: string): string {
  return words === '' ? '' : `<span class="faint">${text(words)}</span>`;
}

function option(value: string): string {
  return `<option>${text(value)}</option>`;
}
