import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { Command } from 'commander';
import { CONFIG_NAMES, type Install } from '../config/configuration.ts';
import template from '../config/hostport-lint.yaml.template?text';
import { loadSettings } from '../config/settings.ts';
import { writeOwnFile } from '../fix/write.ts';
import { UsageError } from '../model/exit-code.ts';
import { pick } from '../model/groups.ts';
import type { RunOptions } from '../options.ts';
import { escapeControls } from '../report/escape.ts';
import { type RunOutcome, run, runOptions } from '../run.ts';
import { findFiles } from '../source/find-files.ts';
import { BASELINE_NAME } from '../suppression/baseline.ts';
import { orUsageError } from '../text/problem.ts';
import { plural } from '../text/words.ts';
import { type ProposedClusters, proposeClusters } from './init-clusters/index.ts';
import type { InputOutput } from './io.ts';

/** `hostport-lint init [FOLDER]`: writes a configuration from the contents of the folder; never over an existing one without `--force`. */
export function initCommand(io: InputOutput): Command {
  return new Command('init')
    .description('write a commented .hostport-lint.yaml from the contents of the folder')
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
      const lintWith = (settings: Partial<RunOptions>): Promise<RunOutcome> =>
        run(runOptions({ ...settings, paths: [folder], cwd: io.cwd, env: io.env, failOn: 'never', today: io.today }));
      const outcome = await lintWith({});
      const { result } = outcome;
      const sawNothing = result.counts.workloads === 0 && result.hosted.clusters.length === 0;
      const registries = sawNothing ? [] : outcome.registry.registries.map(({ name }) => name);
      const { clusters, source, notes } = await clustersBelow(absolute, outcome, io);
      const write = (findings: number): void =>
        writeOwnFile(path.join(folder, name), starterConfiguration(registries, clusters, findings), io.cwd);
      write(0);
      // The registries and clusters of the file change what is an error.
      const configured = await lintWith(await loadSettings({ cwd: io.cwd, paths: [folder], given: {} }));
      const findings = configured.result.findings.filter(({ severity, suppressed }) => severity === 'error' && suppressed === null).length;
      write(findings);
      io.stdout(`wrote ${escapeControls(path.join(folder, name))}\n`);
      io.stdout(
        registries.length === 0
          ? 'no workload was seen, so no registry was chosen; the file says how\n'
          : `the registry is ${registries.join(', ')}, because ${outcome.registryReason}\n`,
      );
      const names = Object.keys(clusters);
      if (names.length > 0) {
        io.stdout(`${plural(names.length, 'cluster')} from ${source}: ${names.map(escapeControls).join(', ')}\n`);
        const hidden = [...hiddenConflicts(result, configured.result)];
        const count = (one: RunOutcome['result']) => one.findings.filter(({ rule }) => rule === 'host-port-conflict').length;
        io.stdout(`conflicts: ${count(result)} before, ${count(configured.result)} with these clusters\n`);
        for (const one of [...hidden, ...configured.notes]) io.stdout(`${escapeControls(one)}\n`);
      }
      for (const note of notes) io.stdout(`${escapeControls(note)}\n`);
      if (findings > 0) {
        const [count, them] =
          findings === 1 ? ['1 error is', 'it silent until it is'] : [`${findings} errors are`, 'them silent until they are'];
        io.stdout(`${count} there today; hostport-lint baseline create keeps ${them} mended\n`);
      }
    });
}

/** What objects of the folder show of clusters. Throws UsageError if the folder cannot be read. */
async function clustersBelow(folder: string, { result }: RunOutcome, io: InputOutput): Promise<ProposedClusters> {
  orUsageError(folder, () => readdirSync(folder));
  const found = await findFiles([folder], { cwd: folder, noIgnore: false, env: io.env });
  const shownFrom = (shown: string): string => path.relative(folder, path.resolve(io.cwd, shown)).replaceAll(path.sep, '/');
  const workloads = result.listeners.map(({ workload }) => ({
    ...pick(workload, 'kind', 'namespace', 'name'),
    path: shownFrom(workload.span.path),
  }));
  return proposeClusters({ folder, files: found.files.map((file) => file.path), kustomizations: found.kustomizations, workloads });
}

/** Conflicts that were reported before, and are not with the clusters, by name. */
function* hiddenConflicts(before: RunOutcome['result'], after: RunOutcome['result']): Iterable<string> {
  const left = new Set(after.findings.map(({ fingerprint }) => fingerprint));
  for (const { rule, fingerprint, suppressed, span, message } of before.findings) {
    if (rule !== 'host-port-conflict' || suppressed !== null || left.has(fingerprint)) continue;
    yield `no longer reported, because no cluster installs both: ${span.path}:${span.line} ${message}`;
  }
}

/** A configuration with the settings that were found; all other settings are comments. */
function starterConfiguration(registries: readonly string[], clusters: ProposedClusters['clusters'], findings: number): string {
  return template
    .replace('{{registries}}', () => registriesText(registries))
    .replace('{{clusters}}', () => clustersText(clusters))
    .replace('{{baseline}}', () => baselineText(findings));
}

function registriesText(registries: readonly string[]): string {
  if (registries.length === 0)
    return '# No workload was seen that shows which one it is; without it, the input decides.\n# registries:\n#   - kubernetes';
  return ['registries:', ...registries.map((name) => `  - ${quoted(name)}`)].join('\n');
}

function clustersText(clusters: ProposedClusters['clusters']): string {
  const intro = '# What is installed together. Two clusters are never compared; a path may be in several.';
  const names = Object.entries(clusters);
  if (names.length === 0)
    return `${intro}\n# clusters:\n#   east: { installs: [apps/**, clusters/east/**] }\n#   west: { installs: [apps/**, clusters/west/**] }`;
  const lines = names.map(([name, installs]) => {
    const line = `  ${quoted(name)}: { installs: [${installs.map(installText).join(', ')}] }`;
    return line.length <= 130 ? line : `  ${quoted(name)}: { installs: [\n      ${installs.map(installText).join(',\n      ')},\n    ] }`;
  });
  return [intro, 'clusters:', ...lines].join('\n');
}

/** An install in YAML; what is neither a path nor a name is written as JSON, which is YAML too. */
function installText(install: Install): string {
  if (typeof install === 'string') return quoted(install);
  const members = Object.entries(install).map(
    ([key, value]) => `${key}: ${typeof value === 'string' ? quoted(value) : JSON.stringify(value)}`,
  );
  return `{ ${members.join(', ')} }`;
}

function baselineText(findings: number): string {
  const intro = '# Findings that were there before. New ones still count.\n';
  if (findings === 0) return `${intro}# baseline: ${BASELINE_NAME}`;
  const count = findings === 1 ? '1 finding counts' : `${findings} findings count`;
  return `${intro}# Today ${count}. hostport-lint baseline create ${BASELINE_NAME} . keeps what is known silent; then use:\n# baseline: ${BASELINE_NAME}`;
}

function quoted(text: string): string {
  return /^[A-Za-z][A-Za-z0-9._/*-]*$/.test(text) && !/^(y|n|yes|no|on|off|true|false|null)$/i.test(text) ? text : JSON.stringify(text);
}
