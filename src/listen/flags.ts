import type { Clue, ClueContext, CommandLine, Silence } from '../model/clue.ts';
import type { Sighting } from '../model/listener.ts';
import type { Program } from '../model/program.ts';
import { isClient } from './clients.ts';
import { sightingsOfOptions } from './generic-options.ts';
import { readCommand } from './options.ts';
import { sightingsOfOtherSettings } from './other-settings.ts';
import { describes, type Given, sightingsOfProgram } from './program-options.ts';
import { baseName, type ProgramFinder } from './programs.ts';

/** Settings of the configuration files that a command line makes its program read. */
export type SettingsOf = (context: ClueContext, command: CommandLine, program: Program) => readonly Given[];

/** Flags in `command` and `args`, and in the commands of shell scripts, also variables and settings of described programs. */
export function flagClue(findProgram: ProgramFinder, settingsOf: SettingsOf): Clue {
  return {
    id: 'flag',
    *look(context) {
      for (const command of context.commands) yield* lookAtCommand(context, command, findProgram, settingsOf);
    },
  };
}

function* lookAtCommand(
  context: ClueContext,
  command: CommandLine,
  findProgram: ProgramFinder,
  settingsOf: SettingsOf,
): Iterable<Sighting | Silence> {
  const executable = baseName(command.words[0]?.value ?? '');
  const program = findProgram(command, context.container.image, context.container.name);
  // A client may have a part that listens (`oc observe`), which then is described.
  if (!program && isClient(executable)) return;
  const { options, operands } = readCommand(command, program);
  if (!program) {
    yield* sightingsOfOptions(context, command, options);
    return;
  }
  const isDescribed = describes(program);
  const variables = command.environment.size > 0 ? command.environment : context.environment;
  const settings = settingsOf(context, command, program);
  yield* sightingsOfProgram(context, command, program, { options, operands, variables, settings });
  yield* sightingsOfOtherSettings(context, command, program, settings);
  yield* sightingsOfOptions(
    context,
    command,
    options.filter((option) => !isDescribed(option.name)),
  );
}
