import { Command, CommanderError } from 'commander';
import { EXIT, UsageError } from '../model/exit-code.ts';
import { defectReport, VERSION } from '../report/product.ts';
import { auditCommand } from './audit.ts';
import { baselineCommand } from './baseline.ts';
import { withExamples, wordsOfCommand } from './command-tree.ts';
import { COMPLETER, candidatesForKubectl, completerCommand, completionCommand } from './completion.ts';
import { configCommand } from './config.ts';
import { emitCommand } from './emit.ts';
import { helpCommand } from './help.ts';
import { hostedCommand } from './hosted.ts';
import { initCommand } from './init.ts';
import { answeringTo, type InputOutput } from './io.ts';
import { addLintCommand } from './lint.ts';
import { lspCommand } from './lsp.ts';
import { linesOfError } from './output.ts';
import { portsCommand } from './ports.ts';
import { programsCommand } from './programs.ts';
import { registryCommand } from './registry/index.ts';
import { rulesCommand } from './rules.ts';
import { suppressCommand } from './suppress.ts';

/** Runs one command line; all its input and output goes through `io`. */
export async function runCommandLine(words: readonly string[], io: InputOutput): Promise<void> {
  if (/^(?:kubectl|oc)_complete-hostport_lint/.test(io.calledAs ?? '')) {
    io.stdout(await candidatesForKubectl(createProgram(io), words, io));
    return;
  }
  try {
    await createProgram(io, words).parseAsync([...words], { from: 'user' });
  } catch (error) {
    if (error instanceof CommanderError) io.setExitCode(error.exitCode === 0 ? EXIT.clean : EXIT.usage);
    else if (error instanceof UsageError) {
      io.stderr(`hostport-lint: ${linesOfError(error).join('\n')}\n`);
      io.setExitCode(EXIT.usage);
    } else {
      io.stderr(`${defectReport(error)}\n`);
      io.setExitCode(EXIT.defect);
    }
  }
}

/**
 * The tree of all commands. With `words`, only the commands that they name, because creating all of them would take longer than linting a
 * small file.
 */
export function createProgram(io: InputOutput, words?: readonly string[]): Command {
  const program = new Command(commandName(io))
    .description('Finds conflicts over host ports in Kubernetes and OpenShift manifests.')
    .version(VERSION, '-V, --version')
    .enablePositionalOptions()
    .hook('preAction', refuseOptionsBefore);
  const commands = commandsBeside(program, io);
  const complete = (): Command => {
    if (program.commands.length > 0) return program;
    for (const create of Object.values(commands)) program.addCommand(withExamples(answeringTo(io, create())));
    return program.addCommand(answeringTo(io, completerCommand(program, io)), { hidden: true });
  };
  addLintCommand(answeringTo(io, program), io, complete);
  const mayAskForMore = !words || words.some((word) => word === COMPLETER || Object.hasOwn(commands, word) || ASKS_FOR_HELP.test(word));
  return mayAskForMore ? complete() : program;
}

/** Throws UsageError for options before a command, which would be options of the lint and have no effect. */
function refuseOptionsBefore(program: Command, command: Command): void {
  if (command === program) return;
  const lost = program.options.find((option) => program.getOptionValueSource(option.attributeName()) === 'cli');
  if (lost) throw new UsageError(`${lost.long} must follow the command: hostport-lint ${wordsOfCommand(command).join(' ')} ${lost.long}`);
}

/** The name of the program for its user: `kubectl hostport-lint` as a plugin of kubectl. */
function commandName({ calledAs = '' }: InputOutput): string {
  const [, host] = /^(kubectl|oc)-hostport_lint/.exec(calledAs) ?? [];
  return host === undefined ? 'hostport-lint' : `${host} hostport-lint`;
}

/** `--help`, and `-h` among other short options. */
const ASKS_FOR_HELP = /^--help$|^-\w*h/;

/** All commands except linting, by name. */
function commandsBeside(program: Command, io: InputOutput): Readonly<Record<string, () => Command>> {
  return {
    ports: () => portsCommand(io),
    hosted: () => hostedCommand(io),
    audit: () => auditCommand(io),
    config: () => configCommand(io),
    init: () => initCommand(io),
    baseline: () => baselineCommand(io),
    suppress: () => suppressCommand(io),
    rules: () => rulesCommand(io),
    programs: () => programsCommand(io),
    registry: () => registryCommand(io),
    emit: () => emitCommand(io),
    lsp: () => lspCommand(io),
    completion: () => completionCommand(io),
    help: () => helpCommand(program, io),
  };
}
