import type { Span } from '../../model/span.ts';
import { readGoActions, type TemplateAction } from '../../template/actions.ts';
import { spanOfText } from '../../text/text.ts';
import { wordAt } from '../../text/words.ts';
import type { Definition, RenderSources, TemplateFile } from './sources.ts';
import { type FoundValue, type ValuesLayer, valuesWith } from './values.ts';

/** The source of an action's text: a place in a file, or an option of the command line. */
export type ValueSource = { readonly span: Span } | { readonly option: string };

/** Consecutive keys of the values that an action reads. */
interface Chain {
  readonly keys: readonly string[];
  /** True if it starts at `.Values`; the start of any other chain is unknown. */
  readonly isWhole: boolean;
}

/** The inputs of an action's text. */
interface Reads {
  /** Chains in the action, and in the named templates that it prints. */
  readonly own: Chain[];
  /** The chains that set its variables, and the dot of the blocks around it. */
  readonly around: Chain[];
  /** The named templates that it prints. */
  readonly definitions: Set<Definition>;
}

/**
 * The source of the characters `token` of a rendered line, which an action printed: the text of a named template, an option, a value, or a
 * constant in the action. Null if several are possible.
 */
export function settingOf(
  sources: RenderSources,
  file: TemplateFile,
  action: TemplateAction,
  token: string,
  line: string,
): ValueSource | null {
  const reads: Reads = { own: [], around: [], definitions: new Set() };
  addReads(reads, sources, file, action);
  const bodies = [...reads.definitions];
  const literal = onlyPlaceAmong(bodies.flatMap((body) => onlyIn(body.file, body.start, printedText(body), token) ?? []));
  if (literal) return literal;
  const option = sources.setValues.find(({ path, value }) => {
    const isOfParent = path[0] === 'global';
    const own = isOfParent ? path : withoutPrefix(path, sources.keysTo(file.chart));
    return own !== null && wordAt(value, token) >= 0 && scoreOf(own, reads) > 0;
  });
  if (option) return { option: option.option };
  const inner = bodies.flatMap((body) => actionsIn(body).flatMap((one) => constantIn(body.file, one, token) ?? []));
  return valueRead(sources.layersOf(file.chart), reads, token, line) ?? constantIn(file, action, token) ?? onlyPlaceAmong(inner);
}

/** The only place of a token in a template, otherwise in the values of its chart. */
export function onlyPlace(sources: RenderSources, file: TemplateFile, token: string, line: string): Span | null {
  if (wordAt(file.template.text, token) >= 0) return onlyIn(file, 0, file.template.text, token)?.span ?? null;
  for (const layer of sources.layersOf(file.chart)) {
    const values = valuesWith(layer, token);
    if (values.length > 0) return spanOfOnly(values, token, line);
  }
  return null;
}

function addReads(reads: Reads, sources: RenderSources, file: TemplateFile, action: TemplateAction): void {
  const { code } = action;
  reads.own.push(...chainsIn(code));
  const names = namesInCode(code);
  for (let one = file.bindingAt(action.start); one && one.word !== 'define'; one = one.outer) {
    if (!one.names.some((name) => names.has(name))) continue;
    reads.around.push(...chainsIn(one.code));
    for (const name of namesInCode(one.code)) names.add(name);
  }
  for (const [, name = ''] of code.matchAll(/\b(?:include|template)\s+["`]([^"`]*)["`]/g)) {
    const definition = sources.definition(name);
    if (!definition || reads.definitions.size === reads.definitions.add(definition).size) continue;
    for (const inner of actionsIn(definition)) addReads(reads, sources, definition.file, inner);
  }
}

/** Objects that Helm passes to each template in addition to the values. */
const BUILT_IN = new Set(['Release', 'Chart', 'Capabilities', 'Template', 'Files', 'Subcharts']);

/** `.a.b`, `$x.a.b`, and `index .a "b"` or `get .a "b"`. */
const CHAIN = /(\b(?:index|get)\s+\(?)?(?:\$\w*|(?<![\w)"]))((?:\.[A-Za-z_]\w*)+)((?:\s+"[^"]*")*)/g;

function chainsIn(code: string): Chain[] {
  return [...code.matchAll(CHAIN)].flatMap(([, lookUp, fields = '', texts = '']) => {
    const [first = '', ...rest] = fields.slice(1).split('.');
    if (BUILT_IN.has(first)) return [];
    const keys = [...rest, ...(lookUp ? [...texts.matchAll(/"([^"]*)"/g)].map(([, key = '']) => key) : [])];
    const isWhole = first === 'Values';
    return [{ keys: isWhole ? keys : [first, ...keys], isWhole }];
  });
}

/** The variables in some code, and the dot. */
function namesInCode(code: string): Set<string> {
  return new Set(['.', ...(code.match(/\$\w+/g) ?? [])]);
}

function actionsIn({ file, start, end }: Definition): readonly TemplateAction[] {
  return file.template.actions.filter((action) => action.start >= start && action.end <= end);
}

/** The text of a named template with spaces instead of its actions. */
function printedText(definition: Definition): string {
  const { file, start, end } = definition;
  let text = '';
  for (const action of actionsIn(definition))
    text += file.template.text.slice(start + text.length, action.start).padEnd(action.end - start - text.length);
  return text + file.template.text.slice(start + text.length, end);
}

/**
 * The value with the token whose keys match best what the action reads, or values that the action renders with `tpl`, in the file of the
 * highest precedence with such values.
 */
function valueRead(layers: readonly ValuesLayer[], reads: Reads, token: string, line: string): ValueSource | null {
  for (const layer of layers) {
    const values = valuesWith(layer, token);
    if (values.length === 0) continue;
    for (const wanted of [reads, { own: chainsInValues(layer, reads), around: [] }]) {
      const scores = values.map(({ path }) => scoreOf(path, wanted));
      const best = Math.max(...scores);
      if (best <= 0) continue;
      const span = spanOfOnly(
        values.filter((_, index) => scores[index] === best),
        token,
        line,
      );
      return span && { span };
    }
  }
  return null;
}

/** The place of a token in the only value, or in the only one that the rendered line contains with its own key, or as an item of a list. */
function spanOfOnly(values: readonly FoundValue[], token: string, line: string): Span | null {
  const plain = line.replace(/^- /, '').replace(/['"]/g, '');
  const exact = values.filter(({ path, scalar }) => {
    const key = path.at(-1) ?? '';
    return plain === (/^\d+$/.test(key) ? scalar.text : `${key}: ${scalar.text}`);
  });
  const [one, other] = exact.length === 1 ? exact : values;
  if (!one || other) return null;
  const at = wordAt(one.scalar.text, token);
  return spanOfText(one.layer.document.textOf(one.scalar), at, at + token.length);
}

/** The chains in values that are templates themselves, which `tpl` renders. */
function chainsInValues(layer: ValuesLayer, reads: Reads): Chain[] {
  if (!layer.document.template) return [];
  return valuesWith(layer, null)
    .filter(({ path }) => scoreOf(path, reads) > 0)
    .flatMap(({ scalar }) => readGoActions(layer.document.rawText(scalar.start, scalar.end)).flatMap(({ code }) => chainsIn(code)));
}

/** How well the path of a value matches what an action reads; 0 if the action does not read it. */
function scoreOf(path: readonly string[], { own, around }: Pick<Reads, 'own' | 'around'>): number {
  const sum = (chains: readonly Chain[]) => chains.reduce((total, chain) => total + scoreOfChain(path, chain), 0);
  const ofOwn = sum(own);
  return own.length > 0 && ofOwn === 0 ? 0 : ofOwn + sum(around);
}

/** The score of one chain. `.proxy.port` in a named template may be `proxies[0].port` in the values, so the last key alone counts too. */
function scoreOfChain(path: readonly string[], { keys, isWhole }: Chain): number {
  const isAt = (start: number) => keys.every((key, index) => path[start + index] === key);
  if (isWhole ? isAt(0) : path.some((_, start) => isAt(start))) return 2 * keys.length;
  return !isWhole && path.includes(keys.at(-1) ?? '') ? 1 : 0;
}

function withoutPrefix(path: readonly string[], prefix: readonly string[]): readonly string[] | null {
  return prefix.every((key, index) => path[index] === key) ? path.slice(prefix.length) : null;
}

/** A constant in an action, such as a default. */
function constantIn(file: TemplateFile, { codeStart, code }: TemplateAction, token: string): { readonly span: Span } | null {
  return onlyIn(file, codeStart, code, token);
}

/** The place of a token that occurs once in a part of a template. */
function onlyIn(file: TemplateFile, start: number, text: string, token: string): { readonly span: Span } | null {
  const at = wordAt(text, token);
  if (at < 0 || wordAt(text, token, at + 1) >= 0) return null;
  return { span: file.locate(start + at, start + at + token.length) };
}

/** The place, if all are the same. */
function onlyPlaceAmong(found: readonly { readonly span: Span }[]): { readonly span: Span } | null {
  const places = new Set(found.map(({ span }) => `${span.path}:${span.start}`));
  return places.size === 1 ? (found[0] ?? null) : null;
}
