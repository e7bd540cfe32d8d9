import type { Binding, Branch, OpenBlock, Opened } from '../model/document.ts';
import { lastAtOrBefore } from './lines.ts';
import { ASSIGNMENT, BOUND, readActions, stepOf, type TemplateStep } from './template-actions.ts';
import { shortened } from './words.ts';

export const NOTHING_OPENED: Opened = { count: 0, innermost: null, bound: null };

/** So many names of a condition, and blocks around a place, are looked at; more tell nothing new. */
const MAX_NAMED = 16;
const MAX_CONDITION_LENGTH = 200;

/** Reads which blocks of a template are open at which place of a text, what its names stand for there, and what is open behind it. */
export function readBranches(text: string, before: Opened) {
  const starts: number[] = [0];
  const states: Pick<Opened, 'innermost' | 'bound'>[] = [before];
  let { count, innermost, bound } = before;
  /** Blocks of what helpers print have numbers of their own, so that those of the file keep theirs in all of its documents. */
  let ofHelpers = 0;
  const helpers: (OpenBlock | null)[] = [];
  /** What was set anew within each block that is open, from the outermost on. */
  const changes: Change[][] = [[]];
  for (const action of readActions(text)) {
    const step = stepOf(action);
    const set = step === null && action.opening === '{{' ? ASSIGNMENT.exec(action.code) : null;
    if (set) {
      const [, name = '', sign, code = ''] = set;
      const known = innermost?.isInLoop ? '' : code;
      if (sign === '=') changes.at(-1)?.push({ name, code: known, choices: choiceOf(innermost), bound });
      bound = { word: 'set', names: [name], code: sign === '=' ? known : code, outer: bound };
    } else if (step === null) continue;
    else if (step.role === 'begin') {
      if (step.word === 'block') helpers.push(innermost);
      const block = helpers.length > 0 ? --ofHelpers : count++;
      innermost = {
        block,
        arm: 0,
        former: [],
        ...asked(step.rest),
        word: step.word,
        isInLoop: step.word === 'range' || innermost?.isInLoop === true,
        outer: innermost,
        bound,
      };
      bound = bindingOf(step, bound);
      changes.push([]);
    } else {
      bound = innermost?.bound ?? null;
      if (step.role === 'end') {
        const ended = changesBehind(changes.pop() ?? [], innermost);
        for (const { name, code, ...within } of ended) bound = { word: 'set', names: [name], code, outer: bound, within };
        innermost = innermost?.outer ?? null;
        if (changes.length === 0) changes.push([]);
        changes.at(-1)?.push(...ended.map((change) => ({ ...change, choices: [...choiceOf(innermost), ...change.choices] })));
        if (helpers.length > 0 && helpers.at(-1) === innermost) helpers.pop();
      } else innermost = innermost && otherArm(innermost, asked(step.rest.replace(/^\s*if\s/, '')));
    }
    starts.push(action.end);
    states.push({ innermost, bound });
  }
  const stateAt = (offset: number) => states[lastAtOrBefore(starts, offset)];
  return {
    choicesAt: (offset: number) => choicesFrom(stateAt(offset)?.innermost ?? null),
    bindingAt: (offset: number) => stateAt(offset)?.bound ?? null,
    after: { count, innermost, bound },
  };
}

/** A variable that was set anew: the choices around that, and what its expression is read with. */
interface Change extends Pick<Binding, 'code'>, NonNullable<Binding['within']> {
  readonly name: string;
}

function choiceOf(block: OpenBlock | null): readonly OpenBlock[] {
  return block?.word === 'if' ? [block] : [];
}

/** What a block that ends may have set of the variables around it; a named template has its own. */
function changesBehind(changes: readonly Change[], block: OpenBlock | null): readonly Change[] {
  if (block?.word === 'define' || block?.word === 'block') return [];
  const isKnown = block?.word === 'if' && changes.length <= MAX_NAMED;
  return changes
    .slice(0, MAX_NAMED)
    .map((change) => (isKnown && change.choices.length <= MAX_NAMED ? change : { ...change, code: '', choices: [] }));
}

/** `block "name" ARGUMENT`, which a named template sees as its dot. */
const ARGUMENT = /^\s*"[^"]*"\s*([\s\S]*?)\s*$/;

function bindingOf({ word, rest }: TemplateStep, outer: Binding | null): Binding | null {
  if (word === 'block' || word === 'define') {
    const code = word === 'block' ? (ARGUMENT.exec(rest)?.[1] ?? '') : '';
    return { word, names: ['.', '$'], code, outer };
  }
  if (word !== 'with' && word !== 'range') return outer;
  const [, key, value, code = ''] = BOUND.exec(rest) ?? [];
  return { word, names: ['.', ...(key ? [key] : []), ...(value ? [value] : [])], code, outer };
}

type Question = Pick<Branch, 'condition' | 'about'>;

function otherArm(block: OpenBlock, { condition, about }: Question): OpenBlock {
  const values = [...new Set([...block.about, ...about])].slice(0, MAX_NAMED);
  return { ...block, arm: block.arm + 1, former: [...block.former, block.condition].slice(-MAX_NAMED), condition, about: values };
}

function asked(text: string): Question {
  const cut = shortened(text, MAX_CONDITION_LENGTH);
  const condition = cut.trim().replace(/\s+/g, ' ');
  const words = condition.replace(/"[^"]*"|'[^']*'|`[^`]*`/g, ' ').match(/[$.]?[A-Za-z_][\w.]*/g) ?? [];
  return { condition, about: words.filter((word) => !OPERATORS.has(word)).slice(0, MAX_NAMED) };
}

/** Words of conditions that name no value. */
const OPERATORS = new Set(['and', 'or', 'not', 'eq', 'ne', 'lt', 'le', 'gt', 'ge', 'is', 'in', 'defined', 'true', 'false', 'none', 'bool']);

function choicesFrom(innermost: OpenBlock | null): readonly OpenBlock[] {
  const choices: OpenBlock[] = [];
  let steps = 0;
  for (let one = innermost; one && steps < MAX_NAMED; one = one.outer, steps++) if (one.word === 'if') choices.unshift(one);
  return choices;
}
