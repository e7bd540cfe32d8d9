import { isPort, type Protocol, type Reach } from '../../model/address.ts';
import type { DisabledPort, FoundPort } from '../../model/detector.ts';
import type { Confidence } from '../../model/listener.ts';
import type { ConfigurationFormat } from '../../model/program.ts';
import { type Endpoint, reachOfHost, readPorts } from '../../net/address.ts';
import { onceForEach } from '../../text/once.ts';
import { spanOfText, type Text } from '../../text/text.ts';
import type { Variables } from '../../text/tokens.ts';
import { matchesWildcard } from '../../text/wildcard.ts';

/** A format of configuration texts: at least one of its readers, and how it is recognised. */
export interface Format {
  readonly name: ConfigurationFormat;
  /** Returns the sockets that a text opens or disables. */
  readonly binds?: (text: Text, environment: Variables) => Iterable<FoundSocket>;
  /** Returns the values that a text sets, which the description of a program or their names explain. */
  readonly settings?: (text: Text) => ConfigurationSetting[];
  /** File names, without folders, that only this format has. */
  readonly fileName?: RegExp;
  readonly looksLike?: (sample: Sample) => boolean;
  /** Formats whose files it can be in: the text determines the format, not the name of the file. */
  readonly writtenIn?: readonly ConfigurationFormat[];
}

/** The start of a text of unknown format. */
export interface Sample {
  readonly text: string;
  /** Lines without leading and trailing spaces; empty lines and comments are omitted. */
  readonly lines: readonly string[];
  /** True if a line matches. */
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

/** True if a text starts with a section, or a line contains one. */
export function hasSections({ lines, has }: Sample): boolean {
  return lines[0]?.startsWith('[') === true || has(/^\[[\w. "-]+\]$/);
}

/** One value of a configuration text. If a key is repeated, the last value applies, unless the format makes a list of them. */
export interface ConfigurationSetting {
  /** Levels separated by dots, items of a list as `[0]`: `servingInfo.bindAddress`, `servers[1].port`, `section.name`. */
  readonly key: string;
  /** The value after unquoting. */
  readonly value: Text;
}

/** Maximum number of settings; more are omitted. */
export const MAX_SETTINGS = 50_000;

/** The levels of a key; an item of a list, such as `[0]`, is its own level. */
const levelsOf = onceForEach((key: string): readonly string[] => key.split(/\.|(?=\[\d+\])/).filter((level) => level !== ''));

/**
 * True if `pattern` matches a key; `*` stands for any text without a dot, or for an item of a list. The pattern may omit items of a list:
 * `servers.port` also matches `servers[0].port`.
 */
export function matchesKey(pattern: string, key: string): boolean {
  const wantedLevels = levelsOf(pattern);
  const levels = levelsOf(key);
  const last = levels.at(-1) ?? '';
  // Most keys already differ in the last level.
  if (!last.startsWith('[') && !matchesWildcard(wantedLevels.at(-1) ?? '', last)) return false;
  let reachable = new Set([0]);
  for (const level of levels) {
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

/** Maximum length of a configuration text; readers return nothing for longer texts. */
const MAX_LENGTH = 1 << 20;

export function isTooLong(text: Text): boolean {
  return text.value.length > MAX_LENGTH;
}

/** A socket that a configuration text opens or disables. */
export type FoundSocket = Bind | DisabledPort;

/** A socket to open with known port, reach and protocol. */
export type Bind = FoundPort & Required<Pick<FoundPort, 'port' | 'reach' | 'protocol'>>;

/** The facts that all ports of one endpoint share. */
export interface BindFacts {
  readonly protocol: Protocol;
  readonly confidence: Confidence;
  /** The part of the text that opens the socket, such as "bind in frontend public". */
  readonly note: string;
  /** The reach if the text contains no address; by default every address. */
  readonly bareReach?: Reach;
}

/** Maximum number of ports in a range; the rest of a longer range is ignored. */
const MAX_RANGE = 1000;
/** Maximum number of sockets of one text; others are ignored. */
const MAX_SOCKETS = 10_000;

/** Maximum length of a note; it contains names of the input. */
const MAX_NOTE = 200;

/** The sockets of a reader, up to MAX_SOCKETS; then the reader is stopped. */
export function keptOf(sockets: Iterable<FoundSocket>): FoundSocket[] {
  const kept: FoundSocket[] = [];
  for (const socket of sockets) if (kept.push(socket) >= MAX_SOCKETS) break;
  return kept;
}

/** A listener that `text` disables; otherwise it would listen on `port`. */
export function switchedOffPort(port: number, text: Text): DisabledPort {
  return { port, span: spanOfText(text) };
}

/** Yields the sockets of an endpoint; for port 0, the disabled listener of the port `usual`. */
export function* socketsOfEndpoint(endpoint: Endpoint | null, facts: BindFacts, usual?: number): Generator<FoundSocket> {
  // A Unix socket or an unknown port gives no socket.
  if (!endpoint?.ports) return;
  const { text, first, last } = endpoint.ports;
  if (first === 0 && usual) yield switchedOffPort(usual, text);
  for (let port = first; port <= Math.min(last, first + MAX_RANGE - 1); port++) yield* socketAt(endpoint.host, port, text, facts);
}

/** Yields the socket for a separate host and port; without a port, the usual port with the place `place`. */
export function socketsOf(
  host: Text | null,
  port: Text | undefined,
  facts: BindFacts,
  usual: { readonly port: number; readonly place: Text } | null = null,
): Iterable<FoundSocket> {
  if (port) return socketsOfEndpoint({ scheme: null, host, ports: readPorts(port) }, facts);
  return usual ? socketAt(host, usual.port, usual.place, { ...facts, confidence: 'medium', note: `${facts.note}, default port` }) : [];
}

/** The socket of a valid port number on a host; a null host means that none is written. */
export function socketAt(host: Text | null, port: number, portText: Text, facts: BindFacts): Bind[] {
  if (!isPort(port)) return [];
  const { protocol, confidence, note, bareReach = 'any' } = facts;
  const reach = host === null ? bareReach : reachOfHost(host);
  return [{ host, reach, protocol, confidence, around: note.slice(0, MAX_NOTE), port, portText }];
}
