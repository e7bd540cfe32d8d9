import type { NodeSigns } from '../model/cluster.ts';
import type { ObjectName } from '../model/document.ts';
import { createWordSearch } from '../text/word-search.ts';
import { builtInRegistry, DEFAULT_REGISTRY } from './built-in.ts';
import known from './platforms.yaml';
import { COMPONENTS, type K3sComponent, LOAD_BALANCER_SWITCH, switchedOff } from './switched-off.ts';

/** The signs of a platform in the input. */
export interface PlatformSigns {
  /** `GROUP/KIND` of objects outside templates of charts; for charts that k3s and RKE2 install `GROUP/KIND/NAME`. */
  readonly groups: ReadonlySet<string>;
  /** Names of files. */
  readonly files: ReadonlySet<string>;
  /** Texts that `signsInText` finds. */
  readonly texts: ReadonlySet<string>;
  readonly workloads: Iterable<Pick<ObjectName, 'kind' | 'namespace' | 'name'>>;
  readonly nodes: readonly NodeSigns[];
  /** True if a ClusterVersion is among the objects. */
  readonly isOpenShift: boolean;
}

/** The built-in registries of a platform, and the signs of it. */
export interface ShownRegistries {
  readonly names: readonly string[];
  /** Completes "because ...". */
  readonly why: string;
  /** The strongest sign of the platform: nodes or their units, which belong to one cluster; objects; otherwise null. */
  readonly shownBy: 'nodes' | 'objects' | null;
  /** True if nodes or their units show a platform on which Services of type LoadBalancer use host ports. */
  readonly loadBalancersUseHostPorts: boolean;
}

/** The signs of a platform; platforms.yaml explains each key. */
interface Platform {
  readonly kubelet?: string;
  readonly keys?: readonly string[];
  readonly system?: string;
  readonly groups?: readonly string[];
  readonly units?: readonly string[];
  readonly texts?: readonly string[];
  readonly registries: readonly string[];
}

const { platforms, networks, charts, portable, loadBalancers, words } = known as {
  readonly platforms: Readonly<Record<string, Platform>>;
  readonly networks: Readonly<Record<string, readonly string[]>>;
  readonly charts: Readonly<Record<string, readonly string[]>>;
  readonly portable: readonly string[];
  readonly loadBalancers: { readonly groups: readonly string[]; readonly texts: readonly string[] };
  readonly words: readonly string[];
};

const TEXTS: readonly string[] = [...Object.values(platforms).flatMap(({ texts = [] }) => texts), ...loadBalancers.texts];

const SWITCHES: readonly string[] = [...COMPONENTS, LOAD_BALANCER_SWITCH];
const search = createWordSearch([...TEXTS, ...SWITCHES]);
const LINE_END = 10;

/** Adds the texts of platforms.yaml that occur in bytes outside comments, and the components of k3s that they disable. */
export function signsInText(bytes: Buffer, found: Set<string>): void {
  let mayBeSwitch = false;
  for (let next = search(bytes, 0); next !== null; ) {
    const { word, at } = next;
    let from = at + 1;
    if (SWITCHES.includes(word)) mayBeSwitch = true;
    else if (!found.has(word)) {
      const line = bytes.toString('latin1', bytes.lastIndexOf(LINE_END, at) + 1, at);
      if (!line.includes('#')) found.add(word);
      else {
        // The rest of the line is a comment too.
        const end = bytes.indexOf(LINE_END, at);
        from = end < 0 ? bytes.length : end;
      }
    }
    next = search(bytes, from);
  }
  if (mayBeSwitch) for (const component of switchedOff(bytes)) found.add(component);
}

const PLATFORM_WORD = new RegExp(`(?:^|[/_.-])(?:${words.join('|')})(?=[/_.-])`, 'i');

/** True for the path of a file or folder that is for one of several platforms. */
export function isForOnePlatform(path: string): boolean {
  return PLATFORM_WORD.test(path);
}

/** Returns the registries that match the input: those of its only platform, otherwise the default, and those of its network plugins. */
export function registriesShownBy(signs: PlatformSigns): ShownRegistries {
  const ofNodes = signs.nodes.map(platformOfNode);
  const known = ofNodes.filter((name) => name !== null);
  const isEachKnown = known.length > 0 && known.length === ofNodes.length;
  const shown = isEachKnown
    ? new Map(known.map((name) => [name, [sign('nodes', '', `the nodes are of ${name}`)]]))
    : platformsShownBy(signs);
  const plugins = pluginsIn(signs);
  const [only, ...others] = shown.keys();
  const [first] = (others.length === 0 && shown.get(only ?? '')) || [];
  const base = only !== undefined && first ? (platforms[only]?.registries ?? []) : [DEFAULT_REGISTRY];
  const several = only && `the input shows several platforms: ${[only, ...others].join(', ')}`;
  const why = first?.why ?? several ?? (known.length > 0 ? someNodes(known, ofNodes.length) : NOTHING);
  return {
    names: [...new Set([...base, ...plugins.flatMap(([, own]) => own)])],
    shownBy: first?.shownBy ?? null,
    why: `${why}${plugins.map(([what]) => `, and ${what} is among the objects`).join('')}`,
    loadBalancersUseHostPorts:
      first?.shownBy === 'nodes' && base.some((name) => builtInRegistry(name)?.loadBalancerServices === 'host-ports'),
  };
}

const NOTHING = 'nothing in the input shows another platform';

/** Why the platform is unknown if only some nodes show one. */
function someNodes(known: readonly string[], count: number): string {
  const rest = count - known.length;
  const are = `${known.length} of ${count} nodes ${known.length === 1 ? 'is' : 'are'} of ${[...new Set(known)].join(', ')}`;
  return `${are}, the other${rest === 1 ? ' is' : 's are'} unknown; name it with --registry`;
}

/** Components of k3s that the input disables; ServiceLB also if another program serves Services of type LoadBalancer. */
export function componentsOff({ groups, texts }: Pick<PlatformSigns, 'groups' | 'texts'>): ReadonlySet<K3sComponent> {
  const off = new Set(COMPONENTS.filter((component) => texts.has(component)));
  const isServed = [...groups].some((key) => loadBalancers.groups.some((pattern) => fits(pattern, key)));
  return isServed || loadBalancers.texts.some((text) => texts.has(text)) ? off.add('servicelb') : off;
}

/** True if `GROUP/KIND/NAME` matches a pattern: a group, kind or name, a suffix of groups (`.example.com`), or a prefix (`name*`). */
function fits(pattern: string, key: string): boolean {
  if (pattern.startsWith('.')) return groupOf(key).endsWith(pattern);
  return pattern.endsWith('*') ? key.startsWith(pattern.slice(0, -1)) : key === pattern || key.startsWith(`${pattern}/`);
}

/** A sign of a platform in the input. */
interface PlatformSign {
  /** Completes "because ...". */
  readonly why: string;
  /** A group or file, which may be a sign of several platforms. */
  readonly key: string;
  /** Nodes or their units, or objects; null for a text in a file, which may be documentation. */
  readonly shownBy: ShownRegistries['shownBy'];
}

type Shown = ReadonlyMap<string, readonly PlatformSign[]>;

/** The platforms that the input shows, if not each node shows one: by objects and units, otherwise by texts. */
function platformsShownBy(signs: PlatformSigns): Shown {
  const own = [...signs.groups].filter((one) => !portable.includes(groupOf(one)));
  const found = Object.entries(platforms).map(([name, platform]) => [name, signsOf(platform, name, own, signs)] as const);
  const shownBy = (isText: boolean): Shown => {
    const some = found.map(([name, all]) => [name, all.filter((one) => (one.shownBy === null) === isText)] as const);
    return new Map(some.filter(([, all]) => all.length > 0));
  };
  const byText = shownBy(true);
  const byObject = withoutSubsets(shownBy(false));
  if (byObject.size === 0) return byText;
  const both = new Map([...byObject].filter(([name]) => byText.has(name)));
  return both.size === 1 && byObject.size > 1 ? both : firstOfEqual(byObject);
}

/** The signs of a platform, the strongest first. `own` are the groups of objects that only some platforms have. */
function signsOf(
  { groups = [], units = [], texts = [] }: Platform,
  name: string,
  own: readonly string[],
  signs: PlatformSigns,
): PlatformSign[] {
  const namespaces = name === 'OpenShift' ? [...signs.workloads].map((one) => (one.kind === 'Namespace' ? one.name : one.namespace)) : [];
  const namespace = namespaces.find((one) => one?.startsWith('openshift-'));
  const isOfVersion = name === 'OpenShift' && !namespace && signs.isOpenShift;
  return [
    ...units.filter((unit) => signs.files.has(unit)).map((unit) => sign('nodes', unit, `${unit} is among the files`)),
    ...groups.flatMap((pattern) => {
      const key = own.find((one) => fits(pattern, one));
      return key === undefined ? [] : [sign('objects', pattern, whyOf(pattern, key, name))];
    }),
    ...(namespace ? [sign('objects', namespace, `namespace ${namespace} is of OpenShift`)] : []),
    ...(isOfVersion ? [sign('objects', 'ClusterVersion', 'a ClusterVersion is among the objects')] : []),
    ...texts.filter((text) => signs.texts.has(text)).map((text) => sign(null, text, `files with ${JSON.stringify(text)} are of ${name}`)),
  ];
}

function sign(shownBy: PlatformSign['shownBy'], key: string, why: string): PlatformSign {
  return { shownBy, key, why };
}

/** Removes platforms whose signs are all signs of another platform that has more: RKE2 has all API groups of k3s. */
function withoutSubsets(shown: Shown): Shown {
  const isSubset = (signs: readonly PlatformSign[]): boolean =>
    [...shown.values()].some(
      (others) => others.length > signs.length && signs.every(({ key }) => others.some((other) => other.key === key)),
    );
  return new Map([...shown].filter(([, signs]) => !isSubset(signs)));
}

/** Only the first platform, if all have the same signs. */
function firstOfEqual(shown: Shown): Shown {
  const keys = new Set([...shown.values()].map((signs) => signs.map(({ key }) => key).join(' ')));
  return keys.size === 1 ? new Map([...shown].slice(0, 1)) : shown;
}

function whyOf(pattern: string, key: string, platform: string): string {
  const [group, kind, name] = key.split('/');
  if (!pattern.includes('/')) return `objects of ${group} are of ${platform}`;
  return name ? `${kind} ${name} is of ${platform}` : `${kind} of ${group} is of ${platform}`;
}

function groupOf(groupAndKind: string): string {
  return groupAndKind.split('/', 1)[0] ?? '';
}

/** The platform of a node, such as `k3s`; null if it is unknown. */
function platformOfNode({ kubeletVersion, osImage, keys: found }: NodeSigns): string | null {
  const shows = ({ kubelet, keys = [], system }: Platform): boolean =>
    (kubelet !== undefined && kubeletVersion.includes(kubelet)) ||
    keys.some((start) => found.some((key) => key.startsWith(start))) ||
    (system !== undefined && osImage.startsWith(system));
  return Object.entries(platforms).find(([, platform]) => shows(platform))?.[0] ?? null;
}

/** Signs of network plugins, and their registries. */
function pluginsIn({ workloads, groups }: PlatformSigns): (readonly [what: string, registries: readonly string[]])[] {
  const names = new Set([...workloads].flatMap(({ kind, name }) => (kind === 'DaemonSet' ? [name] : [])));
  const running = Object.entries(networks).filter(([name]) => names.has(name));
  const configured = Object.entries(charts).filter(([name]) => groups.has(`helm.cattle.io/HelmChartConfig/${name}`));
  return [
    ...running.map(([name, own]) => [`DaemonSet ${name}`, own] as const),
    ...configured.map(([name, own]) => [`HelmChartConfig ${name}`, own] as const),
  ];
}
