import type { Problem, Source } from '../model/source.ts';
import type { FindOptions, FoundFiles } from './find-files.ts';
import type { Render } from './render.ts';
import type { RenderLimits } from './render-limits.ts';
import type { Environment } from './run-program.ts';

/** What a run asks of the sources. */
export interface SourceOptions extends Pick<FindOptions, 'cwd' | 'noIgnore' | 'knownAs' | 'isExcluded'> {
  /** Files, folders, globs, or `-` for standard input. */
  readonly paths: readonly string[];
  readonly readStandardInput: () => Promise<Uint8Array>;
  /** Path under which standard input is told; `<stdin>` where undefined. */
  readonly inputPath?: string;
  /** Told the number of files read so far, for a progress line. */
  readonly onProgress?: (done: number, total: number) => void;
  /** Told each file before it is read: its path as findings tell it, and as the operating system wants it. */
  readonly onFile?: (path: string, file: string) => void;
  /** Texts to lint instead of what stands in the files, by the path that findings tell. */
  readonly overlay?: ReadonlyMap<string, string>;
  /** How charts are rendered; where undefined their templates are read as text. */
  readonly helm?: HelmOptions;
  /**
   * Whether kustomizations are built: `found` reads one as it is that cannot be built and that nobody named, for `all` that is a
   * problem, and `none` (where undefined) builds none.
   */
  readonly kustomize?: 'found' | 'all' | 'none';
  /** Whether bytes may make a pod with a host port; a kustomization below a folder without any is not built. All may where undefined. */
  readonly mayHoldHostPort?: (bytes: Buffer) => boolean;
  /** What Helm and kustomize may use; the defaults where undefined. */
  readonly renderLimits?: RenderLimits;
  /** Environment in which `helm` and `kubectl` are found and run; without it they are not found. */
  readonly env?: Environment;
}

/** What a provider is asked for, and where it leaves what is no source. */
export interface SourceRequest extends SourceOptions {
  /** What the walk over the paths came across. */
  readonly found: FoundFiles;
  readonly env: Environment;
  /** Makes a folder for temporary files, which lasts until the sources are closed. */
  readonly workFolder: (name: string) => string;
  /** Takes what other programs printed, with the way back from there to what people wrote. */
  readonly renders: Render[];
  /** Takes real paths of files that stand in a render, so that they need not be read as they are. */
  readonly renderedFiles: Set<string>;
  /** Takes sentences for the user where nothing failed. */
  readonly notes: string[];
  readonly signal?: AbortSignal | undefined;
}

/** One place where sources come from. What cannot be read is a problem among the sources, and never ends the others. */
export interface Provider {
  /** Whether what was given is for this provider alone, and no file or folder to look for, such as `-`. */
  takes?(given: string): boolean;
  /** Throws UsageError only where the request makes no sense; ends early where the signal aborts. */
  open(request: SourceRequest, signal?: AbortSignal): AsyncIterable<Source | Problem>;
}

/** What the user wants charts to be rendered with. */
export interface HelmOptions {
  /** Charts are rendered; otherwise their templates are read as text. */
  readonly enabled: boolean;
  /** Files of values for charts given as arguments, the strongest last. */
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
}

export interface ValueSet {
  readonly name: string;
  readonly files: readonly string[];
}

/** The chart's own values, and what Helm takes a cluster to be. */
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
};

/** Whether the options say by which values charts are rendered. */
export function holdsValues({ values, set, setString, setFile, valueSets }: HelmOptions): boolean {
  return [values, set, setString, setFile, valueSets].some((given) => given.length > 0);
}
