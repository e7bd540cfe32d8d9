import { isPort, type Protocol, type Reach } from '../../model/address.ts';
import type { DisabledPort, FoundPort } from '../../model/detector.ts';
import type { Confidence } from '../../model/listener.ts';
import type { ConfigurationFormat } from '../../model/program.ts';
import { type Endpoint, reachOfHost, readPorts } from '../../net/address.ts';
import { spanOfText, type Text } from '../../text/text.ts';
import type { Variables } from '../../text/tokens.ts';
import { matchesWildcard } from '../../text/wildcard.ts';

/** A format of configuration texts: its readers, at least one, and how it is recognised. */
export interface Format {
  readonly name: ConfigurationFormat;
  /** Returns the sockets that a text opens or switches off. */
  readonly binds?: (text: Text, environment: Variables) => Iterable<FoundSocket>;
  /** The values that a text sets, for programs that say what they mean, or to be judged by their names. */
  readonly settings?: (text: Text) => Setting[];
  /** Names of files, without folders, that nothing else has. */
  readonly fileName?: RegExp;
  readonly looksLike?: (sample: Sample) => boolean;
  /** Formats in whose files it can be: the text decides, not the name of the file. */
  readonly writtenIn?: readonly ConfigurationFormat[];
}

/** The beginning of a text of unknown format. */
export interface Sample {
  readonly text: string;
  /** Lines without blanks around them, empty ones and comments left out. */
  readonly lines: readonly string[];
  /** Whether some line fits. */
  readonly has: (pattern: RegExp) => boolean;
}

const MAX_SAMPLE = 20_000;

export function sampleOf(text: Text): Sample {
  const beginning = text.value.slice(0, MAX_SAMPLE);
  const lines = beginning
    .split(/\r\n?|\n/)
    .map((line) => line.trim())
    .filter((line) => line !== '' && !/^([#;]|\/\/)/.test(line));
  return { text: beginning, lines, has: (pattern) => lines.some((line) => pattern.test(line)) };
}

/** Whether a text begins with a section, or some line of it names one. */
export function hasSections({ lines, has }: Sample): boolean {
  return lines[0]?.startsWith('[') === true || has(/^\[[\w. "-]+\]$/);
}

/** One value of a configuration text. The last of several with one key counts, unless the format makes a list of them. */
export interface Setting {
  /** Levels with dots between them, items of a list as `[0]`: `servingInfo.bindAddress`, `servers[1].port`, `section.name`. */
  readonly key: string;
  /** The value after unquoting. */
  readonly value: Text;
}

/** More settings than this are left out. */
export const MAX_SETTINGS = 50_000;

/** The levels of a key; an item of a list is a level of its own, such as `[0]`. */
function levelsOf(key: string): string[] {
  return key.split(/\.|(?=\[\d+\])/).filter((level) => level !== '');
}

/**
 * Whether a key is meant by `pattern`, in which `*` is any text without a dot, also an item of a list.
 * Items of a list may be left out of the pattern: `servers.port` means `servers[0].port` too.
 */
export function matchesKey(pattern: string, key: string): boolean {
  const wantedLevels = levelsOf(pattern);
  let reachable = new Set([0]);
  for (const level of levelsOf(key)) {
    const next = new Set<number>();
    for (const at of reachable) {
      const wanted = wantedLevels[at];
      if (wanted !== undefined && matchesWildcard(wanted, level)) next.add(at + 1);
      if (level.startsWith('[')) next.add(at);
    }
    reachable = next;
  }
  return reachable.has(wantedLevels.length);
}

/** A text longer than this is not a configuration that a person wrote; readers return nothing for it. */
const MAX_LENGTH = 1 << 20;

export function isTooLong(text: Text): boolean {
  return text.value.length > MAX_LENGTH;
}

/** A socket that a configuration text opens or switches off. */
export type FoundSocket = Bind | DisabledPort;

/** A socket to open, whose port, reach and protocol are known. */
export type Bind = FoundPort & Required<Pick<FoundPort, 'port' | 'reach' | 'protocol'>>;

/** What is the same for all ports of one endpoint. */
export interface BindFacts {
  readonly protocol: Protocol;
  readonly confidence: Confidence;
  /** What of the text opens the socket, such as "bind in frontend public". */
  readonly note: string;
  /** Reach if no address is written; by default every address. */
  readonly bareReach?: Reach;
}

/** Ports of one range; the rest of a longer range is ignored. */
const MAX_RANGE = 1000;
/** Sockets of one text; further ones are ignored. */
const MAX_SOCKETS = 10_000;

/** Names in notes come from the input, so they may be of any length. */
const MAX_NOTE = 200;

/** The sockets of a reader, up to MAX_SOCKETS; the reader stops there. */
export function keptOf(sockets: Iterable<FoundSocket>): FoundSocket[] {
  const kept: FoundSocket[] = [];
  for (const socket of sockets) if (kept.push(socket) >= MAX_SOCKETS) break;
  return kept;
}

/** A listener that the characters of `text` switch off; `port` would be served otherwise. */
export function switchedOff(port: number, text: Text): DisabledPort {
  return { port, span: spanOfText(text) };
}

/** The sockets of an endpoint, or that port 0 switches off what would be served at `usual`. */
export function* socketsOfEndpoint(endpoint: Endpoint | null, facts: BindFacts, usual?: number): Generator<FoundSocket> {
  // Unix sockets and unknown ports have none.
  if (!endpoint?.ports) return;
  const { text, first, last } = endpoint.ports;
  if (first === 0 && usual) yield switchedOff(usual, text);
  for (let port = first; port <= Math.min(last, first + MAX_RANGE - 1); port++) yield* socketAt(endpoint.host, port, text, facts);
}

/** The socket of a host and a port that are given apart; without a port the usual one, whose place is `place`. */
export function socketsOf(
  host: Text | null,
  port: Text | undefined,
  facts: BindFacts,
  usual: { readonly port: number; readonly place: Text } | null = null,
): Iterable<FoundSocket> {
  if (port) return socketsOfEndpoint({ scheme: null, host, ports: readPorts(port) }, facts);
  return usual ? socketAt(host, usual.port, usual.place, { ...facts, confidence: 'medium', note: `${facts.note}, default port` }) : [];
}

/** The socket of a number that is a port, at the host, null for none written. */
export function socketAt(host: Text | null, port: number, portText: Text, facts: BindFacts): Bind[] {
  if (!isPort(port)) return [];
  const { protocol, confidence, note, bareReach = 'any' } = facts;
  const reach = host === null ? bareReach : reachOfHost(host);
  return [{ host, reach, protocol, confidence, around: note.slice(0, MAX_NOTE), port, portText }];
}
