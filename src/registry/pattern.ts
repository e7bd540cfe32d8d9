import { UNKNOWN } from '../model/text.ts';
import { matchesWildcard, mayMatchWildcard } from '../text/wildcard.ts';

/** True if a name can match the pattern; unknown characters of the name match anything. */
export type Matcher = (name: string) => boolean;

/** Maximum length of a pattern, which at most lists several names. */
const MAX_PATTERN = 2_000;
/** Names are compared up to this length, which bounds the time; Kubernetes names have at most 253 characters. */
const MAX_NAME = 300;

/**
 * Compiles an owner's pattern: `*` matches anything, `a|b` is a choice. With `suffix`, a dash and more text may follow the name, as in
 * names of pods that controllers create. Throws an Error if a pattern is too long.
 */
export function compilePattern(pattern: string, suffix = false): Matcher {
  if (pattern === '*') return () => true;
  if (pattern.length > MAX_PATTERN) throw new Error(`a pattern can have ${MAX_PATTERN} characters, this one has ${pattern.length}`);
  let plain: Set<string> | undefined;
  let wildcards: string[] = [];
  return (name) => {
    if (!plain) {
      // Compiled on use: a registry has hundreds of patterns, and a short run needs few of them.
      const choices = pattern.split('|').flatMap((choice) => (suffix ? [choice, `${choice}-*`] : choice));
      plain = new Set(choices);
      wildcards = choices.filter((choice) => choice.includes('*'));
    }
    const subject = name.slice(0, MAX_NAME);
    if (subject.includes(UNKNOWN)) return [...plain].some((choice) => mayMatchWildcard(choice, subject));
    return plain.has(subject) || wildcards.some((choice) => matchesWildcard(choice, subject));
  };
}
