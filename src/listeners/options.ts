import type { CommandLine } from '../model/detector.ts';
import type { Program } from '../model/program.ts';
import { sliceText, type Text } from '../model/text.ts';
import { COMMAND_LINE, wordsOf } from './formats/index.ts';
import { type Grammar, grammarOf, namedValue, splitLetters } from './grammar.ts';

/** One option of a command line; `value` is null for a switch, or where the value is missing. */
export interface Option {
  /** Without leading dashes; a short option keeps its one dash. */
  readonly name: string;
  readonly value: Text | null;
  /** The value stands in the same word (`--name=value`), so it certainly is one. */
  readonly joined: boolean;
  /** The word that holds the name. */
  readonly word: Text;
}

export interface Arguments {
  readonly options: readonly Option[];
  /** Words that belong to no option: subcommands and operands. */
  readonly operands: readonly Text[];
}

const OPTION = /^(--?)([A-Za-z][A-Za-z0-9_.:-]*)(?:=([\s\S]*))?$/;

/** The arguments of a command line, read once for all detectors, as its program's description says. */
export function readCommand(command: CommandLine, program?: Program): Arguments {
  const grammar = grammarOf(program);
  const readings = readCommands.get(command) ?? new Map<Grammar, Arguments>();
  readCommands.set(command, readings);
  const known = readings.get(grammar) ?? readArguments([...command.words.slice(1), ...wordsOfVariables(command, program)], grammar);
  readings.set(grammar, known);
  return known;
}

function wordsOfVariables(command: CommandLine, program: Program | undefined): Text[] {
  return (program?.argumentVariables ?? []).flatMap((name) => {
    const value = command.environment.get(name);
    return value ? wordsOf(value, COMMAND_LINE) : [];
  });
}

const readCommands = new WeakMap<CommandLine, Map<Grammar, Arguments>>();

/** Splits the words after the program into options and operands. */
export function readArguments(words: readonly Text[], grammar: Grammar): Arguments {
  const { switches } = grammar;
  const options: Option[] = [];
  const operands: Text[] = [];
  for (let i = 0; i < words.length; i++) {
    const word = words[i];
    if (!word) continue;
    if (word.value === '--') continue;
    const letters = splitLetters(word, grammar);
    if (letters) {
      for (const letter of letters.switches) options.push({ name: `-${letter}`, value: null, joined: false, word });
      if (letters.valued === null) continue;
      const value = letters.value ?? words[++i];
      options.push({ name: `-${letters.valued}`, value: value ? unquote(value) : null, joined: letters.value !== null, word });
      continue;
    }
    const found = OPTION.exec(word.value);
    if (!found) {
      operands.push(word);
      continue;
    }
    const [, dashes = '', bare = '', joinedValue] = found;
    const name = dashes === '-' && bare.length === 1 ? `-${bare}` : bare;
    if (joinedValue !== undefined) {
      options.push({ name, value: unquote(sliceText(word, word.value.length - joinedValue.length)), joined: true, word });
      continue;
    }
    const next = words[i + 1];
    const takesNext = next !== undefined && !switches.has(name) && !switches.has(bare) && !/^--?[A-Za-z]/.test(next.value);
    options.push({ name, value: takesNext ? unquote(next) : null, joined: false, word });
    if (takesNext) i++;
  }
  return { options: options.map((option) => named(option, grammar)), operands };
}

/** `-c port=80` as the option `c port`, where the description speaks of it. */
function named(option: Option, grammar: Grammar): Option {
  const found = option.value && namedValue(option.name.replace(/^-/, ''), option.value, grammar);
  return found && option.value ? { name: found.name, value: unquote(found.value), joined: true, word: option.value } : option;
}

/** Quotes that stand inside an argv item are kept by the kubelet, yet people write them by mistake and programs often strip them. */
function unquote(text: Text): Text {
  const { value } = text;
  const quoted = value.length >= 2 && (value[0] === '"' || value[0] === "'") && value.at(-1) === value[0];
  return quoted ? sliceText(text, 1, value.length - 1) : text;
}

/** Whether an option's value switches something on; an option without a value does. */
export function isTrue(value: Text | null): boolean {
  return value === null || !/^(?:f|false|0|n|no|off|disabled|)$/i.test(value.value.trim());
}
