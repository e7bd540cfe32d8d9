import type { Argument, Command, Option } from 'commander';
import { RULES } from '../../rules/index.ts';
import { BUILT_IN_NAMES } from '../registry/built-in.ts';
import { FINDING_REPORTS, PORT_REPORTS } from '../report/index.ts';
import examples from './examples.yaml';
import topics from './topics.yaml';

/** Texts for `hostport-lint help TOPIC`, besides the commands and the rules. */
export const TOPICS = topics as Readonly<Record<string, { readonly title: string; readonly text: string }>>;

/** The text below the help of a command, by its words; `lint` is the program itself. */
export const EXAMPLES = examples as Readonly<Record<string, string>>;

/** Adds the texts of `EXAMPLES` to the help of a command and its subcommands. */
export function withExamples(command: Command, above = ''): Command {
  const words = `${above}${command.name()}`;
  for (const below of command.commands) withExamples(below, `${words} `);
  const text = EXAMPLES[words];
  return text === undefined ? command : command.addHelpText('after', `\n${text}`);
}

/** The words after the program's name, without the program itself: `registry find`. */
export function wordsOfCommand(command: Command): string[] {
  return command.parent ? [...wordsOfCommand(command.parent), command.name()] : [];
}

/** The options in its help, including `--help`. */
export function optionsOf(command: Command): readonly Option[] {
  return command.createHelp().visibleOptions(command);
}

/** The subcommands in its help, without the `help` that commander adds to groups. */
export function subcommandsOf(command: Command): readonly Command[] {
  return command
    .createHelp()
    .visibleCommands(command)
    .filter((one) => one.parent === command);
}

/** The possible values of a word of the command line: fixed values, each with an optional description, and files or folders. */
export interface WordValues {
  readonly values: readonly Candidate[];
  readonly paths: 'files' | 'folders' | 'none';
}

interface Candidate {
  readonly value: string;
  readonly description: string;
}

/** Where completion runs. */
export interface CompletionPlace {
  readonly env: Readonly<Record<string, string | undefined>>;
  readonly cwd: string;
}

/** The possible values of an option or argument: its choices, otherwise those that its placeholder means. */
export async function wordValues(command: Command, one: Option | Argument, place: CompletionPlace): Promise<WordValues> {
  if (one.argChoices) return { values: plainCandidates(one.argChoices), paths: 'none' };
  const placeholder = 'flags' in one ? (/[<[](.+)[>\]]/.exec(one.flags)?.[1] ?? '') : one.name();
  const valuesFor = PLACEHOLDERS[placeholder];
  if (valuesFor) return { values: await valuesFor(command, place), paths: placeholder === 'name|file' ? 'files' : 'none' };
  if (placeholder === 'folder') return { values: [], paths: 'folders' };
  return { values: [], paths: /^(?:before|after)$|file|path/.test(placeholder) ? 'files' : 'none' };
}

const PLACEHOLDERS: Readonly<
  Record<string, (command: Command, place: CompletionPlace) => readonly Candidate[] | Promise<readonly Candidate[]>>
> = {
  id: rules,
  rule: rules,
  topic: topicsAndCommands,
  'format[=file]': (command) => plainCandidates(Object.keys(command.name() === 'ports' ? PORT_REPORTS : FINDING_REPORTS)),
  'name|file': () => plainCandidates(BUILT_IN_NAMES),
  // Loaded on use, because there are many of them.
  program: async () => {
    const { BUILT_IN_PROGRAMS } = await import('../programs/built-in.ts');
    return BUILT_IN_PROGRAMS.map(({ program }) => ({ value: program.name, description: program.title }));
  },
  context: async (_, place) => {
    const { contextsIn } = await import('../source/cluster/kubeconfig.ts');
    try {
      return plainCandidates(contextsIn(place));
    } catch {
      return [];
    }
  },
};

function rules(): Candidate[] {
  return RULES.map(({ id, title }) => ({ value: id, description: title }));
}

function topicsAndCommands({ parent }: Command): Candidate[] {
  const commands = (parent ? subcommandsOf(parent) : []).map((one) => ({ value: one.name(), description: one.description() }));
  const known = new Set(commands.map(({ value }) => value));
  const others = Object.entries(TOPICS).filter(([value]) => !known.has(value));
  return [...commands, ...others.map(([value, { title }]) => ({ value, description: title })), ...rules()];
}

function plainCandidates(values: readonly string[]): Candidate[] {
  return values.map((value) => ({ value, description: '' }));
}
