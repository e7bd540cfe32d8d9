import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { Command } from 'commander';
import { CONFIG_NAMES } from '../config/configuration.ts';
import template from '../config/hostport-lint.yaml.template?text';
import { UsageError } from '../model/exit-code.ts';
import { escapeControls } from '../report/escape.ts';
import { type RunOutcome, run, runOptions } from '../run.ts';
import { findFiles } from '../source/find-files.ts';
import { BASELINE_NAME } from '../suppression/baseline.ts';
import { orUsageError } from '../text/problem.ts';
import type { InputOutput } from './io.ts';
import { writeOwnFile } from './write-file.ts';

/** `hostport-lint init [FOLDER]`: writes a configuration from what the folder holds; never over an existing one without `--force`. */
export function initCommand(io: InputOutput): Command {
  return new Command('init')
    .description('write a commented .hostport-lint.yaml from what the folder holds')
    .argument('[folder]', 'folder of the manifests', '.')
    .option('--force', 'replace an existing configuration')
    .action(async (folder: string, flags: { force?: boolean }) => {
      const absolute = path.resolve(io.cwd, folder);
      const [name = ''] = CONFIG_NAMES;
      const known = CONFIG_NAMES.find((one) => existsSync(path.join(absolute, one)));
      if (known !== undefined && !flags.force) {
        throw new UsageError(`${path.join(folder, known)} is there already; --force replaces it`);
      }
      if (known !== undefined && known !== name)
        throw new UsageError(`remove ${path.join(folder, known)} first, because it would count too`);
      const lint = (registries: readonly string[]): Promise<RunOutcome> =>
        run(runOptions({ paths: [folder], cwd: io.cwd, env: io.env, failOn: 'never', today: io.today, registries }));
      const outcome = await lint([]);
      const registries = registriesOf(outcome);
      const clusters = clustersOf(await pathsBelow(absolute, io.env));
      // Counted as later runs will judge, which is by the registry that the file names.
      const { result } = outcome.showsPlatform ? outcome : await lint(registries);
      const findings = result.findings.filter(({ severity, suppressed }) => severity === 'error' && suppressed === null).length;
      const text = starterConfiguration(registries, clusters, findings);
      writeOwnFile(path.join(folder, name), text, io.cwd);
      io.stdout(`wrote ${escapeControls(path.join(folder, name))}\n`);
      const [registry = null] = registries;
      io.stdout(
        registry === null
          ? 'no workload was seen, so no registry was chosen; the file says how\n'
          : `the registry is ${registry}, because ${whyOf(outcome)}\n`,
      );
      if (findings > 0) {
        const [count, them] =
          findings === 1 ? ['1 error is', 'it silent until it is'] : [`${findings} errors are`, 'them silent until they are'];
        io.stdout(`${count} there today; hostport-lint baseline create keeps ${them} mended\n`);
      }
    });
}

/** OpenShift's registry where a workload belongs to its platform, or makes clusters of it, otherwise that of Kubernetes; none where there is no workload. */
function registriesOf({ result, showsPlatform }: RunOutcome): string[] {
  if (showsPlatform || result.hosted.clusters.length > 0) return ['openshift'];
  return result.counts.workloads === 0 ? [] : ['kubernetes'];
}

function whyOf({ result, showsPlatform }: RunOutcome): string {
  if (showsPlatform) return 'workloads of its platform were seen';
  return result.hosted.clusters.length > 0 ? 'HostedClusters were seen' : 'no workload of OpenShift was seen';
}

async function pathsBelow(folder: string, env: InputOutput['env']): Promise<string[]> {
  orUsageError(folder, () => readdirSync(folder));
  return (await findFiles([folder], { cwd: folder, noIgnore: false, env })).files.map((file) => file.path);
}

/** Folders whose sub-folders are usually installed in clusters of their own. */
const CLUSTERS = /^(?:clusters?|environments?|envs?|sites?|regions?|overlays)$/i;

/** A cluster for each folder below the first folder that is named for clusters, if there are at least two. */
function clustersOf(paths: readonly string[]): Record<string, string[]> {
  for (const depth of [0, 1, 2]) {
    const clusters = new Map<string, string>();
    for (const one of paths) {
      const folders = one.split('/').slice(0, -1);
      const [parent, name] = [folders[depth], folders[depth + 1]];
      if (parent === undefined || name === undefined || !CLUSTERS.test(parent) || !/^[A-Za-z0-9][A-Za-z0-9 ._-]*$/.test(name)) continue;
      const glob = `${folders.slice(0, depth + 2).join('/')}/**`;
      if (!clusters.has(name)) clusters.set(name, glob);
    }
    if (clusters.size >= 2) return Object.fromEntries([...clusters].map(([name, glob]) => [name, [glob]]));
  }
  return {};
}

/** A commented configuration that says what is the case today; everything else stands as a comment. */
function starterConfiguration(
  registries: readonly string[],
  clusters: Readonly<Record<string, readonly string[]>>,
  findings: number,
): string {
  return template
    .replace('{{registries}}', () => registriesText(registries))
    .replace('{{clusters}}', () => clustersText(clusters))
    .replace('{{baseline}}', () => baselineText(findings));
}

function registriesText(registries: readonly string[]): string {
  if (registries.length === 0)
    return '# No workload was seen that shows which one it is; without it openshift counts.\n# registries:\n#   - kubernetes';
  return ['registries:', ...registries.map((name) => `  - ${quoted(name)}`)].join('\n');
}

function clustersText(clusters: Readonly<Record<string, readonly string[]>>): string {
  const intro = '# What is installed together. Two clusters are never compared; a path may be in several.';
  const names = Object.entries(clusters);
  if (names.length === 0)
    return `${intro}\n# clusters:\n#   east: { installs: [apps/**, clusters/east/**] }\n#   west: { installs: [apps/**, clusters/west/**] }`;
  return [intro, 'clusters:', ...names.map(([name, globs]) => `  ${quoted(name)}: { installs: [${globs.map(quoted).join(', ')}] }`)].join(
    '\n',
  );
}

function baselineText(findings: number): string {
  const intro = '# Findings that were there before. New ones still count.\n';
  if (findings === 0) return `${intro}# baseline: ${BASELINE_NAME}`;
  const count = findings === 1 ? '1 finding counts' : `${findings} findings count`;
  return `${intro}# Today ${count}. hostport-lint baseline create ${BASELINE_NAME} . keeps what is known silent; then use:\n# baseline: ${BASELINE_NAME}`;
}

function quoted(text: string): string {
  return /^[A-Za-z][A-Za-z0-9._-]*$/.test(text) && !/^(y|n|yes|no|on|off|true|false|null)$/i.test(text) ? text : JSON.stringify(text);
}
