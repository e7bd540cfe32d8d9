/** More names than any input repeats; others are worked out each time. */
const MAX_REMEMBERED = 10_000;

/** A function of a name that works each name out once: the same few stand in every manifest. */
export function onceForEach<Answer>(read: (name: string) => Answer): (name: string) => Answer {
  const answers = new Map<string, Answer>();
  return (name) => {
    const known = answers.get(name);
    if (known !== undefined) return known;
    const answer = read(name);
    if (answers.size < MAX_REMEMBERED) answers.set(name, answer);
    return answer;
  };
}
