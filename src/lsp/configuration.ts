import path from 'node:path';
import { CONFIG_NAMES } from '../config/configuration.ts';
import { readLayers } from '../config/files.ts';
import type { Problem } from '../model/source.ts';
import { displayPath, realpathOf } from '../source/paths.ts';
import type { ServerOptions } from './options.ts';
import { type Fault, faultOf } from './worker.ts';

/** True for the configuration of this program, by its name, or as the file that the user names. */
export function isConfiguration(file: string, cwd: string, { config }: ServerOptions): boolean {
  return CONFIG_NAMES.includes(path.basename(file)) || (typeof config === 'string' && path.resolve(cwd, config) === file);
}

/** Everything that is wrong with a configuration whose text is `text`, and with those that it extends; null if nothing is. */
export async function faultOfConfiguration(text: string, file: string, cwd: string, { given }: ServerOptions): Promise<Fault | null> {
  try {
    const layers = await readLayers(file, cwd, given, new Map([[realpathOf(file), text]]));
    const problems: readonly Problem[] = layers.flatMap(({ skipped }) => skipped);
    return problems.length === 0 ? null : { message: `${displayPath(file, cwd)}: some entries match nothing`, problems };
  } catch (error) {
    return faultOf(error);
  }
}
