import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { type Problem, problemAt } from '../../model/source.ts';
import { forShell } from '../../text/words.ts';
import { type Chart, findFile, missingDependencies } from '../chart.ts';
import type { HelmOptions } from '../provider.ts';
import { type Answer, closedEnvironment, type Environment, onOneLine } from '../run-program.ts';
import { withoutValues } from './values.ts';

/** What the options of the user say to `helm template`, besides the files of values; those of values are for charts that were asked for. */
function optionsOf({ set, setString, setFile, apiVersions, kubeVersion, namespace }: HelmOptions, isAsked: boolean): [string, string][] {
  const given: (readonly [option: string, values: readonly string[]])[] = [
    ['--set', isAsked ? set : []],
    ['--set-string', isAsked ? setString : []],
    ['--set-file', isAsked ? setFile : []],
    ['--api-versions', apiVersions],
    ['--kube-version', kubeVersion === null ? [] : [kubeVersion]],
    ['--namespace', namespace === null ? [] : [namespace]],
  ];
  return given.flatMap(([option, values]) => values.map((value): [string, string] => [option, value]));
}

/** Words of `helm template` for a chart; each value is joined to its option, so none can pass for an option of its own. */
export function wordsOfTemplate(name: string, folder: string, values: readonly string[], options: HelmOptions, isAsked: boolean): string[] {
  const given = optionsOf(options, isAsked).map(([option, value]) => `${option}=${option === '--api-versions' ? quoted(value) : value}`);
  return ['template', ...values.map((file) => `--values=${quoted(file)}`), ...given, '--', name, folder];
}

/** Helm could not judge the values, because their schema refers to another that lies in the network. */
export function lacksRemoteSchema({ status, stderr }: Answer): boolean {
  return status !== 0 && stderr.includes('meet the specifications of the schema') && WANTS_NETWORK.test(stderr);
}

/** The same words for a render whose values nobody judges; Helm before 3.16 does not know the option. */
export function withoutSchemas([template = '', ...others]: readonly string[]): string[] {
  return [template, '--skip-schema-validation', ...others];
}

/** The proxy that keeps Helm from the network shows in what it says. */
const WANTS_NETWORK = /127\.0\.0\.1:9\b|proxyconnect/;

/** The command that shows the render, for reports: without the values of `--set`, which may be secret. */
export function commandOf(chart: string, values: readonly { readonly path: string }[], helm: HelmOptions, isAsked: boolean): string {
  const shown = optionsOf(helm, isAsked).map(([option, value]) => [option, option.startsWith('--set') ? withoutValues(value) : value]);
  const options = [...values.flatMap(({ path }) => ['--values', path]), ...shown.flat()];
  return ['helm template', ...[chart, ...options].map(forShell)].join(' ');
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

/** What Helm said when it could not render a chart, told at the file and line that it names. */
export function problemOf(chart: Chart, answer: Answer, valueFiles: readonly { readonly file: string; readonly path: string }[]): Problem {
  const missing = missingDependencies(chart);
  const first = missing[0];
  if (first && /dependenc/i.test(answer.stderr)) {
    const names = missing.map(({ name }) => name).join(', ');
    const remote = `cannot be rendered without the network: Chart.yaml names ${names}, which charts/ does not hold; run helm dependency build first`;
    const local = `cannot be rendered: Chart.yaml names ${first.name}, and ${first.repository} holds no chart of this repository`;
    const isLocal = missing.every(({ repository }) => repository.startsWith('file://'));
    return problemAt(first.span, isLocal ? local : remote);
  }
  const error = errorMessageOf(answer);
  const shown = valueFiles.reduce((text, { file, path }) => text.replaceAll(file, path), error);
  const unreadSet = /failed parsing (--set[a-z-]*) data/.exec(error)?.[1];
  const message = unreadSet ? `${unreadSet} cannot be read; put a backslash before commas in values` : shown;
  const reason = answer.failure === null ? message : `helm ${answer.failure}`;
  return { ...placeOf(chart, error, valueFiles), message: `Helm cannot render the chart: ${reason}${hintOf(error)}` };
}

/** The last error message, on one line. */
function errorMessageOf({ stderr, status }: Answer): string {
  const from = stderr.lastIndexOf('Error: ');
  const text = (from < 0 ? stderr : stderr.slice(from + 'Error: '.length)).replace(/Use --debug flag to render out invalid YAML\s*$/, '');
  return onOneLine(text) || `it ended with status ${status}`;
}

function hintOf(error: string): string {
  if (WANTS_NETWORK.test(error)) return ' (hostport-lint lets it use no network)';
  if (/chart requires kubeVersion/.test(error)) return '; name the version of the cluster with --kube-version';
  return /execution error at|nil pointer evaluating/.test(error) ? '; give the values that it needs with --values or --set' : '';
}

/** A template and its place, as both versions of Helm write it; of several the innermost stands last. */
const TEMPLATE_PLACE = /([^\s():"<>]+\/templates\/[^\s():"<>]+):(\d+)(?::(\d+))?/g;

function placeOf(
  chart: Chart,
  error: string,
  valueFiles: readonly { readonly file: string; readonly path: string }[],
): Omit<Problem, 'message'> {
  const line = Number(/yaml: line (\d+)/.exec(error)?.[1] ?? 1);
  const place = [...error.matchAll(TEMPLATE_PLACE)].at(-1);
  if (place) {
    const found = findFile(chart, place[1] ?? '');
    // Go counts columns from 0.
    if (found) return { path: found.chart.content.display(found.file), line: Number(place[2]), column: Number(place[3] ?? 0) + 1 };
  }
  const broken = findFile(chart, /YAML parse error on ([^\s:]+)/.exec(error)?.[1] ?? '');
  if (broken) return { path: broken.chart.content.display(broken.file), line: 1, column: 1 };
  const named = /failed to parse (.+?): /.exec(error)?.[1];
  const values = valueFiles.find(({ file }) => file === named);
  if (values) return { path: values.path, line, column: 1 };
  const own = /cannot load (values\.yaml|Chart\.yaml)/.exec(error)?.[1];
  if (own) return { path: chart.content.display(own), line, column: 1 };
  return { path: chart.content.display('Chart.yaml'), line: 1, column: 1 };
}
