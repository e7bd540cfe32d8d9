// How long the pre-commit hook takes for one changed file among many. Usage: node scripts/run.mjs bench/pre-commit.ts [MANIFESTS [PROGRAM]]
import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { MIXED, writeCorpus } from './corpus.ts';

const ROUNDS = 7;
const manifests = Number(process.argv[2] ?? 5_000);
const program = resolve(process.argv[3] ?? 'dist/cli.cjs');
const folder = mkdtempSync(join(tmpdir(), 'hostport-lint-bench-'));
const changed = join('team-3', 'manifests-3.yaml');
const git = (...words: string[]) => execFileSync('git', ['-c', 'user.name=bench', '-c', 'user.email=', ...words], { cwd: folder });

try {
  const bytes = writeCorpus(folder, {
    ...MIXED,
    documents: manifests,
    files: manifests,
    onHost: Math.round((MIXED.onHost * manifests) / MIXED.documents),
  });
  git('init', '--quiet');
  git('add', '--all');
  git('commit', '--quiet', '--message=manifests');
  console.log(`${manifests} manifests, ${Math.round(bytes / 1e6)} MB, one changed`);
  measure('hook', ['--context', '.', '--no-helm', '--no-kustomize', '--', changed]);
  measure('--changed-since HEAD', ['--changed-since', 'HEAD', '.']);
} finally {
  rmSync(folder, { recursive: true });
}

/** Prints the median and the slowest of some runs, in seconds of the whole process. */
function measure(name: string, words: readonly string[]): void {
  const seconds = Array.from({ length: ROUNDS }, () => {
    const start = process.hrtime.bigint();
    const { status, stderr } = spawnSync(process.execPath, [program, ...words], { cwd: folder, encoding: 'utf8' });
    if (status !== 0 && status !== 1) throw new Error(`${name} returned ${status}: ${stderr}`);
    return Number(process.hrtime.bigint() - start) / 1e9;
  }).sort((a, b) => a - b);
  const shown = (index: number) => (seconds[index] ?? 0).toFixed(2);
  console.log(`${name}: median ${shown(ROUNDS >> 1)} s, slowest ${shown(ROUNDS - 1)} s`);
}
