import type { Program } from '../model/program.ts';
import { sliceText, type Text } from '../model/text.ts';

/** What a description says of how its program reads its words. */
export interface Grammar {
  /** Options that take no value. */
  readonly switches: ReadonlySet<string>;
  /** Every option that the description names. */
  readonly names: ReadonlySet<string>;
  /** Short options with a value. */
  readonly valued: ReadonlySet<string>;
}

/** Without a description, only the word after an option tells whether it is the option's value. */
export const NO_GRAMMAR: Grammar = { switches: new Set(), names: new Set(), valued: new Set() };

const grammars = new WeakMap<Program, Grammar>();

export function grammarOf(program: Program | undefined): Grammar {
  if (!program) return NO_GRAMMAR;
  const grammar = grammars.get(program) ?? createGrammar(program);
  grammars.set(program, grammar);
  return grammar;
}

function createGrammar(program: Program): Grammar {
  const switches = new Set(program.switches ?? []);
  const valued = [
    ...program.listeners.flatMap(({ options, hostOptions }) => [...(options ?? []), ...(hostOptions ?? [])]),
    ...(program.configurations ?? []).flatMap(({ options }) => options ?? []),
    ...(program.notListening ?? []),
  ].filter((name) => !switches.has(name));
  return { switches, names: new Set([...switches, ...valued]), valued: new Set(valued.filter((name) => name.length === 1)) };
}

/** The options of a word such as `-lkp8080`. */
export interface Letters {
  readonly switches: readonly string[];
  /** The last option where it takes a value; `value` is null where that is the next word. */
  readonly valued: string | null;
  readonly value: Text | null;
}

/**
 * Short options in one word, the last perhaps with its value, as getopt reads them: null for a word of which one letter is not
 * described, because single dashes stand before long names too.
 */
export function splitLetters(word: Text, grammar: Grammar): Letters | null {
  const { switches, names, valued } = grammar;
  const { value } = word;
  if (!/^-[A-Za-z0-9]./.test(value) || names.has(value.slice(1)) || valued.size + switches.size === 0) return null;
  for (let at = 1; at < value.length; at++) {
    const letter = value[at] ?? '';
    if (valued.has(letter)) {
      const blanks = /^\s*/.exec(value.slice(at + 1))?.[0].length ?? 0;
      const rest = at + 1 + blanks < value.length ? sliceText(word, at + 1 + blanks) : null;
      if (rest && /^[A-Za-z=]/.test(rest.value) && !namedValue(letter, rest, grammar)) return null;
      return { switches: [...value.slice(1, at)], valued: letter, value: rest };
    }
    if (!switches.has(letter)) return null;
  }
  return { switches: [...value.slice(1)], valued: null, value: null };
}

/** The option `c port` for the value `port=80` (or `port 80`) of `c`, where the description names it. */
export function namedValue(option: string, value: Text, { names }: Grammar): { readonly name: string; readonly value: Text } | null {
  const found = /^\s*([A-Za-z][\w.-]*)(?:\s*=\s*|\s+)/.exec(value.value);
  const name = `${option} ${found?.[1]}`;
  return found && names.has(name) ? { name, value: sliceText(value, found[0].length) } : null;
}
