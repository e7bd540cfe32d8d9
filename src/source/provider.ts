import type { Problem, Source } from '../model/source.ts';
import type { FindOptions, FoundFiles } from './find-files.ts';
import type { FoundPath } from './found-paths.ts';
import type { Render } from './render.ts';
import type { RenderLimits } from './render-limits.ts';
import type { Environment } from './run-program.ts';

/** The installs of a cluster of the configuration. */
export interface ClusterInstalls {
  readonly name: string;
  /** True if it installs a file, or a chart or kustomization without its own options (path relative to the working directory). */
  readonly takes: (path: string) => boolean;
  readonly kustomizations: readonly FoundPath[];
  readonly charts: readonly { readonly chart: FoundPath; readonly helm: Partial<HelmOptions> }[];
}

/** The input of a run, and how it is read. */
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
  /** Called for each file before it is read, with its path in findings and its path for the operating system. */
  readonly onFile?: (path: string, file: string) => void;
  /** How charts are rendered; if undefined, their templates are read as text. */
  readonly helm?: HelmOptions;
  /**
   * Which kustomizations are built: with `found`, a kustomization below a folder that cannot be built is read file by file; with `all`,
   * that is a problem; `none` (if undefined) builds no kustomization.
   */
  readonly kustomize?: 'found' | 'all' | 'none';
  /**
   * True if bytes may create a pod with a host port; a kustomization below a folder without such files is not built. If undefined, all are
   * built.
   */
  readonly mayHoldHostPort?: (bytes: Buffer) => boolean;
  /** Limits for Helm and kustomize; the defaults if undefined. */
  readonly renderLimits?: RenderLimits;
  /** Read only the installs of this cluster. */
  readonly cluster?: ClusterInstalls;
  /** Do not read the installs of these clusters, nor the files whose real paths are in `rendered`. */
  readonly besides?: { readonly clusters: readonly ClusterInstalls[]; readonly rendered: ReadonlySet<string> };
  /** Environment in which `helm` and `kubectl` are found and run; without it they are not found. */
  readonly env?: Environment;
  readonly signal?: AbortSignal;
}

/** The request to a provider, which also collects everything except sources. */
export interface SourceRequest extends SourceOptions {
  /** The files and charts at and below the paths. */
  readonly found: FoundFiles;
  readonly env: Environment;
  /** Charts that a cluster installs, each with its own options. */
  readonly chartInstalls: ClusterInstalls['charts'];
  /** Creates a folder for temporary files, which exists until the sources are closed. */
  readonly workFolder: (name: string) => string;
  /** Collects the renders of other programs. */
  readonly renders: Render[];
  /** Collects real paths of files from which renders are made, so that they are not read again. */
  readonly renderedFiles: Set<string>;
  /** Collects notes for the user. */
  readonly notes: string[];
}

/** A kind of input. An input that cannot be read is a problem among the sources, and the others are still read. */
export interface Provider {
  /** True for an argument that is not a path, such as `-`, and that this provider reads. */
  takes?(given: string): boolean;
  /** Throws UsageError if the request is invalid; ends early if its signal aborts. */
  open(request: SourceRequest): AsyncIterable<Source | Problem>;
}

/** How charts are rendered. */
export interface HelmOptions {
  /** False if templates are read as text. */
  readonly enabled: boolean;
  /** Values files for charts that the user named; the last one takes precedence. */
  readonly values: readonly string[];
  /** `key=value`, as in Helm's `--set` and `--set-string`. */
  readonly set: readonly string[];
  readonly setString: readonly string[];
  /** `key=file`, as in Helm's `--set-file`; files are relative to the working directory. */
  readonly setFile: readonly string[];
  /** Additional installs of these charts, each with its own files in addition to `values`. */
  readonly valueSets: readonly ValueSet[];
  readonly apiVersions: readonly string[];
  readonly kubeVersion: string | null;
  readonly namespace: string | null;
  /** Name of the release; null for that of the chart. */
  readonly release: string | null;
}

export interface ValueSet {
  readonly name: string;
  readonly files: readonly string[];
}

/** The chart's own values, and Helm's default assumptions about the cluster. */
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

/** True if the options set values. */
export function holdsValues({ values, set, setString, setFile, valueSets }: HelmOptions): boolean {
  return [values, set, setString, setFile, valueSets].some((given) => given.length > 0);
}
