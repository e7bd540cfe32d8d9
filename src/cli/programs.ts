import { Argument, Command } from 'commander';
import { didYouMean, UsageError } from '../model/exit-code.ts';
import type { KnownProgram, ProgramListener } from '../model/program.ts';
import { defaultOf, filesOf, hostSettersOf, named, settersOf } from '../programs/describe.ts';
import { openPrograms } from '../programs/open.ts';
import { jsonText } from '../report/json.ts';
import { columns } from '../text/cells.ts';
import type { InputOutput } from './io.ts';
import { addConfigurationOptions, formatOption } from './options.ts';
import { printNotes, textWithoutControls } from './output.ts';
import { optionsFor } from './settings.ts';

/** `hostport-lint programs [PROGRAM]`: lists the known programs, or describes one. */
export function programsCommand(io: InputOutput): Command {
  return addConfigurationOptions(
    new Command('programs')
      .description('list the known programs, or explain one')
      .addArgument(new Argument('[program]', 'name of a program, or of its executable')),
  )
    .addOption(formatOption(['text', 'json']))
    .action(async (name: string | undefined, flags: { format: string }, command: Command) => {
      const { programs } = await optionsFor(command, ['.'], { cwd: io.cwd });
      const known = await openPrograms(programs, io.cwd);
      const chosen = name === undefined ? known.programs : programsNamed(name, known.programs);
      printNotes(known.notes, io);
      if (flags.format === 'json') io.stdout(jsonText({ version: 1, programs: chosen.map(asJson) }));
      else io.stdout(textWithoutControls(name === undefined ? list(chosen) : chosen.map(explainProgram).join('\n')));
    });
}

/** The program with that name, otherwise those with an executable of that name. Throws UsageError if there is none. */
function programsNamed(name: string, all: readonly KnownProgram[]): readonly KnownProgram[] {
  const exact = all.filter(({ program }) => program.name === name);
  const found = exact.length > 0 ? exact : all.filter(({ program }) => program.executables.includes(name));
  if (found.length > 0) return found;
  const names = all.flatMap(({ program }) => [program.name, ...program.executables]);
  throw new UsageError(
    `no program ${name} is known${didYouMean(name, names) || '; hostport-lint programs lists all'}; --programs FILE describes your own`,
  );
}

function asJson({ program, path, line }: KnownProgram): object {
  return { ...program, builtIn: line === null, path, line };
}

function list(programs: readonly KnownProgram[]): string {
  const lines = columns(programs.map((known) => [known.program.name, `${known.program.title}  (${definedAt(known)})`]));
  return `${lines.join('\n')}\n\nhostport-lint programs PROGRAM explains one of them.\n`;
}

function definedAt({ path, line }: KnownProgram): string {
  return line === null ? path : `${path}:${line}`;
}

function explainProgram(known: KnownProgram): string {
  const { program } = known;
  const { notListening = [], switches = [], checks = [], subcommand } = program;
  const reads = filesOf(program);
  const silent = reads.length === 0 ? 'It opens no ports.' : 'It listens only on the ports of its configuration files.';
  return [
    `${program.name} (${known.line === null ? `built in, ${known.path}` : definedAt(known)})`,
    program.title,
    '',
    ...facts({ Executables: program.executables, With: subcommand === undefined ? [] : [subcommand], Images: program.images }),
    ...(program.listeners.length === 0 ? [silent] : program.listeners.flatMap(explainListener)),
    ...facts({
      Reads: reads.map(
        ({ format, places }) => `${format} (${places.join(', ')}${program.fileReplacesOptions ? '; replaces all options' : ''})`,
      ),
      'Addresses that it connects to or announces': notListening.map(named),
      'Options without a value': switches.map(named),
      'Exits at once with': checks.map(named),
      'More arguments in': program.argumentVariables,
      Sources: program.sources,
    }),
    '',
  ].join('\n');
}

function explainListener(listener: ProgramListener): string[] {
  const { name, protocol = 'TCP', enabledBy = [], disabledBy = [], off = [], unset = [] } = listener;
  const byDefault = defaultOf(listener);
  const lines = facts({
    'set by': settersOf(listener),
    'address set by': hostSettersOf(listener),
    default: byDefault === '' ? [] : [`${byDefault}${listener.settledByFile ? ' (unless the input has its configuration file)' : ''}`],
    'only with': enabledBy.map(named),
    'not with': disabledBy.map(named),
    'off when': off.map(quotedValue),
    'not set when': unset.map(quotedValue),
  });
  return [`Listener ${name} (${protocol})`, ...lines.map((line) => `  ${line}`)];
}

/** One line for each title that has values. */
function facts(values: Readonly<Record<string, readonly string[] | undefined>>): string[] {
  return Object.entries(values).flatMap(([title, some = []]) => (some.length === 0 ? [] : [`${title}: ${some.join(', ')}`]));
}

function quotedValue(value: string): string {
  return value === '' ? 'empty' : value;
}
