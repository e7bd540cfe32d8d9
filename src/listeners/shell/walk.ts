import { posix } from 'node:path';
import { type CommandNode, type CompoundList, type ParsedScript, parse } from 'unbash';
import type { CommandLine } from '../../model/detector.ts';
import type { KnownFile } from '../../model/pod.ts';
import type { Span } from '../../model/span.ts';
import { addSteps, joinTexts, type Slice, type Step, slicerOf, spanOfText, type Text, unknownAt } from '../../text/text.ts';

export type * from 'unbash';

/** A command line as a container starts it, and the files and variables that it can read. Every shell is read as bash. */
export interface ShellInput {
  readonly words: readonly Text[];
  readonly environment: ReadonlyMap<string, Text>;
  readonly workingDir: string | null;
  readonly readFile: (path: string) => KnownFile | undefined;
}

/** The current part of a script: its text, the calls that led to it, its arguments, its input and the destination of its output. */
export interface Scope {
  readonly slice: Slice;
  readonly steps: readonly Step[];
  readonly callee: string;
  readonly isBranch: boolean;
  readonly input: Text | null;
  readonly output: Text[] | null;
}

/** The state while a script is followed. A variable has one text, or the items of an array. A file is null if its text is unknown. */
export interface Walk {
  readonly context: ShellInput;
  readonly substitute: (walk: Walk, script: ParsedScript, place: Text) => Text | undefined;
  scope: Scope;
  arguments: readonly Text[];
  variables: Map<string, readonly Text[]>;
  exported: ReadonlySet<string>;
  readonly functions: Map<string, { readonly body: CommandNode | CompoundList; readonly slice: Slice }>;
  readonly files: Map<string, Text | null>;
  readonly commands: CommandLine[];
  readonly problems: Map<string, Span>;
  /** Functions and scripts that are being followed; recursive calls are not followed. */
  readonly active: Set<unknown>;
  /** A sourced file, which may define functions, is missing from the input. */
  sourcedUnknown: boolean;
  work: number;
  depth: number;
}

/** The state before the first command of a command line. */
export function createWalk(context: ShellInput, substitute: Walk['substitute']): Walk {
  return {
    context,
    substitute,
    scope: { slice: slicerOf(joinTexts(context.words)), steps: [], callee: 'the script', isBranch: false, input: null, output: null },
    arguments: [],
    variables: new Map([...context.environment].map(([name, text]) => [name, [text]])),
    exported: new Set(context.environment.keys()),
    functions: new Map(),
    files: new Map(),
    commands: [],
    problems: new Map(),
    active: new Set(),
    sourcedUnknown: false,
    work: 0,
    depth: 0,
  };
}

/**
 * Limits: characters that are read, expanded and copied for one command line; nesting of commands; characters and pieces of one word or
 * file.
 */
export const LIMITS = { work: 4_000_000, depth: 150, length: 65_536, pieces: 4096 };
/** The cost of a command and of a word in addition to their characters. */
const COMMAND = 200;
export const WORD = 40;

/** Counts work; returns false, and records a problem, if the script needs too much. */
export function countWork(walk: Walk, amount: number): boolean {
  walk.work += walk.depth > LIMITS.depth ? LIMITS.work : amount;
  const isSpent = walk.work > LIMITS.work;
  if (isSpent) walk.problems.set('script is too complex to follow completely', spanOfText(walk.scope.slice(0, 0)));
  return !isSpent;
}

/** Follows a part of the script, with a changed scope if there is a change. */
export function followInScope(walk: Walk, change: Partial<Scope> | null, follow: () => void): void {
  const { scope } = walk;
  walk.depth++;
  if (change !== null) walk.scope = { ...scope, ...change };
  if (countWork(walk, COMMAND)) follow();
  walk.scope = scope;
  walk.depth--;
}

/** The same for a part with its own variables, exports and arguments; returns its variables. */
export function followInSubshell(walk: Walk, change: Partial<Scope> | null, follow: () => void): Walk['variables'] {
  const { variables, exported, arguments: given } = walk;
  walk.variables = new Map(variables);
  if (countWork(walk, variables.size)) followInScope(walk, change, follow);
  const inner = walk.variables;
  Object.assign(walk, { variables, exported, arguments: given });
  return inner;
}

/** Characters of the script, with the calls that led to them. */
export function scriptText({ scope: { slice, steps } }: Walk, start: number, end: number): Text {
  return steps.length === 0 ? slice(start, end) : addSteps(slice(start, end), steps);
}

/** Joins several texts; unknown if the result is longer than programs accept. */
export function joined(walk: Walk, texts: readonly Text[]): Text {
  const text = joinTexts(texts);
  countWork(walk, text.value.length / 8 + text.pieces.length * 4);
  return text.value.length > LIMITS.length || text.pieces.length > LIMITS.pieces ? unknownAt('long text', text) : text;
}

/** The text at a path: written by the script, otherwise from the file that the container mounts. */
export function readText({ files, context }: Walk, { value: path }: Text): Text | null {
  const absolute = posix.resolve('/', context.workingDir ?? '', path);
  const own = files.get(absolute);
  return own === undefined ? (context.readFile(absolute)?.text ?? null) : own;
}

/** Stores the text that is written to a path, if part of it is known. */
export function writeText(walk: Walk, path: Text, texts: readonly Text[], append: boolean): void {
  const absolute = posix.resolve('/', walk.context.workingDir ?? '', path.value);
  if (absolute.startsWith('/dev/')) return;
  const former = append ? readText(walk, path) : null;
  const isSome = former !== null || texts.some(({ value }) => /[^\s\uE000]/.test(value));
  walk.files.set(absolute, isSome ? joined(walk, former ? [former, ...texts] : texts) : null);
}

/** Characters of the script times here-documents on one line, above which the parser would take minutes. */
const HERE_DOCUMENT_WORK = 300_000_000;

/** Parses a script; null if the parser fails. Blank lines that template actions leave after `\` do not end a command. */
export function parseScript(script: string): ParsedScript | null {
  const most = Math.max(...script.split(/(?<!\\)\n/).map((line) => line.split('<<').length - 1));
  if (most * script.length > HERE_DOCUMENT_WORK) return null;
  try {
    return parse(script.replace(/\\\n(?:[ \t]*\n)+(?=[ \t]*-)/g, (gap) => gap.slice(0, 2) + gap.slice(2).replaceAll('\n', ' ')));
  } catch (error) {
    // The parser recurses without limit in a few cases, such as `f() f() f() ...`.
    if (error instanceof RangeError) return null;
    throw error;
  }
}
