import { type Command, Option } from 'commander';
import { type PortRange, PROTOCOLS } from '../../model/address.ts';
import type { Release } from '../../model/registry.ts';
import { type FreeOptions, freePorts, freeText, searchedText } from '../../registry/operations/free.ts';
import { usualRange } from '../../registry/taken.ts';
import type { InputOutput } from '../io.ts';
import { countOf, rangeOf, releaseOf } from './arguments.ts';
import { knownDefaults, lookUp, openRegistries, print, type ReadingFlags, settingsFor } from './group.ts';

interface FreeFlags extends ReadingFlags, Pick<FreeOptions, 'protocol' | 'reach' | 'count'> {
  readonly for: FreeOptions['audience'];
  readonly range?: PortRange;
  readonly release?: Release;
}

const EXAMPLES = ['free', 'free --for platform', 'free --reach localhost 29100-29199', 'free --protocol UDP --release 4.20 --count 1'];

export function freeCommand(io: InputOutput): Command {
  return lookUp('free', 'name the next free ports of a range, and why the others are taken', EXAMPLES)
    .argument('[ports]', 'where to look: the same as --range', rangeOf)
    .option(
      '--range <ports>',
      'where to look (default: 20000-29999; with --for platform the range that the registry keeps for its components, such as 9000-9999)',
      rangeOf,
    )
    .addOption(new Option('--protocol <protocol>', 'transport').choices([...PROTOCOLS]).default('TCP'))
    .addOption(new Option('--reach <reach>', 'who shall reach the port').choices(['any', 'localhost']).default('any'))
    .addOption(new Option('--for <audience>', 'whose port it will be').choices(['users', 'platform']).default('users'))
    .option('--release <version>', 'judge as of this release', releaseOf)
    .option('--count <number>', 'how many ports to name', countOf, 5)
    .action(async (wanted: PortRange | undefined, flags: FreeFlags) => {
      const { range: given = wanted, release = null, protocol, reach, count, for: audience } = flags;
      const settings = await settingsFor(flags, ['.'], io);
      const registries = await openRegistries(flags, settings, io, release);
      const defaults = await knownDefaults(settings, io);
      const kept = registries.flatMap(({ reservedRanges }) => reservedRanges);
      const range = given ?? usualRange(audience === 'platform', reach === 'localhost', kept[0]);
      const options: FreeOptions = { protocol, reach, audience, count, release, range, defaults };
      const found = freePorts(registries, options);
      print(
        flags,
        { version: 1, range, protocol, reach, release: release?.join('.') ?? null, ...found },
        `${freeText(found, options)}${given ? '' : searchedText(options, kept[0])}`,
        io,
      );
    });
}
