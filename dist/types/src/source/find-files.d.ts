import { type Problem } from '../model/source.js';
import { type FoundPath } from './found-paths.js';
export interface FindOptions {
    readonly cwd: string;
    /** Read files that `.gitignore` names too. */
    readonly noIgnore: boolean;
    /** Whether the configuration leaves out a file or folder (path relative to the working directory). */
    readonly isExcluded?: (path: string) => boolean;
    /** Paths by which the user knows files that lie below the given ones; each is told so where it has several. */
    readonly knownAs?: readonly string[];
    /** Takes the paths that were left out so. */
    readonly excluded?: string[];
    /** Folders with a Chart.yaml are charts, whose templates are no manifests; otherwise they are folders like others. */
    readonly charts?: boolean;
}
export interface FoundFiles {
    readonly files: readonly FoundPath[];
    /** Helm charts: folders and archives. */
    readonly charts: readonly FoundPath[];
    readonly kustomizations: readonly FoundPath[];
    readonly problems: readonly Problem[];
}
/** The files and charts below the given paths and globs, each once, sorted by path whatever the order of the arguments. */
export declare function findFiles(paths: readonly string[], options: FindOptions): Promise<FoundFiles>;
/** Names under which kustomize looks for a kustomization, in its order. */
export declare const KUSTOMIZATION_FILES: readonly string[];
