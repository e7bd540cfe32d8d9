import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { RunOptions } from '../../src/options.ts';
import { type RunOutcome, run, runOptions } from '../../src/run.ts';
import { writeFiles } from '../folder.ts';

export const DEFAULTS: RunOptions = runOptions({ paths: ['.'], cwd: '.', failOn: 'never' });

/** A pod that listens on host port 9999; `spec` continues below its only container. */
export function pod(name: string, spec = ''): string {
  return `apiVersion: v1\nkind: Pod\nmetadata: {name: ${name}, namespace: nodes}\nspec:\n  hostNetwork: true\n  containers:\n  - name: main\n    ports: [{containerPort: 9999}]\n${spec}`;
}

export type Files = Readonly<Record<string, string | Uint8Array>>;

/** Runs in a fresh folder with these files; `prepare` may do more to the folder first. */
export async function runOn(
  files: Files,
  options: Partial<RunOptions> = {},
  prepare: (folder: string) => void = () => {},
): Promise<RunOutcome> {
  const folder = mkdtempSync(join(tmpdir(), 'run-'));
  try {
    writeFiles(folder, files);
    prepare(folder);
    return await run({ ...DEFAULTS, cwd: folder, ...options });
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** What a user sees of a run: its exit code, its problems, and the workloads with their host ports. */
export interface Seen {
  readonly exitCode: number;
  readonly problems: readonly string[];
  readonly ports: readonly string[];
}

export function seen({ exitCode, result }: RunOutcome): Seen {
  return {
    exitCode,
    problems: result.problems.map(({ path, line, column, message }) => `${path}:${line}:${column}: ${message}`),
    ports: result.listeners.map(({ workload, port, protocol }) => `${workload.name} ${port}/${protocol}`),
  };
}

/** Lints a bad file beside a good one, which must be linted too. */
export async function beside(bad: string | Uint8Array, path = 'bad.yaml', others: Files = {}): Promise<Seen> {
  const { exitCode, problems, ports } = seen(await runOn({ ...others, [path]: bad, 'good.yaml': pod('good') }, { paths: ['.', path] }));
  if (!ports.includes('good 9999/TCP')) throw new Error(`the good file is not linted: ${problems}`);
  return { exitCode, problems, ports: ports.filter((port) => port !== 'good 9999/TCP') };
}
