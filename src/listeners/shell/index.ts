import builtins from '../../../programs/commands/builtins.yaml';
import utilities from '../../../programs/commands/utilities.yaml';
import { isKnown, joinTexts, knownAt, slicerOf, sliceText, spanOfText, type Text, UNKNOWN, unknownAt } from '../../text/text.ts';
import { assignmentsInFiles } from '../formats/ini.ts';
import { isShellScript, shellInvocation, startedProgram } from '../wrappers.ts';
import type * as Bash from './walk.ts';
import { type Place, parseScript, type Scope, type ShellInput, Walk } from './walk.ts';
import { expandText, expandWord, formatted, hereDocument, spaced, unescaped } from './words.ts';

/** The programs that scripts start, in the order of the text, the files that they write, and the problems. */
export type ShellOutput = Pick<Walk, 'commands' | 'files' | 'problems'>;

/**
 * Follows the scripts that a command line starts, in the order of their text and without running anything. Every branch is visited;
 * commands in a branch get one step less confidence.
 */
export function followShell(context: ShellInput): ShellOutput {
  const walk = new Walk(context, substitute);
  start(walk, context.words, null);
  return walk;
}

type ShellNode = Bash.Statement['command'] | Bash.CompoundList;

/** Follows commands up to one that ends the list. */
function followAll(walk: Walk, statements: readonly Bash.Statement[]): void {
  for (const { command, background } of statements) {
    if (background) walk.inSubshell(null, () => follow(walk, command));
    else follow(walk, command);
    const [name, ...words] = command.type === 'Command' && !background ? [command.name?.text ?? '', ...command.args] : [''];
    if (/^(?:exit|return|break|continue)$/.test(name) || (name === 'exec' && words.length > 0)) return;
  }
}

function follow(walk: Walk, node: ShellNode): void {
  const visit = NODES[node.type] as ((walk: Walk, node: ShellNode) => void) | undefined;
  if (visit) walk.inScope(null, () => visit(walk, node));
}

/** The handler of each kind of command; tests and arithmetic start nothing. */
const NODES: { readonly [Type in ShellNode['type']]?: (walk: Walk, node: Extract<ShellNode, { type: Type }>) => void } = {
  Command: followCommand,
  AndOr: followAndOr,
  Pipeline: followPipeline,
  For: followFor,
  CompoundList: (walk, { commands }) => followAll(walk, commands),
  BraceGroup: (walk, { body }) => follow(walk, body),
  ArithmeticFor: (walk, { body }) => follow(walk, body),
  Subshell: (walk, { body }) => void walk.inSubshell(null, () => follow(walk, body)),
  Redirected: (walk, { redirects, command }) => redirected(walk, redirects, () => follow(walk, command)),
  Function: (walk, { name, body }) => void walk.functions.set(name.text, { body, slice: walk.scope.slice }),
  If(walk, node) {
    for (const { clause, then } of [node, ...node.elif]) {
      follow(walk, clause);
      followBranch(walk, then);
    }
    if (node.else) followBranch(walk, node.else);
  },
  Case(walk, { items }) {
    for (const { body } of items) followBranch(walk, body);
  },
  While(walk, { clause, body }) {
    follow(walk, clause);
    const isEndless = /^\s*(?:true|false|:)[;\s]*$/.test(walk.scope.slice(clause.pos, clause.end).value);
    (isEndless ? follow : followBranch)(walk, body);
  },
};

/** Follows a branch, which the script may not execute: the first known values of its variables are kept. */
function followBranch(walk: Walk, node: ShellNode): void {
  const textOf = (items: readonly Text[] = []): string => items.map(({ value }) => value).join(' ');
  for (const [name, after] of walk.inSubshell({ isBranch: true }, () => follow(walk, node))) {
    const before = walk.variables.get(name);
    if (after === before) continue;
    const former = textOf(before);
    if (former === '' || former.includes(UNKNOWN) || textOf(after).startsWith(former)) walk.variables.set(name, after);
  }
}

const TESTS = new Set(['[', 'test', 'grep', 'command', 'type', 'which']);

/** Follows `&&` and `||`: commands after `&&` run as usual after a program and perhaps after a test; commands after `||` run perhaps. */
function followAndOr(walk: Walk, { commands, operators }: Bash.AndOr): void {
  let isOpen = false;
  for (const [index, command] of commands.entries()) {
    isOpen ||= operators[index - 1] === '||';
    (isOpen ? followBranch : follow)(walk, command);
    isOpen ||= command.type === 'TestCommand' || (command.type === 'Command' && TESTS.has(command.name?.text ?? ''));
  }
}

function followPipeline(walk: Walk, { commands }: Bash.Pipeline): void {
  let { input } = walk.scope;
  for (const command of commands) {
    const output = command === commands.at(-1) ? walk.scope.output : [];
    walk.inSubshell({ input, output }, () => follow(walk, command));
    input = output?.length ? joinTexts(output) : null;
  }
}

/** Follows the body once, for the first word. */
function followFor(walk: Walk, { name, wordlist, body }: Bash.For): void {
  const [first] = wordlist?.flatMap((word) => expandWord(walk, word)) ?? walk.arguments;
  const isListed = first && isKnown(first) && !/[*?]/.test(first.value);
  walk.variables.set(name.text, [isListed ? first : unknownAt(name.text, walk.text(name.pos, name.end))]);
  (isListed ? follow : followBranch)(walk, body);
}

/** Follows the commands of `$(...)` and returns their output; undefined if it is unknown. */
function substitute(walk: Walk, script: Bash.ParsedScript, place: Text): Text | undefined {
  const output = [sliceText(place, 0, 0)];
  // If backticks contain escapes, the parser counts in the unescaped text.
  const slice = script.source === undefined ? walk.scope.slice : slicerOf(knownAt(script.source, place));
  walk.inSubshell({ slice, output }, () => followAll(walk, script.commands));
  const text = joinTexts(output);
  return isKnown(text) ? sliceText(text, 0, text.value.replace(/\n+$/, '').length) : undefined;
}

/** Follows a command with its input and output; if a redirection is repeated, the last one applies. */
function redirected(walk: Walk, redirections: readonly Bash.Redirection[], run: () => void): void {
  let { input, output } = walk.scope;
  let file: { readonly path: Text; readonly append: boolean } | null = null;
  for (const one of redirections) {
    const text = one.type === 'HereDoc' || !one.target ? null : expandText(walk, one.target);
    if (one.type === 'HereDoc') input = hereDocument(walk, one);
    else if (one.type === 'HereString') input = text;
    else if (one.operator === '<') input = text && walk.read(text);
    else if (text && /^&?>[>|]?$/.test(one.operator) && (one.descriptor?.type !== 'FileDescriptor' || one.descriptor.value === 1))
      file = text.value === '/dev/stdout' ? null : { path: text, append: one.operator.includes('>>') };
  }
  if (file) output = [];
  walk.inScope({ input, output }, run);
  if (file && output) walk.write(file.path, output, file.append);
}

function followCommand(walk: Walk, { name, args, prefix, redirects, pos, end }: Bash.Command): void {
  const assignments = prefix.filter((item) => item.type === 'Assignment');
  const isOwn = name !== undefined && assignments.length > 0;
  const run = (): void => {
    if (isOwn) walk.export(assignments);
    for (const one of assignments) assign(walk, one);
    if (!name) return;
    const words = [name, ...args].flatMap((word) => (word.type === 'Word' ? expandWord(walk, word) : []));
    for (const one of args) if (one.type === 'Assignment') assign(walk, one);
    if (words[0]) runCommand(walk, words as [Text, ...Text[]], args, walk.place(pos, end));
  };
  redirected(walk, redirects, () => void (isOwn ? walk.inSubshell(null, run) : run()));
}

function assign(walk: Walk, { name, value, append, index }: Bash.Assignment): void {
  const isArray = value.type === 'ArrayValue';
  const items = isArray ? value.elements.flatMap((word) => expandWord(walk, word)) : [expandText(walk, value)];
  const before = append ? (walk.variables.get(name) ?? []) : [];
  if (!index) walk.variables.set(name, isArray ? [...before, ...items] : [walk.join([...before.slice(0, 1), ...items])]);
}

type Words = readonly [Text, ...Text[]];

/** Calls a function, runs a shell builtin, or starts a program. */
function runCommand(walk: Walk, words: Words, args: readonly Bash.CommandArgument[], place: Place): void {
  const [{ value: name }, ...given] = words;
  const called = walk.functions.get(name);
  if (called) {
    const steps = [{ locate: () => spanOfText(place()), note: `function ${name} is called here` }, ...walk.scope.steps];
    enter(walk, called.body, given, { slice: called.slice, callee: `function ${name}`, steps }, () => follow(walk, called.body));
  } else if (/^(?:exec|command|builtin)$/.test(name)) {
    const at = given.findIndex(({ value }) => !value.startsWith('-')) + (given[0]?.value === '-a' ? 1 : 0);
    if (given[at] && !/^-[vV]/.test(given[0]?.value ?? '')) runCommand(walk, given.slice(at) as unknown as Words, args, place);
  } else if (name === '.' || name === 'source') followFile(walk, given, place, 'sourced');
  else if (name === 'eval') followScript(walk, spaced(given, place()), walk.arguments, {});
  else if (name === 'export' || (/^(?:declare|typeset|readonly)$/.test(name) && given.some(({ value }) => value === '-x')))
    walk.export([...given.map(({ value }) => ({ name: value })), ...args.filter((one) => one.type === 'Assignment')]);
  else if (name === 'shift') walk.arguments = walk.arguments.slice(Number(given[0]?.value ?? 1) || 1);
  else if (name === 'set' && given.some(({ value }) => value === '--'))
    walk.arguments = given.slice(given.findIndex(({ value }) => value === '--') + 1);
  else if (/^(?:echo|printf|cat|tee)$/.test(name)) print(walk, words);
  else if (!BUILTINS.has(name)) start(walk, words, place);
}

/** Handles `echo`, `printf` (whose format is used once), `cat` and `tee`. */
function print(walk: Walk, [program, ...given]: Words): void {
  const { input, output } = walk.scope;
  const name = program.value;
  const plain = given.filter(({ value }) => !/^-\w+$/.test(value));
  const options = given.map(({ value }) => (/^-[neEa]+$/.test(value) ? value : '')).join('');
  const unknown = unknownAt(name, program);
  if (name === 'echo') output?.push(options.includes('e') ? unescaped(spaced(plain, program)) : spaced(plain, program));
  if (name === 'echo' && !options.includes('n')) output?.push(knownAt('\n', given.at(-1) ?? program));
  if (name === 'printf') output?.push(plain[0] && /%[^sdb%]/.test(plain[0].value) ? unknown : formatted(plain));
  if (name === 'cat') for (const text of plain.length === 0 ? [input] : plain.map((path) => walk.read(path))) output?.push(text ?? unknown);
  if (name === 'tee') for (const path of plain) walk.write(path, [input ?? unknown], options.includes('a'));
  if (name === 'tee') output?.push(input ?? unknown);
}

/** Starts a program: a wrapper, a shell or script of the input, or any other program. */
function start(walk: Walk, all: readonly Text[], place: Place | null): void {
  const { words, script, assignments, environmentFiles, image } = startedProgram(all);
  const set = [...assignmentsInFiles(environmentFiles, walk.context.readFile), ...assignments];
  const shell = shellInvocation(words);
  const [path, ...given] = shell?.kind === 'file' ? [shell.path, ...shell.arguments] : words;
  const text = script ?? (shell?.kind === 'text' ? shell.script : shell?.kind === 'input' ? walk.scope.input : null);
  const file = path && !text && (shell || path.value.includes('/')) ? walk.read(path) : null;
  const isFollowed = text !== null || (file !== null && isShellScript(file.value));
  const run = (): void => {
    if (set.length > 0) walk.export(set);
    for (const { name, value } of set) walk.variables.set(name, [value]);
    if (shell?.kind === 'text' && shell.name) walk.variables.set('0', [shell.name]);
    if (text) followScript(walk, text, shell?.arguments ?? [], {});
    else if (path && isFollowed) followFile(walk, [path, ...given], place, 'run');
    else if (path && place) reportProgram(walk, [path, ...given], shell?.kind === 'file' || /\/[^/]*\.(?:ba)?sh$/.test(path.value), image);
  };
  if (set.length === 0 && !isFollowed) run();
  else walk.inSubshell(null, run);
}

/** Maximum number of programs of one command line. */
const MAX_COMMANDS = 10_000;

function reportProgram(walk: Walk, words: Words, isMissing: boolean, image: string | null): void {
  const { context, commands, exported, variables, sourcedUnknown } = walk;
  if (commands.length >= MAX_COMMANDS || !walk.countWork(exported.size)) return;
  const name = words[0].value;
  const set = new Map<string, Text>();
  for (const variable of exported) {
    const value = variables.get(variable)?.[0];
    if (value && value !== context.environment.get(variable)) set.set(variable, value);
  }
  const environment = set.size === 0 ? context.environment : new Map([...context.environment, ...set]);
  // A plain name may be a function of a sourced file that is missing from the input.
  const unresolved = isMissing || (sourcedUnknown && /^[\w.:@-]+$/.test(name) && !UTILITIES.has(name));
  const confidence = walk.scope.isBranch ? 'medium' : 'high';
  commands.push({ words, origin: 'shell', environment, confidence, unresolved, ...(image === null ? {} : { image }) });
  walk.scope.output?.push(unknownAt(name.slice(0, 60), words[0]), knownAt('\n', words[0]));
}

/** Follows a file that is sourced or run; the words after its path are its arguments. */
function followFile(walk: Walk, [path, ...given]: readonly Text[], place: Place | null, how: 'sourced' | 'run'): void {
  const text = path && walk.read(path);
  walk.sourcedUnknown ||= !text;
  if (!path || !text) return;
  const steps = place ? [{ locate: () => spanOfText(place()), note: `${path.value} is ${how} here` }, ...walk.scope.steps] : [];
  followScript(walk, text, how === 'sourced' && given.length === 0 ? walk.arguments : given, { steps });
}

function followScript(walk: Walk, text: Text, given: readonly Text[], change: Partial<Scope>): void {
  if (text.value.replaceAll(UNKNOWN, '').trim() === '') return;
  const root = walk.countWork(text.value.length) ? parseScript(text.value) : null;
  const slice = slicerOf(text);
  if (!root) walk.problems.set('script is too complex to parse', spanOfText(text, 0, 0));
  // If the script is a template, values determine whether it is complete.
  const [error] = root && isKnown(text) ? (root.errors ?? []) : [];
  const place = error && slice(error.pos, error.pos + 1);
  if (place) walk.problems.set(`script cannot be followed completely: ${error.message}`, spanOfText(place, 0, 0));
  if (root) enter(walk, text.value, given, { callee: 'the script', steps: [], ...change, slice }, () => followAll(walk, root.commands));
}

/** Follows a body with its arguments, unless it is already being followed. */
function enter(walk: Walk, body: unknown, given: readonly Text[], change: Partial<Scope>, run: () => void): void {
  const { active, arguments: outer } = walk;
  if (active.has(body)) return;
  active.add(body);
  walk.arguments = given;
  walk.inScope(change, run);
  walk.arguments = outer;
  active.delete(body);
}

const BUILTINS: ReadonlySet<string> = new Set(builtins as readonly string[]);
const UTILITIES: ReadonlySet<string> = new Set(utilities as readonly string[]);
