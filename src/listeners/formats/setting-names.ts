import type { Protocol } from '../../model/address.ts';
import type { Text } from '../../model/text.ts';
import { classOf, meaningOfWords, NEVER_BOUND, splitName, subjectOf, type WordClass } from '../names.ts';
import { levelsOf, type Setting } from './format.ts';

/** What a setting's key says of its value. */
export interface Meaning {
  /** A number to listen on, an address which may have a port, or an address without one. */
  readonly kind: 'port' | 'address' | 'host';
  /** `strong` where the name speaks of listening or of a server's own interface, `weak` where it might. */
  readonly strength: 'strong' | 'weak';
  /** Words which say what is served, such as `metrics`; a port and a host with one stem go together. */
  readonly stem: string;
  /** Levels above the setting, as a key. */
  readonly parent: string;
  readonly protocol: Protocol;
}

/** Sections of these words hold what is dialled; a name that speaks of listening is trusted in more of them. */
const REFUSED: readonly (WordClass | undefined)[] = [...NEVER_BOUND, 'dialled', 'bound'];
const REFUSED_BESIDE_LISTENING: readonly (WordClass | undefined)[] = ['announced', 'outside'];

/**
 * What a key such as `metrics.bindAddress`, `extendedArguments.secure-port[0]` or `http_port` says; null where it names nothing
 * that a program listens on. For programs that nobody described.
 */
export function meaningOfKey(key: string): Meaning | null {
  const { leaf, sections } = wordsOfKey(key);
  const listens = leaf.some((word) => classOf(word) === 'listen');
  if (leaf.length > 8 || meaningOfWords(leaf, 'setting') === 'dials') return null;
  // Prometheus asks its exporters.
  const isAsked = [leaf, ...sections].some((words) => words.includes('prometheus'));
  const refused = listens ? REFUSED_BESIDE_LISTENING : REFUSED;
  const isRefused = (word: string): boolean => !(isAsked && word === 'exporter') && refused.includes(classOf(word, 'section'));
  const kind = kindOf(leaf, listens);
  if (kind === null || sections.some((words) => words.some(isRefused))) return null;
  const rest = subjectOf(leaf);
  const above = sections.at(-1) ?? [];
  const isStrong =
    listens || rest.some(isServed) || (rest.length === 0 && above.some((word) => isServed(word) || classOf(word) === 'listen'));
  // A plain name may still be a server's own: at the top, or below `server`.
  const isGeneral = (word: string): boolean => ['server', 'general'].includes(classOf(word, 'section') ?? '');
  const isPlain = rest.every((word) => isGeneral(word) || (kind === 'port' && classOf(word) === 'servedAtPort'));
  if (!isStrong && !(isPlain && above.every(isGeneral))) return null;
  const protocol = protocolOf([...leaf, ...above]);
  return { kind, strength: isStrong ? 'strong' : 'weak', stem: rest.join('-'), parent: parentOf(key), protocol };
}

function wordsOfKey(key: string): { readonly leaf: readonly string[]; readonly sections: readonly (readonly string[])[] } {
  const names = levelsOf(key).filter((level) => !/^\[\d+\]$/.test(level));
  return { leaf: splitName(names.at(-1) ?? ''), sections: names.slice(0, -1).map(splitName) };
}

function isServed(word: string): boolean {
  return classOf(word) === 'served';
}

/** The levels above a setting, as a key. */
function parentOf(key: string): string {
  return key.replace(/(\[\d+\])+$/, '').replace(/\.?[^.]*$/, '');
}

function kindOf(leaf: readonly string[], listens: boolean): Meaning['kind'] | null {
  const last = leaf.at(-1) ?? '';
  const kind = classOf(last, 'setting');
  if (kind === 'port' || kind === 'host') return kind;
  if (/^ur/.test(last)) return listens ? 'address' : null;
  return kind === 'address' || kind === 'listen' || (listens && leaf.length === 2 && kind === 'served') ? 'address' : null;
}

function protocolOf(words: readonly string[]): Protocol {
  if (words.some((word) => /^(?:udp[46]?|quic|http3)$/.test(word))) return 'UDP';
  return words.includes('sctp') ? 'SCTP' : 'TCP';
}

const BARE = /^:\d{1,5}$/;
const EXPLICIT = /^(?:[a-z][a-z0-9+.-]*:\/\/)?(?:0\.0\.0\.0|\[::\]):\d{1,5}\/?$/;

/** What a key that ends in a word for an address says of `0.0.0.0:5000` or `:5000`, which nobody can dial. */
export function meaningOfEveryAddress(key: string, value: Text): Meaning | null {
  const isExplicit = EXPLICIT.test(value.value);
  if (!isExplicit && !BARE.test(value.value)) return null;
  const name = levelsOf(key).findLast((level) => !/^\[\d+\]$/.test(level)) ?? '';
  if (!(isExplicit ? /(?:addr(?:ess)?|endpoint)$/i : /addr(?:ess)?$/i).test(name)) return null;
  const { leaf, sections } = wordsOfKey(key);
  const listens = leaf.some((word) => classOf(word) === 'listen');
  // People write `0.0.0.0` for localhost, too, where they name whom they send to.
  const refused = listens ? REFUSED_BESIDE_LISTENING : isExplicit ? NEVER_BOUND : REFUSED;
  const above = sections.flat();
  if (leaf.some((word) => refused.includes(classOf(word))) || above.some((word) => refused.includes(classOf(word, 'section')))) return null;
  return { kind: 'address', strength: 'strong', stem: name, parent: parentOf(key), protocol: protocolOf([...above, ...leaf]) };
}

/** Levels with an address of their own that nobody can dial, such as `ip: 0.0.0.0`. */
export function placesEverywhere(settings: readonly Setting[]): Set<string> {
  const hosts = settings.filter(({ key, value }) => /^(?:0\.0\.0\.0|\[?::\]?)$/.test(value.value) && isPlainHost(key));
  return new Set(hosts.map(({ key }) => parentOf(key)));
}

/** What a plain `port` at such a level says, and the host beside it: that it is opened, whatever the level is called. */
export function meaningBeside(key: string, everywhere: ReadonlySet<string>): Meaning | null {
  const parent = parentOf(key);
  const isPort = key.slice(parent.length).replace(/^\./, '') === 'port';
  if (!everywhere.has(parent) || !(isPort || isPlainHost(key))) return null;
  const { leaf, sections } = wordsOfKey(key);
  const words = [...sections.flat(), ...leaf];
  if (words.some((word) => REFUSED_BESIDE_LISTENING.includes(classOf(word)))) return null;
  return { kind: isPort ? 'port' : 'host', strength: 'strong', stem: '', parent, protocol: protocolOf(words) };
}

/** Whether a setting holds an address and nothing else tells whose. */
function isPlainHost(key: string): boolean {
  const [only, ...others] = splitName(key.slice(parentOf(key).length));
  return others.length === 0 && ['host', 'address'].includes(classOf(only ?? '') ?? '');
}
