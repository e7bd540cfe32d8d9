import { validate } from '../../schemas/config.schema.json?validator';
import { PROTOCOLS } from '../model/address.ts';
import { didYouMean } from '../model/exit-code.ts';
import type { Severity } from '../model/finding.ts';
import type { NodeRole } from '../model/node.ts';
import { type Owner, parseRelease } from '../model/registry.ts';
import { type Problem, problemAt } from '../model/source.ts';
import type { Span } from '../model/span.ts';
import { readPortRange } from '../net/address.ts';
import { readNetwork } from '../net/network.ts';
import { globProblem } from '../text/glob.ts';
import { isDate } from '../text/words.ts';
import { type CheckedFile, readChecked, type WrongFile } from '../yaml/checked-file.ts';
import { at, entriesAt, itemsAt, type Node, nodesOf, plainOf, type ScalarNode } from '../yaml/nodes.ts';
import { type NodeProblem, plainValue } from '../yaml/schema-problems.ts';
import type { ChartInstall, ClusterConfiguration, Configuration, HostedNetworks, Ignore, Install, Ports } from './configuration.ts';

/** A configuration with the line of each of its keys. */
interface ReadConfiguration {
  readonly configuration: Configuration;
  readonly lines: Readonly<Record<string, number>>;
  /** Null if it contains only comments. */
  readonly file: CheckedFile | null;
  /** Entries that match nothing; the rest of the configuration applies. */
  readonly skipped: readonly Problem[];
}

/** Reads a configuration; returns all problems if it is invalid. `knownRules` are the identifiers that it may name. */
export function readConfiguration(text: string, path: string, knownRules: readonly string[]): ReadConfiguration | WrongFile {
  const file = readChecked(text, path, validate, (root) => [...unknownRules(root, knownRules), ...wrongValues(root)]);
  if (file === null) return { configuration: {}, lines: {}, file, skipped: [] };
  if ('problems' in file) return file;
  const lines = Object.fromEntries(entriesAt(file.root).map(({ key }) => [key.text, file.spanOf(key).line]));
  return { configuration: configurationOf(file), lines, file, skipped: [...regularExpressions(file)] };
}

/** Owners that are written as regular expressions, which are not supported: they could take exponential time. */
function* regularExpressions({ root, spanOf }: CheckedFile): Iterable<Problem> {
  const message = 'owners: regular expressions (~) are not supported, so this entry matches nothing; use * and a|b';
  for (const owner of withClusters(root).flatMap((part) => itemsAt(part, 'owners')))
    for (const { value } of entriesAt(owner))
      if (value.type === 'scalar' && value.text.startsWith('~')) yield problemAt(spanOf(value), message);
}

/** The top of a configuration and each of its clusters, which can have some of the same keys. */
function withClusters(root: Node): Node[] {
  return [root, ...entriesAt(root, 'clusters').map(({ value }) => value)];
}

function* unknownRules(root: Node, knownRules: readonly string[]): Iterable<NodeProblem> {
  const named: readonly (readonly [string, Node])[] = [
    ...entriesAt(root, 'rules').map(({ key }) => ['rules', key] as const),
    ...itemsAt(root, 'overrides').flatMap((item, index) =>
      entriesAt(item, 'rules').map(({ key }) => [`overrides[${index}].rules`, key] as const),
    ),
    ...itemsAt(root, 'ignore').flatMap((item, index) => {
      const node = at(item, 'rule');
      return node ? [[`ignore[${index}].rule`, node] as const] : [];
    }),
  ];
  for (const [where, node] of named) {
    const name = textOfScalarNode(node) ?? '';
    if (knownRules.includes(name)) continue;
    const instead = didYouMean(name.slice(0, MAX_SHOWN), knownRules) || '; write one of those that hostport-lint rules lists';
    yield { node, message: `${where}: there is no rule "${name.slice(0, MAX_SHOWN)}"${instead}` };
  }
}

/** Maximum length of names in messages. */
const MAX_SHOWN = 60;

/** Maximum length of a value, because values are compared with every name of the input. */
const MAX_VALUE = 2_000;
/** Maximum number of `ignore` entries in a configuration and those that it extends, because each is compared with every finding. */
export const MAX_IGNORE = 1_000;

/**
 * Checks that a schema cannot express: a function that returns the problem of a text, and the paths of these texts; `*` stands for every
 * item of a list.
 */
const CHECKS: readonly (readonly [problemOf: (text: string) => string | null, ...paths: string[]])[] = [
  [(text) => (parseRelease(text) ? null : `release: "${text}" is not a release; write it like 4.19`), 'release'],
  [
    (text) => (portsOfOwner(text) ? null : 'ports go from 1 to 65535, and a range ends after it begins'),
    ...['nodePortRange', 'ephemeralRange', 'ranges.*.ports', 'owners.*.port', 'ignore.*.port'],
  ],
  [
    (text) => (readNetwork(text) ? null : `"${text}" is not a network; write it like 192.0.2.0/24`),
    ...['hosted.tenantCIDRs.*', 'hosted.workerCIDRs.*'],
  ],
  [globProblem, 'hosted.hub.*', 'exclude.*', 'overrides.*.paths.*', 'installs.*', 'ignore.*.path'],
  [(text) => (isDate(text) ? null : `until: no calendar has the day ${text}`), 'ignore.*.until'],
];

function* wrongValues(root: Node): Iterable<NodeProblem> {
  for (const node of nodesOf(root)) {
    if (node.type === 'scalar' && node.text.length > MAX_VALUE)
      yield { node, message: `a value can have ${MAX_VALUE} characters, this one has ${node.text.length}` };
  }
  const surplus = itemsAt(root, 'ignore')[MAX_IGNORE];
  if (surplus) yield { node: surplus, message: `ignore: there can be ${MAX_IGNORE} entries; keep more known findings in a baseline` };
  for (const part of withClusters(root)) {
    for (const [problemOf, ...paths] of CHECKS) {
      for (const node of paths.flatMap((path) => scalarsBelow(part, path.split('.')))) {
        const message = problemOf(node.text);
        if (message !== null) yield { node, message };
      }
    }
  }
}

/** The texts at a path; `*` stands for every item of a list. */
function scalarsBelow(node: Node | undefined, [key, ...rest]: readonly string[]): ScalarNode[] {
  if (key === undefined) return node?.type === 'scalar' && node.value !== null ? [node] : [];
  return key === '*' ? itemsAt(node).flatMap((item) => scalarsBelow(item, rest)) : scalarsBelow(at(node, key), rest);
}

/** The content of a file by the keys of its schema; values are texts as written, so that a release such as 4.20 keeps its zero. */
interface WrittenConfiguration
  extends Pick<Configuration, 'registries' | 'release' | 'exclude' | 'programs' | 'baseline' | 'minConfidence' | 'failOn' | 'format'> {
  readonly rules?: WrittenRules;
  readonly overrides?: readonly { readonly paths: readonly string[]; readonly rules: WrittenRules }[];
  readonly ranges?: readonly { readonly ports: string; readonly from?: string; readonly to?: string; since?: string; source?: string }[];
  readonly owners?: readonly ({ readonly port: string } & Partial<Pick<Owner, 'kind' | 'namespace' | 'name' | 'container'>>)[];
  readonly ignore?: readonly ({ readonly port?: string; readonly reason: string } & Partial<Omit<Ignore, 'ports' | 'span'>>)[];
  readonly nodeRoles?: readonly (Pick<NodeRole, 'name'> & Partial<Omit<NodeRole, 'count'>> & { readonly count?: string })[];
  readonly nodePortRange?: string;
  readonly ephemeralRange?: string;
  readonly hosted?: Partial<HostedNetworks>;
}

/** The installs of a cluster and its own keys. */
function clusterOf(root: Node, spanOf: CheckedFile['spanOf']): ClusterConfiguration {
  const { installs, ...own } = configurationOf({ root, spanOf }) as ClusterConfiguration;
  const typed = itemsAt(root, 'installs').map((item) => plainValue(item)?.value);
  return { ...own, installs: installs.map((install, index) => withTypedValues(install, typed[index])) };
}

/** Restores the types of a chart's values; all other values are texts. */
function withTypedValues(install: Install, typed: unknown): Install {
  const { set } = (typed ?? {}) as Partial<ChartInstall>;
  return typeof install === 'string' || set === undefined ? install : { ...install, set };
}

function configurationOf({ root, spanOf }: Pick<CheckedFile, 'root' | 'spanOf'>): Configuration {
  const written = (plainOf(root, ({ value, text }) => (value === null ? null : text))?.value ?? {}) as WrittenConfiguration;
  const { rules, overrides, ranges, owners, ignore, nodeRoles, nodePortRange, ephemeralRange, hosted } = written;
  const spanAt = (list: string, index: number): Span => spanOf(at(root, list, index) ?? root);
  const placeAt = (list: string, index: number): string => `${spanAt(list, index).path}:${spanAt(list, index).line}`;
  return {
    ...written,
    rules: rules && levelsOf(rules),
    overrides: overrides?.map(({ paths, rules: levels }) => ({ paths, rules: levelsOf(levels) })),
    ranges: ranges?.map(({ ports, from = null, to = null, since = null, source }, index) => ({
      ...(portsOfOwner(ports) ?? NO_PORTS),
      from,
      to,
      since,
      source: source ?? placeAt('ranges', index),
    })),
    owners: owners?.map(({ port, kind = '*', namespace = '*', name = '*', container = '*' }, index) => ({
      ...(portsOfOwner(port) ?? NO_PORTS),
      owner: { kind, namespace, name, container, claimant: 'workload', source: placeAt('owners', index) },
    })),
    ignore: ignore?.map(({ rule = null, path = null, workload = null, port, reason, until = null }, index) => ({
      rule,
      path,
      workload,
      ports: portsOfOwner(port),
      reason,
      until,
      span: spanAt('ignore', index),
    })),
    nodeRoles: nodeRoles?.map(({ name, labels = {}, optional = [], taints = [], count }) => ({
      name,
      labels,
      optional,
      taints: taints.map(({ key, effect, value }) => ({ key, effect, ...(value !== undefined && { value }) })),
      ...(count !== undefined && { count: Number(count) }),
    })),
    nodePortRange: portsOfOwner(nodePortRange) ?? undefined,
    ephemeralRange: portsOfOwner(ephemeralRange) ?? undefined,
    ...(at(root, 'clusters') && {
      clusters: Object.fromEntries(entriesAt(root, 'clusters').map(({ key, value }) => [key.text, clusterOf(value, spanOf)])),
    }),
    hosted: hosted && { tenantCIDRs: [], workerCIDRs: [], ...hosted },
  } as Configuration;
}

/** YAML 1.1 reads both `off` and `no` as false. */
type WrittenRules = Readonly<Record<string, Severity | 'off' | 'no'>>;

function levelsOf(rules: WrittenRules): Record<string, Severity | 'off'> {
  return Object.fromEntries(Object.entries(rules).map(([rule, level]) => [rule, level === 'no' ? 'off' : level]));
}

const NO_PORTS: Ports = { port: 0, endPort: 0, protocol: null };

/** Reads `9104`, `9104/UDP` or `9000-9100/TCP`; null for anything else. */
function portsOfOwner(text = ''): Ports | null {
  const [, first, last = first, named] = /^(\d+)(?:-(\d+))?(?:\/([A-Z]+))?$/.exec(text) ?? [];
  const range = readPortRange(`${first}-${last}`);
  return range && { ...range, protocol: PROTOCOLS.find((one) => one === named) ?? null };
}

function textOfScalarNode(node: Node | undefined): string | undefined {
  return node?.type === 'scalar' && node.value !== null ? node.text : undefined;
}
