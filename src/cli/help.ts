import { Command } from 'commander';
import { RULES } from '../../rules/index.ts';
import { didYouMean, UsageError } from '../model/exit-code.ts';
import { subcommandsOf, TOPICS } from './command-tree.ts';
import { type InputOutput, widthOf } from './io.ts';
import { explain } from './rules.ts';

/** `hostport-lint help [TOPIC...]`: prints the help of a command, a rule, or one of `TOPICS`. Throws UsageError for other words. */
export function helpCommand(program: Command, io: Pick<InputOutput, 'stdout' | 'isTerminal' | 'columns'>): Command {
  const topics = Object.entries(TOPICS).map(([name, { title }]) => `  ${name.padEnd(13)} ${title}`);
  return new Command('help')
    .description(`explain a command, a rule, or a topic: ${Object.keys(TOPICS).join(', ')}`)
    .argument('[topic...]', 'command, rule, or topic')
    .addHelpText('after', `\nTopics:\n${topics.join('\n')}`)
    .action((words: string[]) => io.stdout(helpFor(program, words, widthOf(io))));
}

function helpFor(program: Command, words: readonly string[], width: number | undefined): string {
  const [first, ...rest] = words;
  if (first === undefined) return wholeHelp(program);
  const topic = Object.hasOwn(TOPICS, first) ? TOPICS[first] : undefined;
  const commands = subcommandsOf(program).map((one) => one.name());
  if (commands.includes(first)) {
    const text = wholeHelp(commandAt(program, words));
    return topic ? `${text}\n${topic.text}` : text;
  }
  if (rest.length > 0) throw new UsageError(`there is no command ${first}; name one topic`);
  if (topic) return topic.text;
  const rule = RULES.find(({ id }) => id === first);
  if (rule) return explain(rule, width);
  const topics = Object.keys(TOPICS);
  const hint =
    didYouMean(first, [...commands, ...topics, ...RULES.map(({ id }) => id)]) ||
    `; hostport-lint help lists commands, hostport-lint rules the rules, and topics are ${topics.join(', ')}`;
  throw new UsageError(`there is no command, rule or topic ${first}${hint}`);
}

/** Returns the command with these words. Throws UsageError if there is none. */
function commandAt(command: Command, [next, ...rest]: readonly string[]): Command {
  if (next === undefined) return command;
  const below = subcommandsOf(command);
  const found = below.find((one) => one.name() === next);
  if (found) return commandAt(found, rest);
  const names = below.map((one) => one.name());
  throw new UsageError(`${command.name()} has no command ${next}${didYouMean(next, names)}`);
}

/** The output of `--help`, with the examples. */
function wholeHelp(command: Command): string {
  let text = '';
  const writeOut = (part: string) => {
    text += part;
  };
  command.configureOutput({ ...command.configureOutput(), writeOut });
  command.outputHelp();
  return text;
}
