import { createLoader } from './code-cache.ts';

/** The build writes here what all other bundles together hash to. */
const BUILD = '@build@';

/** Entry point of the executable: loads the program, where possible from code that an earlier run compiled. */
createLoader(__dirname, BUILD, process.env)('cli-main.cjs');
