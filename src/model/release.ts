/** A release such as 4.19 as numbers that compare: major, minor. */
export type Release = readonly [major: number, minor: number];

/** Reads `4.19`, `v4.19`, `4.19.3` or `5`; undefined for anything else. */
export function parseRelease(text: string): Release | undefined {
  const found = /^v?(\d{1,4})(?:\.(\d{1,4}))?(?:\.\d+)?$/.exec(text.trim());
  return found ? [Number(found[1]), Number(found[2] ?? 0)] : undefined;
}

export function compareReleases(a: Release, b: Release): number {
  return a[0] - b[0] || a[1] - b[1];
}
