import type { Problem } from '../../model/source.ts';
import { type Chart, findFile, missingDependencies } from '../chart.ts';
import type { Answer } from '../program.ts';

/** What Helm said when it could not render a chart, told at the file and line that it names. */
export function problemOf(chart: Chart, answer: Answer, valueFiles: readonly { readonly file: string; readonly path: string }[]): Problem {
  const missing = missingDependencies(chart);
  const first = missing[0];
  if (first && /dependenc/i.test(answer.stderr)) {
    const names = missing.map(({ name }) => name).join(', ');
    const message = `cannot be rendered without the network: Chart.yaml names ${names}, which charts/ does not hold; run helm dependency build first`;
    return { path: first.span.path, line: first.span.line, column: first.span.column, message };
  }
  const said = saidBy(answer);
  const shown = valueFiles.reduce((text, { file, path }) => text.replaceAll(file, path), said);
  const reason = answer.failure === null ? shown : `helm ${answer.failure}`;
  return { ...placeOf(chart, said, valueFiles), message: `Helm cannot render the chart: ${reason}${hintOf(said)}` };
}

/** The last error message, on one line. */
function saidBy({ stderr, status }: Answer): string {
  const from = stderr.lastIndexOf('Error: ');
  const text = (from < 0 ? stderr : stderr.slice(from + 'Error: '.length)).replace(/Use --debug flag to render out invalid YAML\s*$/, '');
  const line = text.replace(/\s+/g, ' ').trim();
  if (line === '') return `it ended with status ${status}`;
  return line.length > LONGEST ? `${line.slice(0, LONGEST)}…` : line;
}

const LONGEST = 1_000;

function hintOf(said: string): string {
  if (/127\.0\.0\.1:9\b|proxyconnect/.test(said)) return ' (hostport-lint lets it use no network)';
  return /execution error at|nil pointer evaluating/.test(said) ? '; give the values that it needs with --values or --set' : '';
}

/** A template and its place, as both versions of Helm write it; of several the innermost stands last. */
const TEMPLATE_PLACE = /([^\s():"<>]+\/templates\/[^\s():"<>]+):(\d+)(?::(\d+))?/g;

function placeOf(
  chart: Chart,
  said: string,
  valueFiles: readonly { readonly file: string; readonly path: string }[],
): Omit<Problem, 'message'> {
  const line = Number(/yaml: line (\d+)/.exec(said)?.[1] ?? 1);
  const place = [...said.matchAll(TEMPLATE_PLACE)].at(-1);
  if (place) {
    const found = findFile(chart, place[1] ?? '');
    // Go counts columns from 0.
    if (found) return { path: found.chart.content.display(found.file), line: Number(place[2]), column: Number(place[3] ?? 0) + 1 };
  }
  const broken = findFile(chart, /YAML parse error on ([^\s:]+)/.exec(said)?.[1] ?? '');
  if (broken) return { path: broken.chart.content.display(broken.file), line: 1, column: 1 };
  const named = /failed to parse (.+?): /.exec(said)?.[1];
  const values = valueFiles.find(({ file }) => file === named);
  if (values) return { path: values.path, line, column: 1 };
  const own = /cannot load (values\.yaml|Chart\.yaml)/.exec(said)?.[1];
  if (own) return { path: chart.content.display(own), line, column: 1 };
  return { path: chart.content.display('Chart.yaml'), line: 1, column: 1 };
}
