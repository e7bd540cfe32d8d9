import { onceForEach } from '../text/once.ts';
import { wordsOfName } from '../text/words.ts';
import vocabulary from './vocabulary.yaml';

/** What the name of an option, variable or setting says about its value, for programs that nobody described. */
export interface NameMeaning {
  /**
   * `listens`: the program binds what stands there. `serves`: it names a server of the program's own (metrics, health).
   * `host`: an address that goes with a port elsewhere. `dials`: somebody else's address. `unclear`: says nothing.
   */
  readonly says: 'listens' | 'serves' | 'port' | 'host' | 'dials' | 'unclear';
  /** What it is about, without the words for address and port, so that `metrics-port` finds `metrics-bind-address`. */
  readonly subject: string;
  /** The last word. */
  readonly last: string;
  /** The meaning of the last word. */
  readonly ends: WordClass | undefined;
  /** The levels of a configuration above a setting, as a key. */
  readonly level: string;
  /** A word speaks of listening. */
  readonly isListening: boolean;
  /** No word speaks of listening, nor of what is served. */
  readonly isPlain: boolean;
  /** Every word tells what is served, such as `grpc` or `http-metrics`. */
  readonly isServed: boolean;
  /** It names what no program binds, not even where the value is an address that nobody can dial. */
  readonly isNeverBound: boolean;
  readonly protocol: 'UDP' | 'SCTP' | null;
}

type Classes = readonly (WordClass | undefined)[];

/** Classes of words that are never bound. */
const NEVER_BOUND: Classes = ['announced', 'outside', 'destination'];
/** Classes of words that name somebody else in front of a port or an address. */
const FOREIGN: Classes = ['destination', 'outside', 'dialled', 'part', 'bound'];
/** Sections of these words hold what is dialled; a name that speaks of listening is trusted in more of them. */
const REFUSED: Classes = [...NEVER_BOUND, 'dialled', 'bound'];
const REFUSED_BESIDE_LISTENING: Classes = ['announced', 'outside'];

const MEANINGS = { option: remembered('option'), variable: remembered('variable'), setting: remembered('setting') };

/** What a name says in a place; that of a setting is its key, such as `metrics.bindAddress` or `extendedArguments.secure-port[0]`. */
export function meaningOf(name: string, place: keyof typeof MEANINGS): NameMeaning {
  return MEANINGS[place](name);
}

function remembered(place: NamePlace): (name: string) => NameMeaning {
  return onceForEach((name) => {
    if (place !== 'setting') return { ...meaningOfLevels([splitName(name)], place), level: '' };
    const levels = name
      .replace(/\[\d+\]/g, '')
      .split('.')
      .filter(Boolean);
    return { ...meaningOfLevels(levels.map(splitName), place), level: levelAbove(name) };
  });
}

/** The levels above a setting, as a key. */
export function levelAbove(key: string): string {
  return key.slice(0, Math.max(key.lastIndexOf('.'), 0));
}

/** The meaning of the last of several levels; those above it are sections, of which the nearest tells whose a plain name is. */
function meaningOfLevels(levels: readonly (readonly string[])[], place: NamePlace): Omit<NameMeaning, 'level'> {
  const name = levels.at(-1) ?? [];
  const sections = levels.slice(0, -1);
  const own = name.map((word) => classOf(word, place));
  // Prometheus asks its exporters, others send.
  const isAsked = levels.some((words) => words.includes('prometheus'));
  const above = sections.map((words) => words.map((word) => (isAsked && word === 'exporter' ? undefined : classOf(word, 'section'))));
  const hasKind = (classes: Classes): boolean => classes.includes('listen') || classes.includes('served');
  // A plain name speaks of the section that it stands in.
  const isAlone = hasKind(own) || sections.length === 0;
  const words = isAlone ? name : [...(sections.at(-1) ?? []), ...name];
  const all = isAlone ? own : [...(above.at(-1) ?? []), ...own];
  // `app.port` is the port of the program as a whole.
  const said = words.filter((_, index) => place !== 'setting' || all[index] !== 'general');
  const classes = all.filter((one) => place !== 'setting' || one !== 'general');
  const refused = own.includes('listen') ? REFUSED_BESIDE_LISTENING : REFUSED;
  const isRefused = above.flat().some((one) => refused.includes(one));
  return {
    says: isRefused || says(name, own) === 'dials' ? 'dials' : says(said, classes),
    subject: name.filter((_, index) => !['address', 'port', 'host', 'listen'].includes(own[index] ?? '')).join('-'),
    last: name.at(-1) ?? '',
    ends: own.at(-1),
    isListening: own.includes('listen'),
    isPlain: !hasKind(classes),
    isServed: classes.length > 0 && classes.every(isServed) && !/^(?:server|api)$/.test(said.at(-1) ?? ''),
    isNeverBound: [...own, ...above.flat()].some((one) => NEVER_BOUND.includes(one)),
    protocol: protocolOf([...words, ...name]),
  };
}

function protocolOf(words: readonly string[]): 'UDP' | 'SCTP' | null {
  if (words.some((word) => /^(?:udp[46]?|quic|http3|tftp)$/.test(word))) return 'UDP';
  return words.includes('sctp') ? 'SCTP' : null;
}

function says(words: readonly string[], classes: Classes): NameMeaning['says'] {
  const last = words.at(-1);
  if (last === undefined) return 'unclear';
  const stem = classes.slice(0, -1);
  if (classes.includes('announced') || namesService(words)) return 'dials';
  const kind = classes.at(-1);
  if (kind === 'quantity') return 'unclear';
  if (classes.includes('listen')) return isTurnedAway(words, classes) ? 'dials' : kind === 'host' ? 'host' : 'listens';
  if (last === 'port' && words.at(-2) === 'host') return sayOfHostPort(stem.slice(0, -1));
  if (kind === 'port') return sayOfPort(words, stem);
  if (kind === 'address') return sayOfAddress(words, last, stem);
  const isForeign = stem.some((one) => FOREIGN.includes(one));
  if (kind === 'host') return stem.every(isServed) ? 'host' : isForeign ? 'dials' : 'unclear';
  return isForeign || FOREIGN.includes(kind) || last === 'server' ? 'dials' : 'unclear';
}

function isServed(one: WordClass | undefined): boolean {
  return one === 'served' || one === 'server';
}

/** `client-bind-address` is where a client starts from; `listen-client-urls` is where clients come to. */
function isTurnedAway(words: readonly string[], classes: Classes): boolean {
  return classes.some((one, index) => one === 'outside' && !(words[index] === 'client' && classes[index - 1] === 'listen'));
}

/** `NAME_SERVICE_PORT` and `NAME_SERVICE_HOST` are how Kubernetes tells where a Service is (kubelet, `makeEnvironmentVariables`). */
function namesService(words: readonly string[]): boolean {
  return words.length > 2 && words.at(-2) === 'service' && /^(?:ports?|host)$/.test(words.at(-1) ?? '');
}

/** `http-server.host-port` holds an address of the program's own, `reporter.grpc.host-port` that of another. */
function sayOfHostPort(stem: Classes): NameMeaning['says'] {
  return stem.length > 0 && (stem.at(-1) === 'server' || stem.every(isServed)) ? 'serves' : 'dials';
}

function sayOfPort(words: readonly string[], stem: Classes): NameMeaning['says'] {
  if (stem.every((one) => isServed(one) || one === 'servedAtPort')) return 'port';
  if (stem.some((one) => FOREIGN.includes(one)) || words.slice(0, -1).includes('host')) return 'dials';
  return stem.some(isServed) ? 'port' : 'unclear';
}

function sayOfAddress(words: readonly string[], last: string, stem: Classes): NameMeaning['says'] {
  if (stem.length === 0) return /^addr(?:ess)?$/.test(last) ? 'listens' : 'dials';
  if (last.startsWith('ur')) return 'dials';
  const before = words.slice(0, -1);
  // An API, or a server that is not said to be one of metrics or the like, is usually another's.
  const namesOther = before.includes('api') || before.includes('host') || stem.some((one) => FOREIGN.includes(one));
  if (stem.every(isServed) && stem.at(-1) !== 'server' && !before.includes('api')) return 'serves';
  if (namesOther || stem.includes('server')) return 'dials';
  return stem.some(isServed) ? 'serves' : 'unclear';
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
    const pair = `${word} ${words[index + 1]}`;
    if (pair === 'api server' || pair === 'node exporter') return [];
    return word === 'server' && words[index - 1] === 'api' ? ['apiserver'] : [word];
  });
}

/** What a word says in the name of an option, a variable or a setting; `vocabulary.yaml` explains each. */
export type WordClass =
  | ('listen' | 'served' | 'servedAtPort' | 'server' | 'general' | 'destination' | 'outside' | 'dialled')
  | ('part' | 'bound' | 'announced' | 'address' | 'port' | 'host' | 'quantity');

/** Where a name stands; a section is a level of a configuration file above the setting. */
export type NamePlace = 'option' | 'variable' | 'setting';

/** A word that means something else in one place. */
interface WordException {
  readonly word: string;
  readonly place: NamePlace | 'section';
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
export function classOf(word: string, place: NamePlace | 'section' = 'option'): WordClass | undefined {
  const exception = EXCEPTIONS.find((one) => one.word === word && one.place === place);
  return exception ? (exception.means ?? undefined) : CLASSES.get(word);
}
