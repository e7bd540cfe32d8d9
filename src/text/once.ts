/** Maximum number of cached names; others are computed each time. */
const MAX_REMEMBERED = 10_000;

/** Caches a function of a name: most manifests use the same few names. */
export function onceForEach<Name extends string, Answer>(read: (name: Name) => Answer): (name: Name) => Answer {
  const answers = new Map<Name, Answer>();
  return (name) => {
    const known = answers.get(name);
    if (known !== undefined || answers.has(name)) return known as Answer;
    // A copy, because a string that is cut from a text keeps all of the text in memory.
    const own = structuredClone(name);
    const answer = read(own);
    if (answers.size < MAX_REMEMBERED) answers.set(own, answer);
    return answer;
  };
}

/** Caches a function of an object, as long as the object is in use. */
export function onceForObject<Subject extends object, Answer>(read: (subject: Subject) => Answer): (subject: Subject) => Answer {
  const answers = new WeakMap<Subject, Answer>();
  return (subject) => {
    if (!answers.has(subject)) answers.set(subject, read(subject));
    return answers.get(subject) as Answer;
  };
}

/**
 * Caches a function for the last object only, if several readers need it one after the other. A cache by object would keep each document in
 * memory until V8 collects everything.
 */
export function onceForLast<Subject, Answer>(read: (subject: Subject) => Answer): (subject: Subject) => Answer {
  let last: { readonly subject: Subject; readonly answer: Answer } | null = null;
  return (subject) => {
    if (last?.subject !== subject) last = { subject, answer: read(subject) };
    return last.answer;
  };
}
