import { onceForEach } from '../text/once.ts';
import { wordsOfName } from '../text/words.ts';
import vocabulary from './vocabulary.yaml';

/** The meaning of the name of an option, variable or setting, for programs without a description. */
export interface NameMeaning {
  /**
   * `listens`: the program binds the value. `serves`: an address of one of its servers (metrics, health). `port`: the port of a server.
   * `host`: an address for a port in another value. `dials`: the address of another server. `unclear`: the name does not show it.
   */
  readonly use: 'listens' | 'serves' | 'port' | 'host' | 'dials' | 'unclear';
  /** The name without the words for address and port, so that `metrics-port` belongs to `metrics-bind-address`. */
  readonly subject: string;
  /** The last word. */
  readonly last: string;
  /** The meaning of the last word. */
  readonly ends: WordClass | undefined;
  /** The levels of a configuration above a setting, as a key. */
  readonly level: string;
  /** True if one of its words means listening, such as `bind`. */
  readonly isListening: boolean;
  /** True if no word means listening or a protocol that is served. */
  readonly isPlain: boolean;
  /** True if every word is a protocol or an interface that is served, such as `grpc` or `http-metrics`. */
  readonly isServed: boolean;
  /** True if no program binds such a value, even if no client can connect to the address. */
  readonly isNeverBound: boolean;
  readonly protocol: 'UDP' | 'SCTP' | null;
}

/** A word of a name, with its class if the vocabulary has one. */
interface Word {
  readonly text: string;
  readonly means: WordClass | undefined;
}

type Classes = readonly (WordClass | undefined)[];

/** Classes of words for addresses that are never bound. */
const NEVER_BOUND: Classes = ['announced', 'outside', 'destination'];
/** Classes of words for another server, before a word for a port or an address. */
const FOREIGN: Classes = ['destination', 'outside', 'dialled', 'part', 'bound'];
/** Classes of section names whose values are addresses to connect to; in a name with a word for listening only the second list applies. */
const DIALLED_SECTIONS: Classes = [...NEVER_BOUND, 'dialled', 'bound'];
const DIALLED_SECTIONS_OF_LISTENING: Classes = ['announced', 'outside'];

const MEANINGS = { option: remembered('option'), variable: remembered('variable'), setting: remembered('setting') };

/**
 * Returns the meaning of a name in a place; the name of a setting is its key, such as `metrics.bindAddress` or
 * `extendedArguments.secure-port[0]`.
 */
export function meaningOf(name: string, place: keyof typeof MEANINGS): NameMeaning {
  return MEANINGS[place](name);
}

function remembered(place: NamePlace): (name: string) => NameMeaning {
  return onceForEach((name) => {
    if (place !== 'setting') return { level: '', ...meaningOfLevels([splitName(name)], place) };
    const levels = name
      .replace(/\[\d+\]/g, '')
      .split('.')
      .filter(Boolean);
    return { level: levelAbove(name), ...meaningOfLevels(levels.map(splitName), place) };
  });
}

/** The levels above a setting, as a key. */
export function levelAbove(key: string): string {
  return key.slice(0, Math.max(key.lastIndexOf('.'), 0));
}

/** The meaning of the last of several levels; those above it are sections, and a plain name belongs to the nearest section. */
function meaningOfLevels(levels: readonly (readonly string[])[], place: NamePlace): Omit<NameMeaning, 'level'> {
  const name = (levels.at(-1) ?? []).map((text): Word => ({ text, means: classOf(text, place) }));
  // Prometheus scrapes exporters; other programs connect to them.
  const isScraping = levels.some((texts) => texts.includes('prometheus'));
  const meaningAbove = (text: string) => (isScraping && text === 'exporter' ? undefined : classOf(text, 'section'));
  const sections = levels.slice(0, -1).map((texts) => texts.map((text): Word => ({ text, means: meaningAbove(text) })));
  const around = sections.flat();
  // A plain name describes its section.
  const isAlone = isOfListener(name) || sections.length === 0;
  const whole = isAlone ? name : [...(sections.at(-1) ?? []), ...name];
  // `app.port` is the port of the program as a whole.
  const words = place === 'setting' ? whole.filter(({ means }) => means !== 'general') : whole;
  const isListening = has(name, 'listen');
  const dialled = isListening ? DIALLED_SECTIONS_OF_LISTENING : DIALLED_SECTIONS;
  const isDialled = around.some(({ means }) => dialled.includes(means)) || useOf(name) === 'dials';
  return {
    use: isDialled ? 'dials' : useOf(words),
    subject: textsOfWords(name.filter(({ means }) => !['address', 'port', 'host', 'listen'].includes(means ?? ''))).join('-'),
    last: name.at(-1)?.text ?? '',
    ends: name.at(-1)?.means,
    isListening,
    isPlain: !isOfListener(words),
    isServed: words.length > 0 && words.every(isServed) && !/^(?:server|api)$/.test(words.at(-1)?.text ?? ''),
    isNeverBound: [...name, ...around].some(({ means }) => NEVER_BOUND.includes(means)),
    protocol: protocolInWords(textsOfWords([...whole, ...name])),
  };
}

function has(words: readonly Word[], meaning: WordClass): boolean {
  return words.some(({ means }) => means === meaning);
}

function isOfListener(words: readonly Word[]): boolean {
  return has(words, 'listen') || has(words, 'served');
}

function isServed({ means }: Word): boolean {
  return means === 'served' || means === 'server';
}

function isForeign({ means }: Word): boolean {
  return FOREIGN.includes(means);
}

function textsOfWords(words: readonly Word[]): string[] {
  return words.map(({ text }) => text);
}

function protocolInWords(words: readonly string[]): 'UDP' | 'SCTP' | null {
  if (words.includes('sctp')) return 'SCTP';
  if (words.some((word) => /^(?:udp[46]?|quic|http3|tftp)$/.test(word))) return 'UDP';
  const isTcp = words.some((word) => /^tcp[46]?$/.test(word) || classOf(word) === 'served');
  return !isTcp && words.some((word) => UDP_SERVICES.has(word)) ? 'UDP' : null;
}

/** The use of a value, from the words of its name. */
function useOf(words: readonly Word[]): NameMeaning['use'] {
  const last = words.at(-1);
  if (last === undefined) return 'unclear';
  const before = words.slice(0, -1);
  if (has(words, 'announced') || namesService(textsOfWords(words))) return 'dials';
  if (last.means === 'quantity') return 'unclear';
  if (has(words, 'listen')) return isOfClient(words) ? 'dials' : last.means === 'host' ? 'host' : 'listens';
  if (last.text === 'port' && before.at(-1)?.text === 'host') return useOfHostPort(before.slice(0, -1));
  if (last.means === 'port') return useOfPort(before);
  if (last.means === 'address') return useOfAddress(before, last.text);
  if (last.means === 'host' && before.every(isServed)) return 'host';
  const isOther = before.some(isForeign) || (last.means !== 'host' && (isForeign(last) || last.text === 'server'));
  return isOther ? 'dials' : 'unclear';
}

/** True for the address of a client: `client-bind-address` is its source address. In contrast, clients connect to `listen-client-urls`. */
function isOfClient(words: readonly Word[]): boolean {
  return words.some(({ text, means }, index) => means === 'outside' && !(text === 'client' && words[index - 1]?.means === 'listen'));
}

/** True for `NAME_SERVICE_PORT` and `NAME_SERVICE_HOST`, which Kubernetes sets for each Service (kubelet, `makeEnvironmentVariables`). */
function namesService(words: readonly string[]): boolean {
  return words.length > 2 && words.at(-2) === 'service' && /^(?:ports?|host)$/.test(words.at(-1) ?? '');
}

/**
 * The use of a `host-port`: in `http-server.host-port` an address of the program itself, in `reporter.grpc.host-port` the address of
 * another one.
 */
function useOfHostPort(before: readonly Word[]): NameMeaning['use'] {
  return before.length > 0 && (before.at(-1)?.means === 'server' || before.every(isServed)) ? 'serves' : 'dials';
}

function useOfPort(before: readonly Word[]): NameMeaning['use'] {
  if (before.every((word) => isServed(word) || word.means === 'servedAtPort')) return 'port';
  if (before.some((word) => isForeign(word) || word.text === 'host')) return 'dials';
  return before.some(isServed) ? 'port' : 'unclear';
}

function useOfAddress(before: readonly Word[], last: string): NameMeaning['use'] {
  if (before.length === 0) return /^addr(?:ess)?$/.test(last) ? 'listens' : 'dials';
  // An API, or a server without a word such as metrics, usually is another program.
  const isOther = before.some((word) => isForeign(word) || word.means === 'server' || /^(?:api|host)$/.test(word.text));
  const isOwn = before.every(isServed) && before.at(-1)?.means !== 'server' && !textsOfWords(before).includes('api');
  if (last.startsWith('ur') || (isOther && !isOwn)) return 'dials';
  return before.some(isServed) ? 'serves' : 'unclear';
}

/** The words of a name, including compounds such as `metricsport` and `listenaddr`. */
export const splitName: (name: string) => readonly string[] = onceForEach((name) =>
  joinPairs(wordsOfName(name)).flatMap((word) => {
    const [, stem = '', suffix = ''] = /^(.+?)(port|addr|address|host|ip)$/.exec(word) ?? [];
    return ['served', 'server', 'listen'].includes(classOf(stem) ?? '') ? [stem, suffix] : [word];
  }),
);

/** Joins pairs of words: `api-server` is the server of Kubernetes, like `apiserver`, and `node-exporter` that of Prometheus. */
function joinPairs(words: readonly string[]): readonly string[] {
  return words.flatMap((word, index) => {
    const pair = `${word} ${words[index + 1]}`;
    if (pair === 'api server' || pair === 'node exporter') return [];
    return word === 'server' && words[index - 1] === 'api' ? ['apiserver'] : [word];
  });
}

/** The class of a word in the name of an option, a variable or a setting; `vocabulary.yaml` explains each. */
type WordClass =
  | ('listen' | 'served' | 'servedAtPort' | 'server' | 'general' | 'destination' | 'outside' | 'dialled')
  | ('part' | 'bound' | 'announced' | 'address' | 'port' | 'host' | 'quantity');

/** The kind of a name; a section is a level of a configuration file above the setting. */
export type NamePlace = 'option' | 'variable' | 'setting';

/** A word with another class in one place. */
interface WordException {
  readonly word: string;
  readonly place: NamePlace | 'section';
  readonly means: WordClass | null;
  readonly because: string;
}

const { words, udp, exceptions } = vocabulary as {
  readonly udp: string;
  readonly words: Readonly<Record<WordClass, string>>;
  readonly exceptions: readonly WordException[];
};

export const EXCEPTIONS = exceptions;

/** All words with their classes. */
export const VOCABULARY = Object.entries(words).flatMap(([kind, list]) =>
  list.split(/\s+/).map((word) => [word, kind as WordClass] as const),
);

const UDP_SERVICES: ReadonlySet<string> = new Set(udp.split(' '));

const CLASSES: ReadonlyMap<string, WordClass> = new Map(VOCABULARY);

/** The class of a word in a place; undefined if it has none there. */
export function classOf(word: string, place: NamePlace | 'section' = 'option'): WordClass | undefined {
  const exception = EXCEPTIONS.find((one) => one.word === word && one.place === place);
  return exception ? (exception.means ?? undefined) : CLASSES.get(word);
}
