import type { TemplateAction as Action } from '../../template/actions.ts';
import type { Template } from './template.ts';
import type { Pattern } from './values.ts';

/** What an action's text is made of. */
export interface Reads {
  /** Ways into the values. An anchored one starts at `.Values`; of others only the end is known. */
  readonly values: readonly { readonly pattern: Pattern; readonly anchored: boolean }[];
  /** Names of templates whose output it prints. */
  readonly templates: readonly string[];
}

/** Variables and blocks that are looked up for one action. */
const MAX_LOOK_UPS = 100;

interface Budget {
  left: number;
}

/** Follows field chains, variables and the dot of `with` and `range` back to the values. */
export function readsOf(action: Action, template: Template): Reads {
  return readsOfCode(action.code, template, template.actions.indexOf(action), { left: MAX_LOOK_UPS });
}

const TOKEN = /"((?:\\.|[^"\\])*)"|`([^`]*)`|(\$\w*)?((?:\.[A-Za-z_]\w*)+)|(\$\w*)|([A-Za-z_]\w*)|(\.)|([()|])|\S/g;

function readsOfCode(code: string, template: Template, index: number, budget: Budget): Reads {
  const values: Reads['values'][number][] = [];
  const templates: string[] = [];
  let called = '';
  let chain: { pattern: string[]; anchored: boolean }[] = [];
  for (const [, double, raw, root, fields, variable, word, dot, mark] of code.matchAll(TOKEN)) {
    const text = double ?? raw;
    if (text !== undefined) {
      if (called === 'include' || called === 'template') templates.push(text);
      // `index .Values "a" "b"` and `get .Values.a "b"` go on with the chain before them.
      else if (called === 'index' || called === 'get') for (const { pattern } of chain) pattern.push(text);
      if (called === 'include' || called === 'template') called = '';
    } else if (fields !== undefined) {
      chain = startsOf(root, fields.slice(1).split('.'), template, index, budget);
      values.push(...chain);
    } else if (variable !== undefined || dot !== undefined) {
      chain = startsOf(variable, [], template, index, budget);
      values.push(...chain);
    } else if (word !== undefined) called = word;
    else if (mark !== undefined) called = '';
  }
  return { values: values.filter(({ pattern, anchored }) => anchored || pattern.length > 0), templates };
}

/** Where a chain of fields starts: at the values, at a variable, or at the dot. */
function startsOf(
  root: string | undefined,
  fields: readonly string[],
  template: Template,
  index: number,
  budget: Budget,
): { pattern: string[]; anchored: boolean }[] {
  if (fields[0] === 'Values') return [{ pattern: fields.slice(1), anchored: true }];
  if (BUILT_IN.has(fields[0] ?? '')) return [];
  if (root === '$') return [];
  const base = root === undefined ? dotAt(template, index, budget) : variableAt(root, template, index, budget);
  if (base === null) return fields.length > 0 ? [{ pattern: [...fields], anchored: false }] : [];
  return base.map(({ pattern, anchored }) => ({ pattern: [...pattern, ...fields], anchored }));
}

/** What Helm passes to each template beside the values. */
const BUILT_IN = new Set(['Release', 'Chart', 'Capabilities', 'Template', 'Files', 'Subcharts']);

type Bases = readonly { readonly pattern: Pattern; readonly anchored: boolean }[] | null;

/** What the innermost `with` or `range` around an action makes the dot; null if the caller of a named template decides. */
function dotAt(template: Template, index: number, budget: Budget): Bases {
  if (budget.left-- <= 0) return null;
  let closed = 0;
  for (let at = index - 1; at >= 0; at--) {
    const code = template.actions[at]?.code ?? '';
    const word = /^\s*([a-z]+)\b/.exec(code)?.[1];
    if (word === 'end') closed++;
    else if (word !== undefined && /^(?:if|range|with|define|block)$/.test(word)) {
      if (closed > 0) closed--;
      else if (word === 'define') return null;
      else if (word === 'with' || word === 'range') return blockBase(word, code, template, at, budget);
    }
  }
  return null;
}

function blockBase(word: string, code: string, template: Template, at: number, budget: Budget): Bases {
  const expression = code.replace(/^\s*(?:with|range)\b/, '').replace(/^[\s$\w,]*:=/, '');
  const { values } = readsOfCode(expression, template, at, budget);
  return word === 'with' ? values : values.map(({ pattern, anchored }) => ({ pattern: [...pattern, '*'], anchored }));
}

/** What the last assignment before an action gave to a variable. */
function variableAt(name: string, template: Template, index: number, budget: Budget): Bases {
  if (budget.left-- <= 0) return null;
  const assignment = new RegExp(`(?:^|[\\s,(])\\${name}\\s*(,\\s*\\$\\w+\\s*)?:?=(.*)$`, 's');
  for (let at = index - 1; at >= 0; at--) {
    const code = template.actions[at]?.code ?? '';
    const found = assignment.exec(code);
    if (!found) continue;
    const isKey = found[1] !== undefined;
    if (isKey) return [];
    if (/^\s*range\b/.test(code)) return blockBase('range', code, template, at, budget);
    return readsOfCode(found[2] ?? '', template, at, budget).values;
  }
  return null;
}
