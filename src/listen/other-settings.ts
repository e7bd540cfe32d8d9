import type { ClueContext, CommandLine } from '../model/clue.ts';
import { leastSure, type Sighting } from '../model/listener.ts';
import type { Program } from '../model/program.ts';
import { readAddress } from './address.ts';
import { matchesKey, meaningOfEveryAddress, switchesOf } from './config/index.ts';
import { type Given, matchesName } from './program-options.ts';
import { sightingOf } from './sighting.ts';

/**
 * Settings of a described program of which its description does not speak, such as those of plugins: an address that nobody can
 * dial is opened all the same.
 */
export function* sightingsOfOtherSettings(
  context: ClueContext,
  command: CommandLine,
  program: Program,
  settings: readonly Given[],
): Iterable<Sighting> {
  const candidates = settings.flatMap(({ name, value, around }) => {
    const meaning = value?.value.includes('0.0.0.0') || value?.value.includes('[::]') ? meaningOfEveryAddress(name, value) : null;
    return meaning && value && !isDescribed(program, name) ? [{ value, around, meaning }] : [];
  });
  if (candidates.length === 0) return;
  const switches = switchesOf(settings.flatMap(({ name, value }) => (value ? [{ key: name, value }] : [])));
  for (const { value, around, meaning } of candidates) {
    const read = readAddress(value);
    if (read.type !== 'endpoints' || switches.isOff(meaning)) continue;
    for (const { portText, host } of read.endpoints) {
      yield sightingOf({
        clue: 'config',
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
