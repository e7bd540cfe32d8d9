import { compareReleases, parseRelease, type Registry, type Release } from '../model/registry.ts';

/** Returns a note for each registry without a release as late, or as early, as `release`. */
export function notesOnRelease(registries: readonly Registry[], release: Release | null): string[] {
  if (release === null) return [];
  const asked = `release ${release.join('.')}`;
  return registries.flatMap(({ name, assignments }) => {
    const known = assignments
      .flatMap(({ since, removed }) => [parseRelease(since ?? ''), parseRelease(removed ?? '')])
      .filter((one) => one !== undefined)
      .sort(compareReleases);
    const [first, last] = [known[0], known.at(-1)];
    if (!first || !last) return [`the registry ${name} has no releases, so ${asked} changes nothing there`];
    // If the rows do not reach a major release, later rows are missing, as for a release after the last one.
    const newest = known.findLast(([major]) => major === release[0]) ?? last;
    if (compareReleases(release, first) < 0)
      return [`${asked} is older than any that the registry ${name} names, from ${first.join('.')} on`];
    return compareReleases(release, newest) > 0
      ? [`${asked} is newer than any that the registry ${name} names, up to ${newest.join('.')}`]
      : [];
  });
}
