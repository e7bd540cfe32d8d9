import type { Problem, Source } from '../model/source.ts';
import type { FindOptions, FoundFiles } from './find-files.ts';
import type { FoundPath } from './found-paths.ts';
import type { Render } from './render.ts';
import type { RenderLimits } from './render-limits.ts';
import type { Environment } from './run-program.ts';

/** What a cluster of the configuration installs. */
export interface ClusterInstalls {
  readonly name: string;
  /** True if it installs a file, or a chart or kustomization without options of its own (path relative to the working directory). */
  readonly takes: (path: string) => boolean;
  readonly kustomizations: readonly FoundPath[];
  readonly charts: readonly { readonly chart: FoundPath; readonly helm: Partial<HelmOptions> }[];
}

/** What a run reads, and how. */
export interface SourceOptions extends Pick<FindOptions, 'cwd' | 'noIgnore' | 'knownAs' | 'isExcluded' | 'overlay'> {
  /** Files, folders, globs, or `-` for standard input. */
  readonly paths: readonly string[];
  readonly readStandardInput: () => Promise<Uint8Array>;
  /** Archives of dumps, such as a must-gather, whose objects are read. */
  readonly archives?: readonly string[];
  /** Path of standard input in reports; `<stdin>` if undefined. */
  readonly inputPath?: string;
  /** Called with the number of files read so far, for a progress line. */
  readonly onProgress?: (done: number, total: number) => void;
  /** Called for each file before it is read, with its path as findings print it and as the operating system wants it. */
  readonly onFile?: (path: string, file: string) => void;
  /** How charts are rendered; if undefined, their templates are read as text. */
  readonly helm?: HelmOptions;
  /**
   * Which kustomizations are built: with `found`, one below a folder that cannot be built is read file by file; with `all`, that is a
   * problem; `none` (if undefined) builds no kustomization.
   */
  readonly kustomize?: 'found' | 'all' | 'none';
  /** Whether bytes may make a pod with a host port; a kustomization below a folder without any is not built. If undefined, all are. */
  readonly mayHoldHostPort?: (bytes: Buffer) => boolean;
  /** What Helm and kustomize may use; the defaults if undefined. */
  readonly renderLimits?: RenderLimits;
  /** Read only what this cluster installs. */
  readonly cluster?: ClusterInstalls;
  /** Do not read what these clusters install, nor the files whose real paths are in `rendered`. */
  readonly besides?: { readonly clusters: readonly ClusterInstalls[]; readonly rendered: ReadonlySet<string> };
  /** Environment in which `helm` and `kubectl` are found and run; without it they are not found. */
  readonly env?: Environment;
}

/** The request to a provider, which also collects everything but sources. */
export interface SourceRequest extends SourceOptions {
  /** What was found at and below the paths. */
  readonly found: FoundFiles;
  readonly env: Environment;
  /** Charts that a cluster installs, each with its own options. */
  readonly chartInstalls: ClusterInstalls['charts'];
  /** Makes a folder for temporary files, which lasts until the sources are closed. */
  readonly workFolder: (name: string) => string;
  /** Collects what other programs rendered. */
  readonly renders: Render[];
  /** Collects real paths of files that renders are made from, so that they are not read again. */
  readonly renderedFiles: Set<string>;
  /** Collects notes for the user. */
  readonly notes: string[];
  readonly signal?: AbortSignal | undefined;
}

/** A kind of input. What cannot be read is a problem among the sources, and does not end the others. */
export interface Provider {
  /** True for an argument that is not a path, such as `-`, and that this provider reads. */
  takes?(given: string): boolean;
  /** Throws UsageError if the request makes no sense; ends early if the signal aborts. */
  open(request: SourceRequest, signal?: AbortSignal): AsyncIterable<Source | Problem>;
}

/** How charts are rendered. */
export interface HelmOptions {
  /** False if templates are read as text. */
  readonly enabled: boolean;
  /** Files of values for charts given as arguments; the last one wins. */
  readonly values: readonly string[];
  /** `key=value`, as Helm's `--set` and `--set-string` take them. */
  readonly set: readonly string[];
  readonly setString: readonly string[];
  /** `key=file`, as Helm's `--set-file` takes them; files relative to the working directory. */
  readonly setFile: readonly string[];
  /** Further installs of these charts, each with files of its own on top of `values`. */
  readonly valueSets: readonly ValueSet[];
  readonly apiVersions: readonly string[];
  readonly kubeVersion: string | null;
  readonly namespace: string | null;
  /** Name of the release; the chart's if null. */
  readonly release: string | null;
}

export interface ValueSet {
  readonly name: string;
  readonly files: readonly string[];
}

/** The chart's own values, and Helm's own assumptions about the cluster. */
export const DEFAULT_HELM: HelmOptions = {
  enabled: true,
  values: [],
  set: [],
  setString: [],
  setFile: [],
  valueSets: [],
  apiVersions: [],
  kubeVersion: null,
  namespace: null,
  release: null,
};

/** Whether the options set values. */
export function holdsValues({ values, set, setString, setFile, valueSets }: HelmOptions): boolean {
  return [values, set, setString, setFile, valueSets].some((given) => given.length > 0);
}
