import type { CommandLine } from '../../model/detector.ts';
import type { Confidence } from '../../model/listener.ts';
import type { KnownFile } from '../../model/pod.ts';
import type { Span } from '../../model/span.ts';
import { addSteps, type Step, spanOfText, type Text } from '../../text/text.ts';
import { createBudget, LIMITS, type Limit } from './budget.ts';
import { type Bindings, type Cell, type Choice, createBindings, pick, UNDECIDED } from './decisions.ts';
import type {
  CommandExpansionPart,
  CommandNode,
  CompoundList,
  PipelineNode,
  ProcessSubstitutionPart,
  ScriptSource,
  Statement,
  WordPart,
} from './parse.ts';

/** What a script sees, and what stands around it. */
export interface ScriptContext {
  /** The variables as the kubelet sets them. */
  readonly environment: ReadonlyMap<string, Text>;
  readonly workingDir: string | null;
  /** The file at an absolute path, where the input shows what stands in it. */
  readonly readFile: (path: string) => KnownFile | undefined;
  /** All known files below a folder; used where a script copies a whole folder. */
  readonly filesBelow: (path: string) => readonly KnownFile[];
  /** Whether a volume is mounted at a path, so that files are copied into it. */
  readonly isFolder: (path: string) => boolean;
}

/** A variable's value: a text, an array, or null where a script unset it. */
export type Value = Text | readonly Text[] | null;

/** A function's body, with the script in which it stands. */
export interface FunctionBody {
  readonly name: string;
  readonly body: CommandNode | CompoundList;
  readonly source: ScriptSource;
}

/** Where the path of commands goes on: `exec` is an end that may have replaced the shell by a program. */
export type Flow = 'next' | 'exit' | 'exec' | 'return' | 'break' | 'continue';

/** How a command ended: where the path goes on, and whether it succeeded where that is known. */
export interface Completion {
  readonly flow: Flow;
  readonly status: boolean | undefined;
}

export const SUCCEEDED: Completion = { flow: 'next', status: true };
export const ENDED: Completion = { flow: 'next', status: undefined };

/** The script, function or text that is being followed. */
export interface Scope {
  readonly source: ScriptSource;
  /** How the path came here: the calls, innermost first. */
  readonly steps: readonly Step[];
  /** `$0`. */
  readonly name: Text | null;
  /** Whose arguments `$1` and the following are, such as `function start-proxy`. */
  readonly callee: string;
  /** What `local` hid, to be put back at the end of the function. */
  readonly hidden: Map<string, ReturnType<Bindings<Value | undefined>['get']>> | null;
}

/** What commands print, where something is done with it. */
export interface Capture {
  readonly texts: Text[];
  /** Everything that was printed is known. */
  known: boolean;
}

/** A word, or what stands in its place in arithmetic and here-documents. */
export interface ExpandableWord {
  readonly pos: number;
  readonly end: number;
  readonly parts?: readonly WordPart[] | undefined;
}

/** What can be followed on its own. */
export type Runnable = PipelineNode | CompoundList | Statement;

/** The parts of the walk that the expansion of words needs, given here so that modules need not import in circles. */
export interface Walker {
  run(session: Session, node: Runnable): Completion;
  runAll(session: Session, statements: readonly Statement[]): Completion;
  /** The output of `$(...)`, after its commands were followed. */
  substitute(session: Session, part: CommandExpansionPart): Text;
  /** Follows the commands of `<(...)` or `>(...)`. */
  runProcess(session: Session, part: ProcessSubstitutionPart): void;
  /** A word as one text, without splitting. */
  expand(session: Session, word: ExpandableWord): Text;
  /** A word as a pattern: quoted characters stand behind a backslash, and unknown ones make it null. */
  expandPattern(session: Session, word: ExpandableWord): string | null;
}

/** The state of following one script. */
export type Session = ReturnType<typeof createSession>;

export function createSession(context: ScriptContext, scope: Scope, walker: Walker) {
  const session = {
    context,
    walker,
    scope,
    /** What is handed back. */
    found: {
      commands: new Map<string, CommandLine>(),
      /** Under path and text, in the order in which they were written. */
      files: new Map<string, KnownFile>(),
      problems: [] as { readonly message: string; readonly span: Span }[],
    },
    budget: createBudget((limit) => reportLimit(session, limit)),
    variables: createBindings<Value | undefined>(),
    functions: createBindings<FunctionBody | undefined>(),
    /** Files that the script wrote; null where it wrote something unknown. */
    files: createBindings<KnownFile | null | undefined>(),
    /** Names of variables that programs see, besides those of the container. */
    exported: new Set<string>(),
    /** Names of variables that the script set. */
    assigned: new Set<string>(),
    /** `set -o allexport`. */
    exportAll: false,
    /** Decisions taken on the current path. */
    decisions: UNDECIDED,
    /** The choices that the result of the current expansion depends on, as far as it went; null where none is going on. */
    asked: null as Set<Choice> | null,
    /** Unknown conditions that decide whether the current command runs. */
    doubt: 0,
    nesting: 0,
    calls: 0,
    capture: null as Capture | null,
    /** What the current command reads; null where it is not known. */
    stdin: null as Text | null,
    /** A script that is not in the input was read, so any function may be defined. */
    sourcedUnknown: false,
    /** A `break` that may or may not have run was met. */
    mayLeaveLoop: false,
    /** Counts look-ups of variables, so that a condition can be told from a constant. */
    lookups: 0,
    optional: new Map<string, Choice>(),
    /** A number for each command that started something. */
    identities: new Map<object, number>(),
    parsed: new Map<Text, ScriptSource | null>(),
    /** How often each body is being followed right now. */
    active: new Map<object, number>(),
  };
  return session;
}

/** Tells once that a limit was met, at the start of the script that is being followed. */
export function reportLimit(session: Session, limit: Limit, place = session.scope.source.text): void {
  const message = `script is too tangled to follow completely: more than ${LIMITS[limit].most.toLocaleString('en')} ${LIMITS[limit].of}`;
  report(session, message, place);
}

/** Adds a problem once for each message and place. */
export function report(session: Session, message: string, place: Text): void {
  const { problems } = session.found;
  if (problems.some((problem) => problem.message === message)) return;
  problems.push({ message, span: spanOfText(place, 0, 0) });
}

/** Characters of the script that is being followed, with the way that led there. */
export function sourceText(session: Session, start: number, end: number): Text {
  return withSteps(session.scope.source.slice(start, end), session.scope.steps);
}

/** A path of ten steps explains; more would only cost. */
const MAX_STEPS = 10;

/** A text after the way that led to the place where it stands. */
export function withSteps(text: Text, steps: readonly Step[]): Text {
  return steps.length === 0 ? text : addSteps(text, steps, MAX_STEPS);
}

/** What a cell is on the current path, of which the current expansion takes note. */
export function current<T>(session: Session, cell: Cell<T>): T {
  return cell.length === 1 && cell[0] ? cell[0].value : pick(cell, session.decisions, (choice) => ask(session, choice));
}

/** Notes that the current expansion depends on a choice. */
export function ask(session: Session, choice: Choice): void {
  session.asked?.add(choice);
}

/** Runs something one level deeper, or not at all where that is too deep. */
export function nested<T>(session: Session, run: () => T, tooDeep: T): T {
  if (session.nesting >= LIMITS.nesting.most) {
    reportLimit(session, 'nesting');
    return tooDeep;
  }
  session.nesting++;
  try {
    return run();
  } finally {
    session.nesting--;
  }
}

/** How sure a command is on the current path; `doubts` more unknown conditions decide on it. */
export function confidenceOf(session: Session, doubts: number): Confidence {
  const total = session.doubt + doubts;
  return total === 0 ? 'high' : total === 1 ? 'medium' : 'low';
}
