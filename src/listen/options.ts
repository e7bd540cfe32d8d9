import type { CommandLine } from '../model/clue.ts';
import { sliceText, type Text } from '../model/text.ts';
import { onceForEach } from './once-for-each.ts';

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

/** The arguments of a command line, read once for all clues; `switches` of its program take no value. */
export function readCommand(command: CommandLine, switches: readonly string[] = NO_SWITCHES): Arguments {
  const readings = readCommands.get(command) ?? new Map<readonly string[], Arguments>();
  readCommands.set(command, readings);
  const known = readings.get(switches) ?? readArguments(command.words.slice(1), new Set(switches));
  readings.set(switches, known);
  return known;
}

/** Without a description, only the word after an option tells whether it is the option's value. */
const NO_SWITCHES: readonly string[] = [];
const readCommands = new WeakMap<CommandLine, Map<readonly string[], Arguments>>();

/** Splits the words after the program into options and operands; `switches` take no value. */
export function readArguments(words: readonly Text[], switches: ReadonlySet<string>): Arguments {
  const options: Option[] = [];
  const operands: Text[] = [];
  for (let i = 0; i < words.length; i++) {
    const word = words[i];
    if (!word) continue;
    if (word.value === '--') continue;
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
  return { options, operands };
}

/** Quotes that stand inside an argv item are kept by the kubelet, yet people write them by mistake and programs often strip them. */
function unquote(text: Text): Text {
  const { value } = text;
  const quoted = value.length >= 2 && (value[0] === '"' || value[0] === "'") && value.at(-1) === value[0];
  return quoted ? sliceText(text, 1, value.length - 1) : text;
}

/** `metricsBindAddress`, `metrics-bind-address` and `METRICS_BIND_ADDRESS` as the same words. */
export const wordsOfName: (name: string) => readonly string[] = onceForEach(splitName);

function splitName(name: string): string[] {
  return name
    .replaceAll('gRPC', 'Grpc')
    .replace(/([a-z0-9])([A-Z])/g, '$1-$2')
    .replace(/([A-Z]+)([A-Z][a-z])/g, '$1-$2')
    .toLowerCase()
    .split(/[^a-z0-9]+/)
    .filter(Boolean);
}

/** Whether an option's value switches something on; an option without a value does. */
export function isTrue(value: Text | null): boolean {
  return value === null || !/^(?:f|false|0|n|no|off|disabled|)$/i.test(value.value.trim());
}
