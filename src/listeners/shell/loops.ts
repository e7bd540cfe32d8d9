import type { Text } from '../../text/text.ts';
import { compute, parseNumber } from './arithmetic.ts';
import { LIMITS } from './budget.ts';
import { UNDECIDED } from './decisions.ts';
import { isOpen } from './fields.ts';
import { forEachVariant, fork, perDecision, runOneOf } from './fork.ts';
import type { ArithmeticExpression, ArithmeticFor, For, Select, While } from './parse.ts';
import { type Completion, ENDED, type Flow, type Session, SUCCEEDED, sourceText } from './session.ts';
import { argumentsOf, assignText, assignUnknown, scalarOf } from './variables.ts';
import { expandFields } from './words.ts';

/** `for name in words`: the body once for each word, as far as the words are known. */
export function runFor(session: Session, node: For | Select): Completion {
  const variants = perDecision(session, () =>
    node.wordlist ? node.wordlist.flatMap((word) => expandFields(session, word)) : argumentsOf(session),
  );
  return forEachVariant(session, variants, (words) => runForWords(session, node, words));
}

function runForWords(session: Session, node: For | Select, words: readonly Text[]): Completion {
  const { doubt } = session;
  const name = node.name.text;
  for (const [round, word] of words.entries()) {
    if (session.budget.isExhausted()) break;
    const last = round === LIMITS.rounds.most - 1 && words.length > LIMITS.rounds.most;
    const several = last || node.type === 'Select' || word.value.includes('*');
    // A word that may be several or none: whether the body runs at all is not known.
    const open = several || isOpen(word);
    if (open) session.doubt = doubt + 1;
    if (several) assignUnknown(session, name, word);
    else assignText(session, name, word);
    const completion = session.walker.run(session, node.body);
    if (open) session.doubt = doubt;
    if (completion.flow === 'break' || last) break;
    if (completion.flow !== 'next' && completion.flow !== 'continue') return completion;
  }
  return ENDED;
}

/** `while` and `until`: round by round while the condition is known, else the body once. */
export function runWhile(session: Session, node: While): Completion {
  const test = (): boolean | undefined => {
    const { status, flow } = session.walker.run(session, node.clause);
    if (flow !== 'next') return false;
    return status === undefined ? undefined : status === (node.kind === 'while');
  };
  return runRounds(session, test, () => session.walker.run(session, node.body));
}

/** `for ((...; ...; ...))`. */
export function runArithmeticFor(session: Session, node: ArithmeticFor): Completion {
  const place = sourceText(session, node.pos, node.body.pos);
  const evaluate = (expression: ArithmeticExpression | undefined): number | undefined => {
    const values = perDecision(session, () => (expression ? compute(session, expression, place).value : 1));
    return values.length === 1 ? values[0]?.value : undefined;
  };
  evaluate(node.initialize);
  const test = (): boolean | undefined => {
    const value = evaluate(node.test);
    return value === undefined ? undefined : value !== 0;
  };
  return runRounds(session, test, () => {
    const completion = session.walker.run(session, node.body);
    if (completion.flow === 'next' || completion.flow === 'continue') evaluate(node.update);
    return completion;
  });
}

/** The rounds of a loop: once and perhaps where the condition is not known, else as long as it is known to hold. */
function runRounds(session: Session, test: () => boolean | undefined, body: () => Completion): Completion {
  const { lookups, mayLeaveLoop } = session;
  const starts = test();
  if (starts === false) return SUCCEEDED;
  const constant = session.lookups === lookups;
  const completion =
    starts === undefined
      ? runOneOf(session, [() => runOnce(session, body), () => ENDED])
      : fork(session, [{ when: UNDECIDED, run: () => repeat(session, test, body, constant) }], null);
  session.mayLeaveLoop = mayLeaveLoop;
  return completion;
}

function runOnce(session: Session, body: () => Completion): Completion {
  const completion = body();
  forgetCounters(session);
  return LEAVING.has(completion.flow) ? completion : ENDED;
}

/** What goes beyond the loop. */
const LEAVING: ReadonlySet<Flow> = new Set(['exit', 'exec', 'return']);

/** Rounds of a loop whose condition holds at first. With a `constant` condition, or after a `break` in doubt, nobody knows how many. */
function repeat(session: Session, test: () => boolean | undefined, body: () => Completion, constant: boolean): Completion {
  for (let round = 1; ; round++) {
    const version = session.variables.version();
    session.mayLeaveLoop = false;
    const { flow, status } = body();
    if (LEAVING.has(flow)) return { flow, status };
    if (flow === 'break') return ENDED;
    const changed = session.variables.version() !== version;
    const known = changed && !constant && !session.mayLeaveLoop && round < LIMITS.rounds.most && !session.budget.isExhausted();
    const goesOn = known ? test() : undefined;
    if (goesOn === true) continue;
    if (goesOn === undefined) forgetCounters(session);
    return ENDED;
  }
}

/** Variables that were numbers before and after the loop's rounds have an unknown number in the end. */
function forgetCounters(session: Session): void {
  for (const [name, cell] of [...session.variables.written()]) {
    const after = scalarOf(cell[0]?.value);
    const before = scalarOf(session.variables.before(name)?.[0]?.value);
    if (!after || !before || parseNumber(before.value) === undefined || parseNumber(after.value) === undefined) continue;
    assignUnknown(session, name, after);
  }
}
