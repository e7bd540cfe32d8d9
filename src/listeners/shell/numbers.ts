import { isKnown, knownText, spanOfText, stepsOfText, type Text, unknownText } from '../../text/text.ts';
import { evaluateArithmetic, parseNumber } from './arithmetic.ts';
import { type ArithmeticExpression, stepAt, type Word } from './parse.ts';
import type { Session } from './session.ts';
import { assignText, lookUp, parameter, scalarOf } from './variables.ts';

/** A number with the steps to the variables that it was computed from. */
export interface Computed {
  readonly value: number | undefined;
  readonly text: Text;
}

const NAME = /^[A-Za-z_]\w*$/;

/** `$((...))` or `((...))` at `place`. */
export function compute(session: Session, expression: ArithmeticExpression, place: Text): Computed {
  const from: Text[] = [];
  const numberText = (value: number | undefined, name: string): Text => {
    const locate = () => spanOfText(place);
    if (value === undefined) return unknownText(name, locate);
    const steps = from.slice(0, 4).flatMap((text) => [stepAt(text, 'is computed from this'), ...stepsOfText(text)]);
    return knownText(String(value), locate, steps.slice(0, 8));
  };
  const value = evaluateArithmetic(expression, {
    read(word) {
      const simple = /^\$(\w+|#)$/.exec(word.value)?.[1];
      const parameterText = simple === undefined ? null : scalarOf(parameter(session, simple, place));
      if (simple !== undefined && !parameterText) return parameterText === null ? 0 : undefined;
      const text = parameterText ?? (word.parts ? session.walker.expand(word) : null);
      const written = text ? text.value : word.value;
      if (!NAME.test(written)) {
        if (text) from.push(text);
        return parseNumber(written);
      }
      const variable = scalarOf(lookUp(session, written));
      if (variable) from.push(variable);
      return variable === null || variable?.value === '' ? 0 : variable && isKnown(variable) ? parseNumber(variable.value) : undefined;
    },
    write(name, written) {
      if (NAME.test(name)) assignText(session, name, numberText(written, name));
    },
  });
  return { value, text: numberText(value, place.value.replace(/\s+/g, ' ').slice(0, 60)) };
}

/** The number that an index, offset or length is; a bare name is a variable. */
export function numberOfWord(session: Session, word: Word): number | undefined {
  return numberOf(session, session.walker.expand(word).value);
}

/** A number, a variable's name, or a sum or product of two of them. */
function numberOf(session: Session, written: string): number | undefined {
  const value = written.trim();
  const pair = /^(-?\w+)\s*([-+*])\s*(\w+)$/.exec(value);
  if (pair) {
    const [left, right] = [numberOf(session, pair[1] ?? ''), numberOf(session, pair[3] ?? '')];
    if (left === undefined || right === undefined) return undefined;
    return pair[2] === '*' ? left * right : pair[2] === '+' ? left + right : left - right;
  }
  if (!NAME.test(value)) return parseNumber(value);
  const variable = scalarOf(lookUp(session, value));
  return variable && isKnown(variable) ? parseNumber(variable.value) : undefined;
}
