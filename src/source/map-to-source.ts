import { type Finding, placeAt, type Related, type SourcePlace } from '../model/finding.ts';
import type { HostedCluster } from '../model/hosted-cluster.ts';
import type { Listener } from '../model/listener.ts';
import type { RunResult } from '../model/result.ts';
import type { Problem } from '../model/source.ts';
import { type Span, spanOnLine } from '../model/span.ts';
import type { Workload } from '../model/workload.ts';
import { onceForObject } from '../text/once.ts';
import { shortened } from '../text/words.ts';
import { inTurns } from './at-once.ts';
import { type LocateSource, type Render, withoutSecrets } from './render.ts';

/** The source of a place in a render. */
interface Moved extends SourcePlace {
  readonly from: Span;
  readonly render: Render;
}

type MoveSpan = (span: Span, port: number | null) => Moved | null;

/**
 * Moves each finding to its source: the template, the values, the resource, the patch. A moved finding also names its place in the render.
 * If several renders of one chart have the same finding, the first is reported; the others are null.
 */
export async function mapFindings(findings: readonly Finding[], renders: readonly Render[]): Promise<ReadonlyMap<Finding, Finding | null>> {
  if (renders.length === 0 || findings.length === 0) return new Map();
  const move = await prepare(renders, new Set(findings.flatMap(pathsOfFinding)));
  const rendered = new Set(renders.flatMap(({ paths }) => [...paths]));
  const examples = new Set(renders.flatMap(({ isExample, paths }) => (isExample ? [...paths] : [])));
  const moved = new Map(
    findings.map((finding) => [finding, withoutRenderFix(atMostWarning(moveFinding(finding, move), finding, examples), rendered)]),
  );
  return mergeVariants(findings, moved);
}

/** The facts of a result that have places. */
export type PlacedFacts = Pick<RunResult, 'listeners' | 'hosted' | 'problems'>;

/** Moves the listeners, hosted clusters and problems to their sources. */
export async function mapFacts(facts: PlacedFacts, renders: readonly Render[]): Promise<PlacedFacts> {
  if (renders.length === 0) return facts;
  const { listeners, hosted, problems } = facts;
  const paths = [...listeners.map(({ workload }) => workload.span), ...hosted.clusters, ...problems].map(({ path }) => path);
  const move = await prepare(renders, new Set(paths));
  const sourcePlace = (span: Span): SourcePlace => move(span, null) ?? placeAt(span);
  const moveWorkload = onceForObject((workload: Workload): Workload => {
    const name = sourcePlace(workload.span);
    // The place of a workload is in its template, even if its name is from values.
    return {
      ...workload,
      span: name.template ?? name.span,
      rollout: { ...workload.rollout, span: sourcePlace(workload.rollout.span).span },
    };
  });
  return {
    listeners: listeners.map((listener) => moveListener(listener, move, moveWorkload)),
    hosted: { ...hosted, clusters: hosted.clusters.map((cluster) => moveCluster(cluster, move)) },
    problems: problems.map((problem) => moveProblem(problem, move)),
  };
}

function pathsOfFinding({ span, related, otherSides = [] }: Finding): string[] {
  return [span.path, ...related.map((one) => one.span.path), ...otherSides.flatMap(pathsOfFinding)];
}

async function prepare(renders: readonly Render[], paths: ReadonlySet<string>): Promise<MoveSpan> {
  const prepared = new Map<string, { readonly render: Render; readonly locate: LocateSource }>();
  const touched = renders.filter((render) => [...render.paths].some((path) => paths.has(path)));
  for await (const one of inTurns(touched, async (render) => ({ render, locate: await render.prepare() }))) {
    for (const path of one.render.paths) prepared.set(path, one);
  }
  return (span, port) => {
    const found = prepared.get(span.path);
    const written = found?.locate(span, port);
    return found && written ? { ...written, from: span, render: found.render } : null;
  };
}

function moveFinding(given: Finding, move: MoveSpan): Finding {
  const otherSides = given.otherSides?.map((side) => moveFinding(side, move));
  const finding = otherSides ? { ...given, otherSides } : given;
  const moved = move(finding.span, finding.port);
  // One place of a template or of its values may be printed on several lines of the render.
  const reported = new Set<string>();
  const related = finding.related.flatMap((one): Related[] => {
    const other = move(one.span, finding.port);
    if (!other || other.source !== undefined) return [one];
    const { path, start, end } = other.span;
    if (reported.size === reported.add(`${path} ${start} ${end} ${one.message}`).size) return [];
    return [{ span: other.span, message: `${one.message} (${lineIn(other, moved?.render)})`, command: other.render.command }];
  });
  return moved ? { ...finding, span: moved.span, related: [whereRendered(moved), ...related] } : { ...finding, related };
}

/** Lowers a finding in a render with example values to a warning. */
function atMostWarning(moved: Finding, { span, related }: Finding, examples: ReadonlySet<string>): Finding {
  const isExample = [span, ...related.map((one) => one.span)].some(({ path }) => examples.has(path));
  return isExample && moved.severity === 'error' ? { ...moved, severity: 'warning' } : moved;
}

/** Removes an edit of a render, which is not a file. */
function withoutRenderFix(finding: Finding, rendered: ReadonlySet<string>): Finding {
  return finding.fix?.edits.some(({ path }) => rendered.has(path)) ? { ...finding, fix: null } : finding;
}

/** A related place in the render, at the place in the template. */
function whereRendered(moved: Moved, named?: Render): Related {
  if (moved.source !== undefined) return { span: moved.span, message: `rendered by Helm from ${moved.source}` };
  const option = moved.option === null ? '' : `, set by ${moved.option}`;
  const text = withoutSecrets(moved.from.excerpt.text.trim(), moved.render.secrets);
  const shown = shortened(text, MAX_SHOWN);
  const message = `rendered as ${JSON.stringify(shown)} in ${lineIn(moved, named)}${option}`;
  return { span: moved.template ?? moved.span, message, command: moved.render.command };
}

const MAX_SHOWN = 100;

/** A line of a render, with its command unless that was named before. */
function lineIn({ from, render }: Moved, named?: Render): string {
  return `line ${from.line} of ${render === named ? 'the render' : render.command}`;
}

/** Joins equal findings for several sets of values of a chart. */
function mergeVariants(findings: readonly Finding[], moved: ReadonlyMap<Finding, Finding>): Map<Finding, Finding | null> {
  const first = new Map<string, Finding>();
  const merged = new Map<Finding, Finding | null>();
  for (const finding of findings) {
    const one = moved.get(finding) ?? finding;
    const { rule, message, span, container, suppressed } = one;
    const key = JSON.stringify([rule, message, span.path, span.start, span.end, container, one.workload, suppressed]);
    const before = span.path === finding.span.path ? undefined : first.get(key);
    if (!before) {
      if (span.path !== finding.span.path) first.set(key, finding);
      merged.set(finding, one);
      continue;
    }
    merged.set(finding, null);
    const kept = merged.get(before);
    if (kept) merged.set(before, { ...kept, related: [...kept.related, ...one.related.slice(0, 1)] });
  }
  return merged;
}

function moveListener(listener: Listener, move: MoveSpan, moveWorkload: (workload: Workload) => Workload): Listener {
  const { port } = listener;
  const [first] = listener.evidence;
  const named = first && move(first.span, port)?.render;
  const evidence = listener.evidence.map((one) => {
    const moved = move(one.span, port);
    const steps = one.steps.map((step) => ({ ...step, span: move(step.span, port)?.span ?? step.span }));
    if (!moved) return { ...one, steps };
    const { span, message } = whereRendered(moved, one === first ? undefined : named);
    return { ...one, span: moved.span, steps: [{ span, note: message }, ...steps] };
  });
  return { ...listener, workload: moveWorkload(listener.workload), evidence };
}

/** Moves all places of a cluster's values, which flows name. */
function moveCluster<Cluster extends HostedCluster>(cluster: Cluster, move: MoveSpan): Cluster {
  const moved = moveSpans(cluster, move) as Cluster;
  return { ...moved, path: moved.span.path, line: moved.span.line };
}

function moveSpans(value: unknown, move: MoveSpan): unknown {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map((item) => moveSpans(item, move));
  if (value instanceof Map) return new Map([...value].map(([key, item]) => [key, moveSpans(item, move)]));
  // A patch may write a port far from its key, but the number is in the patch.
  const port = 'value' in value && typeof value.value === 'number' ? value.value : null;
  const moved = Object.entries(value).map(([key, item]) => [
    key,
    key === 'span' ? (move(item as Span, port)?.span ?? item) : moveSpans(item, move),
  ]);
  return Object.fromEntries(moved);
}

function moveProblem(problem: Problem, move: MoveSpan): Problem {
  const { path, line, column, message } = problem;
  const moved = move(spanOnLine(path, line, column, column + 1), null);
  if (!moved || moved.source !== undefined) return problem;
  return { path: moved.span.path, line: moved.span.line, column: moved.span.column, message: `${message} (${lineIn(moved)})` };
}
