import { RULES } from '../../rules/index.ts';
import { lint } from '../../src/lint.ts';
import { createDetectors } from '../../src/listeners/detectors/index.ts';
import type { RegistryView } from '../../src/model/registry.ts';
import type { RunResult } from '../../src/model/result.ts';
import type { Rule } from '../../src/model/rule.ts';
import { createPlacement } from '../../src/placement/placement.ts';
import { BUILT_IN_PROGRAMS } from '../../src/programs/built-in.ts';
import { openRegistry } from '../../src/run.ts';
import { describeWritten, sourceInMemory } from '../../src/source/source.ts';
import { type Mark, markOf, releaseOf } from './marks.ts';

/** Lints one manifest as a run on that one file would, with the OpenShift registry and findings of every confidence. */
export async function lintManifest(
  manifest: string,
  rules: readonly Rule[] = RULES,
  path = 'manifest.yaml',
  registry?: RegistryView,
): Promise<RunResult> {
  const bytes = new TextEncoder().encode(manifest);
  return lint([sourceInMemory(bytes, { ...describeWritten(path), explicit: true })], {
    rules,
    registry: registry ?? (await openRegistry({ registries: [], release: releaseOf(manifest), cwd: '.' })),
    detectors: createDetectors(BUILT_IN_PROGRAMS.map(({ program }) => program)),
    loadShell: async () => (await import('../../src/listeners/shell/index.ts')).followShell,
    createPlacement: (workloads) => createPlacement({}, workloads),
    minimumConfidence: 'low',
  });
}

export function marksOfResult({ findings }: Pick<RunResult, 'findings'>): Mark[] {
  return findings.map(markOf).sort();
}
