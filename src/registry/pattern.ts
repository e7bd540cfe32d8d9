import { UNKNOWN } from '../model/text.ts';

/** Tells whether a name can be what the pattern describes; unknown characters of the name stand for anything. */
export type Matcher = (name: string) => boolean;

/** Names and patterns are cut here, so that no input makes matching slow; Kubernetes names end at 253 characters. */
const LONGEST = 300;

/**
 * Compiles an owner's pattern: `*` stands for anything, `a|b` is a choice, a leading `~` makes the whole a regular
 * expression over the whole name. With `suffix`, the name may go on after a dash, as names of pods that controllers make
 * do. Throws an Error for a regular expression that is wrong or could take very long.
 */
export function compilePattern(pattern: string, suffix = false): Matcher {
  if (pattern === '*') return () => true;
  if (pattern.startsWith('~')) return compileExpression(pattern.slice(1), suffix);
  let choices: Choices | undefined;
  return (name) => {
    // A registry has hundreds of patterns, of which a short run asks few.
    choices ??= choicesOf(pattern, suffix);
    const { all, plain, globs } = choices;
    const subject = name.slice(0, LONGEST);
    if (subject.includes(UNKNOWN)) return all.some((choice) => overlap(choice, subject));
    return plain.has(subject) || globs.some(({ glob, start }) => subject.startsWith(start) && overlap(glob, subject));
  };
}

interface Choices {
  readonly all: readonly string[];
  readonly plain: ReadonlySet<string>;
  /** With the characters before the first `*`, which rule most names out. */
  readonly globs: readonly { readonly glob: string; readonly start: string }[];
}

function choicesOf(pattern: string, suffix: boolean): Choices {
  const names = pattern.slice(0, LONGEST).split('|');
  const all = suffix ? names.flatMap((name) => [name, `${name}-*`]) : names;
  const globs = all.filter((choice) => choice.includes('*'));
  return {
    all,
    plain: new Set(all.filter((choice) => !choice.includes('*'))),
    globs: globs.map((glob) => ({ glob, start: glob.slice(0, glob.indexOf('*')) })),
  };
}

function compileExpression(source: string, suffix: boolean): Matcher {
  if (source.length > LONGEST || (source.match(/[*+{]/g)?.length ?? 0) > 4 || /\)[*+{]/.test(source) || /\\\d/.test(source)) {
    throw new Error(`the regular expression "${source.slice(0, 60)}" could take very long; use fewer * and +, none after a group`);
  }
  const expression = new RegExp(`^(?:${source})${suffix ? '(?:-.*)?' : ''}$`);
  return (name) => {
    const subject = name.slice(0, LONGEST);
    if (!subject.includes(UNKNOWN)) return expression.test(subject);
    // What stands in the gap cannot be known; nothing, or a letter, are the two fillings that leave the rest as it is.
    return expression.test(subject.replaceAll(UNKNOWN, '')) || expression.test(subject.replaceAll(UNKNOWN, 'x'));
  };
}

/** Whether some text fits both a glob and a name with unknown parts. Time grows with the product of the two lengths. */
function overlap(glob: string, name: string): boolean {
  let row: boolean[] = [true];
  for (let j = 0; j < name.length; j++) row.push(row[j] === true && name[j] === UNKNOWN);
  for (const character of glob) {
    const next: boolean[] = [character === '*' && row[0] === true];
    for (let j = 0; j < name.length; j++) {
      const other = name[j];
      const star = character === '*' && (row[j + 1] === true || next[j] === true);
      const gap = other === UNKNOWN && (row[j + 1] === true || next[j] === true);
      next.push(star || gap || (row[j] === true && character === other));
    }
    row = next;
  }
  return row[name.length] === true;
}
