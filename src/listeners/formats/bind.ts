import { isPort, type Protocol, type Reach, reachOfAddress } from '../../model/address.ts';
import type { Confidence } from '../../model/listener.ts';
import type { Text } from '../../model/text.ts';
import { type Endpoint, readPorts } from '../../text/address.ts';
import { isKnown } from '../../text/text.ts';

/** A socket that a configuration text tells a program to open. */
export interface Bind {
  /** Characters of the address; null where none is written. Holds UNKNOWN where a part is not known. */
  readonly address: Text | null;
  readonly reach: Reach;
  readonly port: number;
  /** Characters of the port or, where a default applies, of the word that switches the listener on. */
  readonly portText: Text;
  readonly protocol: Protocol;
  readonly confidence: Confidence;
  /** What of the text opens the socket, such as "bind in frontend public". */
  readonly note: string;
}

/** A socket that a configuration text switches off. */
export interface SwitchedOff {
  /** The port that would be served otherwise; null where only the setting is known. */
  readonly port: number | null;
  readonly text: Text;
}

/** What a configuration text says of one socket. */
export type FoundSocket = Bind | SwitchedOff;

/** All that a configuration text says of sockets. */
export interface Binds {
  readonly binds: Bind[];
  readonly off: SwitchedOff[];
}

/** What is the same for all ports of one endpoint. */
export interface BindFacts {
  readonly protocol: Protocol;
  readonly confidence: Confidence;
  readonly note: string;
  /** Reach where no address is written; by default every address. */
  readonly bareReach?: Reach;
}

/** Ports of one range; the rest of a longer range is ignored. */
const MAX_RANGE = 1000;
/** Sockets of one text; further ones are ignored. */
const MAX_SOCKETS = 10_000;

/** Names in notes come from the input, so they may be of any length. */
const MAX_NOTE = 200;

/** Divides what a reader gives, which is asked for no more than is kept. */
export function bindsOf(sockets: Iterable<FoundSocket>): Binds {
  const found: Binds = { binds: [], off: [] };
  for (const socket of sockets) {
    if ('portText' in socket) found.binds.push(socket);
    else found.off.push(socket);
    if (found.binds.length + found.off.length >= MAX_SOCKETS) break;
  }
  return found;
}

/** The sockets of an endpoint, or that it is switched off by port 0. `offPort` would be served otherwise. */
export function* socketsOfEndpoint(endpoint: Endpoint | null, facts: BindFacts, offPort: number | null = null): Generator<FoundSocket> {
  // Unix sockets and unknown ports have none.
  if (!endpoint?.ports) return;
  const { text, first, last } = endpoint.ports;
  if (first === 0) yield { port: offPort, text };
  else for (let port = first; port <= Math.min(last, first + MAX_RANGE - 1); port++) yield* socketAt(endpoint.host, port, text, facts);
}

/** The socket of a host and a port that are given apart; where no port is, the usual one, which `place` stands for. */
export function socketsOf(
  host: Text | null,
  port: Text | undefined,
  facts: BindFacts,
  usual: { readonly port: number; readonly place: Text } | null = null,
): Iterable<FoundSocket> {
  if (port) return socketsOfEndpoint({ scheme: null, host, ports: readPorts(port) }, facts);
  return usual ? socketAt(host, usual.port, usual.place, { ...facts, confidence: 'medium', note: `${facts.note}, default port` }) : [];
}

/** The socket of a number that is a port, at `address`, null for none written. */
export function socketAt(address: Text | null, port: number, portText: Text, facts: BindFacts): Bind[] {
  if (!isPort(port)) return [];
  const { protocol, confidence, note, bareReach = 'any' } = facts;
  const reach = address === null ? bareReach : isKnown(address) ? reachOfAddress(address.value) : 'unknown';
  return [{ address, reach, protocol, confidence, note: note.slice(0, MAX_NOTE), port, portText }];
}
