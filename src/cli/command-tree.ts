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

/** Adds to the help of a command, and of those below it, what `EXAMPLES` has for them. */
export function withExamples(command: Command, above = ''): Command {
  const words = `${above}${command.name()}`;
  for (const below of command.commands) withExamples(below, `${words} `);
  const text = EXAMPLES[words];
  return text === undefined ? command : command.addHelpText('after', `\n${text}`);
}

/** What a word of the command line can be: some fixed values, each with a description or none, and files or folders besides. */
export interface Values {
  readonly values: readonly { readonly value: string; readonly description: string }[];
  readonly paths: 'files' | 'folders' | 'none';
}

/** The words after the program's name, without the program itself: `registry find`. */
export function wordsOfCommand(command: Command): string[] {
  return command.parent ? [...wordsOfCommand(command.parent), command.name()] : [];
}

/** The options that its help shows, `--help` included. */
export function optionsOf(command: Command): readonly Option[] {
  return command.createHelp().visibleOptions(command);
}

/** The commands below that its help shows, without the `help` that commander adds to groups. */
export function subcommandsOf(command: Command): readonly Command[] {
  return command
    .createHelp()
    .visibleCommands(command)
    .filter((one) => one.parent === command);
}

/** Where completion runs. */
export interface Place {
  readonly env: Readonly<Record<string, string | undefined>>;
  readonly cwd: string;
}

/** The possible values of an option: its choices, else what the word between its brackets means. */
export async function valuesOfOption(command: Command, option: Option, place: Place): Promise<Values> {
  if (option.argChoices) return fixed(option.argChoices);
  const [, placeholder = ''] = /[<[](.+)[>\]]/.exec(option.flags) ?? [];
  return placeholder === 'context' ? fixed(await contextNames(place)) : valuesOfPlaceholder(command, placeholder);
}

export async function valuesOfArgument(command: Command, argument: Argument): Promise<Values> {
  if (argument.name() === 'program') return { values: await programNames(), paths: 'none' };
  return argument.argChoices ? fixed(argument.argChoices) : valuesOfPlaceholder(command, argument.name());
}

function valuesOfPlaceholder(command: Command, placeholder: string): Values {
  const rules = RULES.map(({ id, title }) => ({ value: id, description: title }));
  if (/^(?:rule|id)$/.test(placeholder)) return { values: rules, paths: 'none' };
  if (placeholder === 'topic') {
    const commands = command.parent
      ? subcommandsOf(command.parent).map((one) => ({ value: one.name(), description: one.description() }))
      : [];
    const topics = Object.entries(TOPICS).map(([value, { title }]) => ({ value, description: title }));
    return {
      values: [...commands, ...topics.filter(({ value }) => !commands.some((one) => one.value === value)), ...rules],
      paths: 'none',
    };
  }
  if (/^format\[=file\]$/.test(placeholder)) {
    return fixed(Object.keys(command.name() === 'ports' ? PORT_REPORTS : FINDING_REPORTS));
  }
  if (placeholder === 'name|file') return { ...fixed(BUILT_IN_NAMES), paths: 'files' };
  if (placeholder === 'folder') return { values: [], paths: 'folders' };
  return { values: [], paths: /^(?:paths?|files?|before|after)$|file|path/.test(placeholder) ? 'files' : 'none' };
}

/** Loaded on use, because there are many. */
async function programNames(): Promise<Values['values']> {
  const { BUILT_IN_PROGRAMS } = await import('../programs/built-in.ts');
  return BUILT_IN_PROGRAMS.map(({ program }) => ({ value: program.name, description: program.title }));
}

/** The contexts of the kubeconfig; none if it cannot be read. */
async function contextNames(place: Place): Promise<readonly string[]> {
  const { contextsIn } = await import('../source/cluster/kubeconfig.ts');
  try {
    return contextsIn(place);
  } catch {
    return [];
  }
}

function fixed(values: readonly string[]): Values {
  return { values: values.map((value) => ({ value, description: '' })), paths: 'none' };
}
