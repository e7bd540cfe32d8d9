import type { CommandLine } from '../../model/detector.ts';
import type { KnownFile } from '../../model/pod.ts';
import type { Span } from '../../model/span.ts';
import { joinTexts, slicerOf, sliceText, type Text, unknownAt } from '../../text/text.ts';
import { compute } from './arithmetic.ts';
import { runAndOr, runCase, runIf, runPipeline } from './branches.ts';
import { followOwn, runCommand } from './commands.ts';
import { testExpression } from './conditions.ts';
import { always } from './decisions.ts';
import { captured, expandRedirections, withRedirections } from './files.ts';
import { completionPerDecision, forEachVariant, perDecision, subshell } from './fork.ts';
import { runArithmeticFor, runFor, runWhile } from './loops.ts';
import { type CommandExpansionPart, type ProcessSubstitutionPart, type Redirected, type Statement, sourceOfSubstitution } from './parse.ts';
import {
  type Completion,
  createSession,
  ENDED,
  nested,
  type Runnable,
  type Scope,
  type ScriptContext,
  type Session,
  SUCCEEDED,
  sourceText,
  type Walker,
} from './session.ts';
import { expandPattern, expandSingle } from './words.ts';

/** A command line as a container starts it, and what it can see. All shells are read as bash, of which the others are parts. */
export interface ShellInput extends ScriptContext {
  readonly words: readonly Text[];
}

export interface ShellOutput {
  /** Programs that scripts start, in the order in which they were met. */
  readonly commands: readonly CommandLine[];
  /** Files that they write, as far as their text is known. */
  readonly files: readonly KnownFile[];
  /** Why something could not be followed, and where. */
  readonly problems: readonly { readonly message: string; readonly span: Span }[];
}

/** Follows the scripts that a command line starts without executing anything. Takes time linear in their length, up to limits that are told. */
export function followShell({ words, ...context }: ShellInput): ShellOutput {
  const text = joinTexts(words);
  const root = { type: 'Script', pos: 0, end: 0, shebang: undefined, commands: [] } as const;
  const scope: Scope = { source: { text, root, slice: slicerOf(text) }, steps: [], name: null, callee: 'the script', hidden: null };
  const session = createSession(context, scope, WALKER);
  for (const [name, value] of context.environment) session.variables.set(name, always(value));
  followOwn(session, words);
  const { commands, files, problems } = session.found;
  return { commands: [...commands.values()], files: [...files.values()], problems };
}

/** The walk over a session's scripts. */
const WALKER: Walker = { run, runAll, substitute, runProcess, expand: expandSingle, expandPattern };

function runProcess(session: Session, { script }: ProcessSubstitutionPart): void {
  if (script) captured(session, () => subshell(session, () => runAll(session, script.commands)));
}

/** Follows commands one after the other, up to one that ends the path. */
function runAll(session: Session, statements: readonly Statement[]): Completion {
  let completion: Completion = SUCCEEDED;
  for (const statement of statements) {
    completion = run(session, statement);
    if (completion.flow !== 'next' || session.budget.isExhausted()) break;
  }
  return completion;
}

function run(session: Session, node: Runnable): Completion {
  return session.budget.spend('nodes') ? nested(session, () => runNode(session, node), ENDED) : ENDED;
}

function runListed(session: Session, command: Statement['command']): Completion {
  return command.type === 'AndOr' ? runAndOr(session, command) : run(session, command);
}

function runNode(session: Session, node: Runnable): Completion {
  switch (node.type) {
    case 'Statement': {
      const { command } = node;
      if (node.background) return { ...subshell(session, () => runListed(session, command)), status: true };
      return runListed(session, command);
    }
    case 'CompoundList':
      return runAll(session, node.commands);
    case 'BraceGroup':
      return runAll(session, node.body.commands);
    case 'Command':
      return runCommand(session, node);
    case 'Redirected':
      return runRedirected(session, node);
    case 'Pipeline':
      return runPipeline(session, node);
    case 'If':
      return runIf(session, node);
    case 'Case':
      return runCase(session, node);
    case 'For':
    case 'Select':
      return runFor(session, node);
    case 'ArithmeticFor':
      return runArithmeticFor(session, node);
    case 'While':
      return runWhile(session, node);
    case 'Subshell':
      return subshell(session, () => runAll(session, node.body.commands));
    case 'Coproc':
      return subshell(session, () => run(session, node.body));
    case 'Function': {
      const name = node.name.text;
      session.functions.set(name, always({ name, body: node.body, source: session.scope.source }));
      return SUCCEEDED;
    }
    case 'TestCommand': {
      const test = (): Completion => ({ flow: 'next', status: testExpression(session, node.expression) });
      return completionPerDecision(session, test);
    }
    case 'ArithmeticCommand': {
      const { expression } = node;
      if (!expression) return ENDED;
      return completionPerDecision(session, () => {
        const { value } = compute(session, expression, sourceText(session, node.pos, node.end));
        return { flow: 'next', status: value === undefined ? undefined : value !== 0 };
      });
    }
  }
}

function runRedirected(session: Session, node: Redirected): Completion {
  const place = (): Text => sourceText(session, node.pos, node.end);
  const variants = perDecision(session, () => expandRedirections(session, node.redirects));
  return forEachVariant(session, variants, (redirections) =>
    withRedirections(session, redirections, place, () => run(session, node.command)),
  );
}

/** The output of `$(...)` where all of it is known; its commands are followed in any case. */
function substitute(session: Session, part: CommandExpansionPart): Text {
  const place = sourceText(session, part.pos, part.end);
  const variable = /^\$\(([A-Z_][A-Z0-9_]*)\)$/.exec(part.text)?.[1];
  // The kubelet leaves `$(NAME)` as it is where the container has no such variable; no program is called like that.
  if (variable !== undefined) return unknownAt(variable, place);
  const { script } = part;
  const name = part.text.replace(/\s+/g, ' ').slice(0, 60);
  if (!script) return unknownAt(name, place);
  const { scope } = session;
  session.scope = { ...scope, source: sourceOfSubstitution(scope.source, part, script) };
  const { capture } = captured(session, () => subshell(session, () => runAll(session, script.commands)));
  session.scope = scope;
  if (!capture.known || session.budget.isExhausted()) return unknownAt(name, place);
  const text = capture.texts.length === 0 ? sliceText(place, 0, 0) : joinTexts(capture.texts);
  let end = text.value.length;
  while (text.value[end - 1] === '\n') end--;
  return sliceText(text, 0, end);
}
