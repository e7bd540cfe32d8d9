import { type PortRange, portText } from '../../model/address.ts';
import { groupBy } from '../../model/groups.ts';
import {
  type Assignment,
  type KnownListener,
  nameOfAssignment,
  nameOfKnownListener,
  type Owner,
  type Presence,
  type Registry,
  type RowSource,
} from '../../model/registry.ts';
import { firstFew, plural } from '../../text/words.ts';
import { HOMEPAGE, VERSION } from '../product.ts';
import { PAGE_REGISTRIES, PAGE_STYLE, REGISTRIES_SCRIPT, REGISTRIES_STYLE } from './assets.ts';
import { filled, htmlText, linkTo, pageOf } from './parts.ts';

const HEADINGS = ['Port', 'Process', 'Registry', 'Owner', 'Reach', 'Nodes', 'Since', 'Source'] as const;
const PRESENCES: Readonly<Record<Presence, string>> = {
  'every-node': 'every node',
  'control-plane-nodes': 'control-plane nodes',
  optional: 'some',
};
/** Maximum number of owners and sources of a row in its cells. */
const MAX_LISTED = 2;

/** A row of the page; its cells are HTML. */
interface RegistryRow extends PortRange {
  readonly registry: Registry;
  readonly team: string;
  readonly cells: Readonly<Partial<Record<(typeof HEADINGS)[number], string>>>;
}

/** A self-contained page: the rows of registries side by side by port, each port with an address such as `#9100`. */
export function registriesHtml(registries: readonly Registry[]): string {
  const rows = registries.flatMap((registry) => [
    ...registry.assignments.map((row) => registryRowOf(row, registry)),
    ...(registry.unregistered ?? []).map((known) => rowOfKnownListener(known, registry)),
  ]);
  const groups = [...groupBy(rows, ({ port }) => port)].sort(([a], [b]) => a - b);
  const [only, ...others] = registries;
  const [title, extent] =
    only && others.length === 0 ? [only.title, 'a registry'] : ['Host ports of Kubernetes platforms', `${registries.length} registries`];
  const links = registries.map(
    ({ name, title: whole, url }) => `<div><dt>${htmlText(name)}</dt><dd>${linkTo(url, htmlText(whole))}</dd></div>`,
  );
  const bodies = groups.map(
    ([port, own]) => `<tbody id="${port}" tabindex="-1">${own.map((row) => rowElement(row, registries)).join('\n')}</tbody>`,
  );
  return pageOf(
    {
      title,
      content: 'ports',
      style: `${PAGE_STYLE}\n${REGISTRIES_STYLE}`,
      script: REGISTRIES_SCRIPT,
      header: `<div class="verdict"><div><h1>${htmlText(title)}</h1><p>${plural(rows.length, 'row')} of ${extent}</p></div></div>
<dl class="checked">${links.join('')}</dl>`,
      main: filled(PAGE_REGISTRIES, { heads: HEADINGS.map((name) => `<th scope="col">${name}</th>`).join(''), bodies: bodies.join('\n') }),
    },
    { version: VERSION, homepage: HOMEPAGE },
  );
}

function rowElement({ port, endPort, registry: { name }, team, cells }: RegistryRow, registries: readonly Registry[]): string {
  const shown = HEADINGS.map((heading) => {
    if (!cells[heading]) return '<td class="blank"></td>';
    const [tag, scope] = heading === 'Port' ? ['th', ' scope="row"'] : ['td', ''];
    return `<${tag}${scope} data-name="${heading}"><span>${cells[heading]}</span></${tag}>`;
  });
  const platforms = [name, ...includersOf(name, registries)].join(' ');
  const data = `data-port="${port}" data-end="${endPort}" data-platforms="${htmlText(platforms)}" data-team="${htmlText(team)}"`;
  return `<tr ${data}>${shown.join('')}</tr>`;
}

/** Names of the registries that include one, directly and through others. */
function includersOf(name: string, registries: readonly Registry[]): string[] {
  const direct = registries.filter(({ includes = [] }) => includes.includes(name)).map((one) => one.name);
  return [...direct, ...direct.flatMap((one) => includersOf(one, registries))];
}

function registryRowOf(row: Assignment, registry: Registry): RegistryRow {
  const { port, endPort, process, exposure, since, removed, status, notes, owners } = row;
  const team = row.team ?? '';
  const isFree = status === 'removed' || removed !== null;
  return {
    port,
    endPort,
    registry,
    team,
    cells: {
      Port: portLink(row),
      Process: `${isFree ? `<s>${htmlText(process)}</s>` : htmlText(process)}${faint(status === 'stale' ? 'no longer listens' : notes)}`,
      Registry: htmlText(registry.name),
      Owner: `${htmlText(team)}${faint(firstFew(owners.map(ownerInWords), MAX_LISTED))}`,
      Reach: exposure,
      Nodes: nodesText(row),
      Since: `${htmlText(since ?? '')}${faint(isFree ? `free since ${removed ?? 'an older release'}` : null)}`,
      Source: sourceLinks(row, registry),
    },
  };
}

/** A row for a component without a registry row that was observed on nodes. */
function rowOfKnownListener(known: KnownListener, registry: Registry): RegistryRow {
  const range = { port: known.port, endPort: known.port };
  return {
    ...range,
    registry,
    team: '',
    cells: {
      Port: portLink({ ...known, ...range }),
      Process: htmlText(nameOfKnownListener(known)),
      Registry: `${htmlText(registry.name)}${faint('no row; observed on nodes')}`,
      Nodes: nodesText(known),
      Source: htmlText(known.owner.source ?? ''),
    },
  };
}

function ownerInWords({ kind, namespace, name }: Owner): string {
  const names = [namespace, name].filter((part) => part !== '*').map(firstChoice);
  return [kind, names.join('/')].filter((part) => part !== '*').join(' ');
}

/** The first choice of a pattern, so that a long list of namespaces takes one line. */
function firstChoice(pattern: string): string {
  const [first = '', ...more] = pattern.split('|');
  return more.length === 0 ? first : `${first}|…`;
}

function nodesText({ presence, when }: Pick<Assignment, 'presence' | 'when'>): string {
  return `${presence === null ? '' : PRESENCES[presence]}${faint(when)}`;
}

function portLink(row: Pick<Assignment, 'port' | 'endPort' | 'protocol'>): string {
  return `<a href="#${row.port}">${portText(row)}</a>/${row.protocol}`;
}

/** Links to the lines that prove a row. */
function sourceLinks(row: Assignment, { url, title }: Registry): string {
  if (!row.sources?.length) return linkTo(withLine(url, row.citation.line), htmlText(nameOfAssignment(row)));
  const links = row.sources
    .slice(0, MAX_LISTED)
    .map((source) => linkTo(withLine(urlOf(source), source.line), htmlText(sourceInWords(source, title))));
  return links.join('<br>');
}

function urlOf({ repository, ref, path, url }: RowSource): string | null {
  return url ?? (repository && ref && path ? `https://github.com/${repository}/blob/${ref}/${path}` : null);
}

/** The URL of a line of a file on GitHub; other URLs are unchanged. */
function withLine(url: string | null, line: number | undefined): string | null {
  return url !== null && line !== undefined && /^https:\/\/github\.com\/[^#]*\/blob\/[^#]*$/.test(url) ? `${url}?plain=1#L${line}` : url;
}

function sourceInWords({ repository, path, line, section }: RowSource, title: string): string {
  const place = line === undefined ? section : `line ${line}`;
  return `${repository ? `${repository} ${path}` : title}${place ? `, ${place}` : ''}`;
}

function faint(words: string | null): string {
  return words === null || words === '' ? '' : `<span class="faint">${htmlText(words)}</span>`;
}
