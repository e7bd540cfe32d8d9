import { PROTOCOLS } from '../model/address.ts';
import type { Severity } from '../model/finding.ts';
import type { Confidence } from '../model/listener.ts';
import { parseRelease } from '../model/registry.ts';
import { type CheckedFile, readChecked, type WrongFile } from '../text/checked-file.ts';
import { globProblem } from '../text/glob.ts';
import { readNetwork } from '../text/network.ts';
import { readPortRange } from '../text/port-range.ts';
import type { NodeProblem } from '../text/schema-problems.ts';
import { isDate } from '../text/words.ts';
import { at, entriesAt, itemsAt, type Node, numberAt, scalarAt } from '../text/yaml-nodes.ts';
import type { Configuration, Ignore, Ports, Role } from './configuration.ts';
import { validate } from './validator.js';

/** A configuration with the line of each of its keys. */
export interface ReadConfiguration {
  readonly configuration: Configuration;
  readonly lines: Readonly<Record<string, number>>;
  /** Null where it holds only comments. */
  readonly file: CheckedFile | null;
}

/** Reads a configuration, or tells everything that is wrong with it. */
export function readConfiguration(text: string, path: string): ReadConfiguration | WrongFile {
  const file = readChecked(text, path, validate, wrongValues);
  if (file === null) return { configuration: {}, lines: {}, file };
  if ('problems' in file) return file;
  const lines = Object.fromEntries(entriesAt(file.root).map(({ key }) => [key.text, file.spanOf(key).line]));
  return { configuration: configurationOf(file), lines, file };
}

/** What a schema cannot say: ranges that end before they begin, days that no calendar has, releases that are none. */
function* wrongValues(root: Node): Iterable<NodeProblem> {
  const release = at(root, 'release');
  if (release?.type === 'scalar' && !parseRelease(release.text)) {
    yield { node: release, message: `release: "${release.text}" is no release; write it like 4.19` };
  }
  const ports = [
    ...['nodePortRange', 'ephemeralRange'].map((key) => at(root, key)),
    ...itemsAt(root, 'ranges').map((item) => at(item, 'ports')),
    ...itemsAt(root, 'owners').map((item) => at(item, 'port')),
    ...itemsAt(root, 'ignore').map((item) => at(item, 'port')),
  ];
  for (const node of ports) {
    if (node && portsOf(node) === null) yield { node, message: 'ports go from 1 to 65535, and a range ends after it begins' };
  }
  for (const item of itemsAt(root, 'owners')) {
    const node = at(item, 'port');
    const found = portsOf(node);
    if (node && found && found.port !== found.endPort) yield { node, message: 'an owner holds one port; write an entry for each' };
  }
  for (const node of [...itemsAt(root, 'hosted', 'tenantCIDRs'), ...itemsAt(root, 'hosted', 'workerCIDRs')]) {
    if (!readNetwork(textOf(node) ?? '')) yield { node, message: `"${textOf(node)}" is no network; write it like 192.0.2.0/24` };
  }
  const globs = [
    ...itemsAt(root, 'hosted', 'hub'),
    ...itemsAt(root, 'exclude'),
    ...entriesAt(root, 'sets').flatMap(({ value }) => itemsAt(value)),
    ...itemsAt(root, 'ignore').map((item) => at(item, 'path')),
  ];
  for (const node of globs) {
    const problem = globProblem(textOf(node) ?? '');
    if (node && problem !== null) yield { node, message: problem };
  }
  for (const item of itemsAt(root, 'ignore')) {
    const until = scalarAt(item, 'until');
    if (until && !isDate(until.text)) yield { node: until, message: `until: no calendar has the day ${until.text}` };
  }
}

function configurationOf(file: CheckedFile): Configuration {
  const { root } = file;
  const read = {
    registries: textsAt(root, 'registries'),
    release: textAt(root, 'release'),
    rules: entriesOf(root, 'rules', (value) => severityOf(textOf(value))),
    ranges: listAt(root, 'ranges', (item) => ({
      ...(portsOf(at(item, 'ports')) ?? NO_PORTS),
      from: textAt(item, 'from') ?? null,
      to: textAt(item, 'to') ?? null,
      since: textAt(item, 'since') ?? null,
      source: textAt(item, 'source') ?? placeOf(file, item),
    })),
    owners: listAt(root, 'owners', (item) => ({
      ...(portsOf(at(item, 'port')) ?? NO_PORTS),
      owner: {
        kind: textAt(item, 'kind') ?? '*',
        namespace: textAt(item, 'namespace') ?? '*',
        name: textAt(item, 'name') ?? '*',
        container: textAt(item, 'container') ?? '*',
        claimant: 'workload' as const,
        source: placeOf(file, item),
      },
    })),
    sets: entriesOf(root, 'sets', (value) => textsAt(value) ?? []),
    exclude: textsAt(root, 'exclude'),
    ignore: listAt(root, 'ignore', (item) => ignoreOf(file, item)),
    programs: textsAt(root, 'programs'),
    baseline: textAt(root, 'baseline'),
    nodeRoles: listAt(root, 'nodeRoles', roleOf),
    nodePortRange: portsOf(at(root, 'nodePortRange')) ?? undefined,
    ephemeralRange: portsOf(at(root, 'ephemeralRange')) ?? undefined,
    hosted: hostedAt(root),
    minConfidence: textAt(root, 'minConfidence') as Confidence | undefined,
    failOn: textAt(root, 'failOn') as Severity | 'never' | undefined,
    format: textAt(root, 'format'),
  };
  return Object.fromEntries(Object.entries(read).filter(([, value]) => value !== undefined)) as Configuration;
}

function ignoreOf(file: CheckedFile, item: Node): Ignore {
  return {
    rule: textAt(item, 'rule') ?? null,
    path: textAt(item, 'path') ?? null,
    workload: textAt(item, 'workload') ?? null,
    ports: portsOf(at(item, 'port')),
    reason: textAt(item, 'reason') ?? '',
    until: textAt(item, 'until') ?? null,
    span: file.spanOf(item),
  };
}

function roleOf(item: Node): Role {
  const count = numberAt(item, 'count');
  return {
    name: textAt(item, 'name') ?? '',
    labels: entriesOf(item, 'labels', (value) => (value.type === 'scalar' && value.value !== null ? value.text : null)) ?? {},
    optional: textsAt(item, 'optional') ?? [],
    taints: itemsAt(item, 'taints').map((taint) => {
      const value = textAt(taint, 'value');
      return { key: textAt(taint, 'key') ?? '', effect: textAt(taint, 'effect') ?? '', ...(value === undefined ? {} : { value }) };
    }),
    ...(count === undefined ? {} : { count }),
  };
}

function hostedAt(root: Node): Configuration['hosted'] {
  const hosted = at(root, 'hosted');
  if (hosted === undefined) return undefined;
  const hub = textsAt(hosted, 'hub');
  return {
    tenantCIDRs: textsAt(hosted, 'tenantCIDRs') ?? [],
    workerCIDRs: textsAt(hosted, 'workerCIDRs') ?? [],
    ...(hub === undefined ? {} : { hub }),
  };
}

const NO_PORTS: Ports = { port: 0, endPort: 0, protocol: null };

/** Reads `9104`, `9104/UDP` or `9000-9100/TCP`; null where that is no port or range. */
function portsOf(node: Node | undefined): Ports | null {
  const [, first, last = first, named] = /^(\d+)(?:-(\d+))?(?:\/([A-Z]+))?$/.exec(textOf(node) ?? '') ?? [];
  const range = readPortRange(`${first}-${last}`);
  return range && { ...range, protocol: PROTOCOLS.find((one) => one === named) ?? null };
}

/** YAML 1.1 reads `no` as it reads `off`, so people write either. */
function severityOf(text: string | undefined): Severity | 'off' {
  return text === 'no' ? 'off' : (text as Severity | 'off');
}

/** How the place of an entry is cited. */
function placeOf(file: CheckedFile, node: Node): string {
  const { path, line } = file.spanOf(node);
  return `${path}:${line}`;
}

/** The characters as written, so that a release such as 4.20 keeps its zero. */
function textOf(node: Node | undefined): string | undefined {
  return node?.type === 'scalar' && node.value !== null ? node.text : undefined;
}

function textAt(node: Node, key: string): string | undefined {
  return textOf(at(node, key));
}

function textsAt(node: Node, ...path: string[]): string[] | undefined {
  const list = at(node, ...path);
  return list?.type === 'sequence' ? list.items.flatMap((item) => textOf(item) ?? []) : undefined;
}

function listAt<Item>(node: Node, key: string, read: (item: Node) => Item): Item[] | undefined {
  const list = at(node, key);
  return list?.type === 'sequence' ? list.items.map(read) : undefined;
}

function entriesOf<Value>(node: Node, key: string, read: (value: Node) => Value): Record<string, Value> | undefined {
  const mapping = at(node, key);
  return mapping?.type === 'mapping' ? Object.fromEntries(mapping.entries.map((entry) => [entry.key.text, read(entry.value)])) : undefined;
}
