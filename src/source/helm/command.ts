import { mkdirSync } from 'node:fs';
import path from 'node:path';
import type { HelmOptions } from '../helm-options.ts';
import { closedEnvironment, type Environment } from '../run-program.ts';

/** Words of `helm template` for a chart; each value is joined to its option, so none can pass for an option of its own. */
export function wordsOfTemplate(name: string, folder: string, values: readonly string[], options: HelmOptions, isAsked: boolean): string[] {
  return [
    'template',
    ...values.map((file) => `--values=${quoted(file)}`),
    ...(isAsked
      ? [
          ...options.set.map((one) => `--set=${one}`),
          ...options.setString.map((one) => `--set-string=${one}`),
          ...options.setFile.map((one) => `--set-file=${one}`),
        ]
      : []),
    ...options.apiVersions.map((version) => `--api-versions=${quoted(version)}`),
    ...(options.kubeVersion === null ? [] : [`--kube-version=${options.kubeVersion}`]),
    ...(options.namespace === null ? [] : [`--namespace=${options.namespace}`]),
    '--',
    name,
    folder,
  ];
}

/** How to see the render: what a user would type. */
export function commandOf(chart: string, values: readonly { readonly path: string }[], helm: HelmOptions, isAsked: boolean): string {
  const given: (readonly [option: string, values: readonly string[]])[] = [
    ['--values', values.map((one) => one.path)],
    ['--set', isAsked ? helm.set : []],
    ['--set-string', isAsked ? helm.setString : []],
    ['--set-file', isAsked ? helm.setFile : []],
    ['--api-versions', helm.apiVersions],
    ['--kube-version', helm.kubeVersion === null ? [] : [helm.kubeVersion]],
    ['--namespace', helm.namespace === null ? [] : [helm.namespace]],
  ];
  const options = given.flatMap(([option, texts]) => texts.flatMap((text) => [option, text]));
  return ['helm template', ...[chart, ...options].map(forShell)].join(' ');
}

function forShell(word: string): string {
  return /^[\w@%+=:,./-]+$/.test(word) ? word : `'${word.replaceAll("'", "'\\''")}'`;
}

/** Helm reads the option as a record of comma-separated values. */
function quoted(value: string): string {
  return `"${value.replaceAll('"', '""')}"`;
}

/** A name for the release that charts make their own names from: the chart's where Helm takes it. */
export function releaseName(chart: string): string {
  return /^[a-z0-9](?:[-a-z0-9]{0,51}[a-z0-9])?$/.test(chart) ? chart : 'release-name';
}

/** Helm with its files in a folder of ours: no plugins, no repositories, no cluster, no network. */
export function environmentOfHelm(env: Environment, folder: string): Record<string, string> {
  const place = (name: string) => {
    const own = path.join(folder, name);
    mkdirSync(own, { recursive: true });
    return own;
  };
  return closedEnvironment(env, {
    HELM_CACHE_HOME: place('cache'),
    HELM_CONFIG_HOME: place('config'),
    HELM_DATA_HOME: place('data'),
    HELM_PLUGINS: place('plugins'),
    HELM_NO_PLUGINS: '1',
    KUBECONFIG: path.join(folder, 'no-cluster'),
  });
}
