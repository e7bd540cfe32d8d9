import { isKnown, knownText, spanOfText, stepsOfText, type Text, unknownText } from '../../model/text.ts';
import { evaluateArithmetic, parseNumber } from './arithmetic.ts';
import { type ArithmeticExpression, stepAt, type Word } from './parse.ts';
import type { Session } from './session.ts';
import { assignText, lookUp, scalarOf } from './variables.ts';

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
      const text = word.parts ? session.walker.expand(word) : null;
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
  const { value } = session.walker.expand(word);
  if (!NAME.test(value)) return parseNumber(value);
  const variable = scalarOf(lookUp(session, value));
  return variable && isKnown(variable) ? parseNumber(variable.value) : undefined;
}
