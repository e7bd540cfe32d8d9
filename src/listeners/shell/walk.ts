import { posix } from 'node:path';
import { type CommandNode, type CompoundList, type ParsedScript, parse } from 'unbash';
import type { CommandLine } from '../../model/detector.ts';
import type { KnownFile } from '../../model/pod.ts';
import type { Span } from '../../model/span.ts';
import { addSteps, joinTexts, type Slice, type Step, slicerOf, spanOfText, type Text, unknownAt } from '../../text/text.ts';

export type * from 'unbash';

/** A command line as a container starts it, and the files and variables that it can read. Every shell is read as bash. */
export interface ShellInput extends Pick<CommandLine, 'words' | 'environment'> {
  readonly workingDir: string | null;
  readonly readFile: (path: string) => KnownFile | undefined;
}

/** The current part of a script: its text, the calls that led to it, its input and the destination of its output. */
export interface Scope {
  readonly slice: Slice;
  readonly steps: readonly Step[];
  readonly callee: string;
  readonly isBranch: boolean;
  readonly input: Text | null;
  readonly output: Text[] | null;
}

/** Returns a part of the script when its place is needed. */
export type Place = () => Text;

/** Returns the output of `$(...)`; undefined if it is unknown. */
type Substitute = (walk: Walk, script: ParsedScript, place: Text) => Text | undefined;

/**
 * Limits: characters that are read, expanded and copied for one command line; nesting of commands; characters and pieces of one word or
 * file.
 */
export const LIMITS = { work: 4_000_000, depth: 150, length: 65_536, pieces: 4096 };
/** The cost of a command and of a word in addition to their characters. */
const COMMAND = 200;
export const WORD = 40;

/** The state while the scripts of a command line are followed. */
export class Walk {
  readonly context: ShellInput;
  readonly substitute: Substitute;
  scope: Scope;
  arguments: readonly Text[] = [];
  /** Each variable has one text, or the items of an array. */
  variables = new Map<string, readonly Text[]>();
  exported: ReadonlySet<string>;
  readonly functions = new Map<string, { readonly body: CommandNode | CompoundList; readonly slice: Slice }>();
  /** Files that the script wrote; null if the text is unknown. */
  readonly files = new Map<string, Text | null>();
  readonly commands: CommandLine[] = [];
  readonly problems = new Map<string, Span>();
  /** Functions and scripts that are being followed; recursive calls are not followed. */
  readonly active = new Set<unknown>();
  /** A sourced file, which may define functions, is missing from the input. */
  sourcedUnknown = false;
  private work = 0;
  private depth = 0;

  constructor(context: ShellInput, substitute: Substitute) {
    this.context = context;
    this.substitute = substitute;
    this.exported = new Set(context.environment.keys());
    for (const [name, text] of context.environment) this.variables.set(name, [text]);
    const slice = slicerOf(joinTexts(context.words));
    this.scope = { slice, steps: [], callee: 'the script', isBranch: false, input: null, output: null };
  }

  /** Counts work; returns false, and records a problem, if the script needs too much. */
  countWork(amount: number): boolean {
    this.work += this.depth > LIMITS.depth ? LIMITS.work : amount;
    const isSpent = this.work > LIMITS.work;
    if (isSpent) this.problems.set('script is too complex to follow completely', spanOfText(this.scope.slice(0, 0)));
    return !isSpent;
  }

  /** Follows a part of the script, with a changed scope if there is a change. */
  inScope(change: Partial<Scope> | null, follow: () => void): void {
    const { scope } = this;
    this.depth++;
    if (change !== null) this.scope = { ...scope, ...change };
    if (this.countWork(COMMAND)) follow();
    this.scope = scope;
    this.depth--;
  }

  /** The same for a part with its own variables, exports and arguments; returns its variables. */
  inSubshell(change: Partial<Scope> | null, follow: () => void): Walk['variables'] {
    const { variables, exported, arguments: given } = this;
    this.variables = new Map(variables);
    if (this.countWork(variables.size)) this.inScope(change, follow);
    const inner = this.variables;
    Object.assign(this, { variables, exported, arguments: given });
    return inner;
  }

  /** Makes variables readable for programs that are started later. */
  export(variables: readonly { readonly name: string }[]): void {
    if (this.countWork(this.exported.size)) this.exported = new Set([...this.exported, ...variables.map(({ name }) => name)]);
  }

  /** Characters of the script, with the calls that led to them. */
  text(start: number, end: number): Text {
    const { slice, steps } = this.scope;
    return steps.length === 0 ? slice(start, end) : addSteps(slice(start, end), steps);
  }

  place(start: number, end: number): Place {
    const { slice } = this.scope;
    return () => slice(start, end);
  }

  /** Joins several texts; unknown if the result is longer than programs accept. */
  join(texts: readonly Text[]): Text {
    const text = joinTexts(texts);
    this.countWork(text.value.length / 8 + text.pieces.length * 4);
    return text.value.length > LIMITS.length || text.pieces.length > LIMITS.pieces ? unknownAt('long text', text) : text;
  }

  /** The text at a path: written by the script, otherwise from the file that the container mounts. */
  read(written: Text): Text | null {
    const path = this.absolute(written);
    const own = this.files.get(path);
    return own === undefined ? (this.context.readFile(path)?.text ?? null) : own;
  }

  /** Stores the text that is written to a path, if part of it is known. */
  write(path: Text, texts: readonly Text[], append: boolean): void {
    const absolute = this.absolute(path);
    if (absolute.startsWith('/dev/')) return;
    const former = append ? this.read(path) : null;
    const isSome = former !== null || texts.some(({ value }) => /[^\s\uE000]/.test(value));
    this.files.set(absolute, isSome ? this.join(former ? [former, ...texts] : texts) : null);
  }

  private absolute({ value }: Text): string {
    return posix.resolve('/', this.context.workingDir ?? '', value);
  }
}

/** Characters of the script times here-documents on one line, above which the parser would take minutes. */
const HERE_DOCUMENT_WORK = 300_000_000;

/** Parses a script; null if the parser fails. Blank lines that template actions leave after `\` do not end a command. */
export function parseScript(script: string): ParsedScript | null {
  const lines = script.includes('<<') ? script.split(/(?<!\\)\n/) : [];
  if (lines.some((line) => (line.split('<<').length - 1) * script.length > HERE_DOCUMENT_WORK)) return null;
  try {
    return parse(script.replace(/\\\n(?:[ \t]*\n)+(?=[ \t]*-)/g, (gap) => gap.slice(0, 2) + gap.slice(2).replaceAll('\n', ' ')));
  } catch (error) {
    // The parser recurses without limit in a few cases, such as `f() f() f() ...`.
    if (error instanceof RangeError) return null;
    throw error;
  }
}
