// Measures hostport-lint as people run it, and compares the figures with its targets.
// Usage: npm run bench [-- --rounds N] [--only] [--dump] [--real FOLDER] [--audit [--pods N]] [--former FILE] [--folder FOLDER] [--program FILE]
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { cpus, homedir } from 'node:os';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { realPart } from '../scripts/real-parts.ts';
import { auditsOfPods, manyCaptures } from './audit.ts';
import { MIXED, SCRIPTS, writeCorpus, writeDump } from './corpus.ts';
import { workload } from './documents.ts';
import { editorFigures } from './editor.ts';
import { writeHostedClusters } from './hosted-clusters.ts';
import { type Candidate, type Measured, measure } from './measure.ts';
import { createRandom } from './random.ts';
import { type Figures, tableOfTargets } from './targets.ts';

const { values: options } = parseArgs({
  options: {
    rounds: { type: 'string', default: '5' },
    dump: { type: 'boolean', default: false },
    real: { type: 'string' },
    audit: { type: 'boolean', default: false },
    pods: { type: 'string' },
    only: { type: 'boolean', default: false },
    former: { type: 'string' },
    folder: { type: 'string' },
    program: { type: 'string', default: 'dist/cli.cjs' },
  },
});
const rounds = Number(options.rounds);
const folder = options.folder ?? join(process.env.XDG_CACHE_HOME || join(homedir(), '.cache'), 'hostport-lint', 'bench');
if (!existsSync(options.program)) throw new Error(`${options.program} is missing; run npm run generate`);
mkdirSync(folder, { recursive: true });

const node = (name: string, ...parameters: readonly string[]): Candidate => ({ name, program: process.execPath, parameters });
const own = (...parameters: readonly string[]): Candidate => node('hostport-lint', resolve(options.program), ...parameters);

console.log(`Node.js ${process.version}, ${cpus().length} cores, medians of ${rounds} runs\n`);
const figures: Figures = {
  ...(options.only ? {} : await lints()),
  ...(options.dump ? await dumpOfCluster() : {}),
  ...(options.real === undefined ? {} : await realRepositories(options.real)),
  captures: await manyCaptures(folder, own, run),
  ...(options.audit ? await audits() : {}),
};
console.log(tableOfTargets(figures, process.version));

async function lints(): Promise<Figures> {
  return {
    ...(await manyObjects()),
    ...(await shellScripts()),
    ...(await smallFile()),
    ...(await oneCommit()),
    ...(await editor()),
  };
}

/** Audits with the answers of a real API server, which need the real parts; `--pods` sets another number than that of the targets. */
async function audits(): Promise<Figures> {
  if (options.pods !== undefined) {
    await auditsOfPods([Number(options.pods)], own, run);
    return {};
  }
  const [small, large] = await auditsOfPods([10_000, 50_000], own, run);
  return {
    smallAudit: small?.processor ?? null,
    smallAuditMemory: small?.memory ?? null,
    largeAudit: large?.processor ?? null,
    largeAuditMemory: large?.memory ?? null,
  };
}

/** A folder of a platform's repositories. */
async function manyObjects(): Promise<Figures> {
  const path = join(folder, 'mixed');
  writeCorpus(path, MIXED);
  const [lint, other] = await run('Many objects, few on the host network', [own(path), ...kubeconform(path)]);
  return { kubeconform: ratioOfProcessors(lint, other), memory: lint?.peak ?? null };
}

/** Checkouts of public repositories in one folder, with charts and kustomizations as text. */
async function realRepositories(path: string): Promise<Figures> {
  const lint = own('--no-helm', '--no-kustomize', path);
  const [measured, other] = await run('Real repositories', [lint, ...kubeconform(path)]);
  return { real: ratioOfProcessors(measured, other), realMemory: measured?.peak ?? null };
}

/** The worst real case: everything on the host network, half of the containers start from shell scripts. */
async function shellScripts(): Promise<Figures> {
  const path = join(folder, 'scripts');
  writeCorpus(path, SCRIPTS);
  const former = options.former === undefined ? [] : [node('former version', resolve(options.former), path)];
  const [lint, before] = await run('Shell scripts on the host network', [own(path), ...former]);
  return { former: ratioOfProcessors(lint, before), scriptMemory: lint?.peak ?? null };
}

/** One small file, compared with an empty program and the flows of a large hub. */
async function smallFile(): Promise<Figures> {
  const path = join(folder, 'small.yaml');
  writeFileSync(path, workload('DaemonSet', 'team', 'agent', [{ ports: [9104, 9105], script: false }], createRandom(1)));
  const hosted = join(folder, 'hosted');
  writeHostedClusters(hosted, 500);
  const flows = { ...own('hosted', 'flows', '--format', 'json', hosted), name: 'flows of 500 hosted clusters' };
  const [lint, empty, other] = await run('One small file', [own(path), node('empty node', '-e', '0'), flows], Math.max(rounds, 15));
  return { small: ratio(lint, empty), hostedFlows: ratioOfProcessors(other, lint) };
}

/** The pre-commit hook, which reads the whole repository for one changed file. */
async function oneCommit(): Promise<Figures> {
  const path = join(folder, 'repository');
  const onHost = Math.round((MIXED.onHost * 5_000) / MIXED.documents);
  writeCorpus(path, { ...MIXED, documents: 5_000, files: 5_000, onHost });
  execFileSync('git', ['init', '--quiet'], { cwd: path });
  const hook = own('--context', '.', '--no-helm', '--no-kustomize', '--', join('team-3', 'manifests-3.yaml'));
  const [lint, other] = await run('One of 5,000 manifests changed', [{ ...hook, cwd: path }, ...kubeconform(path)]);
  return { commit: ratio(lint, other) };
}

/** An editor with one of 1,000 manifests. */
async function editor(): Promise<Figures> {
  const path = join(folder, 'editor');
  writeCorpus(path, { ...MIXED, documents: 1_000, files: 1_000, onHost: 100 });
  writeFileSync(
    join(path, 'agent.yaml'),
    workload('DaemonSet', 'team', 'agent', [{ ports: [9104, 9105], script: false }], createRandom(1)),
  );
  const { change, save, growth } = await editorFigures(path, 'agent.yaml', '9104', 1_000);
  return { editorChange: change, editorSave: save, editorGrowth: growth };
}

/** The output of `kubectl get -A -o yaml` for a large cluster. */
async function dumpOfCluster(): Promise<Figures> {
  const path = join(folder, 'dump.yaml');
  writeDump(path, MIXED, 3e8);
  const [lint] = await run('A dump of 300 MB', [own('audit', '--objects', path)], 1);
  rmSync(path);
  return { dump: lint?.peak ?? null };
}

/** The program with the least work, which only parses. Empty if it is not installed. */
function kubeconform(path: string): Candidate[] {
  const program = realPart('kubeconform');
  // Without schemas it validates nothing and requests no schemas from a server.
  const parameters = ['-n', '2', '-schema-location', '/nonexistent/{{.ResourceKind}}.json', '-ignore-missing-schemas'];
  // hostport-lint does not read them either.
  const vendored = ['-ignore-filename-pattern', '/(?:vendor|node_modules)/'];
  return program === undefined ? [] : [{ name: 'kubeconform, parsing only', program, parameters: [...parameters, ...vendored, path] }];
}

async function run(title: string, candidates: readonly Candidate[], times = rounds): Promise<Measured[]> {
  console.log(title);
  const results = await measure(candidates, times);
  for (const { name, seconds, peak, processor, status } of results) {
    const memory = peak === null ? 'memory not known' : `${peak.toFixed(0).padStart(5)} MB peak`;
    const busy = processor === null ? '' : ` ${processor.toFixed(2).padStart(7)} s of processors`;
    console.log(`  ${name.padEnd(32)} ${seconds.toFixed(3).padStart(8)} s${busy} ${memory}  status ${status}`);
  }
  console.log('');
  return results;
}

function ratio(one: Measured | undefined, other: Measured | undefined): number | null {
  return one && other ? one.seconds / other.seconds : null;
}

function ratioOfProcessors(one: Measured | undefined, other: Measured | undefined): number | null {
  return one?.processor && other?.processor ? one.processor / other.processor : null;
}
