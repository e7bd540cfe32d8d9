import type { TemplateAction as Action } from '../../text/template-actions.ts';
import type { Template, TemplateLine } from './template.ts';

/** Around the number of a mark; private-use characters, which no honest chart holds. */
const OPEN = '\uE210';
const CLOSE = '\uE211';
const MARK = new RegExp(` #${OPEN}(\\d+)${CLOSE}`, 'g');

/** Whether a text already holds what marks are made of, so that it cannot be marked. */
export function holdsMarks(text: string): boolean {
  return text.includes(OPEN) || text.includes(CLOSE);
}

/**
 * Puts a YAML comment with a number at the end of each line that prints something, where it neither stands within an action nor
 * keeps one from dropping blanks. `numberOf` hands out the numbers. With `withDefinitions` false, what `define` names stays
 * as it is, because other actions may compute with its output.
 */
export function markTemplate(template: Template, numberOf: (line: number) => number, withDefinitions: boolean): string {
  const definitions = definitionsOf(template.actions);
  const pieces: string[] = [];
  let done = 0;
  for (const [index, line] of template.lines.entries()) {
    const at = placeForMark(template, line);
    if (at === null) continue;
    const isDefined = definitions.some(([start, end]) => start <= line.start && line.start < end);
    if (isDefined && !(withDefinitions && looksLikeText(line))) continue;
    pieces.push(template.text.slice(done, at), ` #${OPEN}${numberOf(index)}${CLOSE}`);
    done = at;
  }
  return pieces.join('') + template.text.slice(done);
}

/** After the last printed character or action of a line; null where a mark would change more than the line. */
function placeForMark({ text, lines }: Template, line: TemplateLine): number | null {
  const last = line.segments.at(-1);
  if (!last || text.startsWith('---', line.start) || lines.length === 0) return null;
  if (last.action && (last.action.end > line.end || last.action.trimsAfter || isSilent(last.action))) return null;
  return last.end;
}

/** Blocks, assignments and comments print nothing themselves, so a mark after them would make a line of its own. */
function isSilent(action: Action): boolean {
  return /^\s*(?:(?:if|else|end|range|with|define|block|break|continue)\b|\/\*|\$\w*\s*:?=)/.test(action.code);
}

/** More than a word: single words are names and answers, with which templates compute. */
function looksLikeText(line: TemplateLine): boolean {
  return line.segments.some(({ text }) => /[:=]|^\s*-|\S\s+\S/.test(text));
}

/** Stretches between `define` and its `end`. */
export function definitionsOf(actions: readonly Action[]): [start: number, end: number][] {
  const found: [number, number][] = [];
  const open: { readonly isDefinition: boolean; readonly start: number }[] = [];
  for (const { code, start, end } of actions) {
    const word = /^\s*([a-z]+)\b/.exec(code)?.[1] ?? '';
    if (BLOCKS.has(word)) open.push({ isDefinition: word === 'define', start: end });
    else if (word === 'end') {
      const block = open.pop();
      if (block?.isDefinition) found.push([block.start, start]);
    }
  }
  return found;
}

const BLOCKS = new Set(['if', 'range', 'with', 'define', 'block']);

/** A render without its marks, and for each of its lines the number of the mark that tells where it comes from. */
export function readMarks(marked: string): { readonly lines: readonly string[]; readonly marks: readonly (number | null)[] } {
  const lines = marked.split('\n');
  const own = lines.map((line) => {
    const first = line.matchAll(MARK).next().value?.[1];
    return first === undefined ? null : Number(first);
  });
  const marks: (number | null)[] = new Array(lines.length).fill(null);
  // What an action prints on several lines ends with the mark of the action's line.
  for (let index = lines.length - 1, below: number | null = null; index >= 0; index--) {
    below = own[index] ?? (/^(?:---|# Source: )/.test(lines[index] ?? '') ? null : below);
    marks[index] = below;
  }
  return { lines: lines.map((line) => line.replace(MARK, '')), marks };
}
