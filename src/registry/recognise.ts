import type { NodeSigns } from '../model/cluster.ts';
import type { ObjectName } from '../model/document.ts';
import { groupBy } from '../model/groups.ts';
import { builtInRegistry, DEFAULT_REGISTRY } from './built-in.ts';
import known from './platforms.yaml';

/** What the input shows of its platform. */
export interface PlatformSigns {
  /** `GROUP/KIND` of objects that are not templates of charts. */
  readonly groups: ReadonlySet<string>;
  /** Names of files. */
  readonly files: ReadonlySet<string>;
  /** Texts of `signsInText`. */
  readonly texts: ReadonlySet<string>;
  readonly workloads: Iterable<Pick<ObjectName, 'kind' | 'namespace' | 'name'>>;
  readonly nodes: readonly NodeSigns[];
  /** A ClusterVersion is among the objects. */
  readonly isOpenShift: boolean;
}

/** The built-in registries of a platform, and what shows it. */
export interface ShownRegistries {
  readonly names: readonly string[];
  /** Completes "because ...". */
  readonly why: string;
  /** What shows the platform: its nodes or their units, which are of one cluster; objects; else null. */
  readonly shownBy: 'nodes' | 'objects' | null;
  /** True if nodes or their units show a platform on which Services of type LoadBalancer use host ports. */
  readonly loadBalancersUseHostPorts: boolean;
}

/** How a platform shows; platforms.yaml explains each key. */
interface Platform {
  readonly kubelet?: string;
  readonly key?: string;
  readonly system?: string;
  readonly groups?: readonly string[];
  readonly units?: readonly string[];
  readonly texts?: readonly string[];
  readonly registries: readonly string[];
}

const { platforms, networks, portable, loadBalancers } = known as {
  readonly platforms: Readonly<Record<string, Platform>>;
  readonly networks: Readonly<Record<string, string>>;
  readonly portable: readonly string[];
  readonly loadBalancers: { readonly groups: readonly string[]; readonly texts: readonly string[] };
};

const TEXTS: readonly string[] = [...Object.values(platforms).flatMap(({ texts = [] }) => texts), ...loadBalancers.texts];

/** Parts of these texts that are rare elsewhere. Several texts share one, and Node.js searches for at most six characters at the speed of memory. */
const PARTS = ['opensh', 'ranche', 'rke2-', '/k0s', 'amazon', 'google', 'talos', 'sidero', 'vicelb'];
const BY_PART = groupBy(TEXTS, (text) => PARTS.find((part) => text.includes(part)) ?? text.slice(0, 6));

/** Adds the texts of platforms.yaml that bytes contain outside of comments. */
export function signsInText(bytes: Buffer, found: Set<string>): void {
  for (const [part, texts] of BY_PART) {
    const missing = texts.filter((text) => !found.has(text));
    if (missing.length === 0 || !bytes.includes(part)) continue;
    for (const text of missing) {
      const isInLine = (line: string): boolean => line.includes(text) && !line.split(text, 1)[0]?.includes('#');
      if (bytes.includes(text) && bytes.toString('latin1').split('\n').some(isInLine)) found.add(text);
    }
  }
}

/** The registries that fit the input: those of the only platform that it shows, else the default, and those of its network plugins. */
export function registriesShownBy(signs: PlatformSigns): ShownRegistries {
  const shown = platformsShownBy(signs);
  const plugins = pluginsIn(signs);
  const [only, ...others] = [...shown.keys()];
  const isOne = only !== undefined && others.length === 0;
  const base = isOne ? (platforms[only]?.registries ?? []) : [DEFAULT_REGISTRY];
  const [sign] = shown.get(only ?? '') ?? [];
  const why = isOne ? (sign?.why ?? '') : only ? `the input shows several platforms: ${[only, ...others].join(', ')}` : NOTHING;
  return {
    names: [...new Set([...base, ...plugins.map(([, registry]) => registry)])],
    shownBy: !isOne || !sign || sign.isOfText ? null : sign.isOfNodes ? 'nodes' : 'objects',
    why: `${why}${plugins.map(([name]) => `, and DaemonSet ${name} is among the objects`).join('')}`,
    loadBalancersUseHostPorts:
      isOne && sign?.isOfNodes === true && base.some((name) => builtInRegistry(name)?.loadBalancerServices === 'host-ports'),
  };
}

const NOTHING = 'nothing in the input shows another platform';

/** True if objects show that something other than the platform serves Services of type LoadBalancer. */
export function hasLoadBalancers({ groups, texts }: Pick<PlatformSigns, 'groups' | 'texts'>): boolean {
  const isOther = (group: string): boolean => loadBalancers.groups.includes(group) || loadBalancers.groups.includes(groupOf(group));
  return [...groups].some(isOther) || loadBalancers.texts.some((text) => texts.has(text));
}

/** Something in the input that shows a platform. */
interface Sign {
  /** Completes "because ...". */
  readonly why: string;
  /** A group or file, which may be a sign of several platforms. */
  readonly key: string;
  /** Nodes or their units show it. */
  readonly isOfNodes: boolean;
  /** A text in some file shows it, which may be documentation. */
  readonly isOfText?: true;
}

type Shown = ReadonlyMap<string, readonly Sign[]>;

/** The platforms that the input shows: by its nodes if all are known, else by objects and units, else by texts. */
function platformsShownBy(signs: PlatformSigns): Shown {
  const ofNodes = new Set(signs.nodes.map(platformOfNode));
  if (ofNodes.size > 0 && !ofNodes.has(null))
    return new Map([...ofNodes].map((name) => [name ?? '', [{ why: `the nodes are of ${name}`, key: '', isOfNodes: true }]]));
  const byText = shownBy(({ texts = [] }, platform) =>
    texts
      .filter((text) => signs.texts.has(text))
      .map((text) => ({
        why: `files with ${JSON.stringify(text)} are of ${platform}`,
        key: text,
        isOfNodes: false,
        isOfText: true as const,
      })),
  );
  const byObject = withoutSubsets(shownBy((platform, name) => signsOfObjects(platform, name, signs)));
  if (byObject.size === 0) return byText;
  const both = new Map([...byObject].filter(([name]) => byText.has(name)));
  return both.size === 1 && byObject.size > 1 ? both : firstOfEqual(byObject);
}

function shownBy(signsOf: (platform: Platform, name: string) => readonly Sign[]): Shown {
  return new Map(
    Object.entries(platforms).flatMap(([name, platform]) => {
      const found = signsOf(platform, name);
      return found.length === 0 ? [] : [[name, found] as const];
    }),
  );
}

/** Without platforms all of whose signs are also signs of another one that has more: RKE2 has all API groups of k3s. */
function withoutSubsets(shown: Shown): Shown {
  const isSubset = (signs: readonly Sign[]): boolean =>
    [...shown.values()].some(
      (others) => others.length > signs.length && signs.every(({ key }) => others.some((other) => other.key === key)),
    );
  return new Map([...shown].filter(([, signs]) => !isSubset(signs)));
}

/** The first platform alone if all have the same signs. */
function firstOfEqual(shown: Shown): Shown {
  const keys = new Set([...shown.values()].map((signs) => signs.map(({ key }) => key).join(' ')));
  return keys.size === 1 ? new Map([...shown].slice(0, 1)) : shown;
}

function signsOfObjects({ groups = [], units = [] }: Platform, name: string, signs: PlatformSigns): Sign[] {
  const own = [...new Set([...signs.groups].map(groupOf))].filter(
    (one) => !portable.includes(one) && groups.some((end) => (end.startsWith('.') ? one.endsWith(end) : one === end)),
  );
  const found = [
    ...units.filter((unit) => signs.files.has(unit)).map((unit) => ({ why: `${unit} is among the files`, key: unit, isOfNodes: true })),
    ...own.map((group) => ({ why: `objects of ${group} are of ${name}`, key: group, isOfNodes: false })),
  ];
  if (name !== 'OpenShift') return found;
  const namespace = [...signs.workloads].find((workload) => workload.namespace?.startsWith('openshift-'))?.namespace;
  if (namespace) return [...found, { why: `namespace ${namespace} is of OpenShift`, key: namespace, isOfNodes: false }];
  return signs.isOpenShift ? [...found, { why: 'a ClusterVersion is among the objects', key: 'ClusterVersion', isOfNodes: false }] : found;
}

function groupOf(groupAndKind: string): string {
  return groupAndKind.split('/', 1)[0] ?? '';
}

/** The platform that a node shows, such as `k3s`; null if it is unknown, as nodes of OpenShift are. */
function platformOfNode({ kubeletVersion, osImage, keys }: NodeSigns): string | null {
  const shows = ({ kubelet, key, system }: Platform): boolean =>
    (kubelet !== undefined && kubeletVersion.includes(kubelet)) ||
    (key !== undefined && keys.includes(key)) ||
    (system !== undefined && osImage.startsWith(system));
  return Object.entries(platforms).find(([, platform]) => shows(platform))?.[0] ?? null;
}

function pluginsIn({ workloads }: PlatformSigns): [name: string, registry: string][] {
  const names = new Set([...workloads].flatMap(({ kind, name }) => (kind === 'DaemonSet' ? [name] : [])));
  return Object.entries(networks).filter(([name]) => names.has(name));
}
