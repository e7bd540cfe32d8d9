import { addStep, isKnown, joinTexts, knownAt, spanOfText, type Text, unknownAt, unknownText } from '../../text/text.ts';
import { always, type Cell, type Choice } from './decisions.ts';
import { bounded } from './fields.ts';
import { stepAt } from './parse.ts';
import { ask, current, type Session, type Value } from './session.ts';

/** The name under which the positional parameters stand. */
export const ARGUMENTS = '@';

/** A variable's value under the current decisions; undefined where nothing in the input defines it. */
export function lookUp(session: Session, name: string): Value | undefined {
  session.lookups++;
  const cell = session.variables.get(name);
  if (cell && cell.length > 1) session.budget.spend('characters', cell.length * 16);
  return cell && current(session, cell);
}

export function argumentsOf(session: Session): readonly Text[] {
  const list = lookUp(session, ARGUMENTS);
  return isList(list) ? list : [];
}

export function isList(value: Value | undefined): value is readonly Text[] {
  return Array.isArray(value);
}

/** The value where a text is asked for: an array's first item. */
export function scalarOf(value: Value | undefined): Text | null | undefined {
  return isList(value) ? (value[0] ?? null) : (value as Text | null | undefined);
}

/** Sets a variable in the current scope. */
export function assign(session: Session, name: string, cell: Cell<Value | undefined>): void {
  if (session.exportAll) session.exported.add(name);
  session.assigned.add(name);
  session.variables.set(name, cell);
}

export function assignText(session: Session, name: string, text: Text): void {
  assign(session, name, always(bounded(session, text)));
}

/** Appends `+=` to what the variable already is. */
export function appended(session: Session, name: string, value: Text | readonly Text[]): Value {
  const old = lookUp(session, name);
  if (Array.isArray(value)) return [...(isList(old) ? old : old ? [old as Text] : []), ...value];
  const added = value as Text;
  if (isList(old)) return [joinTexts(old[0] ? [old[0], added] : [added]), ...old.slice(1)];
  if (old === null) return added;
  return bounded(session, joinTexts([old ?? unknownText(name, () => spanOfText(added, 0, 0)), added]));
}

/** Whether something that the input does not tell decides on a variable; the same answer under the same decisions. */
export function decide(session: Session, question: string): boolean {
  let choice: Choice | undefined = session.optional.get(question);
  if (!choice) {
    choice = { arms: [0, 1] };
    session.optional.set(question, choice);
  }
  const decided = session.decisions.get(choice);
  if (decided === undefined) ask(session, choice);
  return (decided ?? 0) === 0;
}

/** A value after the step of its use at `place`. */
export function usedAt(session: Session, name: string, value: Text, place: Text): Text {
  const note = /^\d+$/.test(name) ? `argument $${name} of ${session.scope.callee}` : `variable ${name} is used here`;
  session.budget.spend('characters', value.pieces.length * 4);
  const path = value.pieces[0]?.steps ?? [];
  return path.length >= 10 ? value : addStep(value, stepAt(place, note));
}

/** What `$name` is: a variable, an argument, or one of the shell's own parameters. */
export function parameter(session: Session, name: string, place: Text): Value | undefined {
  if (name === ARGUMENTS || name === '*') return argumentsOf(session);
  if (name === '#') return knownAt(String(argumentsOf(session).length), place);
  if (name === '0') return session.scope.name ?? undefined;
  if (/^[1-9]\d*$/.test(name)) return argumentsOf(session)[Number(name) - 1] ?? null;
  return /^[A-Za-z_]/.test(name) ? lookUp(session, name) : undefined;
}

/** Characters at which unquoted values are split; null where they are not known. */
export function separatorsOf(session: Session): string {
  const cell = session.variables.get('IFS');
  const value = cell && scalarOf(cell[0]?.value);
  return value && isKnown(value) ? value.value : ' \t\n';
}

export function isName(text: string): boolean {
  return /^[A-Za-z_]\w*$/.test(text);
}

/** Gives a variable a value that nobody knows. */
export function assignUnknown(session: Session, name: string, place: Text): void {
  if (isName(name)) assignText(session, name, unknownAt(name, place));
}
