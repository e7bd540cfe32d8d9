import type { Branch, OpenBlock, Opened } from '../model/document.ts';
import { lastAtOrBefore } from './lines.ts';
import { readActions, stepOf } from './template-actions.ts';
import { shortened } from './words.ts';

export const NOTHING_OPENED: Opened = { count: 0, innermost: null };

/** More of them say nothing more, and are never compared. */
const MAX_NAMED = 16;
const MAX_CONDITION_LENGTH = 200;

/** Reads which blocks of a template are open at which place of a text, and what is open behind it. */
export function readBranches(text: string, before: Opened): { readonly at: (offset: number) => readonly Branch[]; readonly after: Opened } {
  const starts: number[] = [0];
  const states: (OpenBlock | null)[] = [before.innermost];
  let { count, innermost } = before;
  for (const action of readActions(text)) {
    const step = stepOf(action);
    if (step === null) continue;
    if (step.role === 'end') innermost = innermost?.outer ?? null;
    else if (step.role === 'divide') innermost = innermost && otherArm(innermost, asked(step.rest.replace(/^\s*if\s/, '')));
    else innermost = { block: count++, arm: 0, former: [], ...asked(step.rest), isChoice: step.word === 'if', outer: innermost };
    starts.push(action.end);
    states.push(innermost);
  }
  return { at: (offset) => branchesFrom(states[lastAtOrBefore(starts, offset)] ?? null), after: { count, innermost } };
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

function branchesFrom(innermost: OpenBlock | null): readonly Branch[] {
  const branches: Branch[] = [];
  let steps = 0;
  for (let one = innermost; one && steps < MAX_NAMED; one = one.outer, steps++) {
    const { block, arm, former, condition, about } = one;
    if (one.isChoice) branches.unshift({ block, arm, former, condition, about });
  }
  return branches;
}
