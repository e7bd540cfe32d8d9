import type { Branch, OpenBlock, Opened } from '../model/branch.ts';
import { lastAtOrBefore } from '../text/lines.ts';

export const NOTHING_OPENED: Opened = { count: 0, innermost: null };

/** The words of Go templates, Jinja and Terraform that begin, divide and end a block, and statements of ERB and EJS. */
const STEP =
  /\{\{-?\s*(if|else|with|range|block|define|end)\b((?:(?!\{\{)[\s\S])*?)-?\}\}|\{%[-+]?\s*(if|elif|else|endif|for|endfor)\b((?:(?!\{%)[\s\S])*?)[-+]?%\}|(?<!%)%\{~?[ \t]*(if|else|endif|for|endfor)\b([^}\r\n]*?)~?\}|<%[-_]?\s+((?:(?!<%)[\s\S])*?)[-_]?%>/g;

/** More of them say nothing more, and are never compared. */
const MOST = 16;
const LONGEST = 200;

/** Reads which blocks of a template are open at which place of a text, and what is open behind it. */
export function readBranches(text: string, before: Opened): { readonly at: (offset: number) => readonly Branch[]; readonly after: Opened } {
  const starts: number[] = [0];
  const states: (OpenBlock | null)[] = [before.innermost];
  let { count, innermost } = before;
  for (const match of text.matchAll(STEP)) {
    const [word, rest] = match[7] === undefined ? wordOf(match) : wordOfStatement(match[7].trim());
    if (word === '') continue;
    if (word.startsWith('end')) innermost = innermost?.outer ?? null;
    else if (word === 'else' || word === 'elif') innermost = innermost && otherArm(innermost, asked(rest.replace(/^\s*if\s/, '')));
    else innermost = { block: count++, arm: 0, ...asked(rest), isChoice: word === 'if', outer: innermost };
    starts.push(match.index + match[0].length);
    states.push(innermost);
  }
  return { at: (offset) => branchesFrom(states[lastAtOrBefore(starts, offset)] ?? null), after: { count, innermost } };
}

type Step = readonly [word: string, rest: string];

function wordOf(match: RegExpExecArray): Step {
  return [match[1] ?? match[3] ?? match[5] ?? '', match[2] ?? match[4] ?? match[6] ?? ''];
}

/** What a statement of Ruby or JavaScript begins, divides or ends, in the words of the other templates; `''` for any other. */
function wordOfStatement(text: string): Step {
  if (/^(?:end\b|\}[);]*$)/.test(text)) return ['end', ''];
  const [start = '', word] = /^(?:\}\s*)?(if|unless|case|else|elsif|when)\b/.exec(text) ?? [];
  const rest = text.slice(start.length).replace(/\{$/, '');
  if (word === 'unless') return ['if', `not ${rest}`];
  if (word === 'if' || word === 'case') return ['if', rest];
  if (word !== undefined) return ['else', rest];
  return [/(?:\bdo(?:\s*\|[^|]*\|)?|\{)$/.test(text) ? 'range' : '', ''];
}

type Question = Pick<Branch, 'condition' | 'about'>;

function otherArm(block: OpenBlock, { condition, about }: Question): OpenBlock {
  const values = [...new Set([...block.about, ...about])].slice(0, MOST);
  return { ...block, arm: block.arm + 1, condition: `else ${condition}`, about: values };
}

function asked(text: string): Question {
  const condition = text.slice(0, LONGEST).trim().replace(/\s+/g, ' ');
  const words = condition.replace(/"[^"]*"|'[^']*'|`[^`]*`/g, ' ').match(/[$.]?[A-Za-z_][\w.]*/g) ?? [];
  return { condition, about: words.filter((word) => !OPERATORS.has(word)).slice(0, MOST) };
}

/** Words of conditions that name no value. */
const OPERATORS = new Set(['and', 'or', 'not', 'eq', 'ne', 'lt', 'le', 'gt', 'ge', 'is', 'in', 'defined', 'true', 'false', 'none', 'bool']);

function branchesFrom(innermost: OpenBlock | null): readonly Branch[] {
  const branches: Branch[] = [];
  let steps = 0;
  for (let one = innermost; one && steps < MOST; one = one.outer, steps++) {
    if (one.isChoice) branches.unshift({ block: one.block, arm: one.arm, condition: one.condition, about: one.about });
  }
  return branches;
}
