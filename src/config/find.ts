import { existsSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { CONFIG_NAMES } from './configuration.ts';

/** The configuration file of a folder, or of the nearest folder above it up to the root of its repository; null where there is none. */
export function findConfiguration(folder: string): string | null {
  for (let here = folder; ; here = dirname(here)) {
    for (const name of CONFIG_NAMES) {
      const file = join(here, name);
      if (existsSync(file) && statSync(file).isFile()) return file;
    }
    if (here === dirname(here) || existsSync(join(here, '.git'))) return null;
  }
}
