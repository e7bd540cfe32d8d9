import { cpSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { load } from 'js-yaml';
import type { Span } from '../../src/model/span.ts';
import type { RunOptions } from '../../src/options.ts';
import { type RunOutcome, run } from '../../src/run.ts';
import { DEFAULT_HELM, type HelmOptions } from '../../src/source/provider.ts';
import { temporaryFolder, writeFiles } from '../folder.ts';
import { DEFAULTS } from '../hostile/build.ts';

export { temporaryFolder as folderWith } from '../folder.ts';

export const CHARTS = 'test/fixtures/charts';

/** A copy of a fixture chart in a folder of its own, with some files changed. */
export function chartWith(name: string, files: Readonly<Record<string, string>>): string {
  const folder = temporaryFolder();
  cpSync(join(CHARTS, name), join(folder, name), { recursive: true });
  writeFiles(join(folder, name), files);
  return folder;
}

/** A run with the command line's defaults; `helm` is a program, null for a machine without one. */
export function lintIn(
  cwd: string,
  paths: readonly string[],
  helm: string | null,
  options: Partial<Omit<RunOptions, 'helm'>> & { readonly helm?: Partial<HelmOptions> } = {},
): Promise<RunOutcome> {
  return run({
    ...DEFAULTS,
    paths,
    cwd,
    registries: ['openshift'],
    minimumConfidence: 'low',
    failOn: 'error',
    env: helm === null ? {} : { ...process.env, HOSTPORT_LINT_HELM: helm },
    ...options,
    helm: { ...DEFAULT_HELM, ...options.helm },
  });
}

/** The place of each port's first evidence: `9104 chart/values.yaml:5:12 |  metrics: 9104|`. */
export function placesOf({ result }: Pick<RunOutcome, 'result'>): string[] {
  const places = result.listeners.map(({ port, evidence }) => `${port} ${evidence[0] ? placeOf(evidence[0].span) : ''}`);
  return [...new Set(places)].sort();
}

export function placeOf({ path, line, column, excerpt }: Span): string {
  return `${path}:${line}:${column} |${excerpt.text.trim()}|`;
}

export function problemsOf({ result }: Pick<RunOutcome, 'result'>): string[] {
  return result.problems.map(({ path, line, column, message }) => `${path}:${line}:${column} ${message}`);
}

/** The places of the ports of each fixture chart. */
export const PLACES = load(readFileSync('test/source/chart-places.yaml', 'utf8')) as Readonly<Record<string, readonly string[]>>;
