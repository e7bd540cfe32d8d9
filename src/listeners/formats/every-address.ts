import type { Text } from '../../model/text.ts';
import { ADDRESS, ANNOUNCED, DIALLED, HOST, LISTEN, type Meaning, parentOf, protocolOf, words, wordsOfName } from './names.ts';
import { levelsOf, type Setting } from './setting.ts';

const BARE = /^:\d{1,5}$/;
const EXPLICIT = /^(?:[a-z][a-z0-9+.-]*:\/\/)?(?:0\.0\.0\.0|\[::\]):\d{1,5}\/?$/;
/** Whose address `0.0.0.0:80` may be although nobody can dial it: people write it for localhost. */
const SENDERS = words(
  'exporter exporters target targets upstream upstreams backend backends destination destinations dest remote remotes peer peers sink sinks ' +
    'output outputs client clients connect forward forwarder forwarders relay push dial join scrape static',
);

/** What a key that ends in a word for an address says of `0.0.0.0:5000` or `:5000`, which nobody can dial. */
export function meaningOfEveryAddress(key: string, value: Text): Meaning | null {
  const isExplicit = EXPLICIT.test(value.value);
  if (!isExplicit && !BARE.test(value.value)) return null;
  const names = levelsOf(key).filter((level) => !/^\[\d+\]$/.test(level));
  const leaf = names.at(-1) ?? '';
  const all = names.flatMap(wordsOfName);
  const listens = wordsOfName(leaf).some((word) => LISTEN.has(word));
  const refused = listens ? ANNOUNCED : isExplicit ? SENDERS : DIALLED;
  if (!(isExplicit ? /(?:addr(?:ess)?|endpoint)$/i : /addr(?:ess)?$/i).test(leaf)) return null;
  if (all.some((word) => refused.has(word) || ANNOUNCED.has(word))) return null;
  return { kind: 'address', strength: 'strong', stem: leaf, parent: parentOf(key), protocol: protocolOf(all) };
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
  const all = levelsOf(key).flatMap(wordsOfName);
  if (all.some((word) => ANNOUNCED.has(word))) return null;
  return { kind: isPort ? 'port' : 'host', strength: 'strong', stem: '', parent, protocol: protocolOf(all) };
}

/** Whether a setting holds an address and nothing else tells whose. */
function isPlainHost(key: string): boolean {
  const leaf = wordsOfName(key.slice(parentOf(key).length));
  return leaf.length === 1 && (HOST.has(leaf[0] ?? '') || ADDRESS.has(leaf[0] ?? ''));
}
