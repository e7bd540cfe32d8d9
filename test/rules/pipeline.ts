import { RULES } from '../../rules/index.ts';
import { inferFacts } from '../../src/infer/index.ts';
import { type ClusterInput, judgeFacts } from '../../src/judge.ts';
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
import { joinCaptures } from '../../src/observe/join-captures.ts';
import { objectsIn } from '../../src/observe/objects.ts';

import { observe } from '../../src/observe.ts';
import { createPlacement } from '../../src/placement/placement.ts';
import { BUILT_IN_PROGRAMS } from '../../src/programs/built-in.ts';
import { publish } from '../../src/publish.ts';
import { clusterIn, readDocuments } from '../../src/read.ts';
import { viewOf } from '../../src/registries.ts';
import { registriesNamed } from '../../src/registry/load.ts';
import { runOptions } from '../../src/run.ts';
import { createWorkFolder, openSources } from '../../src/source/open.ts';
import { type Mark, markOf, releaseOf } from './marks.ts';

/** Lints one manifest as a run on that one file would, with the OpenShift registry and findings of every confidence. */
export async function lintManifest(
  manifest: string,
  rules: readonly Rule[] = RULES,
  path = 'manifest.yaml',
  given?: RegistryView,
): Promise<RunResult> {
  const hosted = { tenantCIDRs: saidIn(manifest, 'tenant'), workerCIDRs: [], isHub: () => true };
  const [today = ''] = saidIn(manifest, 'today');
  const options = runOptions({ paths: [path], cwd: '.', minimumConfidence: 'low', hosted, today });
  const registry = given ?? viewOf(await registriesNamed(['openshift'], { cwd: '.' }), releaseOf(manifest), options);
  const read = await readDocuments(sourcesOf(manifest, path));
  const findProgram = createProgramFinder(BUILT_IN_PROGRAMS);
  const knownRules = rules.map(({ id }) => id);
  const inferred = await inferFacts(read, { cwd: '.', hosted, registry, detectors: DETECTORS, findProgram, knownRules });
  const facts = {
    ...inferred,
    problems: [...read.problems, ...inferred.problems],
    registry,
    isPlatformKnown: false,
    cluster: clusterIn(read),
  };
  const isAudit = rules.every(({ needs }) => needs.includes('observed'));
  const found = isAudit ? observeExample(facts, manifest, path) : facts;
  const judged = judgeFacts(found, createPlacement(null, found.workloads, read.named), rules, options);
  const sources = openSources(options, createWorkFolder());
  const checked = { options, sources, read, observed: null, registryReason: null, ...judged };
  return (await publish([checked], rules, [], options)).whole;
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
function observeExample(facts: ClusterInput, manifest: string, path: string): ClusterInput {
  const reader = createClusterReader();
  for (const object of objectsIn({ path, bytes: Buffer.from(manifest) }).objects) reader.add(object, path);
  const cluster = reader.finish();
  const captures = manifest.split('\n').flatMap((line, index) => {
    const [, node = '', socket = ''] = /^# capture (\S+): (.*)$/.exec(line) ?? [];
    const bytes = Buffer.from(`${'\n'.repeat(index)}${socket}`);
    return node === '' ? [] : readCaptures([{ path, name: path, bytes }], { node, isBigEndian: () => false, nodeOf: () => null }).captures;
  });
  const joined = joinCaptures(captures);
  return observe(facts, { cluster, joined, coversAllPods: true, ephemeralRange: EPHEMERAL_RANGE, nodePortRange: NODE_PORT_RANGE });
}
