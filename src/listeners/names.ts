import { onceForEach } from '../text/once.ts';
import { wordsOfName } from '../text/words.ts';
import vocabulary from './vocabulary.yaml';

/** The meaning of the name of an option, variable or setting, for programs without a description. */
export interface NameMeaning {
  /**
   * `listens`: the program binds the value. `serves`: an address of a server of its own (metrics, health). `port`: the port of one.
   * `host`: an address that goes with a port elsewhere. `dials`: the address of another server. `unclear`: the name does not say.
   */
  readonly use: 'listens' | 'serves' | 'port' | 'host' | 'dials' | 'unclear';
  /** What it is about, without the words for address and port, so that `metrics-port` finds `metrics-bind-address`. */
  readonly subject: string;
  /** The last word. */
  readonly last: string;
  /** The meaning of the last word. */
  readonly ends: WordClass | undefined;
  /** The levels of a configuration above a setting, as a key. */
  readonly level: string;
  /** One of its words means listening, such as `bind`. */
  readonly isListening: boolean;
  /** No word means listening or what is served. */
  readonly isPlain: boolean;
  /** Every word names what is served, such as `grpc` or `http-metrics`. */
  readonly isServed: boolean;
  /** It names what no program binds, not even if the value is an address that cannot be dialled. */
  readonly isNeverBound: boolean;
  readonly protocol: 'UDP' | 'SCTP' | null;
}

/** A word of a name, with its meaning if the vocabulary has one. */
interface Word {
  readonly text: string;
  readonly means: WordClass | undefined;
}

type Classes = readonly (WordClass | undefined)[];

/** Words of these classes name what is never bound. */
const NEVER_BOUND: Classes = ['announced', 'outside', 'destination'];
/** Words of these classes name another server in front of a port or an address. */
const FOREIGN: Classes = ['destination', 'outside', 'dialled', 'part', 'bound'];
/** Sections with such names contain what is dialled; of a name with a word for listening only the second list counts. */
const DIALLED_SECTIONS: Classes = [...NEVER_BOUND, 'dialled', 'bound'];
const DIALLED_SECTIONS_OF_LISTENING: Classes = ['announced', 'outside'];

const MEANINGS = { option: remembered('option'), variable: remembered('variable'), setting: remembered('setting') };

/** The meaning of a name in a place; that of a setting is its key, such as `metrics.bindAddress` or `extendedArguments.secure-port[0]`. */
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

/** The meaning of the last of several levels; those above it are sections, and a plain name belongs to the nearest. */
function meaningOfLevels(levels: readonly (readonly string[])[], place: NamePlace): Omit<NameMeaning, 'level'> {
  const name = (levels.at(-1) ?? []).map((text): Word => ({ text, means: classOf(text, place) }));
  // Prometheus scrapes exporters; other programs send to them.
  const isScraping = levels.some((texts) => texts.includes('prometheus'));
  const meaningAbove = (text: string) => (isScraping && text === 'exporter' ? undefined : classOf(text, 'section'));
  const sections = levels.slice(0, -1).map((texts) => texts.map((text): Word => ({ text, means: meaningAbove(text) })));
  const around = sections.flat();
  // A plain name is about its section.
  const isAlone = isOfListener(name) || sections.length === 0;
  const whole = isAlone ? name : [...(sections.at(-1) ?? []), ...name];
  // `app.port` is the port of the program as a whole.
  const words = place === 'setting' ? whole.filter(({ means }) => means !== 'general') : whole;
  const isListening = has(name, 'listen');
  const dialled = isListening ? DIALLED_SECTIONS_OF_LISTENING : DIALLED_SECTIONS;
  const isDialled = around.some(({ means }) => dialled.includes(means)) || useOf(name) === 'dials';
  return {
    use: isDialled ? 'dials' : useOf(words),
    subject: textsOf(name.filter(({ means }) => !['address', 'port', 'host', 'listen'].includes(means ?? ''))).join('-'),
    last: name.at(-1)?.text ?? '',
    ends: name.at(-1)?.means,
    isListening,
    isPlain: !isOfListener(words),
    isServed: words.length > 0 && words.every(isServed) && !/^(?:server|api)$/.test(words.at(-1)?.text ?? ''),
    isNeverBound: [...name, ...around].some(({ means }) => NEVER_BOUND.includes(means)),
    protocol: protocolOf(textsOf([...whole, ...name])),
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

function textsOf(words: readonly Word[]): string[] {
  return words.map(({ text }) => text);
}

function protocolOf(words: readonly string[]): 'UDP' | 'SCTP' | null {
  if (words.includes('sctp')) return 'SCTP';
  if (words.some((word) => /^(?:udp[46]?|quic|http3|tftp)$/.test(word))) return 'UDP';
  const isTcp = words.some((word) => /^tcp[46]?$/.test(word) || classOf(word) === 'served');
  return !isTcp && words.some((word) => UDP_SERVICES.has(word)) ? 'UDP' : null;
}

/** What a value is for by the words of its name. */
function useOf(words: readonly Word[]): NameMeaning['use'] {
  const last = words.at(-1);
  if (last === undefined) return 'unclear';
  const before = words.slice(0, -1);
  if (has(words, 'announced') || namesService(textsOf(words))) return 'dials';
  if (last.means === 'quantity') return 'unclear';
  if (has(words, 'listen')) return isOfClient(words) ? 'dials' : last.means === 'host' ? 'host' : 'listens';
  if (last.text === 'port' && before.at(-1)?.text === 'host') return useOfHostPort(before.slice(0, -1));
  if (last.means === 'port') return useOfPort(before);
  if (last.means === 'address') return useOfAddress(before, last.text);
  if (last.means === 'host' && before.every(isServed)) return 'host';
  const isOther = before.some(isForeign) || (last.means !== 'host' && (isForeign(last) || last.text === 'server'));
  return isOther ? 'dials' : 'unclear';
}

/** `client-bind-address` is the source address of a client; clients connect to `listen-client-urls`. */
function isOfClient(words: readonly Word[]): boolean {
  return words.some(({ text, means }, index) => means === 'outside' && !(text === 'client' && words[index - 1]?.means === 'listen'));
}

/** `NAME_SERVICE_PORT` and `NAME_SERVICE_HOST` are set by Kubernetes for each Service (kubelet, `makeEnvironmentVariables`). */
function namesService(words: readonly string[]): boolean {
  return words.length > 2 && words.at(-2) === 'service' && /^(?:ports?|host)$/.test(words.at(-1) ?? '');
}

/** `http-server.host-port` is an address of the program itself, `reporter.grpc.host-port` that of another. */
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
  // An API, or a server that is not said to be one of metrics or the like, is usually another's.
  const isOther = before.some((word) => isForeign(word) || word.means === 'server' || /^(?:api|host)$/.test(word.text));
  const isOwn = before.every(isServed) && before.at(-1)?.means !== 'server' && !textsOf(before).includes('api');
  if (last.startsWith('ur') || (isOther && !isOwn)) return 'dials';
  return before.some(isServed) ? 'serves' : 'unclear';
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

/** What a word means in the name of an option, a variable or a setting; `vocabulary.yaml` explains each. */
type WordClass =
  | ('listen' | 'served' | 'servedAtPort' | 'server' | 'general' | 'destination' | 'outside' | 'dialled')
  | ('part' | 'bound' | 'announced' | 'address' | 'port' | 'host' | 'quantity');

/** The kind of a name; a section is a level of a configuration file above the setting. */
export type NamePlace = 'option' | 'variable' | 'setting';

/** A word that means something else in one place. */
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

/** All words, each with what it means. */
export const VOCABULARY = Object.entries(words).flatMap(([kind, list]) =>
  list.split(/\s+/).map((word) => [word, kind as WordClass] as const),
);

const UDP_SERVICES: ReadonlySet<string> = new Set(udp.split(' '));

const CLASSES: ReadonlyMap<string, WordClass> = new Map(VOCABULARY);

/** What a word means in a place; undefined for words without a meaning there. */
export function classOf(word: string, place: NamePlace | 'section' = 'option'): WordClass | undefined {
  const exception = EXCEPTIONS.find((one) => one.word === word && one.place === place);
  return exception ? (exception.means ?? undefined) : CLASSES.get(word);
}
