import type { Span } from '../../model/span.ts';
import type { TemplateAction as Action } from '../../template/actions.ts';
import { spanOfText } from '../../text/text.ts';
import type { Chart } from '../chart.ts';
import { readsOf } from './reads.ts';
import type { RenderSources, TemplateFile } from './sources.ts';
import { matchLine, readTemplate } from './template.ts';
import { type FoundValue, type Layer, type SetValue, valuesAt } from './values.ts';

/** What is searched: the characters that show the port, and their line of the render. */
export interface Wanted {
  /** The port's digits, or the whole token if the port is unknown. */
  readonly token: string;
  /** The line without the blanks around it. */
  readonly line: string;
  /** Actions that are still followed, so that templates which print each other cannot go on for ever. */
  readonly budget: { left: number };
}

/** Starts a search for characters of a line. */
export function lookFor(token: string, line: string): Wanted {
  return { token, line, budget: { left: MAX_ACTIONS } };
}

const MAX_ACTIONS = 500;

/** Where an action's text was set. */
export type Setting = { readonly span: Span } | { readonly option: string } | null;

/** Templates that print each other's output are followed so far. */
const MAX_DEPTH = 6;

/** The value, the named template or the constant from which an action printed the token; null if several could be meant. */
export function resolveAction(sources: RenderSources, file: TemplateFile, action: Action, wanted: Wanted, depth = 0): Setting {
  if (wanted.budget.left-- <= 0) return null;
  const reads = readsOf(action, file.template);
  for (const name of reads.templates) {
    const found = depth < MAX_DEPTH ? resolveDefinition(sources, name, wanted, depth + 1) : null;
    if (found) return found;
  }
  const option = sources.setValues.find((set) => isRead(set, reads.values, file.chart, sources) && holdsToken(set.value, wanted.token));
  if (option) return { option: option.option };
  return valueRead(sources, file.chart, reads.values, wanted, depth) ?? constantIn(file, action.codeStart, action.code, wanted.token);
}

/** The place in a named template's body that prints the token. */
function resolveDefinition(sources: RenderSources, name: string, wanted: Wanted, depth: number): Setting {
  const definition = sources.definition(name);
  if (!definition) return null;
  const { file, start, end } = definition;
  const inside = file.template.actions.filter((action) => action.start >= start && action.end <= end);
  const printed = printedText(file, start, end, inside);
  const literal = constantIn(file, start, printed, wanted.token);
  if (literal) return literal;
  const found = inside.flatMap((action) => resolveAction(sources, file, action, wanted, depth) ?? []);
  return sole(found);
}

/** The body with its actions blanked. */
function printedText(file: TemplateFile, start: number, end: number, actions: readonly Action[]): string {
  let text = '';
  let at = start;
  for (const action of actions) {
    if (action.start < at) continue;
    text += file.template.text.slice(at, action.start) + ' '.repeat(action.end - action.start);
    at = action.end;
  }
  return text + file.template.text.slice(at, end);
}

type Read = ReturnType<typeof readsOf>['values'][number];

function valueRead(sources: RenderSources, chart: Chart, reads: readonly Read[], wanted: Wanted, depth: number): Setting {
  for (const layer of sources.layersOf(chart)) {
    const candidates = new Map<unknown, Setting>();
    const exact = new Map<unknown, Setting>();
    for (const value of reads.flatMap((read) => [...valuesOfRead(layer, read)])) {
      const place = placeInValue(sources, chart, value, wanted, depth);
      if (!place) continue;
      candidates.set(value.scalar, place);
      if (isShownBy(value, wanted.line)) exact.set(value.scalar, place);
    }
    const [one] = exact.size === 1 ? exact.values() : candidates.values();
    if (one && (exact.size === 1 || candidates.size === 1)) return one;
    if (candidates.size > 0) return null;
  }
  return null;
}

/** What a named template calls `.proxy.port` may be `proxies[0].port` in the values, so of such a chain the last key decides. */
function valuesOfRead(layer: Layer, { pattern, anchored }: Read): readonly FoundValue[] {
  const own = pattern[0] === 'global' ? { ...layer, prefix: [] } : layer;
  const found = [...valuesAt(own, pattern, anchored)];
  return found.length > 0 || anchored ? found : [...valuesAt(own, pattern.slice(-1), false)];
}

/** Where a value shows the token: in its own text, or in an action of it that `tpl` runs. */
function placeInValue(sources: RenderSources, chart: Chart, value: FoundValue, wanted: Wanted, depth: number): Setting {
  const { document } = value.layer;
  const { scalar } = value;
  const isTemplate = document.template && document.rawText(scalar.start, scalar.end).includes('{{');
  if (isTemplate && depth < MAX_DEPTH) return placeInTemplate(sources, chart, value, wanted, depth + 1);
  const at = wordAt(scalar.text, wanted.token);
  return at < 0 ? null : { span: spanOfText(document.textOf(scalar), at, at + wanted.token.length) };
}

function placeInTemplate(sources: RenderSources, chart: Chart, { layer, scalar }: FoundValue, wanted: Wanted, depth: number): Setting {
  const text = layer.document.rawText(scalar.start, scalar.end);
  const template = readTemplate(text);
  const rendered = wanted.line.replace(/^- /, '').replace(/^(['"])(.*)\1$/, '$2');
  for (const line of template.lines) {
    const segments = matchLine(line, rendered);
    const hit = segments?.find(({ from, to }) => wordAt(rendered.slice(from, to), wanted.token) >= 0);
    if (!hit) continue;
    if (hit.segment.action) {
      const locate = (start: number, end: number) => layer.document.spanAt(scalar.start + start, scalar.start + end);
      const file = { chart, file: '', path: layer.document.path, template, locate };
      const found = resolveAction(sources, file, hit.segment.action, { ...wanted, line: '' }, depth);
      return found ?? { span: locate(hit.segment.start, hit.segment.end) };
    }
    const at = scalar.start + hit.segment.start + wordAt(hit.segment.text, wanted.token);
    return { span: layer.document.spanAt(at, at + wanted.token.length) };
  }
  return null;
}

/** A constant in code or text, such as a default, if it occurs there once. */
function constantIn(file: TemplateFile, start: number, text: string, token: string): Setting {
  const at = wordAt(text, token);
  if (at < 0 || wordAt(text, token, at + 1) >= 0) return null;
  return { span: file.locate(start + at, start + at + token.length) };
}

/** The only place of the token in a template, or else in the values of its chart. */
export function onlyPlace(sources: RenderSources, file: TemplateFile, sought: Wanted): Span | null {
  const text = file.template.text;
  if (wordAt(text, sought.token) >= 0) {
    const found = constantIn(file, 0, text, sought.token);
    return found && 'span' in found ? found.span : null;
  }
  const found = valueRead(sources, file.chart, [{ pattern: [], anchored: true }], sought, MAX_DEPTH);
  return found && 'span' in found ? found.span : null;
}

/** The render shows the value under its own key, or as an item of a list. */
function isShownBy({ path, scalar }: FoundValue, line: string): boolean {
  const key = path.at(-1) ?? '';
  const plain = line.replace(/^- /, '').replace(/['"]/g, '');
  return /^\d+$/.test(key) ? plain === scalar.text : plain === `${key}: ${scalar.text}`;
}

function isRead(set: SetValue, reads: readonly Read[], chart: Chart, sources: RenderSources): boolean {
  const prefix = sources.keysTo(chart);
  return reads.some(({ pattern, anchored }) => {
    const own = pattern[0] === 'global' ? [] : prefix;
    if (!anchored) return pattern.every((key, index) => key === '*' || set.path.at(index - pattern.length) === key);
    return [...own, ...pattern].every((key, index) => key === '*' || set.path[index] === key);
  });
}

function holdsToken(text: string, token: string): boolean {
  return wordAt(text, token) >= 0;
}

/** Offset of a token that is not a part of a longer word or number; -1 if there is none. */
export function wordAt(text: string, token: string, from = 0): number {
  if (token === '') return -1;
  for (let at = text.indexOf(token, from); at >= 0; at = text.indexOf(token, at + 1)) {
    const joins = (beside: string | undefined, edge: string | undefined) => /\w/.test(beside ?? '') && /\w/.test(edge ?? '');
    if (!joins(text[at - 1], token[0]) && !joins(text[at + token.length], token.at(-1))) return at;
  }
  return -1;
}

function sole<Item extends { readonly span: Span } | { readonly option: string }>(found: readonly Item[]): Item | null {
  const distinct = new Map(found.map((one) => ['span' in one ? `${one.span.path}:${one.span.start}` : one.option, one]));
  return distinct.size === 1 ? (found[0] ?? null) : null;
}
