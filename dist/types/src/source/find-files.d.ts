import type { Problem } from '../model/source.js';
import { type FileToRead } from './files.js';
export interface FindOptions {
    readonly cwd: string;
    /** Read files that `.gitignore` names too. */
    readonly noIgnore: boolean;
    /** Whether the configuration leaves out a file or folder (path relative to the working directory). */
    readonly isExcluded?: (path: string) => boolean;
    /** Takes the paths that were left out so. */
    readonly excluded?: string[];
    /** Folders with a Chart.yaml are charts, whose templates are no manifests; otherwise they are folders like others. */
    readonly charts?: boolean;
    /** Folders with a kustomization are told: those given as arguments, all, or none (where undefined). */
    readonly kustomize?: 'given' | 'all' | 'none';
}
/** Something that another program turns into manifests. */
export interface FoundFolder {
    /** As the operating system wants it. */
    readonly file: string;
    /** Path relative to the working directory, `/` on every system. */
    readonly path: string;
    /** Named by the user rather than found in a folder. */
    readonly explicit: boolean;
}
/** A Helm chart: a folder or an archive. */
export interface FoundChart extends FoundFolder {
    readonly isArchive: boolean;
}
export interface FoundFiles {
    readonly files: readonly FileToRead[];
    readonly charts: readonly FoundChart[];
    readonly kustomizations: readonly FoundFolder[];
    readonly problems: readonly Problem[];
}
/** The files and charts below the given paths and globs, each once, sorted by path whatever the order of the arguments. */
export declare function findFiles(paths: readonly string[], options: FindOptions): Promise<FoundFiles>;
/** Path relative to the working directory with `/` on every system. */
export declare function displayPath(file: string, cwd: string): string;
/** Names under which kustomize looks for a kustomization, in its order. */
export declare const KUSTOMIZATION_FILES: readonly string[];
