import { mkdirSync } from 'node:fs';
import path from 'node:path';
import type { Problem } from '../../model/source.ts';
import { firstFew, forShell } from '../../text/words.ts';
import { type Chart, findFile } from '../chart.ts';
import { displayIn } from '../chart-content.ts';
import type { HelmOptions, SourceRequest } from '../provider.ts';
import { type Render, withoutSecrets } from '../render.ts';
import { closedEnvironment, type Environment, onOneLine, type ProgramResult } from '../run-program.ts';
import { withoutValues } from './values.ts';

/** The user's options for `helm template`, except values files. Options that set values are for charts that the user named. */
function helmOptionWords(
  { set, setString, setFile, apiVersions, kubeVersion, namespace }: HelmOptions,
  isNamed: boolean,
): [string, string][] {
  const given: (readonly [option: string, values: readonly string[]])[] = [
    ['--set', isNamed ? set : []],
    ['--set-string', isNamed ? setString : []],
    ['--set-file', isNamed ? setFile : []],
    ['--api-versions', apiVersions],
    ['--kube-version', kubeVersion === null ? [] : [kubeVersion]],
    ['--namespace', namespace === null ? [] : [namespace]],
  ];
  return given.flatMap(([option, values]) => values.map((value): [string, string] => [option, value]));
}

/** The arguments of `helm template` for a chart; each value is joined to its option, so that it cannot be read as an option. */
export function wordsOfTemplate(name: string, folder: string, values: readonly string[], options: HelmOptions, isNamed: boolean): string[] {
  const given = helmOptionWords(options, isNamed).map(
    ([option, value]) => `${option}=${option === '--api-versions' ? quoted(value) : value}`,
  );
  return ['template', ...values.map((file) => `--values=${quoted(file)}`), ...given, '--', name, folder];
}

/** The command that prints the render, for reports: without the values of `--set`, which may be secret. */
export function commandOf(chart: string, values: readonly { readonly path: string }[], helm: HelmOptions, isNamed: boolean): string {
  const shown = helmOptionWords(helm, isNamed).map(([option, value]) => [
    option,
    option.startsWith('--set') ? withoutValues(value) : value,
  ]);
  const options = [...values.flatMap(({ path }) => ['--values', path]), ...shown.flat()];
  return ['helm template', ...[...(helm.release === null ? [] : [helm.release]), chart, ...options].map(forShell)].join(' ');
}

/** Helm reads the option as comma-separated values. */
function quoted(value: string): string {
  return `"${value.replaceAll('"', '""')}"`;
}

/** The name of the release: that of the chart if Helm accepts it. */
export function releaseName(chart: string): string {
  return /^[a-z0-9](?:[-a-z0-9]{0,51}[a-z0-9])?$/.test(chart) ? chart : 'release-name';
}

/**
 * The environment of Helm, with its files in a temporary folder: no plugins, no repositories, no cluster, and no network unless allowed.
 */
export function environmentOfHelm(
  env: Environment,
  folder: string,
  { renderLimits }: Pick<SourceRequest, 'renderLimits'>,
): Record<string, string> {
  const place = (name: string) => {
    const own = path.join(folder, name);
    mkdirSync(own, { recursive: true });
    return own;
  };
  const own = {
    HELM_CACHE_HOME: place('cache'),
    HELM_CONFIG_HOME: place('config'),
    HELM_DATA_HOME: place('data'),
    HELM_PLUGINS: place('plugins'),
    HELM_NO_PLUGINS: '1',
    KUBECONFIG: path.join(folder, 'no-cluster'),
  };
  return closedEnvironment(env, own, renderLimits?.allowRemote === true);
}

/** Helm's error message as a problem without secrets, at its file and line. */
export function problemOf(
  chart: Chart,
  answer: ProgramResult,
  valueFiles: readonly { readonly file: string; readonly path: string }[],
  secrets: Render['secrets'],
): Problem {
  const error = errorMessageOf(answer);
  const named = valueFiles.reduce((text, { file, path }) => text.replaceAll(file, path), error);
  const paths = [...named.matchAll(/[^\s():"<>]+\/[^\s():"<>]+/g)].map(([found]) => found).filter((found) => findFile(chart, found));
  const shown = withoutSecrets(named, secrets, [...paths, ...valueFiles.map(({ path }) => path)]);
  const unreadSet = /failed parsing (--set[a-z-]*) data/.exec(error)?.[1];
  const message = unreadSet ? `${unreadSet} cannot be read; put a backslash before commas in values` : shown;
  const reason = answer.failure === null ? message : `helm ${answer.failure}`;
  return { ...placeOfError(chart, error, valueFiles), message: `Helm cannot render the chart: ${reason}${hintOf(error)}` };
}

/** The last error message, on one line. */
function errorMessageOf({ stderr, status }: ProgramResult): string {
  const from = stderr.lastIndexOf('Error: ');
  const text = (from < 0 ? stderr : stderr.slice(from + 'Error: '.length)).replace(/Use --debug flag to render out invalid YAML\s*$/, '');
  return (
    onOneLine(text.includes('meet the specifications of the schema') ? schemaMessageOf(text) : text) || `it ended with status ${status}`
  );
}

/** Maximum number of schema violations in a message. */
const MAX_VIOLATIONS = 3;

/** The violations of a schema by values: the specific ones, sorted, because Helm prints them in another order each time. */
function schemaMessageOf(text: string): string {
  const all = [...text.matchAll(/^\s*- (.+)$/gm)].map(([, line = '']) => line.trim());
  const specific = all.filter((line) => !/\b(?:all|any|one)Of\b|validation failed$/.test(line));
  const sorted = [...new Set(specific.length > 0 ? specific : all)].sort();
  return `the values violate values.schema.json: ${firstFew(sorted, MAX_VIOLATIONS, '; ')}`;
}

function hintOf(error: string): string {
  if (/chart requires kubeVersion/.test(error)) return '; name the version of the cluster with --kube-version';
  return /execution error at|nil pointer evaluating/.test(error) ? '; set the values that it needs with --values or --set' : '';
}

/** A template and its place in the notation of both versions of Helm; the innermost is last. */
const TEMPLATE_PLACE = /([^\s():"<>]+\/templates\/[^\s():"<>]+):(\d+)(?::(\d+))?/g;

function placeOfError(
  chart: Chart,
  error: string,
  valueFiles: readonly { readonly file: string; readonly path: string }[],
): Omit<Problem, 'message'> {
  const line = Number(/yaml: line (\d+)/.exec(error)?.[1] ?? 1);
  const place = [...error.matchAll(TEMPLATE_PLACE)].at(-1);
  if (place) {
    const found = findFile(chart, place[1] ?? '');
    // Go counts columns from 0.
    if (found) return { path: displayIn(found.chart.content, found.file), line: Number(place[2]), column: Number(place[3] ?? 0) + 1 };
  }
  const broken = findFile(chart, /YAML parse error on ([^\s:]+)/.exec(error)?.[1] ?? '');
  if (broken) return { path: displayIn(broken.chart.content, broken.file), line: 1, column: 1 };
  const named = /failed to parse (.+?): /.exec(error)?.[1];
  const values = valueFiles.find(({ file }) => file === named);
  if (values) return { path: values.path, line, column: 1 };
  const own = /cannot load (values\.yaml|Chart\.yaml)/.exec(error)?.[1];
  if (own) return { path: displayIn(chart.content, own), line, column: 1 };
  return { path: displayIn(chart.content, 'Chart.yaml'), line: 1, column: 1 };
}
