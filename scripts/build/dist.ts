import { bundle } from './bundle.ts';
import { declarations } from './declarations.ts';
import { exists } from './link.ts';
import { notices } from './notices.ts';

const LIBRARY = 'src/index.ts';

export interface Distribution {
  /** Text of each file below dist/, by path. */
  readonly files: ReadonlyMap<string, string>;
  /** Paths of the files that a shell may start. */
  readonly executables: ReadonlySet<string>;
}

/** Everything that stands in dist/, the same bytes on every machine and in every folder. */
export async function distribution(root: string): Promise<Distribution> {
  const bundles = await bundle(root);
  const files = new Map(bundles.files);
  files.set('THIRD_PARTY_LICENSES.txt', notices(root, bundles.packages));
  if (exists(root, LIBRARY)) for (const [path, text] of declarations(root, LIBRARY)) files.set(path, text);
  for (const [path, text] of files) {
    if (text.includes(root)) throw new Error(`${path} names the folder in which it was built`);
  }
  return { files, executables: bundles.executables };
}
