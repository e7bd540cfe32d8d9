import { isKnown, knownText, spanOfText, stepsOfText, type Text, unknownAt } from '../../text/text.ts';
import { type ArithmeticExpression, type ArithmeticWord, parseExpression, stepAt, type Word } from './parse.ts';
import type { Session } from './session.ts';
import { assignText, isName, lookUp, parameter, scalarOf } from './variables.ts';

const MAX_NESTING = 100;

const BINARY: Readonly<Record<string, (left: number, right: number) => number | undefined>> = {
  '+': (left, right) => left + right,
  '-': (left, right) => left - right,
  '*': (left, right) => left * right,
  '/': (left, right) => (right === 0 ? undefined : Math.trunc(left / right)),
  '%': (left, right) => (right === 0 ? undefined : left % right),
  '**': (left, right) => left ** right,
  '<<': (left, right) => left * 2 ** right,
  '>>': (left, right) => Math.floor(left / 2 ** right),
  '<': (left, right) => Number(left < right),
  '>': (left, right) => Number(left > right),
  '<=': (left, right) => Number(left <= right),
  '>=': (left, right) => Number(left >= right),
  '==': (left, right) => Number(left === right),
  '!=': (left, right) => Number(left !== right),
  '&&': (left, right) => Number(left !== 0 && right !== 0),
  '||': (left, right) => Number(left !== 0 || right !== 0),
  ',': (_left, right) => right,
};

const UNARY: Readonly<Record<string, (value: number) => number>> = {
  '++': (value) => value + 1,
  '--': (value) => value - 1,
  '+': (value) => value,
  '-': (value) => -value,
  '!': (value) => Number(value === 0),
};

/** What is going on where an expression is evaluated. */
interface Calculation {
  readonly session: Session;
  readonly place: Text;
  /** The variables whose numbers were used. */
  readonly from: Text[];
}

/** Evaluates an arithmetic expression as far as its numbers are known; undefined stands for one that is not. */
function evaluate(calculation: Calculation, expression: ArithmeticExpression, depth = 0): number | undefined {
  if (depth > MAX_NESTING) return undefined;
  const inner = (part: ArithmeticExpression): number | undefined => evaluate(calculation, part, depth + 1);
  switch (expression.type) {
    case 'ArithmeticWord':
      return read(calculation, expression);
    case 'ArithmeticGroup':
      return inner(expression.expression);
    case 'ArithmeticTernary': {
      const test = inner(expression.test);
      return test === undefined ? undefined : inner(test !== 0 ? expression.consequent : expression.alternate);
    }
    case 'ArithmeticUnary': {
      const { operator, prefix, operand } = expression;
      const value = inner(operand);
      const changed = value === undefined ? undefined : UNARY[operator]?.(value);
      if (operator !== '++' && operator !== '--') return changed;
      write(calculation, operand, changed);
      return prefix ? changed : value;
    }
    case 'ArithmeticBinary': {
      const { operator, left, right } = expression;
      if (!operator.endsWith('=') || ['==', '!=', '<=', '>='].includes(operator)) return safe(apply(operator, inner(left), inner(right)));
      const given = inner(right);
      const value = operator === '=' ? given : safe(apply(operator.slice(0, -1), inner(left), given));
      write(calculation, left, value);
      return value;
    }
    case 'ArithmeticCommandExpansion':
      return undefined;
  }
}

function apply(operator: string, left: number | undefined, right: number | undefined): number | undefined {
  return left === undefined || right === undefined ? undefined : BINARY[operator]?.(left, right);
}

/** Numbers beyond what a double holds exactly would differ from the shell's 64-bit ones. */
function safe(value: number | undefined): number | undefined {
  return value !== undefined && Number.isSafeInteger(value) ? value : undefined;
}

/** A shell number: decimal, `0x` hexadecimal or `0` octal. */
export function parseNumber(text: string): number | undefined {
  const written = text.trim();
  const sign = written.startsWith('-') ? -1 : 1;
  const digits = written.replace(/^[+-]/, '');
  if (/^(0|[1-9]\d{0,14})$/.test(digits)) return sign * Number(digits);
  if (/^0x[0-9a-f]{1,12}$/i.test(digits)) return sign * Number.parseInt(digits, 16);
  return /^0[0-7]{1,15}$/.test(digits) ? sign * Number.parseInt(digits, 8) : undefined;
}

/** The number that `$((...))` or `((...))` at `place` gives, and its text with the steps to the variables that it was computed from. */
export function compute(
  session: Session,
  expression: ArithmeticExpression,
  place: Text,
): { readonly value: number | undefined; readonly text: Text } {
  const calculation = { session, place, from: [] };
  const value = evaluate(calculation, expression);
  return { value, text: textOf(calculation, value, place.value.replace(/\s+/g, ' ').slice(0, 60)) };
}

function textOf({ place, from }: Calculation, value: number | undefined, name: string): Text {
  if (value === undefined) return unknownAt(name, place);
  const steps = from.slice(0, 4).flatMap((text) => [stepAt(text, 'is computed from this'), ...stepsOfText(text)]);
  return knownText(String(value), () => spanOfText(place), steps.slice(0, 8));
}

/** The value of a variable's name, a number or an expansion. */
function read({ session, place, from }: Calculation, word: ArithmeticWord): number | undefined {
  const simple = /^\$(\w+|#)$/.exec(word.value)?.[1];
  const parameterText = simple === undefined ? null : scalarOf(parameter(session, simple, place));
  if (simple !== undefined && !parameterText) return parameterText === null ? 0 : undefined;
  const text = parameterText ?? (word.parts ? session.walker.expand(session, word) : null);
  const written = text ? text.value : word.value;
  if (!isName(written)) {
    if (text) from.push(text);
    return parseNumber(written);
  }
  const variable = scalarOf(lookUp(session, written));
  if (variable) from.push(variable);
  return variable === null || variable?.value === '' ? 0 : variable && isKnown(variable) ? parseNumber(variable.value) : undefined;
}

function write(calculation: Calculation, target: ArithmeticExpression, value: number | undefined): void {
  if (target.type !== 'ArithmeticWord' || !isName(target.value)) return;
  assignText(calculation.session, target.value, textOf(calculation, value, target.value));
}

/** The number that an index, offset or length is. */
export function numberOfWord(session: Session, word: Word): number | undefined {
  const text = session.walker.expand(session, word);
  const expression = isKnown(text) ? parseExpression(text.value) : null;
  return expression ? compute(session, expression, text).value : undefined;
}
