import type { CommandLine } from '../model/detector.ts';
import type { Program, ProgramListener } from '../model/program.ts';
import { onceForObject } from '../text/once.ts';
import { groupsIn, joinTexts, knownAt, sliceText, type Text, unquoted } from '../text/text.ts';
import { COMMAND_LINE, wordsOf } from '../text/tokens.ts';
import { forExpression } from '../text/words.ts';

/** One option of a command line; `value` is null for a switch, or if the value is missing. */
export interface Option {
  /** Without leading dashes; a short option keeps its one dash. */
  readonly name: string;
  readonly value: Text | null;
  /** True if the value is in the same word (`--name=value`), so that it certainly belongs to the option. */
  readonly joined: boolean;
  /** The word that contains the name. */
  readonly word: Text;
}

export interface Arguments {
  readonly options: readonly Option[];
  /** Words that are not part of an option: subcommands and operands. */
  readonly operands: readonly Text[];
}

const OPTION = /^(--?)([A-Za-z][A-Za-z0-9_.:-]*)(?:=([\s\S]*))?$/;

/** Returns the arguments of a command line, by the description of its program. */
export function readCommand(command: CommandLine, program?: Program): Arguments {
  return readArguments([...command.words.slice(1), ...wordsOfVariables(command, program)], grammarOf(program));
}

function wordsOfVariables(command: CommandLine, program: Program | undefined): Text[] {
  return (program?.argumentVariables ?? []).flatMap((name) => {
    const value = command.environment.get(name);
    return value ? wordsOf(value, COMMAND_LINE) : [];
  });
}

/**
 * Splits the words after the program into options and operands. The kubelet keeps quotes in items of `args`; people write them by mistake,
 * and many programs strip them.
 */
export function readArguments(words: readonly Text[], grammar: Grammar): Arguments {
  const options: Option[] = [];
  const operands: Text[] = [];
  for (let at = 0; at < words.length; at++) {
    const word = words[at] as Text;
    const isEnd = word.value === '--';
    const read = isEnd ? null : (lettersIn(word, words[at + 1], grammar) ?? optionIn(word, words[at + 1], grammar));
    if (read) {
      for (const option of read.options) options.push(withSetting(option, grammar));
      if (read.takesNext) at++;
    } else if (grammar.isStrict) return { options, operands: words.slice(isEnd ? at + 1 : at) };
    else if (!isEnd) operands.push(word);
  }
  return { options, operands };
}

/** The options in a word; `takesNext`: the next word is the value of the last one. */
interface OptionsOfWord {
  readonly options: readonly Option[];
  readonly takesNext: boolean;
}

/** Reads a word such as `--name=value` or `-name`, whose value may be the next word; null for an operand. */
function optionIn(word: Text, next: Text | undefined, { switches }: Grammar): OptionsOfWord | null {
  const [all, dashes = '', bare = '', value] = OPTION.exec(word.value) ?? [];
  if (all === undefined) return null;
  const name = dashes === '-' && bare.length === 1 ? `-${bare}` : bare;
  if (value !== undefined) {
    const joined = unquoted(sliceText(word, word.value.length - value.length));
    return { options: [{ name, value: joined, joined: true, word }], takesNext: false };
  }
  const takesNext = next !== undefined && !switches.has(name) && !switches.has(bare) && !/^--?[A-Za-z]/.test(next.value);
  return { options: [{ name, value: takesNext ? unquoted(next) : null, joined: false, word }], takesNext };
}

/**
 * Reads short options in one word such as `-lkp8080`, as getopt does; the last may have a value. Null if one of the letters has no
 * description, because long names may have a single dash too.
 */
function lettersIn(word: Text, next: Text | undefined, grammar: Grammar): OptionsOfWord | null {
  const { switches, names, valued } = grammar;
  const { value } = word;
  if (!/^-[A-Za-z0-9]./.test(value) || names.has(value.slice(1)) || valued.size + switches.size === 0) return null;
  const options: Option[] = [];
  for (let at = 1; at < value.length; at++) {
    const letter = value[at] ?? '';
    const option = { name: `-${letter}`, value: null, joined: false, word };
    if (valued.has(letter)) {
      const blanks = /^\s*/.exec(value.slice(at + 1))?.[0].length ?? 0;
      const rest = at + 1 + blanks < value.length ? sliceText(word, at + 1 + blanks) : null;
      const mayBeName = rest && /^[A-Za-z=]/.test(rest.value) && !namedValue(letter, rest, grammar);
      if (mayBeName && (!grammar.isStrict || rest.value.startsWith('='))) return null;
      const given = rest ?? next;
      return {
        options: [...options, { ...option, value: given ? unquoted(given) : null, joined: rest !== null }],
        takesNext: rest === null,
      };
    }
    if (!switches.has(letter)) return null;
    options.push(option);
  }
  return { options, takesNext: false };
}

/** Returns `-c port=80` as the option `c port`, if the description contains it. */
function withSetting(option: Option, grammar: Grammar): Option {
  const found = option.value && namedValue(option.name.replace(/^-/, ''), option.value, grammar);
  return found && option.value ? { name: found.name, value: unquoted(found.value), joined: true, word: option.value } : option;
}

/** The values of an option under any of its names. */
export function optionValues(words: readonly Text[], ...names: readonly string[]): Text[] {
  return valuesOfOptions(readArguments(words, grammarFor(names)).options, ...names);
}

/** The same for parsed options. */
export function valuesOfOptions(options: readonly Option[], ...names: readonly string[]): Text[] {
  return options.flatMap(({ name, value }) => (value && names.includes(name.replace(/^-/, '')) ? [value] : []));
}

/** An option with its value, as written. */
export function writtenOption({ joined, value, word }: Option): string {
  return joined || value === null ? word.value : `${word.value} ${value.value}`;
}

/** True if an option's value enables something; an option without a value does. */
export function isTrue(value: Text | null): boolean {
  return value === null || !/^(?:f|false|0|n|no|off|disabled|)$/i.test(value.value.trim());
}

/** How a program reads its words, from its description. */
export interface Grammar {
  /** Options without a value. */
  readonly switches: ReadonlySet<string>;
  /** Every option in the description. */
  readonly names: ReadonlySet<string>;
  /** Short options with a value. */
  readonly valued: ReadonlySet<string>;
  /** A letter after one dash is always an option, and the first operand ends the options. */
  readonly isStrict?: boolean;
}

/** The grammar of options with a value, and of others without one. */
export function grammarFor(options: readonly string[], switches: readonly string[] = []): Grammar {
  const valued = options.filter((name) => !switches.includes(name));
  return {
    switches: new Set(switches),
    names: new Set([...switches, ...valued]),
    valued: new Set(valued.filter((name) => name.length === 1)),
  };
}

/** The grammar of a program without a description: the form of the next word determines whether it is an option's value. */
export const NO_GRAMMAR = grammarFor([]);

export function grammarOf(program: Program | undefined): Grammar {
  return program ? grammarOfProgram(program) : NO_GRAMMAR;
}

const grammarOfProgram = onceForObject(({ listeners, configurations = [], notListening = [], switches }: Program): Grammar => {
  const named = [...listeners.flatMap(({ options = [], hostOptions = [] }) => [...options, ...hostOptions]), ...notListening];
  return grammarFor([...named, ...configurations.flatMap(({ options = [] }) => options)], switches);
});

/** The option `c port` for the value `port=80` (or `port 80`) of `c`, if the description contains it. */
function namedValue(option: string, value: Text, { names }: Grammar): { readonly name: string; readonly value: Text } | null {
  const found = /^\s*([A-Za-z][\w.-]*)(?:\s*=\s*|\s+)/.exec(value.value);
  const name = `${option} ${found?.[1]}`;
  return found && names.has(name) ? { name, value: sliceText(value, found[0].length) } : null;
}

/** The parts `port`, `host` and `address` of an option's value that matches one of the listener's forms; null if none matches. */
export function partsOfValue({ forms = [] }: ProgramListener, value: Text) {
  for (const form of forms) {
    const [parts] = groupsIn(value, formPattern(form));
    if (parts) return parts;
  }
  return null;
}

/** Operands that match one of the listener's forms, with the parts `port`, `host` and `address`. */
export function argumentsOf(listener: ProgramListener, operands: readonly Text[]) {
  const forms = formsOf(listener);
  const found: { readonly operand: Text; readonly parts: ReturnType<typeof groupsIn>[number] }[] = [];
  for (let at = 0; forms.length > 0 && at < operands.length; at++) {
    for (const { pattern, isPair } of forms) {
      const operand = isPair ? pairOf(operands[at], operands[at + 1]) : operands[at];
      const [parts] = operand ? groupsIn(operand, pattern) : [];
      if (!operand || !parts) continue;
      found.push({ operand, parts });
      if (isPair) at++;
      break;
    }
  }
  return found;
}

const formsOf = onceForObject((listener: ProgramListener) =>
  (listener.arguments ?? []).map((form) => ({ pattern: formPattern(form), isPair: form.includes(' ') })),
);

function pairOf(first: Text | undefined, second: Text | undefined): Text | undefined {
  return first && second && joinTexts([first, knownAt(' ', second), second]);
}

function formPattern(form: string): RegExp {
  const parts = form.split(/(\{port\}|\{host\}|\{address\}|\*)/).map((part) => {
    if (part === '{port}') return '(?<port>\\d+)';
    if (part === '{host}') return '(?<host>(?!\\d+\\s)[^,\\s]*)';
    if (part === '{address}') return '(?<address>[^,\\s]+)';
    return part === '*' ? '.*' : forExpression(part);
  });
  return new RegExp(`^${parts.join('')}$`, 'dgi');
}
