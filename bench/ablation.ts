import { resolve } from 'node:path';
import { type InferenceOptions, inferFacts } from '../src/infer/index.ts';
import { DETECTORS } from '../src/listeners/detectors/index.ts';
import { FORMATS } from '../src/listeners/formats/index.ts';
import { yamlFormat } from '../src/listeners/formats/yaml.ts';
import { createProgramFinder } from '../src/listeners/programs.ts';
import type { Listener } from '../src/model/listener.ts';
import { compareConfidence } from '../src/model/listener.ts';
import { BUILT_IN_PROGRAMS } from '../src/programs/built-in.ts';
import { readDocuments } from '../src/read.ts';
import { viewOf } from '../src/registries.ts';
import { registriesNamed } from '../src/registry/load.ts';
import { runOptions } from '../src/run.ts';
import { createWorkFolder, openSources } from '../src/source/open.ts';

/**
 * Disables each detector, format and follower in turn and counts the listeners that are lost: `node scripts/run.mjs bench/ablation.ts
 * [FOLDER...]` searches the fixtures of listeners and each folder. A mechanism that loses nothing on real manifests can be removed.
 */

const folders = process.argv.slice(2).map((folder) => resolve(folder));
const FIXTURES = resolve('test/fixtures/listeners');

type Switch = Partial<Pick<InferenceOptions, 'detectors' | 'findProgram' | 'followShell'>>;

/** The listeners of a folder, with the confidence of each. */
async function listenersOf(folder: string, change: Switch): Promise<ReadonlyMap<string, Listener>> {
  const found = new Map<string, Listener>();
  const options = runOptions({ paths: ['.'], cwd: folder, kustomize: 'none' });
  const registry = viewOf(await registriesNamed(['openshift'], { cwd: '.' }), null, options);
  const read = await readDocuments(openSources(options, createWorkFolder()).items);
  const { listeners } = await inferFacts(read, {
    cwd: folder,
    registry,
    detectors: DETECTORS,
    findProgram: createProgramFinder(BUILT_IN_PROGRAMS),
    knownRules: [],
    ...change,
  });
  for (const one of listeners) {
    const { workload, port, protocol, reach, container } = one;
    found.set(`${workload.span.path} ${workload.kind} ${workload.name} ${container} ${port}/${protocol} ${reach}`, one);
  }
  return found;
}

/** `lost/gained/less certain` for a change. */
function difference(before: ReadonlyMap<string, Listener>, after: ReadonlyMap<string, Listener>): string {
  const lost = [...before.keys()].filter((key) => !after.has(key)).length;
  const gained = [...after.keys()].filter((key) => !before.has(key)).length;
  const lower = [...before].filter(([key, { confidence }]) => compareConfidence(after.get(key)?.confidence ?? confidence, confidence) < 0);
  return `${lost}/${gained}/${lower.length}`;
}

const NO_SCRIPTS: Switch = { followShell: () => ({ commands: [], files: new Map(), problems: new Map() }) };

/** Each mechanism with a function that disables it while `measure` runs. */
const MECHANISMS: readonly (readonly [name: string, without: (measure: (change: Switch) => Promise<void>) => Promise<void>])[] = [
  ['scripts', (measure) => measure(NO_SCRIPTS)],
  ['descriptions of programs', (measure) => measure({ findProgram: () => undefined })],
  ...DETECTORS.map(
    (detector) =>
      [
        `detector ${detector.id}${DETECTORS.filter(({ id }) => id === detector.id).indexOf(detector) > 0 ? ' (written sockets)' : ''}`,
        (measure: (change: Switch) => Promise<void>) => measure({ detectors: DETECTORS.filter((one) => one !== detector) }),
      ] as const,
  ),
  ...FORMATS.filter((format) => format !== yamlFormat).map(
    (format) =>
      [
        `format ${format.name}`,
        async (measure: (change: Switch) => Promise<void>) => {
          const formats = FORMATS as (typeof format)[];
          const at = formats.indexOf(format);
          formats.splice(at, 1);
          await measure({});
          formats.splice(at, 0, format);
        },
      ] as const,
  ),
];

const inputs = [FIXTURES, ...folders];
const before = new Map<string, ReadonlyMap<string, Listener>>();
for (const folder of inputs) before.set(folder, await listenersOf(folder, {}));
const names = inputs.map((folder) => folder.split('/').at(-1) ?? folder);
console.log(
  `| switched off: lost/gained/less sure | ${names.map((name, index) => `${name} (${before.get(inputs[index] ?? '')?.size})`).join(' | ')} |`,
);
console.log(`| --- |${' --- |'.repeat(inputs.length)}`);
for (const [name, without] of MECHANISMS) {
  const row: string[] = [];
  await without(async (change) => {
    for (const folder of inputs) row.push(difference(before.get(folder) ?? new Map(), await listenersOf(folder, change)));
  });
  console.log(`| ${name} | ${row.join(' | ')} |`);
}
