import type { Finding } from '../model/finding.js';
import { type Confidence } from '../model/listener.js';
import type { RunResult, WholeResult } from '../model/result.js';
import type { Problem } from '../model/source.js';
import type { Span } from '../model/span.js';
/** What is told of a run, and what its reader should know of the rest. */
export interface Filtered {
    readonly result: RunResult;
    readonly notes: readonly string[];
}
/** Leaves the findings and problems that are wanted. A problem of something that could not even be read always stays. */
export declare function filterResult(whole: WholeResult, wanted: {
    readonly finding: (finding: Finding) => boolean;
    readonly problem: (problem: Problem) => boolean;
}): Filtered;
/** How many findings that count a run found and does not tell. */
export declare function countElsewhere(everything: readonly Finding[], told: readonly Finding[], minimum: Confidence): number;
/** The place of a finding and the related ones. */
export declare function ownPlaces(finding: Finding): Span[];
/** Leaves what stands in the given files, or what they have a part in; all files were judged together. */
export declare function filterByPaths(whole: WholeResult, isGiven: (path: string) => boolean): Filtered;
