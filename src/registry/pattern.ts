import { UNKNOWN } from '../model/text.ts';
import { matchesWildcard, mayMatchWildcard } from '../text/wildcard.ts';

/** True if a name can match the pattern; unknown characters of the name match anything. */
export type Matcher = (name: string) => boolean;

/** Characters of the longest pattern, which lists several names at most. */
const MAX_PATTERN = 2_000;
/** Names are cut here, so that no input makes matching slow; Kubernetes names end at 253 characters. */
const MAX_NAME = 300;

/**
 * Compiles an owner's pattern: `*` matches anything, `a|b` is a choice. With `suffix`, the name can go on after a dash, as names of pods
 * do that controllers create. Throws an Error for a pattern that is too long.
 */
export function compilePattern(pattern: string, suffix = false): Matcher {
  if (pattern === '*') return () => true;
  if (pattern.length > MAX_PATTERN) throw new Error(`a pattern can have ${MAX_PATTERN} characters, this one has ${pattern.length}`);
  let plain: Set<string> | undefined;
  let wildcards: string[] = [];
  return (name) => {
    if (!plain) {
      // A registry has hundreds of patterns, and a short run needs few of them.
      const choices = pattern.split('|').flatMap((choice) => (suffix ? [choice, `${choice}-*`] : choice));
      plain = new Set(choices);
      wildcards = choices.filter((choice) => choice.includes('*'));
    }
    const subject = name.slice(0, MAX_NAME);
    if (subject.includes(UNKNOWN)) return [...plain].some((choice) => mayMatchWildcard(choice, subject));
    return plain.has(subject) || wildcards.some((choice) => matchesWildcard(choice, subject));
  };
}
