import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Problem, Source } from '../model/source.ts';
import { findFiles } from './find-files.ts';
import type { FoundPath } from './found-paths.ts';
import type { SourceOptions, SourceRequest } from './provider.ts';
import { PROVIDERS } from './providers.ts';
import type { Render } from './render.ts';
import { selectInstalls } from './select-installs.ts';

/** The sources of one cluster, and the data that is collected while they are read. */
export interface OpenedSources {
  readonly items: AsyncIterable<Source | Problem>;
  readonly renders: readonly Render[];
  readonly notes: readonly string[];
  /** Paths that the configuration excludes. */
  readonly excluded: readonly string[];
  /** Folders with a kustomization, whether it is built or not. */
  readonly kustomizations: readonly FoundPath[];
  /** Real paths of the files that are part of a render. */
  readonly renderedFiles: ReadonlySet<string>;
}

/** Reads the sources of each provider, one after the other. The places of renders are unknown when the work folder is removed. */
export function openSources(options: SourceOptions, workFolder: WorkFolder): OpenedSources {
  const renders: Render[] = [];
  const notes: string[] = [];
  const excluded: string[] = [];
  const kustomizationFolders: FoundPath[] = [];
  const renderedFiles = new Set<string>();
  async function* read(): AsyncIterable<Source | Problem> {
    const paths = options.paths.filter((given) => !PROVIDERS.some((provider) => provider.takes?.(given)));
    const all = await findFiles(paths, { ...options, charts: options.helm?.enabled === true, excluded });
    const { found, chartInstalls } = selectInstalls(all, options);
    kustomizationFolders.push(...found.kustomizations);
    notes.push(...found.notes);
    yield* found.problems;
    const request: SourceRequest = {
      ...options,
      found,
      chartInstalls,
      renders,
      notes,
      env: options.env ?? {},
      renderedFiles,
      workFolder: workFolder.below,
    };
    for (const provider of PROVIDERS) yield* provider.open(request);
  }
  return { items: read(), renders, notes, excluded, kustomizations: kustomizationFolders, renderedFiles };
}

/** One folder for the temporary files of a run. */
export interface WorkFolder {
  /** Creates a folder in it. */
  readonly below: (name: string) => string;
  readonly remove: () => void;
}

/** The folder is created on first use. */
export function createWorkFolder(): WorkFolder {
  let root: string | undefined;
  return {
    below: (name) => {
      if (root === undefined) root = mkdtempSync(path.join(tmpdir(), 'hostport-lint-'));
      else mkdirSync(root, { recursive: true, mode: 0o700 });
      return mkdtempSync(path.join(root, `${name}-`));
    },
    remove: () => {
      if (root !== undefined) rmSync(root, { recursive: true, force: true });
    },
  };
}
