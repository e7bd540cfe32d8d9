import { detach } from './detach.ts';

/** `metricsBindAddress`, `metrics-bind-address` and `METRICS_BIND_ADDRESS` as the same words, in lower case. */
export function wordsOfName(name: string): string[] {
  return name
    .slice(0, 200)
    .replaceAll('gRPC', 'Grpc')
    .replace(/([a-z0-9])([A-Z])/g, '$1-$2')
    .replace(/([A-Z]+)([A-Z][a-z])/g, '$1-$2')
    .toLowerCase()
    .split(/[^a-z0-9]+/)
    .filter(Boolean);
}

/** More names than any input repeats; others are worked out each time. */
const MAX_REMEMBERED = 10_000;

/** A function of a name that works each name out once: the same few stand in every manifest. */
export function onceForEach<Answer>(read: (name: string) => Answer): (name: string) => Answer {
  const answers = new Map<string, Answer>();
  return (name) => {
    const known = answers.get(name);
    if (known !== undefined) return known;
    const answer = read(name);
    if (answers.size < MAX_REMEMBERED) answers.set(detach(name), answer);
    return answer;
  };
}

/** The folder of a file. */
export function folderOf(path: string): string {
  return path.slice(0, Math.max(path.lastIndexOf('/'), 0));
}
