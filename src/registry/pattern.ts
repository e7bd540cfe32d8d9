import { UNKNOWN } from '../model/text.ts';
import { matchesWildcard, mayMatchWildcard } from '../text/wildcard.ts';

/** Tells whether a name can be what the pattern describes; unknown characters of the name stand for anything. */
export type Matcher = (name: string) => boolean;

/** Names and patterns are cut here, so that no input makes matching slow; Kubernetes names end at 253 characters. */
const MAX_LENGTH = 300;

/**
 * Compiles an owner's pattern: `*` stands for anything, `a|b` is a choice, a leading `~` makes the whole a regular
 * expression over the whole name. With `suffix`, the name may go on after a dash, as names of pods that controllers make
 * do. Throws an Error for a regular expression that is wrong or could take very long.
 */
export function compilePattern(pattern: string, suffix = false): Matcher {
  if (pattern === '*') return () => true;
  if (pattern.startsWith('~')) return compileExpression(pattern.slice(1), suffix);
  let plain: Set<string> | undefined;
  let wildcards: string[] = [];
  return (name) => {
    if (!plain) {
      // A registry has hundreds of patterns, of which a short run asks few.
      const choices = pattern
        .slice(0, MAX_LENGTH)
        .split('|')
        .flatMap((choice) => (suffix ? [choice, `${choice}-*`] : choice));
      plain = new Set(choices);
      wildcards = choices.filter((choice) => choice.includes('*'));
    }
    const subject = name.slice(0, MAX_LENGTH);
    if (subject.includes(UNKNOWN)) return [...plain].some((choice) => mayMatchWildcard(choice, subject));
    return plain.has(subject) || wildcards.some((choice) => matchesWildcard(choice, subject));
  };
}

function compileExpression(source: string, suffix: boolean): Matcher {
  if (source.length > MAX_LENGTH || (source.match(/[*+{]/g)?.length ?? 0) > 4 || /\)[*+{]/.test(source) || /\\\d/.test(source)) {
    throw new Error(`the regular expression "${source.slice(0, 60)}" could take very long; use fewer * and +, none after a group`);
  }
  const expression = new RegExp(`^(?:${source})${suffix ? '(?:-.*)?' : ''}$`);
  return (name) => {
    const subject = name.slice(0, MAX_LENGTH);
    if (!subject.includes(UNKNOWN)) return expression.test(subject);
    // What stands in the gap cannot be known; nothing, or a letter, are the two fillings that leave the rest as it is.
    return expression.test(subject.replaceAll(UNKNOWN, '')) || expression.test(subject.replaceAll(UNKNOWN, 'x'));
  };
}
