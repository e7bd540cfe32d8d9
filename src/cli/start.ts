import { createLoader } from './code-cache.ts';
import { compilesLate, LATE_COMPILING } from './compiler.ts';

/** The build writes here what all other bundles together hash to. */
const BUILD = '@build@';

const isLate = compilesLate(process.argv.slice(2), process.versions.v8);
// Required only here, because a run over one file would wait for the module.
if (isLate) (require('node:v8') as typeof import('node:v8')).setFlagsFromString(LATE_COMPILING);

/** Entry point of the executable: loads the program, where possible from code that an earlier run compiled with the same options. */
createLoader(__dirname, isLate ? `${BUILD}-late` : BUILD, process.env)('cli-main.cjs');
