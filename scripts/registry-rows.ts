// Reads registry/<name>/rows.yaml, the format of registries whose rows are from several documents of a platform.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type PortRange, rangesOverlap } from '../src/model/address.ts';
import type { Assignment, Citation, Owner, Registry, RowSource } from '../src/model/registry.ts';
import { reasonOf } from '../src/text/problem.ts';
import { at, entriesAt, itemsAt, type Node, scalarAt, stringAt } from '../src/yaml/nodes.ts';
import type { NodeProblem } from '../src/yaml/schema-problems.ts';
import { parseYaml } from '../src/yaml/tree.ts';
import { readBySchema } from './registry-files.ts';

/** The place of a source. */
export interface Place {
  readonly repository?: string;
  readonly ref?: string;
  readonly path?: string;
  readonly url?: string;
  readonly numbersAfter?: string;
}

interface Row extends Pick<Assignment, 'protocol' | 'process' | 'exposure'> {
  readonly port: number | string;
  readonly controlPlaneOnly?: boolean;
  readonly removed?: string;
  readonly presence?: Assignment['presence'];
  readonly when?: string;
  readonly notes?: string;
  readonly owners: readonly Omit<Owner, 'source'>[];
  readonly sources: readonly { readonly in: string; readonly line?: number; readonly section?: string; readonly match: string }[];
}

/** A rows.yaml, with the defaults of its schema. */
export interface RowsFile extends Pick<Registry, 'name' | 'title' | 'platformNamespaces'> {
  readonly url: string;
  readonly includes: readonly string[];
  readonly loadBalancerServices: 'host-ports' | 'none';
  readonly sources: Readonly<Record<string, Place>>;
  readonly rows: readonly Row[];
  readonly notRows: readonly { readonly in: string; readonly number: number; readonly why: string }[];
}

/** Reads a rows.yaml. Throws an Error that lists every invalid place. */
export function readRowsFile(root: string, name: string): RowsFile {
  const path = `registry/${name}/rows.yaml`;
  return readBySchema(root, path, 'registry/rows.schema.json', (file) => wrongValues(root, name, file)) as RowsFile;
}

/** Checks that the schema cannot express: names, patterns, and rows that contradict each other. */
function* wrongValues(root: string, name: string, file: Node): Iterable<NodeProblem> {
  const nameNode = scalarAt(file, 'name');
  if (nameNode && nameNode.text !== name) yield { node: nameNode, message: `the name is ${nameNode.text}, and the folder ${name}` };
  for (const node of itemsAt(file, 'includes')) {
    const problem = node.type === 'scalar' ? includeProblem(root, [name], node.text) : null;
    if (problem !== null) yield { node, message: problem };
  }
  const places = new Set(entriesAt(file, 'sources').map(({ key }) => key.text));
  const seen: (PortRange & { readonly protocol: string; readonly process: string; readonly isAlways: boolean })[] = [];
  for (const row of itemsAt(file, 'rows')) {
    yield* itemsAt(row, 'sources').flatMap((cited) => wrongSource(cited, places));
    const [port, process] = [scalarAt(row, 'port'), stringAt(row, 'process') ?? ''];
    if (!port || at(row, 'removed')) continue;
    const protocol = stringAt(row, 'protocol') ?? 'TCP';
    const range = portsOfRow(port.text);
    if (range.endPort < range.port) yield { node: port, message: `the range ${port.text} ends before it begins` };
    if (range.endPort > 65_535) yield { node: port, message: `${range.endPort} is above 65535` };
    const when = at(row, 'when');
    if (when && stringAt(row, 'presence') === 'every-node')
      yield { node: when, message: 'a row with when has the presence optional, not every-node' };
    const one = { ...range, protocol, process, isAlways: when === undefined };
    const other = seen.find(
      (earlier) => earlier.protocol === protocol && rangesOverlap(earlier, one) && (one.isAlways || earlier.isAlways),
    );
    if (other)
      yield { node: port, message: `${port.text}/${protocol} is also the port of ${other.process}; say when each of them listens` };
    seen.push(one);
  }
  yield* itemsAt(file, 'notRows').flatMap((cited) => wrongSource(cited, places));
}

function wrongSource(cited: Node, places: ReadonlySet<string>): NodeProblem[] {
  const [place, match] = [scalarAt(cited, 'in'), scalarAt(cited, 'match')];
  const unknown = place && !places.has(place.text) ? [{ node: place, message: `sources do not contain ${place.text}` }] : [];
  try {
    new RegExp(match?.text ?? '');
    return unknown;
  } catch (error) {
    return [...unknown, { node: match ?? cited, message: `is not a regular expression: ${reasonOf(error)}` }];
  }
}

/** Why a registry cannot be included: it does not exist, or it includes one of `by`; null if it can be included. */
function includeProblem(root: string, by: readonly string[], name: string): string | null {
  if (by.includes(name)) return `includes itself: ${[...by, name].join(', which includes ')}`;
  const folder = join(root, 'registry', name);
  if (!existsSync(folder)) return `there is no registry ${name}`;
  if (!existsSync(join(folder, 'rows.yaml'))) return null;
  const tree = parseYaml(readFileSync(join(folder, 'rows.yaml'), 'utf8'));
  const included = tree !== null && 'root' in tree ? stringsOf(itemsAt(tree.root, 'includes')) : [];
  return included.map((one) => includeProblem(root, [...by, name], one)).find((problem) => problem !== null) ?? null;
}

function stringsOf(nodes: readonly Node[]): string[] {
  return nodes.flatMap((node) => (node.type === 'scalar' ? [node.text] : []));
}

/** The registry in a rows.yaml. Throws an Error that lists every invalid place. */
export function registryOfRows(root: string, name: string): Registry {
  const file = readRowsFile(root, name);
  const lines = readFileSync(join(root, `registry/${name}/rows.yaml`), 'utf8').split('\n');
  const starts = lines.flatMap((line, index) => (/^ {2}- port:/.test(line) ? [index + 1] : []));
  const { title, url, includes, loadBalancerServices, platformNamespaces } = file;
  return {
    version: 1,
    name,
    title,
    url,
    ...(includes.length > 0 && { includes }),
    ...(loadBalancerServices !== 'none' && { loadBalancerServices }),
    assignments: file.rows.map((row, index) => assignmentOf(row, file, starts[index] ?? 1)),
    ranges: [],
    reservedRanges: [],
    platformNamespaces,
    platformAnnotations: [],
    unregistered: [],
  };
}

/** The ports of a row: one port or a range. */
export function portsOfRow(written: Row['port']): PortRange {
  const [port = 0, endPort = port] = String(written).split('-').map(Number);
  return { port, endPort };
}

function assignmentOf(row: Row, { name, sources: places }: RowsFile, line: number): Assignment {
  const sources = row.sources.map(({ in: place, ...rest }): RowSource => {
    const { repository, ref, path, url } = places[place] ?? {};
    return { ...(url === undefined ? { repository, ref, path } : { url }), ...rest };
  });
  return {
    registry: name,
    protocol: row.protocol,
    ...portsOfRow(row.port),
    process: row.process,
    applicationProtocol: null,
    exposure: row.exposure,
    controlPlaneOnly: row.controlPlaneOnly ?? null,
    team: null,
    since: null,
    removed: row.removed ?? null,
    notes: row.notes ?? null,
    citation: citationOf(sources, name, line),
    owners: row.owners.map(({ kind, namespace, name: workload, container, claimant }) => ({
      kind,
      namespace,
      name: workload,
      container,
      claimant,
      source: null,
    })),
    status: row.removed === undefined ? 'active' : 'removed',
    presence: row.presence ?? null,
    when: row.when ?? null,
    sources,
  };
}

/** The first source with a line, otherwise the row in rows.yaml. */
function citationOf(sources: readonly RowSource[], name: string, line: number): Citation {
  const cited = sources.find((source) => source.line !== undefined);
  if (cited?.line === undefined) return { document: `registry/${name}/rows.yaml`, table: 'rows', line };
  return { document: `${cited.repository} ${cited.path}`, table: 'rows', line: cited.line };
}
