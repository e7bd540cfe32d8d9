import { RULES } from '../rules/index.ts';
import type { ClusterFacts } from './model/cluster.ts';
import { UsageError } from './model/exit-code.ts';
import { parseRelease, type Registry, type RegistryView } from './model/registry.ts';
import type { RunResult } from './model/result.ts';
import type { RunOptions } from './options.ts';
import { BUILT_IN_NAMES, DEFAULT_REGISTRY } from './registry/built-in.ts';
import { registriesNamed } from './registry/load.ts';
import { createRegistryView } from './registry/view.ts';
import { orUsageError } from './text/problem.ts';

/** What a run is asked of registries. */
type Asked = Pick<RunOptions, 'registries' | 'base' | 'release' | 'ranges' | 'owners' | 'cwd'>;

/** The registries that a run names, or the default one, as of its release. Throws UsageError where they cannot be. */
export async function openRegistry(options: Asked): Promise<RegistryView> {
  const { cwd, base } = options;
  const registries = await registriesNamed(options.registries, { cwd, base });
  return viewOf(registries, options.release, options);
}

/** The registry, and as of which release, that the cluster asks for; undefined where that of the run is right. */
export async function registryFor(cluster: ClusterFacts, ofRun: RegistryView, options: Asked): Promise<RegistryView | undefined> {
  const chosen = registryChosenBy(cluster, options);
  if (chosen === null && (cluster.release === null || options.release !== null)) return undefined;
  const registries = chosen === null ? ofRun.registries : await registriesNamed([chosen.name], options);
  return viewOf(registries, options.release ?? cluster.release?.text ?? null, options);
}

function viewOf(
  registries: readonly Registry[],
  text: string | null,
  { ranges = [], owners = [] }: Pick<Asked, 'ranges' | 'owners'>,
): RegistryView {
  const release = text === null ? null : parseRelease(text);
  if (release === undefined) throw new UsageError(`--release ${text} is no release; write it like 4.19`);
  return orUsageError('owners of the configuration', () => createRegistryView(registries, { release, ranges, owners }));
}

/** The registry that fits the cluster better than the default one, where nobody names any. */
function registryChosenBy({ registry }: ClusterFacts, { registries }: Pick<Asked, 'registries'>): ClusterFacts['registry'] {
  return registries.length === 0 ? registry : null;
}

/** As of which release a run judged that nobody chose. */
export function notesOnClusterRelease({ release }: ClusterFacts, asked: Pick<Asked, 'release'>): string[] {
  if (release === null || asked.release !== null) return [];
  return [`judged as of release ${release.text}, which ${release.path} says of its cluster; --release names another one`];
}

/** By which registry a run judged that nobody chose and that nothing in the input asks for. */
export function notesOnRegistry({ findings }: RunResult, cluster: ClusterFacts, options: Pick<Asked, 'registries'>): string[] {
  const { registries } = options;
  const chosen = registryChosenBy(cluster, options);
  if (chosen !== null) {
    return [
      `judged by the registry ${chosen.name}, because all nodes are of ${chosen.why}; --registry ${DEFAULT_REGISTRY} chooses the default`,
    ];
  }
  const judging = new Set(RULES.filter(({ needs }) => needs.includes('registry')).map(({ id }) => id));
  if (registries.length > 0 || !findings.some(({ rule, suppressed }) => suppressed === null && judging.has(rule))) return [];
  const others = BUILT_IN_NAMES.filter((name) => name !== DEFAULT_REGISTRY).join(' or ');
  return [
    `judged by the registry ${DEFAULT_REGISTRY}, the default, because nothing in the input shows its platform; ` +
      `--registry ${others} chooses another, and hostport-lint init writes the choice down`,
  ];
}
