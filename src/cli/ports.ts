import { Command, Option } from 'commander';
import { escapeControls } from '../report/escape.ts';
import { PORT_REPORTS, type PortFormat, wantsColor } from '../report/index.ts';
import { HOMEPAGE, VERSION } from '../report/product.ts';
import { remarksOf, run, runOptions } from '../run.ts';
import { urlOfRule } from '../stamp.ts';
import { type InputOutput, widthOf } from './io.ts';
import { addInputOptions, collect, titleOption } from './options.ts';
import { readAgain, readFormats, writeReport } from './output.ts';
import { settingsOf } from './settings.ts';
import { addSourceOptions, readSourceOptions, type SourceFlags } from './source-options.ts';

interface PortFlags extends SourceFlags {
  readonly registry: string[];
  readonly release?: string;
  readonly format: string[];
  readonly output?: string;
  readonly title?: string;
  readonly explain?: boolean;
  readonly color?: boolean;
  readonly config?: string | false;
}

/** `hostport-lint ports PATH...`: every port that a workload holds on the host. */
export function portsCommand(io: InputOutput): Command {
  return addSourceOptions(
    addInputOptions(
      new Command('ports')
        .description('list every host port of the input')
        .argument('[paths...]', 'files, folders or globs (default: the current folder); - reads standard input'),
    ),
  )
    .optionsGroup('What is told:')
    .addOption(new Option('-f, --format <format[=file]>', Object.keys(PORT_REPORTS).join(', ')).argParser(collect).default([], 'table'))
    .addOption(new Option('-o, --output <file>', 'write the list to a file'))
    .addOption(titleOption())
    .addOption(new Option('--explain', 'show for each port every place that led to it'))
    .addOption(new Option('--color', 'colour even when piped'))
    .addOption(new Option('--no-color', 'never colour'))
    .addHelpText(
      'after',
      '\nExamples:\n  $ hostport-lint ports manifests/\n  $ hostport-lint ports --explain daemonset.yaml\n  $ hostport-lint ports --format csv manifests/ > ports.csv',
    )
    .action((paths: string[], flags: PortFlags, command: Command) => listPorts(paths.length > 0 ? paths : ['.'], flags, io, command));
}

async function listPorts(paths: string[], flags: PortFlags, io: InputOutput, command: Command): Promise<void> {
  const wanted = flags.explain ? ['explain'] : flags.format.length > 0 ? flags.format : ['table'];
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
  const { result, exitCode, notes, registry } = outcome;
  for (const target of targets) {
    const report = await PORT_REPORTS[target.format as PortFormat]();
    const text = report(result, {
      color: flags.color ?? (target.file === null && wantsColor(io.env, io.isTerminal)),
      width: target.file === null ? widthOf(io) : undefined,
      version: VERSION,
      rules: [],
      urlOfRule,
      homepage: HOMEPAGE,
      registry,
      title: flags.title,
      paths,
      readText: readAgain(io.cwd),
      ...remarksOf(outcome),
      nodePortRange: settings.nodePortRange,
      ephemeralRange: settings.ephemeralRange,
    });
    writeReport(target, text, io);
  }
  for (const note of notes) io.stderr(`note: ${escapeControls(note)}\n`);
  io.setExitCode(exitCode);
}
