import { Argument, Command, type Option } from 'commander';
import { type CompletionPlace, optionsOf, subcommandsOf, type WordValues, wordValues } from './command-tree.ts';
import bash from './completion/hostport-lint.bash?text';
import fish from './completion/hostport-lint.fish?text';
import zsh from './completion/hostport-lint.zsh?text';
import type { InputOutput } from './io.ts';

/** A completion script for each shell; each calls the program's hidden command. */
const SHELL_SCRIPTS = { bash, zsh, fish };

/** Name of the hidden command that the scripts call. */
export const COMPLETER = '__complete';

/** `hostport-lint completion SHELL`: prints a script, which gets its suggestions from the program when a key is pressed. */
export function completionCommand(io: Pick<InputOutput, 'stdout'>): Command {
  return new Command('completion')
    .description('print a script that completes commands, options and their values')
    .addArgument(new Argument('<shell>', 'shell of the script').choices(Object.keys(SHELL_SCRIPTS)))
    .action((shell: keyof typeof SHELL_SCRIPTS) => io.stdout(SHELL_SCRIPTS[shell]));
}

/** `hostport-lint __complete WORD...`: the suggestions for the last word, one per line, with a tab before the description. */
export function completerCommand(program: Command, io: Pick<InputOutput, 'stdout'> & CompletionPlace): Command {
  return new Command(COMPLETER)
    .argument('[words...]')
    .helpOption(false)
    .allowUnknownOption()
    .passThroughOptions()
    .action(async (words: string[]) => io.stdout(await candidates(program, words, io)));
}

/**
 * The output of `kubectl_complete-hostport_lint WORD...` for kubectl and oc: the same lines, then a number for the other possible values.
 * (kubernetes/kubectl `pkg/cmd/plugin/plugin_completion.go`; the numbers are those of spf13/cobra `completions.go`)
 */
export async function candidatesForKubectl(program: Command, words: readonly string[], place: CompletionPlace): Promise<string> {
  const lines = (await candidates(program, words, place)).split('\n').filter(Boolean);
  const paths = lines.at(-1);
  const [directive, named] = paths === ':files' ? [0, lines.slice(0, -1)] : paths === ':folders' ? [16, lines.slice(0, -1)] : [4, lines];
  return [...named, `:${directive}`].map((line) => `${line}\n`).join('');
}

/** Suggestions for the last of the words (which may be empty); `:files` or `:folders` means that paths are possible too. */
async function candidates(program: Command, words: readonly string[], place: CompletionPlace): Promise<string> {
  const current = words.at(-1) ?? '';
  const { command, operands, pending, onlyOperands } = completionContext(program, words.slice(0, -1));
  if (pending) return printCandidates(await wordValues(command, pending, place), current);
  const [, name, value] = /^(--[^=]+)=(.*)$/s.exec(current) ?? [];
  if (name !== undefined && value !== undefined && !onlyOperands) {
    const option = optionsOf(command).find((one) => one.long === name);
    return option ? printCandidates(await wordValues(command, option, place), value, `${name}=`) : '';
  }
  if (isOption(current) && !onlyOperands)
    return printCandidates({ values: optionsOf(command).flatMap(optionNames), paths: 'none' }, current);
  const argument = command.registeredArguments[operands] ?? command.registeredArguments.findLast((one) => one.variadic);
  const { values, paths } = argument ? await wordValues(command, argument, place) : { values: [], paths: 'none' as const };
  const commands = operands === 0 && !onlyOperands ? subcommandsOf(command) : [];
  const named = commands.map((one) => ({ value: one.name(), description: one.description() }));
  return printCandidates({ values: [...named, ...values], paths }, current);
}

function isOption(word: string): boolean {
  return word.startsWith('-') && word !== '-';
}

/** The command before the cursor, the number of arguments that it already has, and the option whose value comes next. */
function completionContext(program: Command, words: readonly string[]) {
  let command = program;
  let operands = 0;
  let pending: Option | undefined;
  let onlyOperands = false;
  for (const word of words) {
    if (pending) pending = undefined;
    else if (word === '--' && !onlyOperands) onlyOperands = true;
    else if (isOption(word) && !onlyOperands) {
      const option = optionsOf(command).find((one) => one.long === word || one.short === word);
      if (option?.required) pending = option;
    } else {
      const below = operands === 0 && !onlyOperands ? subcommandsOf(command).find((one) => one.name() === word) : undefined;
      if (below) command = below;
      else operands++;
    }
  }
  return { command, operands, pending, onlyOperands };
}

function optionNames({ long, short, description }: Option): WordValues['values'] {
  return [long, short].flatMap((value) => (value ? [{ value, description }] : []));
}

function printCandidates({ values, paths }: WordValues, start: string, prefix = ''): string {
  const lines = values
    .filter(({ value }) => value.startsWith(start))
    .map(({ value, description }) => (description === '' ? `${prefix}${value}` : `${prefix}${value}\t${description}`));
  if (paths !== 'none') lines.push(`:${paths}`);
  return lines.map((line) => `${line}\n`).join('');
}
