import type { Problem } from '../../model/source.ts';
import { type Chart, findFile, missingDependencies } from '../chart.ts';
import type { Answer } from '../run-program.ts';

/** What Helm said when it could not render a chart, told at the file and line that it names. */
export function problemOf(chart: Chart, answer: Answer, valueFiles: readonly { readonly file: string; readonly path: string }[]): Problem {
  const missing = missingDependencies(chart);
  const first = missing[0];
  if (first && /dependenc/i.test(answer.stderr)) {
    const names = missing.map(({ name }) => name).join(', ');
    const isLocal = missing.every(({ repository }) => repository.startsWith('file://'));
    const why = isLocal ? 'before its dependencies are copied' : 'without the network';
    const message = `cannot be rendered ${why}: Chart.yaml names ${names}, which charts/ does not hold; run helm dependency build first`;
    return { path: first.span.path, line: first.span.line, column: first.span.column, message };
  }
  const error = errorMessageOf(answer);
  const shown = valueFiles.reduce((text, { file, path }) => text.replaceAll(file, path), error);
  const reason = answer.failure === null ? shown : `helm ${answer.failure}`;
  return { ...placeOf(chart, error, valueFiles), message: `Helm cannot render the chart: ${reason}${hintOf(error)}` };
}

/** The last error message, on one line. */
function errorMessageOf({ stderr, status }: Answer): string {
  const from = stderr.lastIndexOf('Error: ');
  const text = (from < 0 ? stderr : stderr.slice(from + 'Error: '.length)).replace(/Use --debug flag to render out invalid YAML\s*$/, '');
  const line = text.replace(/\s+/g, ' ').trim();
  if (line === '') return `it ended with status ${status}`;
  return line.length > MAX_LENGTH ? `${line.slice(0, MAX_LENGTH)}…` : line;
}

const MAX_LENGTH = 1_000;

function hintOf(error: string): string {
  if (/127\.0\.0\.1:9\b|proxyconnect/.test(error)) return ' (hostport-lint lets it use no network)';
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
