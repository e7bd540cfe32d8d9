import { Command, CommanderError } from 'commander';
import { EXIT } from '../model/exit-code.ts';
import { UsageError } from '../model/usage-error.ts';
import { run } from '../run.ts';
import { baselineCommand } from './baseline.ts';
import { completerCommand, completionCommand } from './completion.ts';
import { configCommand } from './config.ts';
import { helpCommand } from './help.ts';
import { initCommand } from './init.ts';
import type { InputOutput } from './io.ts';
import { addLintCommand } from './lint.ts';
import { portsCommand } from './ports.ts';
import { registryCommand } from './registry.ts';
import { rulesCommand } from './rules.ts';
import { DEFAULT_SOURCES, readSourceOptions } from './source-options.ts';
import { VERSION } from './version.ts';

/** Runs one command line; everything it prints and returns goes through `io`. */
export async function runCommandLine(words: readonly string[], io: InputOutput): Promise<void> {
  try {
    await createProgram(io).parseAsync([...words], { from: 'user' });
  } catch (error) {
    if (error instanceof CommanderError) io.setExitCode(error.exitCode === 0 ? EXIT.clean : EXIT.usage);
    else if (error instanceof UsageError) {
      io.stderr(`hostport-lint: ${error.message}\n`);
      io.setExitCode(EXIT.usage);
    } else throw error;
  }
}

/** The tree of all commands. */
export function createProgram(io: InputOutput): Command {
  const program = new Command('hostport-lint')
    .description('Finds conflicts over host ports in Kubernetes and OpenShift manifests.')
    .version(VERSION, '-V, --version')
    .showSuggestionAfterError()
    .enablePositionalOptions()
    .exitOverride()
    .configureOutput({ writeOut: io.stdout, writeErr: io.stderr });
  addLintCommand(program, io);
  const listenersOf = async (paths: string[], options: { release?: string | null; registries?: string[] }) => {
    const { result } = await run({
      paths,
      cwd: io.cwd,
      registries: options.registries ?? [],
      release: options.release ?? null,
      rules: [],
      disabledRules: [],
      minimumConfidence: 'low',
      failOn: 'never',
      noIgnore: false,
      ...readSourceOptions(DEFAULT_SOURCES, io),
      readStandardInput: io.readStandardInput,
    });
    return result;
  };
  for (const command of [
    portsCommand(io),
    configCommand(io),
    initCommand(io),
    baselineCommand(io),
    rulesCommand(io),
    registryCommand(io, { listenersOf }),
    completionCommand(io),
    helpCommand(program, io),
  ]) {
    program.addCommand(command.exitOverride().configureOutput({ writeOut: io.stdout, writeErr: io.stderr }));
  }
  return program.addCommand(completerCommand(program, io).exitOverride(), { hidden: true });
}
