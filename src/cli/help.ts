import { type Command, Command as NewCommand } from 'commander';
import { RULES } from '../../rules/index.ts';
import { didYouMean, UsageError } from '../model/usage-error.ts';
import { subcommandsOf } from './command-tree.ts';
import type { InputOutput } from './io.ts';
import { explain } from './rules.ts';
import { HOMEPAGE } from './version.ts';

/** Texts for `hostport-lint help TOPIC`, besides the commands and the rules. */
export const TOPICS: Readonly<Record<string, { readonly title: string; readonly text: string }>> = {
  'exit-status': {
    title: 'what the exit status means',
    text: `0  nothing at or above --fail-on (default: error)
1  findings at or above --fail-on
2  wrong use, or a configuration that is wrong
3  incomplete: something could not be read or rendered, or nothing was linted at all

2 beats 3, and 3 beats 1.
`,
  },
  config: {
    title: 'the configuration file',
    text: `.hostport-lint.yaml is looked for in the folder of the first path, then in each folder above it. All keys are optional,
and options of the command line win:

  registries      openshift, kubernetes, or files
  release         judge as of this release
  rules           RULE: off, error, warning or info
  ranges          ranges that users are told to open
  owners          further owners of rows of the registry
  sets            what is installed together
  exclude         globs of files that are not read
  ignore          findings that are accepted, with a reason
  baseline        file of known findings
  nodeRoles       kinds of nodes, with labels and taints
  nodePortRange, ephemeralRange
  minConfidence   low, medium, high, certain
  failOn          error, warning, info, never
  format          report

hostport-lint init writes one, hostport-lint config prints what counts.
${HOMEPAGE}/blob/main/docs/configuration.md
`,
  },
  confidence: {
    title: 'how sure a finding is',
    text: `certain  the manifest declares the port
high     the program is told to bind it, or a probe asks there
medium   the evidence allows another reading
low      a guess, such as what the program does by default

Findings below --min-confidence (default: medium) are hidden. hostport-lint ports --explain shows the evidence.
${HOMEPAGE}/blob/main/docs/inference.md
`,
  },
};

/** `hostport-lint help [TOPIC...]`: a command, a rule, or one of `TOPICS`. Throws UsageError for anything else. */
export function helpCommand(program: Command, io: Pick<InputOutput, 'stdout'>): Command {
  const topics = Object.entries(TOPICS).map(([name, { title }]) => `  ${name.padEnd(12)} ${title}`);
  return new NewCommand('help')
    .description('explain a command, a rule or a topic')
    .argument('[topic...]', 'command, rule, or topic')
    .addHelpText('after', `\nTopics:\n${topics.join('\n')}`)
    .action((words: string[]) => io.stdout(helpFor(program, words)));
}

function helpFor(program: Command, words: readonly string[]): string {
  const [first, ...rest] = words;
  if (first === undefined) return program.helpInformation();
  const topic = Object.hasOwn(TOPICS, first) ? TOPICS[first] : undefined;
  const command = subcommandsOf(program).find((one) => one.name() === first);
  if (command) {
    const text = helpOfCommand(command, rest);
    return topic ? `${text}\n${topic.text}` : text;
  }
  if (rest.length > 0) throw new UsageError(`there is no command ${first}; give one topic`);
  if (topic) return topic.text;
  const rule = RULES.find(({ meta }) => meta.id === first);
  if (rule) return explain(rule.meta);
  const known = [...subcommandsOf(program).map((one) => one.name()), ...Object.keys(TOPICS), ...RULES.map(({ meta }) => meta.id)];
  throw new UsageError(`there is no command, rule or topic ${first}${didYouMean(first, known)}`);
}

function helpOfCommand(command: Command, rest: readonly string[]): string {
  const [next, ...others] = rest;
  if (next === undefined) return command.helpInformation();
  const below = subcommandsOf(command).find((one) => one.name() === next);
  if (!below) {
    const known = subcommandsOf(command).map((one) => one.name());
    throw new UsageError(`${command.name()} has no command ${next}${didYouMean(next, known)}`);
  }
  return helpOfCommand(below, others);
}
