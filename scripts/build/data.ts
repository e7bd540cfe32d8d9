import { isDeepStrictEqual } from 'node:util';
import { runInNewContext } from 'node:vm';
import { build } from 'esbuild';

/** What each description of a program says for readers of the docs only. */
const FOR_DOCS = ['sources'];

/**
 * The descriptions of programs as JSON in a module: engines read long JSON in half the time that an object literal takes,
 * and no code is kept for it. Fails where a description holds what JSON cannot.
 */
export async function programsAsJson(path: string): Promise<string> {
  const result = await build({ entryPoints: [path], bundle: true, format: 'cjs', write: false, logLevel: 'silent' });
  const module = { exports: {} as { programs?: object[] } };
  runInNewContext(result.outputFiles[0]?.text ?? '', { module, exports: module.exports });
  const programs = module.exports.programs?.map((program) =>
    Object.fromEntries(Object.entries(program).filter(([key]) => !FOR_DOCS.includes(key))),
  );
  const json = JSON.stringify(programs);
  // Objects of another context have other prototypes.
  if (!programs || !isDeepStrictEqual(JSON.parse(json), structuredClone(programs))) throw new Error(`${path}: holds more than plain data`);
  return `export const programs = JSON.parse(${JSON.stringify(json)});`;
}
