import path from 'node:path';
import { CONFIG_NAMES } from '../config/configuration.ts';
import { readLayers } from '../config/files.ts';
import { UsageError } from '../model/exit-code.ts';
import type { Problem } from '../model/source.ts';
import { displayPath, realpathOf } from '../source/paths.ts';
import { WrongFileError } from '../text/problem.ts';
import type { ServerOptions } from './options.ts';

/** An invalid option, configuration, registry or description of programs. */
export interface SetupFault {
  readonly message: string;
  /** The places of the mistakes; empty if they are not in a file. */
  readonly problems: readonly Problem[];
}

/** The fault of an error. Throws the error again if it is a defect of the program. */
export function faultOf(error: unknown): SetupFault {
  if (!(error instanceof UsageError)) throw error;
  return { message: error.message, problems: error instanceof WrongFileError ? error.problems : [] };
}

/** True for a configuration of this program, by its name, or if the user names the file. */
export function isConfiguration(file: string, cwd: string, { config }: ServerOptions): boolean {
  return CONFIG_NAMES.includes(path.basename(file)) || (typeof config === 'string' && path.resolve(cwd, config) === file);
}

/** All faults of a configuration with this text, and of those that it extends; null if there are none. */
export async function faultOfConfiguration(text: string, file: string, cwd: string, { given }: ServerOptions): Promise<SetupFault | null> {
  try {
    const layers = await readLayers(file, cwd, given, new Map([[realpathOf(file), text]]));
    const problems = layers.flatMap(({ skipped }) => skipped);
    return problems.length === 0 ? null : { message: `${displayPath(file, cwd)}: some entries match nothing`, problems };
  } catch (error) {
    return faultOf(error);
  }
}
