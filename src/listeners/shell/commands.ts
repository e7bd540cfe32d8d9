import { isKnown, joinTexts, type Text, unknownAt } from '../../text/text.ts';
import { assignmentsInFiles } from '../formats/ini.ts';
import { numberOfWord } from './arithmetic.ts';
import { BUILTINS, OTHER_BUILTINS } from './builtins.ts';
import { callFunction, evaluateText, runFile, runScript, runShell, sourceFile } from './calls.ts';
import { always, type Cell } from './decisions.ts';
import { emit, emitCore, type Site } from './emit.ts';
import { bounded } from './fields.ts';
import { expandRedirections, PRINTERS, type Redirections, readableFile, withRedirections } from './files.ts';
import { completionPerDecision, forEachVariant, perDecision, subshell } from './fork.ts';
import { joinedList } from './parameters.ts';
import type { ArrayValue, Assignment, Command, CommandArgument, Redirection } from './parse.ts';
import { type Completion, current, ENDED, type Session, SUCCEEDED, sourceText, type Value } from './session.ts';
import { appended, assign, isList, isName, lookUp } from './variables.ts';
import { expandFields, expandSingle } from './words.ts';
import { leadingOptions, programName, shellInvocation, unwrap } from './wrappers.ts';

/** Follows a simple command: expands it for each set of decisions that its words depend on, and does what its program does. */
export function runCommand(session: Session, node: Command): Completion {
  const assignments = node.prefix.filter((item): item is Assignment => item.type === 'Assignment');
  if (!node.name && node.redirects.length === 0) {
    for (const assignment of assignments) assign(session, assignment.name, assignmentCell(session, assignment));
    return assignments.some((assignment) => assignment.text.includes('$(') || assignment.text.includes('`')) ? ENDED : SUCCEEDED;
  }
  const variants = perDecision(session, () => expandCommand(session, node));
  const site: Site = { node, place: () => sourceText(session, node.pos, node.end), emitted: [] };
  const completion = forEachVariant(session, variants, (expanded) => runExpanded(session, site, assignments, expanded));
  if (variants.length > 1 && site.emitted.length === variants.length) emitCore(session, site);
  return completion;
}

interface Expanded {
  readonly words: readonly Text[];
  readonly redirections: Redirections;
}

function expandCommand(session: Session, node: Command): Expanded {
  const words = node.name ? expandFields(session, node.name) : [];
  for (const argument of node.args) {
    if (session.budget.isExhausted()) break;
    for (const word of expandArgument(session, argument)) words.push(word);
  }
  return { words, redirections: expandRedirections(session, node.redirects as readonly Redirection[]) };
}

/** `export A=$B` does not split the value; an array is assigned apart, so that only its name is a word. */
function expandArgument(session: Session, argument: CommandArgument): Text[] {
  if (argument.type === 'Word') return expandFields(session, argument);
  const { value } = argument;
  if (value.type === 'ArrayValue') return [sourceText(session, argument.pos, argument.pos + argument.name.length)];
  return [joinTexts([sourceText(session, argument.pos, value.pos), expandSingle(session, value)])];
}

function runExpanded(session: Session, site: Site, assignments: readonly Assignment[], { words, redirections }: Expanded): Completion {
  return withRedirections(session, redirections, site.place, () => {
    const cells = assignments.map((assignment) => ({ name: assignment.name, cell: assignmentCell(session, assignment) }));
    if (words.length === 0) {
      for (const { name, cell } of cells) assign(session, name, cell);
      return SUCCEEDED;
    }
    const run = (): Completion => dispatch(session, words, site);
    const completion = cells.length === 0 ? run() : withVariables(session, cells, run);
    for (const argument of site.node.args) {
      if (argument.type !== 'Assignment' || argument.value.type !== 'ArrayValue') continue;
      assign(session, argument.name, assignmentCell(session, argument));
    }
    return completion;
  });
}

/** Runs a command that alone sees some variables. */
function withVariables(
  session: Session,
  cells: readonly { name: string; cell: ReturnType<typeof assignmentCell> }[],
  run: () => Completion,
): Completion {
  const before = cells.map(({ name }) => ({ name, cell: session.variables.get(name), exported: session.exported.has(name) }));
  for (const { name, cell } of cells) {
    assign(session, name, cell);
    session.exported.add(name);
  }
  const completion = run();
  for (const { name, cell, exported } of before) {
    session.variables.set(name, cell ?? always(undefined));
    if (!exported) session.exported.delete(name);
  }
  return completion;
}

/** Does what a command's program does, as far as it matters for programs that are started. */
function dispatch(session: Session, words: readonly Text[], site: Site): Completion {
  const [program] = words;
  if (!program || session.budget.isExhausted()) return ENDED;
  const body = session.functions.get(program.value);
  const called = body && current(session, body);
  if (called) return forEachVariant(session, body, (variant) => (variant ? callFunction(session, variant, words, site.place()) : ENDED));
  return runNamed(session, words, site);
}

/** The same for a program that is no function of the script. */
function runNamed(session: Session, words: readonly Text[], site: Site): Completion {
  const name = words[0]?.value ?? '';
  const builtin = BUILTINS.get(name);
  if (builtin) return completionPerDecision(session, () => builtin(session, words));
  const special = SPECIAL.get(name);
  if (special) return special(session, words, site);
  if (OTHER_BUILTINS.has(name)) return ENDED;
  const printer = PRINTERS.get(programName(words[0]));
  return printer ? printer(session, words) : startProgram(session, words, site);
}

/** Commands of the shell itself that run others. */
const SPECIAL = new Map<string, (session: Session, words: readonly Text[], site: Site) => Completion>([
  ['.', (session, words, site) => sourceFile(session, words, site.place())],
  ['source', (session, words, site) => sourceFile(session, words, site.place())],
  ['eval', evaluateWords],
  ['exec', exec],
  ['command', plainCommand],
  ['builtin', plainCommand],
  ['trap', trap],
]);

/** Follows the command line of a container, which is known itself: what it starts, and what programs that only copy leave. */
export function followOwn(session: Session, words: readonly Text[]): void {
  const printer = PRINTERS.get(programName(words[0]));
  if (printer) printer(session, words);
  else startProgram(session, words, null);
}

/** A program outside of the shell: one that starts another, a shell or script that can be followed, or any other. */
function startProgram(session: Session, words: readonly Text[], site: Site | null): Completion {
  const inner = unwrap(words);
  if (inner) {
    const inFiles = assignmentsInFiles(inner.environmentFiles, (path) => readableFile(session, path));
    const cells = [...inFiles, ...inner.assignments]
      .filter(({ name }) => isName(name))
      .map(({ name, value }) => ({ name, cell: always(value) }));
    return withVariables(session, cells, () => {
      if (inner.script) return runScript(session, { text: inner.script, name: null, arguments: [], steps: [] });
      return startProgram(session, inner.words, site && inner.image !== null ? { ...site, image: inner.image } : site);
    });
  }
  const place = site?.place() ?? null;
  const invocation = shellInvocation(words);
  if (invocation) {
    const completion = runShell(session, invocation, place);
    if (completion) return completion;
    if (invocation.kind !== 'file') return invocation.kind === 'text' ? ENDED : emit(session, words, site, false);
    return emit(session, [invocation.path, ...invocation.arguments], site, true);
  }
  const [program] = words;
  const completion = program?.value.includes('/') && isKnown(program) ? runFile(session, program, words.slice(1), place) : null;
  return completion ?? emit(session, words, site, /\/[^/]*\.(?:ba)?sh$/.test(program?.value ?? ''));
}

/** `exec program ...` is the end of the path; with redirections only, the shell goes on. */
function exec(session: Session, words: readonly Text[], site: Site): Completion {
  const { next } = leadingOptions(words, 1, (option) => option.includes('a'));
  if (next >= words.length) return SUCCEEDED;
  startProgram(session, words.slice(next), site);
  return { flow: 'exec', status: undefined };
}

/** `command program ...`: no function; `command -v program` starts nothing. */
function plainCommand(session: Session, words: readonly Text[], site: Site): Completion {
  const { options, next } = leadingOptions(words, 1);
  return options.some(({ name }) => /[vV]/.test(name)) ? ENDED : runNamed(session, words.slice(next), site);
}

/** A handler runs at a signal or at the end, if at all. */
function trap(session: Session, words: readonly Text[]): Completion {
  const handler = words.slice(1).find((word) => !word.value.startsWith('-') || word.value === '-');
  if (!handler || handler.value === '' || handler.value === '-' || words.length < 3) return SUCCEEDED;
  subshell(session, () => {
    session.doubt += 2;
    return evaluateText(session, handler);
  });
  return SUCCEEDED;
}

/** `eval` reads its words as one text. */
function evaluateWords(session: Session, words: readonly Text[], site: Site): Completion {
  session.budget.spend('characters', words.length);
  const text = joinedList(words.slice(1), site.place());
  return text ? evaluateText(session, text) : SUCCEEDED;
}

/** What an assignment makes of its variable, for each set of decisions that it depends on. */
function assignmentCell(session: Session, assignment: Assignment): Cell<Value> {
  return perDecision(session, () => assignedValue(session, assignment));
}

function assignedValue(session: Session, { name, value, append, index, pos, end }: Assignment): Value {
  if (value.type === 'ArrayValue') {
    const items = arrayItems(session, value);
    if (items === null) return unknownAt(name, sourceText(session, pos, end));
    return append ? appended(session, name, items) : items;
  }
  const text = bounded(session, expandSingle(session, value));
  if (!index) return append ? appended(session, name, text) : text;
  const number = numberOfWord(session, index);
  const old = lookUp(session, name);
  const items = isList(old) ? [...old] : [];
  if (number === undefined || number < 0 || number > items.length) return unknownAt(name, text);
  const before = items[number];
  items[number] = append && before ? joinTexts([before, text]) : text;
  return items;
}

/** The items of `(a b c)`; null for an associative array. */
function arrayItems(session: Session, value: ArrayValue): readonly Text[] | null {
  const items: Text[] = [];
  for (const word of value.elements) {
    if (/^\[[^\]]*\]\+?=/.test(word.text) || session.budget.isExhausted()) return null;
    for (const item of expandFields(session, word)) items.push(item);
  }
  return items;
}
