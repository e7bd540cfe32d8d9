import { Command } from 'commander';
import { PORT_REPORTS } from '../report/index.ts';
import { run, runOptions } from '../run.ts';
import type { InputOutput } from './io.ts';
import { addInputOptions, repeated, titleOption } from './options.ts';
import { originOf } from './origin.ts';
import { type ReportFlags, readAgain, readFormats, tellNotes, writeReports } from './output.ts';
import { type SettingFlags, settingsOf } from './settings.ts';
import { addSourceOptions, readSourceOptions, type SourceFlags } from './source-options.ts';

interface PortFlags extends SettingFlags, SourceFlags, ReportFlags {
  readonly explain?: boolean;
}

/** `hostport-lint ports PATH...`: every port that a workload uses on the host. */
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
    .option('--explain', 'show for each port every place that led to it')
    .option('--color', 'colour even when piped')
    .option('--no-color', 'never colour')
    .action((paths: string[], flags: PortFlags, command: Command) => listPorts(paths.length > 0 ? paths : ['.'], flags, io, command));
}

async function listPorts(paths: string[], flags: PortFlags, io: InputOutput, command: Command): Promise<void> {
  const wanted = flags.explain ? ['explain'] : flags.format?.length ? flags.format : ['table'];
  const targets = readFormats(wanted, flags.output, Object.keys(PORT_REPORTS));
  const settings = await settingsOf(command, { ...flags, format: [] }, paths, io);
  const outcome = await run(
    runOptions({
      ...settings,
      ...readSourceOptions(flags, io),
      baseline: null,
      paths,
      rules: [],
      disabledRules: [],
      minimumConfidence: 'low',
      failOn: 'never',
    }),
  );
  const { color, title } = flags;
  const { nodePortRange, ephemeralRange } = settings;
  const options = { color, title, paths, origin: originOf(io), readText: readAgain(io.cwd), nodePortRange, ephemeralRange };
  await writeReports(targets, PORT_REPORTS, outcome, options, io);
  tellNotes(outcome.notes, io);
  io.setExitCode(outcome.exitCode);
}
