import type { ContainerCommand, Detector, DetectorContext, DisabledPort, FoundPort } from '../../model/detector.ts';
import { leastSure } from '../../model/listener.ts';
import type { Program } from '../../model/program.ts';
import { readAddress } from '../../text/address.ts';
import { inputOf } from '../configuration-files.ts';
import { matchesKey, meaningOfEveryAddress, switchesOf } from '../formats/index.ts';
import { readCommand } from '../options.ts';
import { describes, type GivenValue, matchesName, portsOfProgram } from '../program-options.ts';
import { isClient } from '../programs.ts';
import { portsOfOptions } from './generic-options.ts';

/** Flags in `command` and `args`, and in the commands of shell scripts, also variables and settings of described programs. */
export const flagDetector: Detector = {
  id: 'flag',
  *look(context) {
    for (const command of context.commands) {
      if (command.program) yield* portsOfDescribed(context, command, command.program);
      // A client may have a part that listens (`oc observe`), which then is described.
      else if (!isClient(command)) yield* portsOfOptions(context, command, readCommand(command).options);
    }
  },
};

function* portsOfDescribed(context: DetectorContext, command: ContainerCommand, program: Program): Iterable<FoundPort | DisabledPort> {
  const input = inputOf(context, command, program);
  const isDescribed = describes(program);
  yield* portsOfProgram(command, program, input);
  yield* portsOfOtherSettings(command, program, input.settings);
  const others = input.options.filter((option) => !isDescribed(option.name));
  yield* portsOfOptions(context, command, others);
}

/**
 * Settings of a described program of which its description does not speak, such as those of plugins: an address that nobody can
 * dial is opened all the same.
 */
function* portsOfOtherSettings(command: ContainerCommand, program: Program, settings: readonly GivenValue[]): Iterable<FoundPort> {
  const candidates = settings.flatMap(({ name, value, around }) => {
    const meaning = value?.value.includes('0.0.0.0') || value?.value.includes('[::]') ? meaningOfEveryAddress(name, value) : null;
    return meaning && value && !isDescribed(program, name) ? [{ value, around, meaning }] : [];
  });
  if (candidates.length === 0) return;
  const isSwitchedOff = switchesOf(settings.flatMap(({ name, value }) => (value ? [{ key: name, value }] : [])));
  const confidence = leastSure('medium', command.confidence);
  for (const { value, around, meaning } of candidates) {
    const read = readAddress(value);
    if (read.type !== 'sockets' || isSwitchedOff(meaning)) continue;
    for (const { portText, host } of read.sockets) {
      yield { detector: 'config', portText, around, host, protocol: meaning.protocol, confidence };
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
