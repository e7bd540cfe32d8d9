import type { NodeSigns } from '../model/cluster.ts';
import type { ObjectName } from '../model/document.ts';
import { DEFAULT_REGISTRY } from './built-in.ts';
import known from './platforms.yaml';

/** What objects of the input show of their platform. */
export interface PlatformSigns {
  /** API groups of objects that are not templates of charts. */
  readonly groups: ReadonlySet<string>;
  /** Names of files. */
  readonly files: ReadonlySet<string>;
  readonly workloads: Iterable<Pick<ObjectName, 'kind' | 'namespace' | 'name'>>;
  readonly nodes: readonly NodeSigns[];
  /** A ClusterVersion, or a manifest of OpenShift's release payload, is among the objects. */
  readonly isOpenShift: boolean;
}

/** The built-in registries of a platform, and what shows it. */
export interface ShownRegistries {
  readonly names: readonly string[];
  /** Completes "because ...". */
  readonly why: string;
}

/** How a platform shows; platforms.yaml explains each key. */
interface Platform {
  readonly kubelet?: string;
  readonly key?: string;
  readonly system?: string;
  readonly groups?: readonly string[];
  readonly unit?: string;
  readonly registries: readonly string[];
}

const { platforms, networks, portable } = known as {
  readonly platforms: Readonly<Record<string, Platform>>;
  readonly networks: Readonly<Record<string, string>>;
  readonly portable: readonly string[];
};

/** The registries that fit the input: those of the only platform that it shows, else the default, and those of its network plugins. */
export function registriesShownBy(signs: PlatformSigns): ShownRegistries {
  const shown = platformsShownBy(signs);
  const found = [...shown.entries()];
  const [first] = found;
  const plugins = pluginsIn(signs);
  const names = (base: readonly string[]): string[] => [...new Set([...base, ...plugins.map(([, registry]) => registry)])];
  const and = plugins.map(([name]) => `, and DaemonSet ${name} is among the objects`).join('');
  if (first && found.length === 1) {
    const [platform, why] = first;
    return { names: names(platforms[platform]?.registries ?? []), why: `${why}${and}` };
  }
  const why = first
    ? `the input shows several platforms: ${found.map(([platform]) => platform).join(', ')}`
    : 'nothing in the input shows another platform';
  return { names: names([DEFAULT_REGISTRY]), why: `${why}${and}` };
}

/** Each platform that the input shows, with what shows it. Nodes of a running cluster decide alone. */
function platformsShownBy({ groups, files, workloads, nodes, isOpenShift }: PlatformSigns): Map<string, string> {
  const shown = new Map<string, string>();
  const ofNodes = new Set(nodes.map(platformOfNode));
  if (ofNodes.size > 0 && !ofNodes.has(null)) {
    for (const platform of ofNodes) if (platform !== null) shown.set(platform, `the nodes are of ${platform}`);
    return shown;
  }
  for (const [platform, { groups: own = [], unit }] of Object.entries(platforms)) {
    const group = [...groups].find(
      (one) => !portable.includes(one) && own.some((end) => (end.startsWith('.') ? one.endsWith(end) : one === end)),
    );
    if (group !== undefined) shown.set(platform, `objects of ${group} are of ${platform}`);
    else if (unit !== undefined && files.has(unit)) shown.set(platform, `${unit} is among the files`);
  }
  const namespace = [...workloads].find((workload) => workload.namespace?.startsWith('openshift-'))?.namespace;
  if (isOpenShift || namespace) shown.set('OpenShift', namespace ? `namespace ${namespace} is of OpenShift` : 'manifests are of OpenShift');
  // Both install charts by objects of one API group.
  if (shown.has('RKE2')) shown.delete('k3s');
  return shown;
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
