import { RULES } from '../../rules/index.ts';
import { observe } from '../../src/audit.ts';
import type { RunFacts } from '../../src/facts.ts';
import type { Observed } from '../../src/lint.ts';
import { lint } from '../../src/lint.ts';
import { DETECTORS } from '../../src/listeners/detectors/index.ts';
import { createProgramFinder } from '../../src/listeners/programs.ts';
import { EPHEMERAL_RANGE, NODE_PORT_RANGE } from '../../src/model/address.ts';
import type { RegistryView } from '../../src/model/registry.ts';
import type { RunResult } from '../../src/model/result.ts';
import type { Rule } from '../../src/model/rule.ts';
import type { Source } from '../../src/model/source.ts';
import { describeWritten, sourceInMemory } from '../../src/model/source.ts';
import { readCaptures } from '../../src/observe/captures.ts';
import { createClusterReader } from '../../src/observe/cluster.ts';
import { readSource } from '../../src/observe/objects.ts';
import { createNodeNames, joinCaptures } from '../../src/observe/observe.ts';
import { createPlacement } from '../../src/placement/placement.ts';
import { BUILT_IN_PROGRAMS } from '../../src/programs/built-in.ts';
import { openRegistry } from '../../src/run-registry.ts';
import { type Mark, markOf, releaseOf } from './marks.ts';

/** Lints one manifest as a run on that one file would, with the OpenShift registry and findings of every confidence. */
export async function lintManifest(
  manifest: string,
  rules: readonly Rule[] = RULES,
  path = 'manifest.yaml',
  registry?: RegistryView,
): Promise<RunResult> {
  const judging = registry ?? (await openRegistry({ registries: [], release: releaseOf(manifest), cwd: '.' }));
  return lint(sourcesOf(manifest, path), {
    rules,
    registry: judging,
    ...(rules.every(({ needs }) => needs.includes('observed')) && {
      observe: (runFacts) => observeExample(runFacts, manifest, path),
    }),
    detectors: DETECTORS,
    findProgram: createProgramFinder(BUILT_IN_PROGRAMS),
    loadShell: async () => (await import('../../src/listeners/shell/index.ts')).followShell,
    createPlacement: (workloads) => createPlacement(null, workloads),
    minimumConfidence: 'low',
    today: saidIn(manifest, 'today')[0] ?? '',
    hosted: { tenantCIDRs: saidIn(manifest, 'tenant'), isHub: () => true },
  });
}

/** A line `# file: NAME` begins another file, which keeps its lines so that marks count through. */
function sourcesOf(manifest: string, path: string): Source[] {
  let name = path;
  let text = '';
  const files: [string, string][] = [];
  for (const [index, line] of manifest.split(/(?<=\n)/).entries()) {
    const [, next] = /^# file: (\S+)$/m.exec(line) ?? [];
    if (next !== undefined) {
      files.push([name, text]);
      [name, text] = [next, '\n'.repeat(index)];
    }
    text += line;
  }
  return [...files, [name, text] as const].map(([name, text]) =>
    sourceInMemory(new TextEncoder().encode(text), { ...describeWritten(name), explicit: true }),
  );
}

/** What a comment such as `# today: 2026-01-31` sets that the command line or a configuration would set. */
function saidIn(manifest: string, word: string): string[] {
  return [...manifest.matchAll(new RegExp(`^# ${word}: (\\S+)$`, 'gm'))].map(([, value = '']) => value);
}

export function marksOfResult({ findings }: Pick<RunResult, 'findings'>): Mark[] {
  return findings.map(markOf).sort();
}

/** What an audit adds, where a line `# capture NODE: ...` of the manifest shows a socket of a node. */
function observeExample(runFacts: RunFacts, manifest: string, path: string): Observed {
  const reader = createClusterReader();
  readSource({ path, bytes: Buffer.from(manifest) }, reader);
  const cluster = reader.finish();
  const captures = manifest.split('\n').flatMap((line, index) => {
    const [, node = '', socket = ''] = /^# capture (\S+): (.*)$/.exec(line) ?? [];
    const bytes = Buffer.from(`${'\n'.repeat(index)}${socket}`);
    return node === '' ? [] : readCaptures([{ path, name: path, bytes }], { node, isBigEndian: () => false, nodeOf: () => null }).captures;
  });
  const joined = joinCaptures(captures, createNodeNames(cluster.nodes));
  return observe(runFacts, { cluster, joined, coversAllPods: true, ephemeralRange: EPHEMERAL_RANGE, nodePortRange: NODE_PORT_RANGE });
}
