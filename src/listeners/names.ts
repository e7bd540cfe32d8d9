import { onceForEach } from '../text/once.ts';
import { wordsOfName } from '../text/words.ts';
import vocabulary from './vocabulary.yaml';

/**
 * What the name of an option, variable or setting says about its value, for programs that nobody described.
 * `listens`: the program binds what stands there. `serves`: it names a server of the program's own (metrics, health).
 * `host`: an address that goes with a port elsewhere. `dials`: somebody else's address. `unclear`: says nothing.
 */
export type NameMeaning = 'listens' | 'serves' | 'port' | 'host' | 'dials' | 'unclear';

/** Classes of words that name somebody else in front of a port or an address. */
const FOREIGN: readonly (WordClass | undefined)[] = ['destination', 'outside', 'dialled', 'part', 'bound'];

/** Classes of words that name what is never bound, not even where the value is an address that nobody can dial. */
export const NEVER_BOUND: readonly (WordClass | undefined)[] = ['announced', 'outside', 'destination'];

/** What a name says where it is an option or a variable. */
export const meaningOfName: (name: string) => NameMeaning = onceForEach((name) => meaningOfWords(splitName(name)));

/** What the words of a name say; a setting differs by the exceptions of the vocabulary. */
export function meaningOfWords(words: readonly string[], place: NamePlace = 'option'): NameMeaning {
  const last = words.at(-1);
  if (last === undefined) return 'unclear';
  const classes = words.map((word) => classOf(word, place));
  const stem = classes.slice(0, -1);
  if (classes.includes('announced') || namesService(words)) return 'dials';
  const kind = classes.at(-1);
  if (kind === 'quantity') return 'unclear';
  if (classes.includes('listen')) return isTurnedAway(words, classes) ? 'dials' : kind === 'host' ? 'host' : 'listens';
  if (last === 'port' && words.at(-2) === 'host') return meaningOfHostPort(stem.slice(0, -1));
  if (kind === 'port') return meaningOfPort(words, stem);
  if (kind === 'address') return meaningOfAddress(words, last, stem);
  if (kind === 'host') return stem.every(isServed) ? 'host' : 'unclear';
  return classes.some((one) => FOREIGN.includes(one)) || last === 'server' ? 'dials' : 'unclear';
}

function isServed(one: WordClass | undefined): boolean {
  return one === 'served' || one === 'server';
}

/** `client-bind-address` is where a client starts from; `listen-client-urls` is where clients come to. */
function isTurnedAway(words: readonly string[], classes: readonly (WordClass | undefined)[]): boolean {
  return classes.some((one, index) => one === 'outside' && !(words[index] === 'client' && classes[index - 1] === 'listen'));
}

/** `NAME_SERVICE_PORT` and `NAME_SERVICE_HOST` are how Kubernetes tells where a Service is (kubelet, `makeEnvironmentVariables`). */
function namesService(words: readonly string[]): boolean {
  return words.length > 2 && words.at(-2) === 'service' && /^(?:ports?|host)$/.test(words.at(-1) ?? '');
}

/** `http-server.host-port` holds an address of the program's own, `reporter.grpc.host-port` that of another. */
function meaningOfHostPort(stem: readonly (WordClass | undefined)[]): NameMeaning {
  return stem.length > 0 && (stem.at(-1) === 'server' || stem.every(isServed)) ? 'serves' : 'dials';
}

function meaningOfPort(words: readonly string[], stem: readonly (WordClass | undefined)[]): NameMeaning {
  if (stem.every((one) => isServed(one) || one === 'servedAtPort')) return 'port';
  if (stem.some((one) => FOREIGN.includes(one)) || words.slice(0, -1).includes('host')) return 'dials';
  return stem.some(isServed) ? 'port' : 'unclear';
}

function meaningOfAddress(words: readonly string[], last: string, stem: readonly (WordClass | undefined)[]): NameMeaning {
  if (stem.length === 0) return /^addr(?:ess)?$/.test(last) ? 'listens' : 'dials';
  if (last.startsWith('ur')) return 'dials';
  const before = words.slice(0, -1);
  // An API, or a server that is not said to be one of metrics or the like, is usually another's.
  const namesOther = before.includes('api') || before.includes('host') || stem.some((one) => FOREIGN.includes(one));
  if (stem.every(isServed) && stem.at(-1) !== 'server' && !before.includes('api')) return 'serves';
  if (namesOther || stem.includes('server')) return 'dials';
  return stem.some(isServed) ? 'serves' : 'unclear';
}

/** Whether a name ends in a word for a port, and is not about a port that is only told to others. */
export function namesOwnPort(name: string): boolean {
  const classes = splitName(name).map((word) => classOf(word));
  return classes.at(-1) === 'port' && !classes.includes('announced');
}

/** Whether a name ends in a word for an address, and is not about what is told to others or where something is sent. */
export function namesOwnAddress(name: string): boolean {
  const words = splitName(name);
  return /^addr(?:ess)?$/.test(words.at(-1) ?? '') && !words.some((word) => NEVER_BOUND.includes(classOf(word)));
}

/** Whether a word before the last one means somebody else, as in `UPSTREAM_HOST`. */
export function namesAnother(name: string): boolean {
  const words = splitName(name).slice(0, -1);
  return words.some((word) => [...FOREIGN, 'announced'].includes(classOf(word)) || word === 'host');
}

/** Whether a name says nothing but what is served, such as `grpc` or `http-metrics`. */
export const namesServed: (name: string) => boolean = onceForEach((name) => {
  const words = splitName(name);
  return words.length > 0 && words.every((word) => isServed(classOf(word))) && !/^(?:server|api)$/.test(words.at(-1) ?? '');
});

/** Whether a number under this name is a port: `--listen 8080` and `--listen-http=8080`, not `--serve-stale=3600`. */
export function endsAsListener(name: string): boolean {
  return ['listen', 'address', 'served', 'server'].includes(classOf(splitName(name).at(-1) ?? '') ?? '');
}

/** The words of a name, also of `metricsport` and `listenaddr`, which people write in one. */
export const splitName: (name: string) => readonly string[] = onceForEach((name) =>
  joinPairs(wordsOfName(name)).flatMap((word) => {
    const [, stem = '', suffix = ''] = /^(.+?)(port|addr|address|host|ip)$/.exec(word) ?? [];
    return ['served', 'server', 'listen'].includes(classOf(stem) ?? '') ? [stem, suffix] : [word];
  }),
);

/** `api-server` is the server of Kubernetes, as `apiserver` is, and `node-exporter` the one of Prometheus. */
function joinPairs(words: readonly string[]): readonly string[] {
  return words.flatMap((word, index) => {
    const next = words[index + 1];
    if ((word === 'api' && next === 'server') || (word === 'node' && next === 'exporter')) return [];
    const before = words[index - 1];
    return word === 'server' && before === 'api' ? ['apiserver'] : [word];
  });
}

/** What a name is about, without the words for address and port, so that `metrics-port` finds `metrics-bind-address`. */
export const subjectOfName: (name: string) => string = onceForEach((name) => subjectOf(splitName(name)).join('-'));

/** The words of a name but for those of address, port and listening. */
export function subjectOf(words: readonly string[]): string[] {
  return words.filter((word) => !['address', 'port', 'host', 'listen'].includes(classOf(word) ?? ''));
}

/** What a word says in the name of an option, a variable or a setting; `vocabulary.yaml` explains each. */
export type WordClass =
  | ('listen' | 'served' | 'servedAtPort' | 'server' | 'general' | 'destination' | 'outside' | 'dialled')
  | ('part' | 'bound' | 'announced' | 'address' | 'port' | 'host' | 'quantity');

/** Where a name stands; a section is a level of a configuration file above the setting. */
export type NamePlace = 'option' | 'variable' | 'setting' | 'section';

/** A word that means something else in one place. */
interface WordException {
  readonly word: string;
  readonly place: NamePlace;
  readonly means: WordClass | null;
  readonly because: string;
}

const { words, exceptions } = vocabulary as {
  readonly words: Readonly<Record<WordClass, string>>;
  readonly exceptions: readonly WordException[];
};

export const EXCEPTIONS = exceptions;

/** All words, each with what it means. */
export const VOCABULARY = Object.entries(words).flatMap(([kind, list]) =>
  list.split(/\s+/).map((word) => [word, kind as WordClass] as const),
);

const CLASSES: ReadonlyMap<string, WordClass> = new Map(VOCABULARY);

/** What a word means in a place; undefined for words that say nothing. */
export function classOf(word: string, place: NamePlace = 'option'): WordClass | undefined {
  const exception = EXCEPTIONS.find((one) => one.word === word && one.place === place);
  return exception ? (exception.means ?? undefined) : CLASSES.get(word);
}
