import type { Document } from '../model/document.js';
import type { Span } from '../model/span.js';
import { type ChartContent } from './chart-content.js';
/** How texts are read; handed in, because sources know nothing of manifests. */
export interface Reading {
    /** The one document of a YAML text; null where it is empty or cannot be read. */
    readonly parse: (text: string, path: string) => Document | null;
    /** Turns offsets of a text into places of its file. */
    readonly locate: (text: string, path: string) => (start: number, end: number) => Span;
    /** Where a chunk of a large file can be cut: the offset of the last document marker in the bytes, or -1. */
    readonly lastBoundary: (bytes: Buffer) => number;
}
/** A chart with the charts below it. */
export interface Chart {
    /** As Helm names it within its parent: the alias where there is one. */
    readonly name: string;
    /** Library charts only lend templates. */
    readonly isLibrary: boolean;
    readonly content: ChartContent;
    readonly dependencies: readonly Dependency[];
    readonly charts: readonly Chart[];
}
/** An entry of `dependencies` in Chart.yaml (or requirements.yaml of old charts). */
export interface Dependency {
    readonly name: string;
    readonly alias: string | null;
    /** Address of a repository, or `file://` and a folder. */
    readonly repository: string;
    readonly span: Span;
}
/** Reads a chart and its vendored dependencies. Throws an Error, whose message says what is wrong with an archive among them. */
export declare function readChart(content: ChartContent, reading: Reading, depth?: number, total?: {
    charts: number;
    size: number;
}): Chart;
/** Names that Helm asks for in vain below `charts/`. */
export declare function missingDependencies(chart: Chart): Dependency[];
/** A file of a chart by Helm's name for it, such as `parent/charts/child/templates/a.yaml`. */
export declare function findFile(root: Chart, source: string): {
    readonly chart: Chart;
    readonly file: string;
} | null;
/** A chart and all below it; one with several aliases counts as several. */
export declare function chartsOf(chart: Chart): Chart[];
export declare function parseFile(content: ChartContent, file: string, reading: Reading): Document | null;
