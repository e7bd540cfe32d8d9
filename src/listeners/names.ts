import { ADDRESS, ANNOUNCED, DIALED, FOREIGN, HOST, LISTEN, PORT, QUANTITY, SERVED, SERVED_AT_PORT } from './name-words.ts';
import { onceForEach } from './once-for-each.ts';
import { wordsOfName } from './options.ts';

/**
 * What the name of an option, variable or setting says about its value, for programs that nobody described.
 * `listens`: the program binds what stands there. `serves`: it names a server of the program's own (metrics, health).
 * `host`: an address that goes with a port elsewhere. `dials`: somebody else's address. `silent`: says nothing.
 */
export type NameMeaning = 'listens' | 'serves' | 'port' | 'host' | 'dials' | 'silent';

const ADDRESS_SUFFIX = /^(.+?)(port|addr|address)$/;

export const meaningOfName: (name: string) => NameMeaning = onceForEach(readMeaning);

function readMeaning(name: string): NameMeaning {
  const words = splitWords(name);
  const last = words.at(-1);
  if (last === undefined || words.some((word) => ANNOUNCED.has(word))) return last === undefined ? 'silent' : 'dials';
  if (QUANTITY.has(last)) return 'silent';
  if (namesService(words)) return 'dials';
  if (words.some((word) => LISTEN.has(word))) return HOST.has(last) ? 'host' : 'listens';
  if (last === 'port' && words.at(-2) === 'host') return meaningOfHostPort(words.slice(0, -2));
  if (PORT.has(last)) return meaningOfPort(words.slice(0, -1));
  const stem = ADDRESS.has(last) ? words.slice(0, -1) : words;
  if (ADDRESS.has(last)) {
    if (stem.length === 0) return last === 'address' || last === 'addr' ? 'listens' : 'dials';
    if (last.startsWith('ur')) return 'dials';
    if (stem.every((word) => SERVED.has(word)) && stem.at(-1) !== 'server') return 'serves';
    return stem.some((word) => DIALED.has(word) || word === 'server' || word === 'api')
      ? 'dials'
      : stem.some((word) => SERVED.has(word))
        ? 'serves'
        : 'silent';
  }
  if (HOST.has(last)) return words.length === 1 || words.slice(0, -1).every((word) => SERVED.has(word)) ? 'host' : 'silent';
  return words.some((word) => DIALED.has(word)) || last === 'server' || last === 'servers' ? 'dials' : 'silent';
}

/** `NAME_SERVICE_PORT` and `NAME_SERVICE_HOST` are how Kubernetes tells where a Service is (kubelet, `makeEnvironmentVariables`). */
function namesService(words: readonly string[]): boolean {
  return words.length > 2 && words.at(-2) === 'service' && (PORT.has(words.at(-1) ?? '') || words.at(-1) === 'host');
}

/** Whether a name ends in a word for a port, and is not about a port that is only told to others. */
export function namesOwnPort(name: string): boolean {
  const words = splitWords(name);
  return PORT.has(words.at(-1) ?? '') && !words.some((word) => ANNOUNCED.has(word));
}

/** Whether a name ends in a word for an address, and is not about what is told to others or stands behind a proxy. */
export function namesOwnAddress(name: string): boolean {
  const words = splitWords(name);
  return /^addr(?:ess)?$/.test(words.at(-1) ?? '') && !words.some((word) => ANNOUNCED.has(word) || FOREIGN.has(word));
}

/** Whether a word before the last one means somebody else, as in `UPSTREAM_HOST`. */
export function namesAnother(name: string): boolean {
  const words = splitWords(name).slice(0, -1);
  return words.some((word) => DIALED.has(word) || FOREIGN.has(word) || ANNOUNCED.has(word));
}

/** Whether a name says nothing but what is served, such as `grpc` or `http-metrics`. */
export const namesServed: (name: string) => boolean = onceForEach((name) => {
  const words = splitWords(name);
  return words.length > 0 && words.every((word) => SERVED.has(word)) && words.at(-1) !== 'server';
});

/** Whether a number under this name is a port: `--listen 8080` and `--listen-http=8080`, not `--serve-stale=3600`. */
export function endsAsListener(name: string): boolean {
  const last = splitWords(name).at(-1) ?? '';
  return LISTEN.has(last) || ADDRESS.has(last) || SERVED.has(last);
}

/** The words of a name, also of `metricsport` and `listenaddr`, which people write in one. */
const splitWords: (name: string) => readonly string[] = onceForEach((name) =>
  joinServer(wordsOfName(name)).flatMap((word) => {
    const [, stem = '', suffix = ''] = ADDRESS_SUFFIX.exec(word) ?? [];
    return SERVED.has(stem) || LISTEN.has(stem) ? [stem, suffix] : [word];
  }),
);

/** `api-server` is the server of Kubernetes, as `apiserver` is. */
function joinServer(words: readonly string[]): readonly string[] {
  const at = words.findIndex((word, index) => word === 'api' && words[index + 1] === 'server');
  return at < 0 ? words : [...words.slice(0, at), 'apiserver', ...words.slice(at + 2)];
}

/** `http-server.host-port` holds an address of the program's own, `reporter.grpc.host-port` that of another. */
function meaningOfHostPort(stem: readonly string[]): NameMeaning {
  return stem.length > 0 && (stem.at(-1) === 'server' || stem.every((word) => SERVED.has(word))) ? 'serves' : 'dials';
}

function meaningOfPort(stem: readonly string[]): NameMeaning {
  if (stem.length === 0 || stem.every((word) => SERVED.has(word) || SERVED_AT_PORT.has(word))) return 'port';
  if (stem.some((word) => DIALED.has(word))) return 'dials';
  return stem.some((word) => SERVED.has(word)) ? 'port' : 'silent';
}

/** What a name is about, without the words for address and port, so that `metrics-port` finds `metrics-bind-address`. */
export const subjectOfName: (name: string) => string = onceForEach((name) =>
  splitWords(name)
    .filter((word) => !ADDRESS.has(word) && !PORT.has(word) && !HOST.has(word) && !LISTEN.has(word))
    .join('-'),
);
