import { cpSync } from 'node:fs';
import { join } from 'node:path';
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

/** The places of the ports in the files of the chart `node-agent`. */
export const PLACES_OF_NODE_AGENT = [
  '4567 node-agent/templates/daemonset.yaml:26:32 |- --listen=0.0.0.0:4567|',
  '6060 node-agent/values.yaml:17:31 |- --pprof-address=127.0.0.1:6060|',
  '7946 node-agent/values.yaml:11:20 |containerPort: 7946|',
  '8443 node-agent/values.yaml:25:13 |listen: 8443|',
  '8444 node-agent/values.yaml:27:13 |listen: 8444|',
  '9104 node-agent/values.yaml:5:12 |metrics: 9104|',
  '9105 node-agent/values.yaml:6:11 |health: 9105|',
  '9300 node-agent/values.yaml:31:11 |port: 9300|',
  '9310 node-agent/charts/exporter/values.yaml:3:14 |probePort: 9310|',
  '9443 node-agent/values.yaml:21:9 |port: 9443|',
  '9555 node-agent/templates/daemonset.yaml:34:66 |containerPort: {{ .Values.ports.fallback | default 9555 }}|',
  '9777 node-agent/templates/daemonset.yaml:43:42 |{{ include "common.sidecar" (dict "port" 9777) | indent 8 }}|',
  '9778 node-agent/charts/common/templates/_sidecar.tpl:6:23 |- --admin-listen=:9778|',
];
