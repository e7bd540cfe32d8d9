import { type Command, Option } from 'commander';
import { type PortRange, PROTOCOLS } from '../../model/address.ts';
import { UsageError } from '../../model/exit-code.ts';
import type { Exposure, Release } from '../../model/registry.ts';
import { findInRegistries, findText, isNoPort, listRows, listText } from '../../registry/operations/find.ts';
import { type FreeOptions, freePorts, freeText, searchedText } from '../../registry/operations/free.ts';
import { usualRange } from '../../registry/taken.ts';
import type { InputOutput } from '../io.ts';
import {
  knownDefaults,
  lookUp,
  openRegistries,
  parseCount,
  parsePorts,
  parseRange,
  parseReleaseOption,
  printResult,
  type ReadingFlags,
  settingsFor,
} from './group.ts';

interface ListFlags extends ReadingFlags {
  readonly port?: PortRange[];
  readonly owner?: string;
  readonly team?: string;
  readonly exposure?: Exposure;
  readonly release?: Release;
}

export function listCommand(io: InputOutput): Command {
  return lookUp('list', 'list rows', ['list --team sdn', 'list --exposure localhost --release 4.16', 'list --owner etcd --format json'])
    .option('--port <ports>', 'rows with one of these ports: 9104, 9000-9100', parsePorts)
    .option('--owner <text>', 'rows with this text in the process or an owner')
    .option('--team <text>', 'rows of a team')
    .addOption(new Option('--exposure <exposure>', 'whether other hosts can connect to the port').choices(['external', 'localhost']))
    .option('--release <version>', 'only rows that are in effect in this release', parseReleaseOption)
    .action(async (flags: ListFlags) => {
      const { port: ports, owner, team, exposure, release } = flags;
      const assignments = (await openRegistries(flags, await settingsFor(flags, ['.'], io), io, release)).flatMap(
        (each) => each.assignments,
      );
      const rows = listRows(assignments, { ports, owner, team, exposure, release });
      printResult(flags, { version: 1, assignments: rows }, listText(rows), io);
    });
}

export function findCommand(io: InputOutput): Command {
  const description = 'show everything about a port, a range of ports or a name';
  return lookUp('find', description, ['find 9104', 'find 9000-9100', 'find etcd'])
    .argument('<query>', '9104, 9104/UDP, 9000-9100, or a word such as etcd')
    .action(async (query: string, flags: ReadingFlags) => {
      if (query.trim() === '') throw new UsageError('the query is empty; write a port, a range of ports or a word, or use registry list');
      if (isNoPort(query)) throw new UsageError(`${query} is not a port; ports go from 1 to 65535, as in 9104, 9104/UDP or 9000-9100`);
      const settings = await settingsFor(flags, ['.'], io);
      const found = findInRegistries(await openRegistries(flags, settings, io), query, await knownDefaults(settings, io));
      printResult(flags, { version: 1, ...found }, findText(found), io);
    });
}

interface FreeFlags extends ReadingFlags, Pick<FreeOptions, 'protocol' | 'reach' | 'count'> {
  readonly for: FreeOptions['audience'];
  readonly range?: PortRange;
  readonly release?: Release;
}

const FREE_EXAMPLES = ['free', 'free --for platform', 'free --reach localhost 29100-29199', 'free --protocol UDP --release 4.20 --count 1'];

export function freeCommand(io: InputOutput): Command {
  return lookUp('free', 'print the next free ports of a range, and why the others are taken', FREE_EXAMPLES)
    .argument('[ports]', 'ports to search: the same as --range', parseRange)
    .option(
      '--range <ports>',
      'ports to search (default: 20000-29999; with --for platform the range that the registry reserves for the platform, such as 9000-9999)',
      parseRange,
    )
    .addOption(new Option('--protocol <protocol>', 'transport').choices([...PROTOCOLS]).default('TCP'))
    .addOption(
      new Option('--reach <reach>', 'localhost: only programs on the node connect to the port')
        .choices(['any', 'localhost'])
        .default('any'),
    )
    .addOption(
      new Option('--for <audience>', 'platform: the port is for a component of the platform')
        .choices(['users', 'platform'])
        .default('users'),
    )
    .option('--release <version>', 'use the rows of this release', parseReleaseOption)
    .option('--count <number>', 'number of ports to print', parseCount, 5)
    .action(async (wanted: PortRange | undefined, flags: FreeFlags) => {
      const { range: given = wanted, release = null, protocol, reach, count, for: audience } = flags;
      const settings = await settingsFor(flags, ['.'], io);
      const registries = await openRegistries(flags, settings, io, release);
      const defaults = await knownDefaults(settings, io);
      const kept = registries.flatMap(({ reservedRanges }) => reservedRanges);
      const range = given ?? usualRange(audience === 'platform', reach === 'localhost', kept[0]);
      const options: FreeOptions = { protocol, reach, audience, count, release, range, defaults };
      const found = freePorts(registries, options);
      printResult(
        flags,
        { version: 1, range, protocol, reach, release: release?.join('.') ?? null, ...found },
        `${freeText(found, options)}${given ? '' : searchedText(options, kept[0])}`,
        io,
      );
    });
}
