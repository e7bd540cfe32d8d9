import type { CommandLine, Detector, DetectorContext, DisabledListener } from '../../model/detector.ts';
import { leastSure, type Observation } from '../../model/listener.ts';
import type { Program } from '../../model/program.ts';
import { readAddress } from '../../text/address.ts';
import { isClient } from '../clients.ts';
import { matchesKey, meaningOfEveryAddress, switchesOf } from '../formats/index.ts';
import { observationOf } from '../observation.ts';
import { readCommand } from '../options.ts';
import { describes, type GivenValue, matchesName, observationsOfProgram } from '../program-options.ts';
import { baseName, type ProgramFinder } from '../programs.ts';
import { observationsOfOptions } from './generic-options.ts';

/** Settings of the configuration files that a command line makes its program read. */
export type SettingsOf = (context: DetectorContext, command: CommandLine, program: Program) => readonly GivenValue[];

/** Flags in `command` and `args`, and in the commands of shell scripts, also variables and settings of described programs. */
export function flagDetector(findProgram: ProgramFinder, settingsOf: SettingsOf): Detector {
  return {
    id: 'flag',
    *look(context) {
      for (const command of context.commands) yield* lookAtCommand(context, command, findProgram, settingsOf);
    },
  };
}

function* lookAtCommand(
  context: DetectorContext,
  command: CommandLine,
  findProgram: ProgramFinder,
  settingsOf: SettingsOf,
): Iterable<Observation | DisabledListener> {
  const executable = baseName(command.words[0]?.value ?? '');
  const program = findProgram(command, context.container.image, context.container.name);
  // A client may have a part that listens (`oc observe`), which then is described.
  if (!program && isClient(executable)) return;
  const { options, operands } = readCommand(command, program);
  if (!program) {
    yield* observationsOfOptions(context, command, options);
    return;
  }
  const isDescribed = describes(program);
  const variables = command.environment.size > 0 ? command.environment : context.environment;
  const settings = settingsOf(context, command, program);
  yield* observationsOfProgram(context, command, program, { options, operands, variables, settings });
  yield* observationsOfOtherSettings(context, command, program, settings);
  yield* observationsOfOptions(
    context,
    command,
    options.filter((option) => !isDescribed(option.name)),
  );
}

/**
 * Settings of a described program of which its description does not speak, such as those of plugins: an address that nobody can
 * dial is opened all the same.
 */
export function* observationsOfOtherSettings(
  context: DetectorContext,
  command: CommandLine,
  program: Program,
  settings: readonly GivenValue[],
): Iterable<Observation> {
  const candidates = settings.flatMap(({ name, value, around }) => {
    const meaning = value?.value.includes('0.0.0.0') || value?.value.includes('[::]') ? meaningOfEveryAddress(name, value) : null;
    return meaning && value && !isDescribed(program, name) ? [{ value, around, meaning }] : [];
  });
  if (candidates.length === 0) return;
  const switches = switchesOf(settings.flatMap(({ name, value }) => (value ? [{ key: name, value }] : [])));
  for (const { value, around, meaning } of candidates) {
    const read = readAddress(value);
    if (read.type !== 'sockets' || switches.isOff(meaning)) continue;
    for (const { portText, host } of read.sockets) {
      yield observationOf({
        detector: 'config',
        container: context.container.name,
        portText,
        around,
        host,
        protocol: meaning.protocol,
        confidence: leastSure('medium', command.confidence),
      });
    }
  }
}

function isDescribed(program: Program, name: string): boolean {
  return (
    program.notListening?.some((pattern) => matchesName(pattern, name)) === true ||
    program.listeners.some(({ settings, hostSettings }) =>
      [...(settings ?? []), ...(hostSettings ?? [])].some((key) => matchesKey(key, name)),
    )
  );
}
