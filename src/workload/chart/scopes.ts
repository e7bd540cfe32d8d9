import type { Binding, ChartDefaults, OpenBlock } from '../../model/document.ts';
import { onceForEach } from '../../text/once.ts';
import { type Scope, valueOfCode } from './expressions.ts';
import { MAX_TURNS, partsOf, printParts } from './printing.ts';
import { entriesOf, OPEN, truthOf, type Value, valueAt } from './values.ts';

/** One turn of a loop. */
export interface Turn {
  readonly loop: Binding;
  readonly key: Value;
  readonly item: Value;
}

/** Longer texts are made to grow. */
const MAX_TEXT = 1_000;
/** Named templates within each other, and actions of all that one document asks for: more are made to go on without end. */
const MAX_DEPTH = 20;
const MAX_ACTIONS = 50_000;
/** Variables that are made of each other, and names that are in force at one place. */
const MAX_CHAIN = 100;
const MAX_NAMES = 1_000;

/** Makes the scopes of a template's places, in a turn of a loop or in none; each binding is worked out once. */
export function createScopes(chart: ChartDefaults, turn: Turn | null): (binding: Binding | null) => Scope {
  let chain = 0;
  const root = rootOf(chart);
  const printer = createPrinter(chart, root);
  /** Works something out once for each binding; it is `open` while that goes on, and where bindings are made of too many others. */
  const onceWithin = <Answer>(open: Answer, work: (binding: Binding) => Answer): ((binding: Binding) => Answer) => {
    const answers = new Map<Binding, Answer>();
    return (binding) => {
      const found = answers.get(binding);
      if (found !== undefined) return found;
      if (chain >= MAX_CHAIN) return open;
      answers.set(binding, open);
      chain++;
      const answer = work(binding);
      chain--;
      answers.set(binding, answer);
      return answer;
    };
  };
  const workedOut = onceWithin<Value>(OPEN, ({ code, outer, within }) => {
    const value = valueOfCode(code || 'nothing known', scopeOf(within ? within.bound : outer));
    return typeof value === 'string' && value.length > MAX_TEXT ? OPEN : value;
  });
  /** Whether a variable was set there, which choices that have ended decided. */
  const wasSet = onceWithin<boolean | null>(null, ({ within }) => isRenderedByDefault(within?.choices ?? [], scopeOf));
  const bound = (name: string, innermost: Binding | null): Value => {
    let one = innermost;
    for (let names = 0; one && names < MAX_NAMES; one = one.outer, names++) {
      const isSet = one.names.includes(name) && (one.within === undefined || wasSet(one));
      if (isSet === false) continue;
      if (isSet === null) return OPEN;
      if (one.word !== 'range') return workedOut(one);
      if (one !== turn?.loop) return OPEN;
      return one.names.length > 2 && name === one.names[1] ? turn.key : turn.item;
    }
    return one === null && (name === '.' || name === '$') ? root : OPEN;
  };
  const scopeOf = (binding: Binding | null): Scope => ({ ...printer, bound: (name) => bound(name, binding) });
  return scopeOf;
}

/** The dot that the templates of a chart begin with; what only an installation knows, such as the release, is open. */
function rootOf({ values, about }: ChartDefaults): Value {
  const chart = new Map(['Name', 'Version', 'AppVersion', 'Type'].map((key) => [key, about(`${key[0]?.toLowerCase()}${key.slice(1)}`)]));
  const unknown = ['Release', 'Capabilities', 'Files', 'Template', 'Subcharts'].map((key): [string, Value] => [key, OPEN]);
  return new Map<string, Value>([
    ['Values', valueAt(values)],
    ['Chart', new Map([...chart].map(([key, node]) => [key, valueAt(node)]))],
    ...unknown,
  ]);
}

/** What named templates and texts print, as far as a document may ask. */
function createPrinter({ helper }: ChartDefaults, root: Value): Omit<Scope, 'bound'> {
  const partsOfHelper = onceForEach((name: string) => {
    const found = helper(name);
    return found ? partsOf(found.value) : null;
  });
  let depth = 0;
  let left = MAX_ACTIONS;
  const printed = (parts: ReturnType<typeof partsOf> | null, dot: Value): Value => {
    if (parts === null || depth >= MAX_DEPTH) return OPEN;
    depth++;
    const value = printParts(parts, dot, { ...printer, bound: () => OPEN }, () => left-- > 0);
    depth--;
    return value;
  };
  const printer: Omit<Scope, 'bound'> = {
    root,
    include: (name, dot) => printed(partsOfHelper(name), dot),
    print: (template, dot) => (template.includes('{{') ? printed(partsOf(template), dot) : template),
  };
  return printer;
}

/** Whether a template renders what stands in these branches where nobody sets a value; null where the defaults do not tell. */
export function isRenderedByDefault(branches: readonly OpenBlock[], scopeOf: (binding: Binding | null) => Scope): boolean | null {
  const rendered = branches.map((branch) => {
    const scope = scopeOf(branch.bound);
    const isChosen = truthOf(valueOfCode(branch.condition, scope));
    const wasChosen = branch.former.map((condition) => truthOf(valueOfCode(condition, scope)));
    if (isChosen === false || wasChosen.includes(true)) return false;
    return isChosen === null || wasChosen.includes(null) ? null : true;
  });
  return rendered.includes(false) ? false : rendered.includes(null) ? null : true;
}

/** The turns of a loop over what stands in the values; none where nobody knows them. */
export function turnsOf(loop: Binding, scope: Scope): Turn[] {
  const turns = (entriesOf(valueOfCode(loop.code, scope)) ?? []).map(([key, item]): Turn => ({ loop, key, item }));
  return turns.slice(0, MAX_TURNS);
}
