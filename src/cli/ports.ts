import { Command } from 'commander';
import { PORT_REPORTS } from '../report/index.ts';
import { run } from '../run.ts';
import type { InputOutput } from './io.ts';
import { addInputOptions, repeated, titleOption } from './options.ts';
import { ofFiles, printNotes, type ReportFlags, readFormats, writeReports } from './output.ts';
import { optionsOfRun, type RunFlags } from './settings.ts';
import { addSourceOptions } from './source-options.ts';

type PortFlags = RunFlags & ReportFlags & { readonly explain?: boolean };

/** `hostport-lint ports PATH...`: lists every host port of a workload. */
export function portsCommand(io: InputOutput): Command {
  return addSourceOptions(
    addInputOptions(
      new Command('ports')
        .description('list every host port of the input')
        .argument('[paths...]', 'files, folders or globs (default: the current folder); - reads standard input'),
    ),
  )
    .optionsGroup('Output:')
    .addOption(repeated('-f, --format <format[=file]>', Object.keys(PORT_REPORTS).join(', '), 'table'))
    .option('-o, --output <file>', 'write the list to a file')
    .addOption(titleOption())
    .option('--explain', 'show the evidence for each port')
    .option('--color', 'use colours even in a pipe')
    .option('--no-color', 'do not use colours')
    .action((paths: string[], flags: PortFlags, command: Command) => listPorts(paths.length > 0 ? paths : ['.'], flags, io, command));
}

async function listPorts(paths: string[], flags: PortFlags, io: InputOutput, command: Command): Promise<void> {
  const wanted = flags.explain ? ['explain'] : flags.format?.length ? flags.format : ['table'];
  const targets = readFormats(wanted, flags.output, Object.keys(PORT_REPORTS));
  const options = await optionsOfRun(command, paths, io);
  const outcome = await run({ ...options, baseline: null, rules: [], disabledRules: [], minimumConfidence: 'low', failOn: 'never' });
  const { color, title } = flags;
  const { nodePortRange, ephemeralRange } = options;
  await writeReports(targets, PORT_REPORTS, outcome, { color, title, paths, ...ofFiles(io), nodePortRange, ephemeralRange }, io);
  printNotes(outcome.notes, io);
  io.setExitCode(outcome.exitCode);
}
