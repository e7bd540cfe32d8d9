// Reads registry/<name>/rows.yaml, the form of registries whose rows come from several documents of a platform.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Assignment, Citation, Owner, Registry, RowSource } from '../src/model/registry.ts';
import { readBySchema } from './registry-files.ts';

interface Place {
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

/** Reads a rows.yaml. Throws an Error that names every wrong place. */
export function readRowsFile(root: string, name: string): RowsFile {
  const path = `registry/${name}/rows.yaml`;
  const file = readBySchema(root, path, 'registry/rows.schema.json') as RowsFile;
  const unknown = [...file.rows.flatMap(({ sources }) => sources), ...file.notRows].find((source) => !(source.in in file.sources));
  if (unknown) throw new Error(`${path}: sources do not contain ${unknown.in}`);
  if (file.name !== name) throw new Error(`${path}: the name is ${file.name}, and the folder ${name}`);
  return file;
}

/** The registry that a rows.yaml describes. Throws an Error that names every wrong place. */
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

function assignmentOf(row: Row, { name, sources: places }: RowsFile, line: number): Assignment {
  const [port = 0, endPort = port] = String(row.port).split('-').map(Number);
  const sources = row.sources.map(({ in: place, ...rest }): RowSource => {
    const { repository, ref, path, url } = places[place] ?? {};
    return { ...(url === undefined ? { repository, ref, path } : { url }), ...rest };
  });
  return {
    registry: name,
    protocol: row.protocol,
    port,
    endPort,
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
      ...{ kind, namespace, name: workload, container, claimant },
      source: null,
    })),
    status: row.removed === undefined ? 'active' : 'removed',
    presence: row.presence ?? null,
    when: row.when ?? null,
    sources,
  };
}

/** The first source with a line, else the row in rows.yaml. */
function citationOf(sources: readonly RowSource[], name: string, line: number): Citation {
  const cited = sources.find((source) => source.line !== undefined);
  if (cited?.line === undefined) return { document: `registry/${name}/rows.yaml`, table: 'rows', line };
  return { document: `${cited.repository} ${cited.path}`, table: 'rows', line: cited.line };
}
