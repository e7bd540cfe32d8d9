import { isKnown, joinTexts, type Text } from '../../text/text.ts';
import { captured } from './files.ts';
import { perDecision, runOneOf, subshell } from './fork.ts';
import type { AndOr, Case, CaseItem, CompoundList, If, Pipeline } from './parse.ts';
import { compilePattern, matchesWhole } from './pattern.ts';
import { type Completion, ENDED, type Session, SUCCEEDED } from './session.ts';
import { expandSingle } from './words.ts';

/** `if`, `elif` and `else`: the branch that is taken where that is known, else all of them. */
export function runIf(session: Session, node: If): Completion {
  const open: CompoundList[] = [];
  let last = node.else;
  for (const { clause, then } of [node, ...node.elif]) {
    const condition = session.walker.run(session, clause);
    if (condition.flow !== 'next') return condition;
    if (condition.status === false) continue;
    if (condition.status === true) {
      last = then;
      break;
    }
    open.push(then);
  }
  const runs = [...open, last].map((list) => () => (list ? session.walker.run(session, list) : SUCCEEDED));
  return runOneOf(session, runs);
}

/** `case`: the first item that matches where word and patterns are known, else all that may match. */
export function runCase(session: Session, node: Case): Completion {
  const words = perDecision(session, () => expandSingle(session, node.word));
  const word = words.length === 1 ? words[0]?.value : undefined;
  const runs: (() => Completion)[] = [];
  for (const [index, item] of node.items.entries()) {
    const match = matches(session, item, word && isKnown(word) ? word : null);
    if (match === false) continue;
    runs.push(() => runItems(session, node.items.slice(index)));
    if (match === true) return runOneOf(session, runs);
    if (!session.budget.spend('nodes')) return ENDED;
  }
  return runOneOf(session, [...runs, () => SUCCEEDED]);
}

function matches(session: Session, item: CaseItem, word: Text | null): boolean | undefined {
  let result: boolean | undefined = false;
  for (const written of item.pattern) {
    if (written.text === '*') return true;
    const pattern = session.walker.expandPattern(session, written);
    if (pattern === null || word === null || pattern.length > 1000) result = undefined;
    else {
      session.budget.spend('characters', word.value.length * pattern.length);
      if (matchesWhole(compilePattern(pattern), word.value)) return true;
    }
  }
  return result;
}

/** An item's commands, and those of the next ones where it ends with `;&`. */
function runItems(session: Session, items: readonly CaseItem[]): Completion {
  let completion: Completion = SUCCEEDED;
  for (const item of items) {
    completion = session.walker.run(session, item.body);
    if (item.terminator !== ';&' || completion.flow !== 'next') break;
  }
  return completion;
}

/** `a && b || c`: what follows `&&` is taken to run, what follows `||` to run perhaps, unless the status is known. */
export function runAndOr(session: Session, node: AndOr): Completion {
  let completion: Completion = ENDED;
  let asked = false;
  for (const [index, command] of node.commands.entries()) {
    const operator = index === 0 ? null : node.operators[index - 1];
    if (operator === null || (completion.status !== undefined && completion.status === (operator === '&&'))) {
      completion = session.walker.run(session, command);
    } else if (completion.status === undefined) {
      // The success of a program is the usual case, but a test is there to decide.
      if (operator === '&&' && !asked) {
        const { doubt } = session;
        const followed = session.walker.run(session, command);
        // A failure would have kept the path from ending here.
        if (followed.flow === 'exec') session.doubt = doubt + 1;
        completion = { flow: 'next', status: undefined };
      } else {
        const skip = (): Completion => ({ flow: 'next', status: operator === '||' });
        const run = (): Completion => session.walker.run(session, command);
        completion = runOneOf(session, operator === '&&' ? [run, skip] : [skip, run]);
        completion = { flow: completion.flow, status: undefined };
      }
    }
    if (completion.flow !== 'next') return completion;
    asked ||= isTest(command);
  }
  return completion;
}

function isTest(command: AndOr['commands'][number]): boolean {
  if (command.type === 'Pipeline') return command.commands.some(isTest);
  if (command.type === 'TestCommand' || command.type === 'ArithmeticCommand') return true;
  return command.type === 'Command' && ['[', 'test', 'grep', 'command', 'type', 'which'].includes(command.name?.text ?? '');
}

/** A pipeline: each command in a subshell, reading what the one before prints. */
export function runPipeline(session: Session, node: Pipeline): Completion {
  const negated = node.prefixes.filter((prefix) => prefix.type === 'Negation').length % 2 === 1;
  const [only] = node.commands;
  let completion: Completion = ENDED;
  if (node.commands.length === 1 && only) completion = session.walker.run(session, only);
  else {
    const outer = session.stdin;
    let input = outer;
    for (const [index, command] of node.commands.entries()) {
      const run = (): Completion => {
        session.stdin = input;
        return session.walker.run(session, command);
      };
      if (index === node.commands.length - 1) {
        completion = subshell(session, run);
        continue;
      }
      const { capture } = captured(session, () => subshell(session, run));
      input = capture.known && capture.texts.length > 0 ? joinTexts(capture.texts) : null;
    }
    session.stdin = outer;
  }
  if (!negated) return completion;
  return { flow: completion.flow, status: completion.status === undefined ? undefined : !completion.status };
}
