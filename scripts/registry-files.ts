// Reads the owners.yaml and ranges.yaml of a folder of registry/, with the schemas in registry/
import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { PortRange, Protocol } from '../src/model/address.ts';
import type { KnownListener, Owner, Presence, Registry } from '../src/model/registry.ts';
import { readPorts } from '../src/registry/cells.ts';
import type { ProcessOwnership } from '../src/registry/ownership.ts';
import { readChecked } from '../src/yaml/checked-file.ts';
import type { Node } from '../src/yaml/nodes.ts';
import type { NodeProblem, Validate } from '../src/yaml/schema-problems.ts';

type WrittenOwner = Pick<Owner, 'kind' | 'namespace' | 'name' | 'container'> & Partial<Pick<Owner, 'claimant' | 'source'>>;

interface Condition {
  readonly presence?: Presence;
  readonly when?: string;
}

interface OwnersFile {
  readonly owners: readonly (Condition &
    Pick<ProcessOwnership, 'process' | 'status'> & { readonly ports: readonly string[]; readonly workloads: readonly WrittenOwner[] })[];
  readonly unregistered?: readonly (Condition & WrittenOwner & { readonly port: string })[];
}

interface RangesFile extends Pick<Registry, 'name' | 'title' | 'url' | 'platformNamespaces' | 'platformAnnotations'> {
  readonly ranges: readonly { readonly ports: readonly string[]; from: string; to: string; since?: string; source: string }[];
  readonly reservedRanges: readonly { readonly ports: string; readonly source: string }[];
}

/** The owners of the rows, and of ports without a row. Throws an Error that lists every invalid place. */
export function readOwners(root: string, file: string): { ownership: ProcessOwnership[]; unregistered: KnownListener[] } {
  const { owners, unregistered = [] } = readBySchema(root, file, 'registry/owners.schema.json') as OwnersFile;
  return {
    ownership: owners.flatMap(({ process, ports, status, workloads, presence = null, when = null }) =>
      ports.map((port) => ({ ...portOf(port), process, status, owners: workloads.map(ownerOf), presence, when })),
    ),
    unregistered: unregistered.map(({ port: written, presence = null, when = null, ...owner }) => {
      const { protocol, port } = portOf(written);
      return { protocol, port, owner: ownerOf(owner), presence, when };
    }),
  };
}

/** The ranges, and the signs of the platform's own workloads. Throws an Error that lists every invalid place. */
export function readRanges(root: string, file: string) {
  const { ranges, reservedRanges, ...platform } = readBySchema(root, file, 'registry/ranges.schema.json') as RangesFile;
  return {
    ...platform,
    ranges: ranges.flatMap(({ ports, from, to, since = null, source }) =>
      ports.map((written) => {
        const { protocol, port, endPort } = portOf(written);
        return { registry: platform.name, protocol, port, endPort, from, to, since, source };
      }),
    ),
    reservedRanges: reservedRanges.map(({ ports, source }) => {
      const { port, endPort } = portOf(`${ports}/TCP`);
      return { port, endPort, source };
    }),
  };
}

/** The value of a YAML file, with the defaults of its schema. Throws an Error that lists every invalid place. */
export function readBySchema(root: string, file: string, schema: string, wrongValues?: (root: Node) => Iterable<NodeProblem>): unknown {
  if (!existsSync(join(root, file)))
    throw new Error(`${file}: is missing; beside its host-ports.md a registry has an owners.yaml and a ranges.yaml`);
  const require = createRequire(import.meta.url);
  const { default: Ajv } = require('ajv/dist/2020') as typeof import('ajv/dist/2020.js');
  const ajv = new Ajv({ useDefaults: true, allErrors: true, verbose: true, allowUnionTypes: true, keywords: ['errorMessage'] });
  const validate = ajv.compile(JSON.parse(readFileSync(join(root, schema), 'utf8'))) as Validate;
  const checked = readChecked(readFileSync(join(root, file), 'utf8'), file, validate, wrongValues);
  if (checked !== null && 'value' in checked) return checked.value;
  const problems = checked?.problems ?? [{ path: file, line: 1, column: 1, message: 'the file is empty' }];
  throw new Error(problems.map(({ path, line, column, message }) => `${path}:${line}:${column}: ${message}`).join('\n'));
}

/** `9104/TCP`, or `9200-9219/TCP`. */
function portOf(text: string): PortRange & { readonly protocol: Protocol } {
  const cell = readPorts(text);
  const [range, protocol] = typeof cell === 'string' ? [] : [cell.ranges[0], cell.protocols[0]];
  if (!range || !protocol) throw new Error(typeof cell === 'string' ? cell : `${text} is not a port with its transport`);
  return { ...range, protocol };
}

function ownerOf({ kind, namespace, name, container, claimant = 'workload', source = null }: WrittenOwner): Owner {
  return { kind, namespace, name, container, claimant, source };
}
