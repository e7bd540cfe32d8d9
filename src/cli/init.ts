import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { Command } from 'commander';
import { CONFIG_NAMES, type Install } from '../config/configuration.ts';
import template from '../config/hostport-lint.yaml.template?text';
import { loadOptions } from '../config/settings.ts';
import { writeOwnFile } from '../fix/write.ts';
import { UsageError } from '../model/exit-code.ts';
import { pick } from '../model/groups.ts';
import { escapeControls } from '../report/escape.ts';
import { type RunOutcome, run } from '../run.ts';
import { findFiles } from '../source/find-files.ts';
import { displayPath } from '../source/paths.ts';
import { BASELINE_NAME } from '../suppression/baseline.ts';
import { orUsageError } from '../text/problem.ts';
import { plural } from '../text/words.ts';
import { ofHelmfile, ofOverlays, ofSiblings } from './init-clusters/folders.ts';
import { ofArgo, ofFlux } from './init-clusters/gitops.ts';
import {
  type InitInput,
  objectsIn,
  type PlacedObject,
  type ProposedClusters,
  type ProposedInstall,
  proposalOf,
} from './init-clusters/proposal.ts';
import type { InputOutput } from './io.ts';

/**
 * `hostport-lint init [FOLDER]`: writes a configuration for the contents of the folder; an existing one is only replaced with `--force`.
 */
export function initCommand(io: InputOutput): Command {
  return new Command('init')
    .description('write a commented .hostport-lint.yaml for the contents of the folder')
    .argument('[folder]', 'folder of the manifests', '.')
    .option('--force', 'replace an existing configuration')
    .action((folder: string, { force = false }: { force?: boolean }) => init(folder, force, io));
}

async function init(folder: string, isForced: boolean, io: InputOutput): Promise<void> {
  const absolute = path.resolve(io.cwd, folder);
  const [name = ''] = CONFIG_NAMES;
  const known = CONFIG_NAMES.find((one) => existsSync(path.join(absolute, one)));
  if (known !== undefined && !isForced) throw new UsageError(`${path.join(folder, known)} already exists; --force replaces it`);
  if (known !== undefined && known !== name) throw new UsageError(`remove ${path.join(folder, known)} first, because it would be used too`);
  const lint = async (config?: false): Promise<RunOutcome> =>
    run(await loadOptions({ config, given: {}, paths: [folder], cwd: io.cwd, env: io.env, failOn: 'never', today: io.today }));
  const before = await lint(false);
  const sawNothing = before.result.counts.workloads === 0 && before.result.hosted.clusters.length === 0;
  const registries = sawNothing ? [] : before.registry.registries.map((one) => one.name);
  const { clusters, source, notes } = await clustersBelow(absolute, before, io);
  const write = (findings: number): void =>
    writeOwnFile(path.join(folder, name), starterConfiguration(registries, clusters, findings), io.cwd);
  write(0);
  // The registries and clusters of the file change the errors.
  const after = await lint();
  const findings = after.result.findings.filter(({ severity, suppressed }) => severity === 'error' && suppressed === null).length;
  write(findings);
  const names = Object.keys(clusters);
  const lines = [
    `wrote ${path.join(folder, name)}`,
    registries.length === 0
      ? 'no workload was found, so no registry was chosen; the file explains how to choose one'
      : `the registry is ${registries.join(', ')}, because ${before.registryReason}`,
    ...(names.length === 0
      ? []
      : [
          `${plural(names.length, 'cluster')} from ${source}: ${names.join(', ')}`,
          ...comparison(before.result, after.result),
          ...after.notes,
        ]),
    ...notes,
    ...(findings === 0 ? [] : [`${errorsToday(findings)}; hostport-lint baseline create suppresses them`]),
  ];
  io.stdout(lines.map((line) => `${escapeControls(line)}\n`).join(''));
}

/** What shows clusters, by the name for the user; the first that finds any is used. */
const PROPOSERS: Readonly<Record<string, (input: InitInput) => Iterable<ProposedInstall>>> = {
  Flux: ofFlux,
  'Argo CD': ofArgo,
  helmfile: ofHelmfile,
  'sibling overlays': ofOverlays,
  'sibling folders with the same objects': ofSiblings,
};

/** The clusters that objects of the folder show, and which objects these are. Throws UsageError if the folder cannot be read. */
async function clustersBelow(
  folder: string,
  { result }: RunOutcome,
  io: InputOutput,
): Promise<ProposedClusters & { readonly source: string }> {
  orUsageError(folder, () => readdirSync(folder));
  const { files: found, kustomizations } = await findFiles([folder], { cwd: folder, noIgnore: false, env: io.env });
  const files = found.map((file) => file.path);
  const workloads = result.listeners.map(({ workload }) => ({
    ...pick(workload, 'kind', 'namespace', 'name'),
    path: displayPath(path.resolve(io.cwd, workload.span.path), folder),
  }));
  const input = { folder, files, kustomizations, workloads, objects: files.flatMap((file) => gitOpsObjects(folder, file)) };
  for (const [source, propose] of Object.entries(PROPOSERS)) {
    const proposed = proposalOf(propose(input));
    if (proposed !== null) return { ...proposed, source };
  }
  return { clusters: {}, source: '', notes: [] };
}

const GITOPS = /(?:kustomize\.toolkit|helm\.toolkit|source\.extensions)\.fluxcd\.io|argoproj\.io\//;
const MAX_SIZE = 1024 * 1024;

function gitOpsObjects(folder: string, file: string): PlacedObject[] {
  if (!/\.ya?ml$/.test(file)) return [];
  const text = readFileSync(path.join(folder, file), 'utf8');
  return text.length <= MAX_SIZE && GITOPS.test(text) ? objectsIn(text).map((object) => ({ file, object })) : [];
}

/** The number of conflicts before and with the clusters, and each conflict that is no longer reported. */
function* comparison(before: RunOutcome['result'], after: RunOutcome['result']): Iterable<string> {
  const conflicts = (one: RunOutcome['result']) => one.findings.filter(({ rule }) => rule === 'host-port-conflict');
  yield `conflicts: ${conflicts(before).length} before, ${conflicts(after).length} with these clusters`;
  const left = new Set(after.findings.map(({ fingerprint }) => fingerprint));
  for (const { fingerprint, suppressed, span, message } of conflicts(before)) {
    if (suppressed === null && !left.has(fingerprint))
      yield `no longer reported, because no cluster installs both: ${span.path}:${span.line} ${message}`;
  }
}

/** A configuration with the detected settings; all other settings are comments. */
function starterConfiguration(registries: readonly string[], clusters: ProposedClusters['clusters'], findings: number): string {
  return template
    .replace('{{registries}}', () => registriesText(registries))
    .replace('{{clusters}}', () => clustersText(clusters))
    .replace('{{baseline}}', () => baselineText(findings));
}

function registriesText(registries: readonly string[]): string {
  if (registries.length === 0)
    return '# No workload was found that shows the registry; without this key, the input decides.\n# registries:\n#   - kubernetes';
  return ['registries:', ...registries.map((name) => `  - ${quotedForYaml(name)}`)].join('\n');
}

function clustersText(clusters: ProposedClusters['clusters']): string {
  const intro = '# Objects that are installed together. Two clusters are never compared; a path may be in several clusters.';
  const names = Object.entries(clusters);
  if (names.length === 0)
    return `${intro}\n# clusters:\n#   east: { installs: [apps/**, clusters/east/**] }\n#   west: { installs: [apps/**, clusters/west/**] }`;
  const lines = names.map(([name, installs]) => {
    const line = `  ${quotedForYaml(name)}: { installs: [${installs.map(installText).join(', ')}] }`;
    return line.length <= 130
      ? line
      : `  ${quotedForYaml(name)}: { installs: [\n      ${installs.map(installText).join(',\n      ')},\n    ] }`;
  });
  return [intro, 'clusters:', ...lines].join('\n');
}

/** An install in YAML; values other than paths and names are written as JSON, which is also YAML. */
function installText(install: Install): string {
  if (typeof install === 'string') return quotedForYaml(install);
  const members = Object.entries(install).map(
    ([key, value]) => `${key}: ${typeof value === 'string' ? quotedForYaml(value) : JSON.stringify(value)}`,
  );
  return `{ ${members.join(', ')} }`;
}

function baselineText(findings: number): string {
  const intro = '# Findings that existed before. New ones are still reported.\n';
  const command = `hostport-lint baseline create ${BASELINE_NAME} . suppresses what is known; then use:\n`;
  return `${intro}${findings === 0 ? '' : `# ${errorsToday(findings)}. ${command}`}# baseline: ${BASELINE_NAME}`;
}

function errorsToday(count: number): string {
  return `${plural(count, 'error')} today`;
}

function quotedForYaml(text: string): string {
  return /^[A-Za-z][A-Za-z0-9._/*-]*$/.test(text) && !/^(y|n|yes|no|on|off|true|false|null)$/i.test(text) ? text : JSON.stringify(text);
}
