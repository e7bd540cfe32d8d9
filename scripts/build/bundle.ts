import { createHash } from 'node:crypto';
import { CORE_FILE, compile, exists, modulesOf, nameOfChunk, nameOfLink } from './link.ts';

/** Modules that everything else shares; their own needs are part of the core. */
const CORE_ENTRIES = ['src/index.ts', 'src/run.ts'];
const LIBRARY = 'src/index.ts';
const STARTER = 'cli.cjs';
const PROGRAMS = [
  { name: STARTER, module: 'src/cli/start.ts', shebang: true },
  { name: 'cli-main.cjs', module: 'src/cli/main.ts', shebang: false },
  { name: 'action.cjs', module: 'src/action/index.ts', shebang: false },
];

export interface Bundles {
  /** Text of each file, by name. */
  readonly files: ReadonlyMap<string, string>;
  /** Names of the files that a shell may start. */
  readonly executables: ReadonlySet<string>;
  /** Folders of the packages whose code went into the files, relative to the root. */
  readonly packages: ReadonlySet<string>;
}

/**
 * Bundles the sources below `root` into CommonJS files, which start fastest: one core, one small file for each program
 * that is started, and one for each dynamic import, which is read when it is used. Every module stands in the bundles
 * once, except what two lazily loaded files share outside of the core.
 */
export async function bundle(root: string): Promise<Bundles> {
  const core = new Set<string>();
  const coreEntries = CORE_ENTRIES.filter((entry) => exists(root, entry));
  for (const entry of coreEntries) for (const module of await modulesOf(root, entry)) core.add(module);

  const files = new Map<string, string>();
  const packages = new Set<string>();
  const links = new Set<string>(exists(root, LIBRARY) ? [LIBRARY] : []);
  const programs = PROGRAMS.filter((program) => exists(root, program.module));
  const waiting = new Map(programs.map((program) => [program.name, program.module]));
  const lazyOfCore = await compile({ root, core, isCore: true }, { text: textOfCore(coreEntries) });
  for (const module of lazyOfCore.seams.lazy) waiting.set(nameOfChunk(module), module);

  for (const [name, module] of waiting) {
    if (files.has(name)) throw new Error(`two modules would both become dist/${name}; rename ${module}`);
    const chunk = await compile({ root, core, isCore: false }, { path: module });
    const shebang = programs.some((program) => program.name === name && program.shebang);
    files.set(name, shebang ? `#!/usr/bin/env node\n${chunk.text.replace(/^#!.*\n/, '')}` : chunk.text);
    for (const folder of chunk.packages) packages.add(folder);
    for (const link of chunk.seams.links) links.add(link);
    // A Map's iteration also visits what is added on the way.
    for (const found of chunk.seams.lazy) {
      const chunkName = nameOfChunk(found);
      const known = waiting.get(chunkName);
      if (known !== undefined && known !== found) throw new Error(`${known} and ${found} would both become dist/${chunkName}`);
      waiting.set(chunkName, found);
    }
  }

  if (links.size > 0) {
    const compiled = await compile({ root, core, isCore: true }, { text: textOfCore([...links].sort()) });
    files.set(CORE_FILE, compiled.text);
    for (const folder of compiled.packages) packages.add(folder);
  }
  if (exists(root, LIBRARY)) {
    files.set('index.cjs', `'use strict';\nmodule.exports = require('./${CORE_FILE}').${nameOfLink(LIBRARY)};\n`);
    files.set('index.mjs', await moduleOfLibrary(root));
  }
  const starter = files.get(STARTER);
  if (starter !== undefined) files.set(STARTER, starter.replace('@build@', digestOf(files)));
  return { files, packages, executables: new Set(programs.filter((program) => program.shebang).map((program) => program.name)) };
}

/** What the starter must know of the other bundles, so that it never runs code that was compiled from others. */
function digestOf(files: ReadonlyMap<string, string>): string {
  const hash = createHash('sha256');
  for (const [name, text] of [...files].sort(([a], [b]) => (a < b ? -1 : 1))) if (name !== STARTER) hash.update(`${name}\0${text}\0`);
  return hash.digest('hex').slice(0, 16);
}

function textOfCore(modules: readonly string[]): string {
  return modules.map((module) => `export * as ${nameOfLink(module)} from './${module}';\n`).join('');
}

/** The library for `import`: the same objects as for `require`, by name. */
async function moduleOfLibrary(root: string): Promise<string> {
  const { metafile } = await compile({ root, core: new Set(), isCore: true, format: 'esm' }, { path: LIBRARY });
  const names = Object.values(metafile.outputs)
    .flatMap((output) => output.exports)
    .sort();
  return `import library from './index.cjs';\n\nexport const { ${names.join(', ')} } = library;\n`;
}
