import type { CommandLine, DetectorContext } from '../model/detector.ts';
import { leastSure, type Observation } from '../model/listener.ts';
import type { Program } from '../model/program.ts';
import { readAddress } from '../text/address.ts';
import { matchesKey, meaningOfEveryAddress, switchesOf } from './formats/index.ts';
import { observationOf } from './observation.ts';
import { type GivenValue, matchesName } from './program-options.ts';

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
