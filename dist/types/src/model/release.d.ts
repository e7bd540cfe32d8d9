/** A release such as 4.19 as numbers that compare: major, minor. */
export type Release = readonly [major: number, minor: number];
/** Reads `4.19`, `v4.19`, `4.19.3` or `5`; undefined for anything else. */
export declare function parseRelease(text: string): Release | undefined;
export declare function compareReleases(a: Release, b: Release): number;
