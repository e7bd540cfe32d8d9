import { isKnown, type Text } from '../../text/text.ts';
import { parseNumber } from './arithmetic.ts';
import { readableFile } from './files.ts';
import type { TestExpression } from './parse.ts';
import { compilePattern, matchesWhole } from './pattern.ts';
import { nested, type Session } from './session.ts';
import { lookUp } from './variables.ts';

const NUMERIC: Readonly<Record<string, (left: number, right: number) => boolean>> = {
  '-eq': (left, right) => left === right,
  '-ne': (left, right) => left !== right,
  '-lt': (left, right) => left < right,
  '-le': (left, right) => left <= right,
  '-gt': (left, right) => left > right,
  '-ge': (left, right) => left >= right,
};

/** Longer tests do not happen, but would take quadratic time. */
const MAX_OPERANDS = 100;

/** `test ...` or `[ ... ]` without the brackets; undefined where the input does not tell. */
export function testWords(session: Session, words: readonly Text[]): boolean | undefined {
  if (words.length > MAX_OPERANDS) return undefined;
  const operators = words.map((word) => word.value);
  for (const [operator, combine] of [
    ['-o', either],
    ['-a', both],
  ] as const) {
    const index = words.length > 4 || operators[0] !== '!' ? operators.indexOf(operator, 1) : -1;
    if (index !== -1 && index < words.length - 1) {
      return combine(testWords(session, words.slice(0, index)), testWords(session, words.slice(index + 1)));
    }
  }
  const [first, second, third] = words;
  if (!first) return false;
  if (first.value === '!' && second) return not(testWords(session, words.slice(1)));
  if (!second) return isFilled(first);
  if (!third) return unaryTest(session, first.value, second);
  return words.length === 3 ? binaryTest(second.value, first, third) : undefined;
}

/** `[[ ... ]]`; the right side of `==` is a pattern. */
export function testExpression(session: Session, expression: TestExpression): boolean | undefined {
  const evaluate = (inner: TestExpression): boolean | undefined => nested(session, () => testExpression(session, inner), undefined);
  switch (expression.type) {
    case 'TestUnary':
      return unaryTest(session, expression.operator, session.walker.expand(session, expression.operand));
    case 'TestBinary': {
      const left = session.walker.expand(session, expression.left);
      if (!['=', '==', '!='].includes(expression.operator)) {
        return binaryTest(expression.operator, left, session.walker.expand(session, expression.right));
      }
      const pattern = session.walker.expandPattern(session, expression.right);
      if (pattern === null || pattern.length > 1000 || !isKnown(left)) return undefined;
      session.budget.spend('characters', left.value.length * pattern.length);
      return matchesWhole(compilePattern(pattern), left.value) === (expression.operator !== '!=');
    }
    case 'TestLogical': {
      const combine = expression.operator === '&&' ? both : either;
      let result = expression.operator === '&&' ? (true as boolean | undefined) : false;
      for (const operand of expression.operands) result = combine(result, evaluate(operand));
      return result;
    }
    case 'TestNot':
      return expression.negations.length % 2 === 1 ? not(evaluate(expression.operand)) : evaluate(expression.operand);
    case 'TestGroup':
      return evaluate(expression.expression);
  }
}

function unaryTest(session: Session, operator: string, operand: Text): boolean | undefined {
  if (operator === '-n') return isFilled(operand);
  if (operator === '-z') return not(isFilled(operand));
  if (operator === '-v') return isKnown(operand) && lookUp(session, operand.value) ? true : undefined;
  if (['-e', '-f', '-s', '-r'].includes(operator)) return isKnown(operand) && readableFile(session, operand.value) ? true : undefined;
  return undefined;
}

function binaryTest(operator: string, left: Text, right: Text): boolean | undefined {
  if (!isKnown(left) || !isKnown(right)) return undefined;
  if (operator === '=' || operator === '==') return left.value === right.value;
  if (operator === '!=') return left.value !== right.value;
  const numbers = [parseNumber(left.value), parseNumber(right.value)] as const;
  if (numbers[0] === undefined || numbers[1] === undefined) return undefined;
  return NUMERIC[operator]?.(numbers[0], numbers[1]);
}

/** Whether a text has characters: one that is known is enough. */
function isFilled(text: Text): boolean | undefined {
  if (text.value === '') return false;
  return text.pieces.some((piece) => piece.unknown === undefined && piece.value !== '') ? true : undefined;
}

function not(value: boolean | undefined): boolean | undefined {
  return value === undefined ? undefined : !value;
}

function both(left: boolean | undefined, right: boolean | undefined): boolean | undefined {
  return left === false || right === false ? false : left === undefined || right === undefined ? undefined : true;
}

function either(left: boolean | undefined, right: boolean | undefined): boolean | undefined {
  return not(both(not(left), not(right)));
}
