import type { CommandLine, Detector, DetectorContext, DisabledListener } from '../../model/detector.ts';
import type { Observation } from '../../model/listener.ts';
import type { Program } from '../../model/program.ts';
import { isClient } from '../clients.ts';
import { observationsOfOptions } from '../generic-options.ts';
import { readCommand } from '../options.ts';
import { observationsOfOtherSettings } from '../other-settings.ts';
import { describes, type GivenValue, observationsOfProgram } from '../program-options.ts';
import { baseName, type ProgramFinder } from '../programs.ts';

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
