import { type Command, Option } from 'commander';
import type { PortRange } from '../../model/address.ts';
import { UsageError } from '../../model/exit-code.ts';
import type { Exposure, Release } from '../../model/registry.ts';
import { findInRegistries, findText, isNoPort, listRows, listText } from '../../registry/operations/find.ts';
import type { InputOutput } from '../io.ts';
import { portsOf, releaseOf } from './arguments.ts';
import { knownDefaults, lookUp, openRegistries, print, type ReadingFlags, settingsFor } from './group.ts';

interface ListFlags extends ReadingFlags {
  readonly port?: PortRange[];
  readonly owner?: string;
  readonly team?: string;
  readonly exposure?: Exposure;
  readonly release?: Release;
}

export function listCommand(io: InputOutput): Command {
  return lookUp('list', 'list rows', ['list --team sdn', 'list --exposure localhost --release 4.16', 'list --owner etcd --format json'])
    .option('--port <ports>', 'rows that hold one of these ports: 9104, 9000-9100', portsOf)
    .option('--owner <text>', 'rows whose process or owning workload is named so')
    .option('--team <text>', 'rows of a team')
    .addOption(new Option('--exposure <exposure>', 'who may reach the port').choices(['external', 'localhost']))
    .option('--release <version>', 'only rows that are in effect as of this release', releaseOf)
    .action(async (flags: ListFlags) => {
      const { port: ports, owner, team, exposure, release } = flags;
      const assignments = (await openRegistries(flags, await settingsFor(flags, ['.'], io), io, release)).flatMap(
        (each) => each.assignments,
      );
      const rows = listRows(assignments, { ports, owner, team, exposure, release });
      print(flags, { version: 1, assignments: rows }, listText(rows), io);
    });
}

export function findCommand(io: InputOutput): Command {
  const description = 'show everything about a port, a range of ports or a name';
  return lookUp('find', description, ['find 9104', 'find 9000-9100', 'find etcd'])
    .argument('<query>', '9104, 9104/UDP, 9000-9100, or a word such as etcd')
    .action(async (query: string, flags: ReadingFlags) => {
      if (query.trim() === '') throw new UsageError('nothing to find; write a port, a range of ports or a word, or see registry list');
      if (isNoPort(query)) throw new UsageError(`${query} is not a port; ports go from 1 to 65535, as in 9104, 9104/UDP or 9000-9100`);
      const settings = await settingsFor(flags, ['.'], io);
      const found = findInRegistries(await openRegistries(flags, settings, io), query, await knownDefaults(settings, io));
      print(flags, { version: 1, ...found }, findText(found), io);
    });
}
