import { UNKNOWN } from '../../model/text.ts';
import { ASSIGNMENT, BOUND, readGoActions, stepOfCode } from '../../text/template-actions.ts';
import { type Scope, valueOfCode } from './expressions.ts';
import { textOf } from './functions.ts';
import { entriesOf, OPEN, truthOf, type Value } from './values.ts';

/** A part of a template: its own text, an action that prints or sets something, or a block. */
type Part = string | { readonly code: string } | Block;

interface Block {
  readonly word: string;
  /** What is asked, and what is printed then; of the last one where nothing else was. */
  readonly arms: { readonly code: string; readonly parts: Part[] }[];
}

/** Nobody nests blocks deeper. */
const MAX_NESTED = 50;

/** The parts of a template, without the blanks that its marks drop. */
export function partsOf(text: string): readonly Part[] {
  const whole: Part[] = [];
  const open: { readonly block: Block; readonly parts: Part[] }[] = [];
  let parts = whole;
  let done = 0;
  let isTrimmed = false;
  const addText = (end: number, isCut: boolean): void => {
    const raw = text.slice(done, end);
    const begun = isTrimmed ? raw.trimStart() : raw;
    parts.push(isCut ? begun.trimEnd() : begun);
  };
  for (const { code, start, end, mark, trimsAfter } of readGoActions(text)) {
    addText(start, mark === '-');
    done = end;
    isTrimmed = trimsAfter;
    const step = stepOfCode(code);
    if (step?.role === 'begin') {
      if (open.length >= MAX_NESTED) return [{ code: 'nothing known' }];
      const block: Block = { word: step.word, arms: [{ code: step.rest, parts: [] }] };
      parts.push(block);
      open.push({ block, parts });
      parts = block.arms[0]?.parts ?? parts;
    } else if (step?.role === 'divide') {
      const arm = { code: step.rest.replace(/^\s*if\s/, '').trim(), parts: [] };
      open.at(-1)?.block.arms.push(arm);
      parts = arm.parts;
    } else if (step) parts = open.pop()?.parts ?? whole;
    else if (!/^\s*\/\*/.test(code)) parts.push({ code });
  }
  addText(text.length, false);
  return whole;
}

/** Longer texts are no names, addresses or answers. */
const MAX_PRINTED = 20_000;
/** More turns of a loop are no list that somebody wrote. */
export const MAX_TURNS = 100;

/** The values of the dot and of variables within a block, and those around it. */
interface Names {
  readonly own: Map<string, Value>;
  readonly outer: Names | null;
}

/**
 * What a template prints of a dot; UNKNOWN stands for what nobody knows. `mayGoOn` is asked before each action, so that templates that
 * name each other come to an end.
 */
export function printParts(parts: readonly Part[], dot: Value, scope: Scope, mayGoOn: () => boolean): Value {
  const names: Names = {
    own: new Map([
      ['.', dot],
      ['$', dot],
    ]),
    outer: null,
  };
  const printed = print(parts, names, scope, mayGoOn);
  return printed.length > MAX_PRINTED ? OPEN : printed;
}

function print(parts: readonly Part[], names: Names, scope: Scope, mayGoOn: () => boolean): string {
  let printed = '';
  const here: Scope = { ...scope, bound: (name) => holderOf(names, name)?.own.get(name) ?? OPEN };
  for (const part of parts) {
    if (typeof part === 'string') printed += part;
    else if (!mayGoOn() || printed.length > MAX_PRINTED) return UNKNOWN;
    else if ('arms' in part) printed += printBlock(part, names, here, mayGoOn);
    else {
      const [, name, sign, code = ''] = ASSIGNMENT.exec(part.code) ?? [];
      if (name === undefined) printed += textOf(valueOfCode(part.code.trim(), here));
      else (sign === '=' ? holderOf(names, name) : names)?.own.set(name, valueOfCode(code, here));
    }
  }
  return printed;
}

function holderOf(names: Names, name: string): Names | null {
  let holder: Names | null = names;
  while (holder && !holder.own.has(name)) holder = holder.outer;
  return holder;
}

function printBlock(block: Block, around: Names, scope: Scope, mayGoOn: () => boolean): string {
  if (block.word === 'define') return '';
  for (const [index, { code, parts }] of block.arms.entries()) {
    const [, keyName, itemName, asked = ''] = BOUND.exec(code) ?? [];
    const turns = turnsOf(valueOfCode(asked, scope), block.word === 'range' && index === 0);
    if (turns === null || turns.length > MAX_TURNS) return unknownOf(block, around);
    const printed = turns.map(([key, item]) => {
      const own = new Map<string, Value>(index === 0 && block.word !== 'if' ? [['.', item]] : []);
      if (itemName !== undefined) own.set(itemName, item);
      if (keyName !== undefined) own.set(keyName, key);
      return print(parts, { own, outer: around }, scope, mayGoOn);
    });
    if (printed.length > 0) return printed.join('');
  }
  return '';
}

/** How often a text is printed, with the key and the value of each time: a loop's for each item, any other once or not; null where nobody knows. */
function turnsOf(value: Value, isLoop: boolean): ReturnType<typeof entriesOf> {
  if (isLoop) return entriesOf(value);
  const truth = truthOf(value);
  return truth === null ? null : truth ? [[null, value]] : [];
}

/** What a block prints of which nobody knows whether it is on; what it would set is not known, either. */
function unknownOf(block: Block, names: Names): string {
  for (const { parts } of block.arms) {
    for (const part of parts) {
      if (typeof part === 'string') continue;
      if ('arms' in part) unknownOf(part, names);
      else {
        const [, name, sign] = ASSIGNMENT.exec(part.code) ?? [];
        if (name !== undefined && sign === '=') holderOf(names, name)?.own.set(name, OPEN);
      }
    }
  }
  return block.arms.every(({ parts }) => parts.every(isSilent)) ? '' : UNKNOWN;
}

function isSilent(part: Part): boolean {
  if (typeof part === 'string') return part.trim() === '';
  return 'arms' in part ? part.arms.every(({ parts }) => parts.every(isSilent)) : ASSIGNMENT.test(part.code);
}
