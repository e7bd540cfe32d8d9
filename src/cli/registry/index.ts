import { Command } from 'commander';
import type { InputOutput } from '../io.ts';
import { checkCommand } from './check.ts';
import { compileCommand, diffCommand } from './documents.ts';
import { freeCommand } from './free.ts';
import { proposeCommand } from './propose.ts';
import { findCommand, listCommand } from './rows.ts';
import { showCommand } from './show.ts';

/** `hostport-lint registry ...`: reads, checks and searches registries of host ports. Throws UsageError on wrong use. */
export function registryCommand(io: InputOutput): Command {
  const registry = new Command('registry').description('read, check and search registries of host ports');
  for (const create of [compileCommand, checkCommand, listCommand, findCommand, showCommand, freeCommand, diffCommand, proposeCommand])
    registry.addCommand(create(io));
  return registry;
}
