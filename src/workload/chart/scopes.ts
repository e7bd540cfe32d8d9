import type { Binding, ChartDefaults, OpenBlock } from '../../model/document.ts';
import { type ExpressionScope, valueOfCode } from './expressions.ts';
import { entriesOf, truthOf, UNKNOWN_VALUE, type Value, valueOfNode } from './values.ts';

/** One iteration of a loop. */
export interface Turn {
  readonly loop: Binding;
  readonly key: Value;
  readonly item: Value;
}

/** Limits for hostile templates: iterations of a loop, variables that depend on each other, and names visible at one place. */
const MAX_TURNS = 100;
const MAX_CHAIN = 100;
const MAX_NAMES = 1_000;

/** Returns the scope at each place of a template, in one iteration of a loop or outside loops. */
export type Scopes = (binding: Binding | null) => ExpressionScope;

/** The scopes of a template with the chart's default values. */
export function createScopes(chart: ChartDefaults, turn: Turn | null): Scopes {
  const values = valueOfNode(chart.values);
  const known = new Map<Binding, Value>();
  let chain = 0;
  const valueOfBinding = (binding: Binding): Value => {
    const found = known.get(binding);
    if (found !== undefined) return found;
    if (chain >= MAX_CHAIN) return UNKNOWN_VALUE;
    chain++;
    const value = valueOfCode(binding.code, scopeOf(binding.outer));
    chain--;
    known.set(binding, value);
    return value;
  };
  const bound = (name: string, innermost: Binding | null): Value => {
    let one = innermost;
    for (let names = 0; one && names < MAX_NAMES; one = one.outer, names++) {
      if (!one.names.includes(name)) continue;
      if (one.word !== 'range') return valueOfBinding(one);
      if (one !== turn?.loop) return UNKNOWN_VALUE;
      return one.names.length > 2 && name === one.names[1] ? turn.key : turn.item;
    }
    return UNKNOWN_VALUE;
  };
  const scopeOf: Scopes = (binding) => ({ values, bound: (name) => bound(name, binding) });
  return scopeOf;
}

/** True if the default values render these branches; null if a condition is unknown. */
export function isRenderedByDefault(branches: readonly OpenBlock[], scopeOf: Scopes): boolean | null {
  const conditional = branches.filter(({ word }) => ['if', 'with', 'range'].includes(word));
  const rendered = conditional.map((branch) => {
    const scope = scopeOf(branch.bound);
    const truthOfCode = (code: string): boolean | null => truthOf(valueOfCode(code, scope));
    // An `else` has no condition of its own.
    const isChosen = branch.condition === '' ? true : truthOfCode(branch.condition);
    const wasChosen = branch.former.map(truthOfCode);
    if (isChosen === false || wasChosen.includes(true)) return false;
    return isChosen === null || wasChosen.includes(null) ? null : true;
  });
  return rendered.includes(false) ? false : rendered.includes(null) ? null : true;
}

/** The iterations of a loop; null if its values are unknown. */
export function turnsOf(loop: Binding, scope: ExpressionScope): Turn[] | null {
  const entries = entriesOf(valueOfCode(loop.code, scope));
  return entries === null ? null : entries.slice(0, MAX_TURNS).map(([key, item]) => ({ loop, key, item }));
}
