import { Command } from 'commander';
import type { InputOutput } from '../io.ts';
import { checkCommand, compileCommand, diffCommand, showCommand } from './documents.ts';
import { proposeCommand } from './propose.ts';
import { findCommand, freeCommand, listCommand } from './rows.ts';

/** `hostport-lint registry ...`: reads, checks and searches registries of host ports. Throws UsageError on wrong use. */
export function registryCommand(io: InputOutput): Command {
  const registry = new Command('registry').description('read, check and search registries of host ports');
  for (const create of [compileCommand, checkCommand, listCommand, findCommand, showCommand, freeCommand, diffCommand, proposeCommand])
    registry.addCommand(create(io));
  return registry;
}
