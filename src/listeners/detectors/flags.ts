import type { CommandLine, Detector, DetectorContext, DisabledListener } from '../../model/detector.ts';
import { leastSure, type Observation } from '../../model/listener.ts';
import type { Program } from '../../model/program.ts';
import { readAddress } from '../../text/address.ts';
import { inputOf } from '../configuration-files.ts';
import { matchesKey, meaningOfEveryAddress, switchesOf } from '../formats/index.ts';
import { observationOf } from '../observation.ts';
import { readCommand } from '../options.ts';
import { describes, type GivenValue, matchesName, observationsOfProgram } from '../program-options.ts';
import { baseName, isClient, type ProgramFinder } from '../programs.ts';
import { observationsOfOptions } from './generic-options.ts';

/** Flags in `command` and `args`, and in the commands of shell scripts, also variables and settings of described programs. */
export function flagDetector(findProgram: ProgramFinder): Detector {
  return {
    id: 'flag',
    *look(context) {
      for (const command of context.commands) {
        const program = findProgram(command, context.container);
        if (program) yield* observationsOfDescribed(context, command, program);
        // A client may have a part that listens (`oc observe`), which then is described.
        else if (!isClient(baseName(command.words[0]?.value ?? ''))) {
          yield* observationsOfOptions(context, command, readCommand(command).options);
        }
      }
    },
  };
}

function* observationsOfDescribed(
  context: DetectorContext,
  command: CommandLine,
  program: Program,
): Iterable<Observation | DisabledListener> {
  const input = inputOf(context, command, program);
  const isDescribed = describes(program);
  yield* observationsOfProgram(context, command, program, input);
  yield* observationsOfOtherSettings(context, command, program, input.settings);
  const others = input.options.filter((option) => !isDescribed(option.name));
  yield* observationsOfOptions(context, command, others);
}

/**
 * Settings of a described program of which its description does not speak, such as those of plugins: an address that nobody can
 * dial is opened all the same.
 */
function* observationsOfOtherSettings(
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
  const isSwitchedOff = switchesOf(settings.flatMap(({ name, value }) => (value ? [{ key: name, value }] : [])));
  for (const { value, around, meaning } of candidates) {
    const read = readAddress(value);
    if (read.type !== 'sockets' || isSwitchedOff(meaning)) continue;
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
