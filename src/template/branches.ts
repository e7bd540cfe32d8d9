import type { Binding, Branch, OpenBlock, Opened } from '../model/document.ts';
import { lastAtOrBefore } from '../text/lines.ts';
import { shortened } from '../text/words.ts';
import { ASSIGNMENT, BOUND, readActions, stepOf, type TemplateAction, type TemplateStep } from './actions.ts';

export const NOTHING_OPENED: Opened = { count: 0, innermost: null, bound: null };

/** Limits for hostile templates: names of a condition, and blocks around a place. */
const MAX_NAMED = 16;
const MAX_CONDITION_LENGTH = 200;

/** Reads a template: the open blocks and the bound names at each offset, and the blocks that are open after the text. */
export function readBranches(text: string, before: Opened) {
  const starts: number[] = [0];
  const states: Pick<Opened, 'innermost' | 'bound'>[] = [before];
  let { count, innermost, bound } = before;
  const actions = readActions(text);
  const assigned = new Map(actions.flatMap((action) => assignmentOf(action) ?? []).map(({ name, sign }) => [`${sign}${name}`, name]));
  for (const action of actions) {
    const step = stepOf(action);
    const set = step === null ? assignmentOf(action) : null;
    if (set) {
      // A variable that is assigned again has different values in different places and iterations.
      const code = assigned.has(`=${set.name}`) ? '' : set.code;
      bound = { word: 'set', names: [set.name], code, outer: bound };
    } else if (step === null) continue;
    else if (step.role === 'begin') {
      innermost = { block: count++, arm: 0, former: [], ...askedValue(step), word: step.word, outer: innermost, bound };
      bound = bindingOf(step, bound);
    } else {
      bound = innermost?.bound ?? null;
      if (step.role === 'end') innermost = innermost?.outer ?? null;
      else innermost = innermost && otherArm(innermost, askedValue({ ...step, rest: step.rest.replace(/^\s*(?:if|with)\s/, '') }));
    }
    starts.push(action.end);
    states.push({ innermost, bound });
  }
  const stateAt = (offset: number) => states[lastAtOrBefore(starts, offset)];
  return {
    openAt: (offset: number) => blocksFrom(stateAt(offset)?.innermost ?? null),
    bindingAt: (offset: number) => stateAt(offset)?.bound ?? null,
    after: { count, innermost, bound },
  };
}

function assignmentOf({ opening, code }: TemplateAction): { name: string; sign: string; code: string } | null {
  const [, name, sign = '', value = ''] = (opening === '{{' && ASSIGNMENT.exec(code)) || [];
  return name === undefined ? null : { name, sign, code: value };
}

function bindingOf({ word, rest }: TemplateStep, outer: Binding | null): Binding | null {
  // The dot of a named template is the argument of its caller.
  if (word === 'block' || word === 'define') return { word: 'define', names: ['.', '$'], code: '', outer };
  if (word !== 'with' && word !== 'range') return outer;
  const [, key, value, code = ''] = BOUND.exec(rest) ?? [];
  return { word, names: ['.', ...(key ? [key] : []), ...(value ? [value] : [])], code, outer };
}

type Question = Pick<Branch, 'condition' | 'about'>;

function otherArm(block: OpenBlock, { condition, about }: Question): OpenBlock {
  const values = [...new Set([...block.about, ...about])].slice(0, MAX_NAMED);
  return { ...block, arm: block.arm + 1, former: [...block.former, block.condition].slice(-MAX_NAMED), condition, about: values };
}

function askedValue({ word, rest }: TemplateStep): Question {
  const expression = word === 'with' || word === 'range' ? (BOUND.exec(rest)?.[3] ?? '') : rest;
  const condition = shortened(expression, MAX_CONDITION_LENGTH).trim().replace(/\s+/g, ' ');
  const words = condition.replace(/"[^"]*"|'[^']*'|`[^`]*`/g, ' ').match(/[$.]?[A-Za-z_][\w.]*/g) ?? [];
  return { condition, about: words.filter((one) => !OPERATORS.has(one)).slice(0, MAX_NAMED) };
}

/** Words in conditions that are not names of values. */
const OPERATORS = new Set(['and', 'or', 'not', 'eq', 'ne', 'lt', 'le', 'gt', 'ge', 'is', 'in', 'defined', 'true', 'false', 'none', 'bool']);

function blocksFrom(innermost: OpenBlock | null): readonly OpenBlock[] {
  const blocks: OpenBlock[] = [];
  for (let one = innermost; one && blocks.length < MAX_NAMED; one = one.outer) blocks.unshift(one);
  return blocks;
}
