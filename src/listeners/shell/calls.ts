import { isKnown, type Step, type Text } from '../../text/text.ts';
import { LIMITS } from './budget.ts';
import { always } from './decisions.ts';
import { isOpen } from './fields.ts';
import { fileVariants } from './files.ts';
import { forEachVariant, subshell } from './fork.ts';
import { parseScript, type ScriptSource, stepAt } from './parse.ts';
import { type Completion, ENDED, type Flow, type FunctionBody, report, reportLimit, type Scope, type Session } from './session.ts';
import { ARGUMENTS } from './variables.ts';
import { isShellScript, type ShellInvocation } from './wrappers.ts';

/** A body may call itself once again, since scripts do so with other arguments; more often it is cut. */
const MAX_ACTIVE = 2;

/** A script's parse, made once for each text; null, and a problem told, where it cannot be parsed. */
export function scriptOf(session: Session, text: Text): ScriptSource | null {
  const known = session.parsed.get(text);
  if (known !== undefined) return known;
  let source: ScriptSource | null = null;
  if (text.value.length > LIMITS.scriptLength.most) reportLimit(session, 'scriptLength', text);
  else if (session.budget.spend('characters', text.value.length)) {
    source = parseScript(text);
    if (!source) report(session, 'script is too tangled to be parsed', text);
    const error = source?.root.errors?.[0];
    // In a template, what stands in the script depends on the values.
    if (source && error && isKnown(text)) {
      report(session, `script cannot be followed completely: ${error.message}`, source.slice(error.pos, error.pos + 1));
    }
  }
  session.parsed.set(text, source);
  return source;
}

/** What ends more than a function: the whole shell. */
const ENDS: ReadonlySet<Flow> = new Set(['exit', 'exec']);

/** Follows a body in a new scope, unless it is already being followed or too deep. */
function enter(session: Session, body: object, scope: Scope, run: () => Completion): Completion {
  const active = session.active.get(body) ?? 0;
  if (active >= MAX_ACTIVE) return ENDED;
  if (session.calls >= LIMITS.calls.most) {
    reportLimit(session, 'calls');
    return ENDED;
  }
  const outer = session.scope;
  session.scope = scope;
  session.calls++;
  session.active.set(body, active + 1);
  const completion = run();
  session.active.set(body, active);
  session.calls--;
  session.scope = outer;
  return completion;
}

/** Follows a script's commands in a new scope. */
function follow(session: Session, scope: Scope): Completion {
  const { root } = scope.source;
  return enter(session, root, scope, () => session.walker.runAll(session, root.commands));
}

/** Of calls within calls so many are told; more would explain nothing. */
const MAX_CALLS_TOLD = 8;

/** The way to what a command at `place` runs; the container's own needs none. */
function stepsTo(session: Session, place: Text | null, note: string): readonly Step[] {
  return place === null ? [] : [stepAt(place, note), ...session.scope.steps].slice(0, MAX_CALLS_TOLD);
}

/** A function's call: its words become the arguments, and its local variables end with it. */
export function callFunction(session: Session, { name, body, source }: FunctionBody, words: readonly Text[], place: Text): Completion {
  const outerArguments = session.variables.get(ARGUMENTS);
  const scope: Scope = {
    source,
    steps: stepsTo(session, place, `function ${name} is called here`),
    name: session.scope.name,
    callee: `function ${name}`,
    hidden: new Map(),
  };
  session.variables.set(ARGUMENTS, always(words.slice(1)));
  const completion = enter(session, body, scope, () => session.walker.run(session, body));
  for (const [hidden, cell] of scope.hidden ?? []) session.variables.set(hidden, cell ?? always(undefined));
  if (outerArguments) session.variables.set(ARGUMENTS, outerArguments);
  return !ENDS.has(completion.flow) ? { flow: 'next', status: completion.status } : completion;
}

/** `source file` and `. file`: the same shell goes on in another text. */
export function sourceFile(session: Session, words: readonly Text[], place: Text): Completion {
  const path = words[1];
  if (!path) return ENDED;
  return forEachVariant(session, fileVariants(session, path), (file) => {
    const source = file && scriptOf(session, file.text);
    if (!source) {
      session.sourcedUnknown = true;
      return ENDED;
    }
    const given = words.length > 2 ? words.slice(2) : null;
    const outer = session.variables.get(ARGUMENTS);
    if (given) session.variables.set(ARGUMENTS, always(given));
    const steps = stepsTo(session, place, `${file.path} is sourced here`);
    const completion = follow(session, { ...session.scope, source, steps });
    if (given && outer) session.variables.set(ARGUMENTS, outer);
    return completion.flow === 'return' ? { flow: 'next', status: completion.status } : completion;
  });
}

/** `eval` of words, or a trap's handler: the same shell reads another text. */
export function evaluateText(session: Session, text: Text): Completion {
  const source = isOpen(text) ? null : scriptOf(session, text);
  return source ? follow(session, { ...session.scope, source, steps: [] }) : ENDED;
}

/** A text that a new shell runs, which sees only the exported variables and no functions. */
export function runScript(
  session: Session,
  script: { readonly text: Text; readonly name: Text | null; readonly arguments: readonly Text[]; readonly steps: readonly Step[] },
): Completion {
  const source = isOpen(script.text) ? null : scriptOf(session, script.text);
  if (!source) return ENDED;
  const scope: Scope = { source, steps: script.steps, name: script.name, callee: 'the script', hidden: null };
  const inherited = (name: string): boolean => name === 'PWD' || session.exported.has(name) || session.context.environment.has(name);
  return subshell(
    session,
    () => {
      session.variables.set(ARGUMENTS, always(script.arguments));
      return follow(session, scope);
    },
    inherited,
  );
}

/** The script at a path, or nothing where the input does not hold it or another program than a shell reads it. */
export function runFile(session: Session, path: Text, given: readonly Text[], place: Text | null): Completion | null {
  const variants = fileVariants(session, path);
  const scripts = variants.filter((variant) => variant.value && isShellScript(variant.value.text.value));
  if (scripts.length === 0) return null;
  return forEachVariant(session, scripts, (file) => {
    if (!file) return ENDED;
    return runScript(session, {
      text: file.text,
      name: path,
      arguments: given,
      steps: stepsTo(session, place, `${file.path} is run here`),
    });
  });
}

/** A shell that was started with a text, a file or its input; null where what it runs is not in the input. */
export function runShell(session: Session, invocation: ShellInvocation, place: Text | null): Completion | null {
  if (invocation.kind === 'file') return runFile(session, invocation.path, invocation.arguments, place);
  const text = invocation.kind === 'text' ? invocation.script : session.stdin;
  if (!text) return null;
  const name = invocation.kind === 'text' ? invocation.name : null;
  return runScript(session, { text, name, arguments: invocation.arguments, steps: [] });
}
