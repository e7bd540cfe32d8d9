/** More names than any input repeats; others are worked out each time. */
const MAX_REMEMBERED = 10_000;

/** Returns a function of a name that computes each name once: most manifests have the same few names. */
export function onceForEach<Name extends string, Answer>(read: (name: Name) => Answer): (name: Name) => Answer {
  const answers = new Map<Name, Answer>();
  return (name) => {
    const known = answers.get(name);
    if (known !== undefined || answers.has(name)) return known as Answer;
    const answer = read(name);
    if (answers.size < MAX_REMEMBERED) answers.set(name, answer);
    return answer;
  };
}

/** A function of an object that works each object out once, and remembers no more than the objects that are in use. */
export function onceForObject<Subject extends object, Answer>(read: (subject: Subject) => Answer): (subject: Subject) => Answer {
  const answers = new WeakMap<Subject, Answer>();
  return (subject) => {
    if (!answers.has(subject)) answers.set(subject, read(subject));
    return answers.get(subject) as Answer;
  };
}

/**
 * A function that several readers ask of one object after the other: it remembers the last one only. To remember by object would keep
 * each document alive until V8 collects everything.
 */
export function onceForLast<Subject, Answer>(read: (subject: Subject) => Answer): (subject: Subject) => Answer {
  let last: { readonly subject: Subject; readonly answer: Answer } | null = null;
  return (subject) => {
    if (last?.subject !== subject) last = { subject, answer: read(subject) };
    return last.answer;
  };
}
