import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Document } from '../../model/document.ts';
import { type Problem, problemAt } from '../../model/source.ts';
import { readDocument } from '../../template/document.ts';
import { itemsAt, type Node, type ScalarNode, scalarAt, stringAt } from '../../yaml/nodes.ts';
import { KUSTOMIZATION_FILES } from '../file-kinds.ts';
import { displayPath, isWithin, realpathOf, statOf } from '../paths.ts';

/** Everything that a kustomization is built from. */
export interface Kustomization {
  /** Its own file and those of its bases and components. */
  readonly own: readonly string[];
  /** Files of resources, absolute. */
  readonly resources: readonly string[];
  /** Files of patches, of what else changes resources, and of the texts that ConfigMaps and Secrets are made from, absolute. */
  readonly patches: readonly string[];
  /** Real paths of the folders of bases, components, generators and transformers. */
  readonly bases: ReadonlySet<string>;
  /** Built by itself: neither a component, which others take in, nor another program's file of that name, such as Flux's. */
  readonly isBuilt: boolean;
  /** Why it cannot be built here. */
  readonly problems: readonly Problem[];
}

/** Bases take in bases; more than this is a circle. */
const MAX_BASES = 500;

interface Reader {
  readonly cwd: string;
  /** Folder that nothing may leave. */
  readonly boundary: string;
}

/** Reads a kustomization and all that it takes in, without building it. */
export function readKustomization(folder: string, reader: Reader): Kustomization {
  const found = { own: [] as string[], resources: [] as string[], patches: [] as string[], problems: [] as Problem[] };
  const bases = new Set<string>();
  let isBuilt = true;
  const open = [folder];
  for (let here = open.pop(); here !== undefined && bases.size < MAX_BASES; here = open.pop()) {
    const file = fileOf(here);
    const document = file === undefined ? null : read(file, reader);
    if (file === undefined || !document) continue;
    found.own.push(file);
    if (here === folder) isBuilt = isBuiltByItself(document.root);
    const take = (scalar: ScalarNode, written: string, files: string[]) => {
      const target = localTarget(scalar, written, here, document, reader, found.problems);
      if (target === null) return;
      // A generator or transformer may be a folder with a kustomization, too.
      if (!statOf(target)?.isDirectory()) files.push(target);
      else if (!bases.has(realpathOf(target))) {
        bases.add(realpathOf(target));
        open.push(target);
      }
    };
    for (const scalar of scalarsIn(document.root, ['resources', 'bases', 'components'])) take(scalar, scalar.text, found.resources);
    for (const scalar of pathsOf(document.root)) take(scalar, scalar.text, found.patches);
    for (const scalar of textsOf(document.root)) take(scalar, scalar.text.replace(/^[^=]*=/, ''), found.patches);
  }
  return { ...found, bases, isBuilt };
}

function isBuiltByItself(root: Node): boolean {
  const group = stringAt(root, 'apiVersion') ?? '';
  return stringAt(root, 'kind') !== 'Component' && (group === '' || group.startsWith('kustomize.config.k8s.io/'));
}

/** All files that a kustomization is built from, each once. */
export function filesOf({ resources, patches, own }: Kustomization): string[] {
  return [...new Set([...resources, ...patches, ...own])];
}

/** The file of the kustomization in a folder. */
export function fileOf(folder: string): string | undefined {
  return KUSTOMIZATION_FILES.map((name) => path.join(folder, name)).find((file) => statOf(file)?.isFile());
}

function read(file: string, { cwd }: Reader): Document | null {
  try {
    return readDocument(readFileSync(file, 'utf8'), displayPath(file, cwd));
  } catch {
    return null;
  }
}

function scalarsIn(root: Node, lists: readonly string[]): ScalarNode[] {
  return lists.flatMap((key) => itemsAt(root, key).filter((item) => item.type === 'scalar'));
}

const LISTS_OF_PATHS = ['patchesStrategicMerge', 'generators', 'transformers', 'validators', 'crds', 'configurations'];
const LISTS_WITH_PATH = ['patches', 'patchesJson6902', 'replacements'];

/** Other entries that kustomize reads files by; texts of several lines are patches themselves. */
function pathsOf(root: Node): ScalarNode[] {
  const withPath = LISTS_WITH_PATH.flatMap((key) => itemsAt(root, key).flatMap((item) => scalarAt(item, 'path') ?? []));
  const schema = scalarAt(root, 'openapi', 'path');
  return [...scalarsIn(root, LISTS_OF_PATHS), ...withPath, ...(schema ? [schema] : [])].filter(({ text }) => !text.includes('\n'));
}

const GENERATORS = ['configMapGenerator', 'secretGenerator'];

/** The files of generated ConfigMaps and Secrets: `config.yaml`, or `key=config.yaml`. */
function textsOf(root: Node): ScalarNode[] {
  const generated = GENERATORS.flatMap((key) => itemsAt(root, key));
  const listed = generated.flatMap((item) => [...itemsAt(item, 'files'), ...itemsAt(item, 'envs')]);
  return [...listed.filter((file) => file.type === 'scalar'), ...generated.flatMap((item) => scalarAt(item, 'env') ?? [])];
}

/** Where an entry leads on this machine; null, and a problem, where it leads elsewhere. */
function localTarget(
  scalar: ScalarNode,
  written: string,
  folder: string,
  document: Document,
  reader: Reader,
  problems: Problem[],
): string | null {
  const tell = (message: string): null => {
    problems.push(problemAt(document.spanOf(scalar), message));
    return null;
  };
  const target = path.resolve(folder, written);
  if (!isRemote(written) && statOf(target)) {
    const isInside = isWithin(realpathOf(target), realpathOf(reader.boundary));
    return isInside ? target : tell(`${written} lies outside of the repository; the kustomization is not built`);
  }
  if (isRemote(written)) {
    return tell(
      `${written} is remote, and hostport-lint uses no network; vendor it, or pipe the output of kustomize build into hostport-lint -`,
    );
  }
  return tell(`${written} does not exist; the kustomization cannot be built`);
}

/** Repositories and addresses, in the notations that kustomize takes. */
function isRemote(text: string): boolean {
  return /:\/\/|^git::|^[\w.-]+@[\w.-]+:|[?&](?:ref|version|timeout|submodules)=|^(?:github\.com|gitlab\.com|bitbucket\.org)[:/]/.test(
    text,
  );
}
