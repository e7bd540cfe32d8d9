import type { Text } from '../../model/text.ts';
import {
  always,
  type Bindings,
  type Cell,
  type Choice,
  type Decisions,
  decisionsOf,
  joinDecisions,
  mergeCells,
  UNDECIDED,
  type Variant,
} from './decisions.ts';
import { type Completion, ENDED, type Flow, type Session } from './session.ts';

const GOING: ReadonlySet<Flow> = new Set(['next', 'break', 'continue']);

/** One way on which a script may go on; an unknown condition decides between several. */
export interface Arm {
  readonly when: Decisions;
  readonly run: () => Completion;
}

/**
 * Follows several ways, each from the same start, and joins what they leave behind. Ways that end the script or
 * function leave nothing, so that a check which exits changes nothing for the rest.
 */
export function fork(session: Session, arms: readonly Arm[], choice: Choice | null): Completion {
  const start = { decisions: session.decisions, doubt: session.doubt };
  const printed = session.capture?.texts.length;
  const results = arms.map((arm) => {
    openLayers(session);
    session.decisions = joinDecisions(start.decisions, arm.when);
    session.doubt = start.doubt + (arms.length > 1 ? 1 : 0);
    const completion = arm.run();
    session.decisions = start.decisions;
    session.doubt = start.doubt;
    return { when: arm.when, completion, layers: closeLayers(session) };
  });
  // Of several ways only one prints.
  if (session.capture && arms.length > 1 && session.capture.texts.length !== printed) session.capture.known = false;
  const going = results.filter((result) => GOING.has(result.completion.flow));
  if (going.some((result) => result.completion.flow === 'break') && arms.length > 1) session.mayLeaveLoop = true;
  const returning = results.filter((result) => result.completion.flow === 'return');
  const left = going.length > 0 ? going : returning;
  if (choice) choice.arms = left.map((result) => arms.findIndex((arm) => arm.when === result.when));
  merge(session.variables, left, (layers) => layers.variables);
  merge(session.functions, left, (layers) => layers.functions);
  merge(session.files, left, (layers) => layers.files);
  // A program that replaced the shell on one way makes the others exclusive to it.
  if (going.length > 0 && results.some((result) => result.completion.flow === 'exec')) session.doubt++;
  if (going.length > 0) return { flow: 'next', status: agreed(going.map((result) => result.completion.status)) };
  return returning.length > 0 ? { flow: 'return', status: undefined } : (results[0]?.completion ?? ENDED);
}

/** Follows the only way, or each of several as one that excludes the others. */
export function runOneOf(session: Session, runs: readonly (() => Completion)[]): Completion {
  const only = runs[0];
  if (runs.length === 1 && only) return only();
  const choice: Choice = { arms: runs.map((_, index) => index) };
  return fork(
    session,
    runs.map((run, index) => ({ when: new Map([[choice, index]]), run })),
    choice,
  );
}

/** Runs commands whose changes of variables and functions are lost afterwards; files stay written. */
export function subshell(session: Session, run: () => Completion, inherited?: (name: string) => boolean): Completion {
  const { doubt, exportAll, sourcedUnknown, stdin } = session;
  openLayers(session, inherited);
  const completion = run();
  const { files } = closeLayers(session);
  for (const [path, cell] of files) session.files.set(path, cell);
  session.doubt = doubt;
  session.exportAll = exportAll;
  session.sourcedUnknown = sourcedUnknown;
  session.stdin = stdin;
  return { flow: 'next', status: completion.flow === 'next' ? completion.status : undefined };
}

/**
 * Computes something for each set of decisions that it depends on; usually in one. Results that are the same are one, so that a choice
 * which changes nothing is not taken for one. Variables that are set on the way are merged.
 */
export function perDecision<T>(session: Session, compute: () => T): Cell<T> {
  // Inside of a substitution, whoever expands the word around it goes through the sets of decisions.
  if (session.asked) return always(compute());
  const { decisions } = session;
  const asked = new Set<Choice>();
  session.asked = asked;
  const first = apart(session, compute);
  session.asked = null;
  if (asked.size === 0) {
    for (const [name, cell] of first.layers.variables) session.variables.set(name, cell);
    return always(first.value);
  }
  const arms = decisionsOf(asked).map((when, index) => {
    session.decisions = joinDecisions(decisions, when);
    return { when, ...(index === 0 ? first : apart(session, compute)) };
  });
  session.decisions = decisions;
  merge(session.variables, arms, (layers) => layers.variables);
  return distinct(arms);
}

/** Computes something, and keeps apart which variables it sets. */
function apart<T>(session: Session, compute: () => T): { readonly value: T; readonly layers: Pick<Layers, 'variables'> } {
  session.variables.open();
  const value = compute();
  return { value, layers: { variables: session.variables.close() } };
}

function distinct<T>(arms: readonly { readonly when: Decisions; readonly value: T }[]): Cell<T> {
  const variants = new Map<string, Variant<T>>();
  for (const { when, value } of arms) {
    const key = keyOf(value);
    if (!variants.has(key)) variants.set(key, { when, value });
  }
  const [only] = variants.values();
  return variants.size === 1 && only ? always(only.value) : [...variants.values()];
}

/** What a value is, wherever its texts stand. */
function keyOf(value: unknown): string {
  return JSON.stringify([value], (_, part) => (isText(part) ? part.value : part instanceof Map ? [...part] : part));
}

function isText(value: unknown): value is Text {
  return typeof value === 'object' && value !== null && 'pieces' in value;
}

/** A status that is only known where it is the same under all of them. */
export function completionPerDecision(session: Session, compute: () => Completion): Completion {
  const variants = perDecision(session, compute);
  const flow = variants[0]?.value.flow ?? 'next';
  return { flow, status: agreed(variants.map((variant) => variant.value.status)) };
}

/** Goes on with each of a cell's variants; with several, each is a way on its own. */
export function forEachVariant<T>(session: Session, cell: Cell<T>, run: (value: T) => Completion): Completion {
  const only = cell[0];
  if (cell.length === 1 && only) return run(only.value);
  return fork(
    session,
    cell.map(({ when, value }) => ({ when, run: () => run(value) })),
    null,
  );
}

interface Layers {
  readonly variables: ReturnType<Session['variables']['close']>;
  readonly functions: ReturnType<Session['functions']['close']>;
  readonly files: ReturnType<Session['files']['close']>;
}

function openLayers(session: Session, inherited?: (name: string) => boolean): void {
  session.variables.open(inherited);
  session.functions.open(inherited && (() => false));
  session.files.open();
}

function closeLayers(session: Session): Layers {
  return { variables: session.variables.close(), functions: session.functions.close(), files: session.files.close() };
}

function merge<T, L>(
  bindings: Bindings<T | undefined>,
  arms: readonly { readonly when: Decisions; readonly layers: L }[],
  layerOf: (layers: L) => ReadonlyMap<string, Cell<T | undefined>>,
): void {
  if (arms.every((arm) => layerOf(arm.layers).size === 0)) return;
  const names = new Set(arms.flatMap((arm) => [...layerOf(arm.layers).keys()]));
  for (const name of names) {
    const before = bindings.get(name) ?? [{ when: UNDECIDED, value: undefined }];
    const cells = arms.map(({ when, layers }) => ({ when, cell: layerOf(layers).get(name) ?? before }));
    bindings.set(name, mergeCells(cells));
  }
}

function agreed(statuses: readonly (boolean | undefined)[]): boolean | undefined {
  return statuses.every((status) => status === statuses[0]) ? statuses[0] : undefined;
}
