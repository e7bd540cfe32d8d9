// Measures hostport-lint as people run it. Usage: npm run bench [-- --rounds N] [--huge] [--folder FOLDER] [--program FILE]
import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { cpus, homedir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { conflictTimes } from './conflicts.ts';
import { MIXED, SCRIPTS, type Shape, writeCorpus, writeHugeFile } from './corpus.ts';
import { workload } from './documents.ts';
import { type Candidate, type Measured, measure } from './measure.ts';
import { neighbours } from './neighbours.ts';
import { createRandom } from './random.ts';

const { values: options } = parseArgs({
  options: {
    rounds: { type: 'string', default: '5' },
    huge: { type: 'boolean', default: false },
    folder: { type: 'string' },
    program: { type: 'string', default: 'dist/cli.cjs' },
  },
});
const rounds = Number(options.rounds);
const folder = options.folder ?? join(process.env.XDG_CACHE_HOME || join(homedir(), '.cache'), 'hostport-lint', 'bench');
if (!existsSync(options.program)) throw new Error(`${options.program} is missing; run npm run build`);
mkdirSync(folder, { recursive: true });

const emptyNode: Candidate = { name: 'empty node', program: process.execPath, parameters: ['-e', '0'] };
const own = (name: string, ...parameters: readonly string[]): Candidate => ({
  name,
  program: process.execPath,
  parameters: [options.program, ...parameters],
});

console.log(`Node ${process.version}, ${cpus().length} cores, medians of ${rounds} runs\n`);
await overCorpus('Many objects, few on the host network', 'mixed', MIXED, true);
await overCorpus('Everything on the host network, half of the containers shell scripts', 'scripts', SCRIPTS, false);
await overSmallFiles();
overConflicts();
if (options.huge) await overHugeFile();

/** A whole folder, beside the least that a Node program must do, and beside other programs. */
async function overCorpus(title: string, name: string, shape: Shape, withNeighbours: boolean): Promise<void> {
  const path = join(folder, name);
  const megabytes = writeCorpus(path, shape) / 1e6;
  console.log(`${title}: ${shape.documents} documents, ${shape.files} files, ${megabytes.toFixed(1)} MB`);
  const floor: Candidate = { name: 'floor: start, read, search twice', program: process.execPath, parameters: ['bench/floor.mjs', path] };
  const results = await measure([own('hostport-lint', path), floor], rounds);
  // The neighbours take minutes together, and their ratio needs no fine scale.
  if (withNeighbours) results.push(...(await measure(neighbours(path), Math.min(rounds, 3))));
  const first = results[0];
  if (first) table(results, first, megabytes);
}

/** One small file: what an editor or a hook waits for. */
async function overSmallFiles(): Promise<void> {
  const random = createRandom(1);
  const files = [false, true].map((script) => {
    const path = join(folder, script ? 'small-script.yaml' : 'small.yaml');
    writeFileSync(path, workload('DaemonSet', 'team', 'agent', [{ ports: [9104, 9105], script }], random));
    return path;
  });
  console.log('One small file');
  const results = await measure(
    [emptyNode, own('hostport-lint', files[0] ?? ''), own('hostport-lint, with a shell script', files[1] ?? '')],
    Math.max(rounds, 15),
  );
  for (const { name, seconds, peak } of results) {
    const ratio = seconds / (results[0]?.seconds ?? 1);
    console.log(
      `  ${name.padEnd(36)} ${(seconds * 1000).toFixed(0).padStart(6)} ms  ${ratio.toFixed(2)} times an empty node  ${memory(peak)}`,
    );
  }
  console.log('');
}

/** The conflict rule alone, where ports are shared by few, and where all want the same one. */
function overConflicts(): void {
  const sizes = [1_000, 3_000, 10_000, 30_000, 100_000];
  for (const [title, claimants] of [
    ['four on each port', () => 4],
    ['all on one port', (size: number) => size],
  ] as const) {
    console.log(`Conflict search, ${title}`);
    for (const { listeners, seconds, conflicts } of conflictTimes(sizes, claimants, rounds)) {
      const share = (seconds * 1e9) / (listeners * Math.log2(listeners));
      const each = `${share.toFixed(0).padStart(5)} ns for each n log n, ${conflicts} conflicts`;
      console.log(`  ${String(listeners).padStart(7)} listeners ${(seconds * 1000).toFixed(1).padStart(8)} ms ${each}`);
    }
    console.log('');
  }
}

/** One file of a gigabyte with the host ports of the first corpus. */
async function overHugeFile(): Promise<void> {
  const path = join(folder, 'huge.yaml');
  const megabytes = writeHugeFile(path, MIXED, 1e9) / 1e6;
  console.log(`One file of ${megabytes.toFixed(0)} MB`);
  const results = await measure([own('hostport-lint', path)], 1);
  rmSync(path);
  for (const { seconds, peak, status } of results) {
    console.log(`  ${seconds.toFixed(1)} s, ${(megabytes / seconds).toFixed(0)} MB/s, ${memory(peak)}, status ${status}`);
  }
}

function table(results: readonly Measured[], first: Measured, megabytes: number): void {
  for (const { name, seconds, peak, status } of results) {
    const speed = `${(megabytes / seconds).toFixed(0).padStart(5)} MB/s`;
    const ratio = name === first.name ? '' : `  hostport-lint takes ${(first.seconds / seconds).toFixed(2)} times as long`;
    console.log(`  ${name.padEnd(36)} ${seconds.toFixed(3).padStart(8)} s ${speed} ${memory(peak)}  status ${status}${ratio}`);
  }
  console.log('');
}

function memory(peak: number | null): string {
  return peak === null ? 'memory not known' : `${peak.toFixed(0).padStart(5)} MB peak`;
}
