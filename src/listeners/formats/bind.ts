import { isPort, type Protocol, type Reach, reachOfAddress } from '../../model/address.ts';
import type { Confidence } from '../../model/listener.ts';
import { type Text, UNKNOWN } from '../../model/text.ts';
import { type Endpoint, readPorts } from '../../text/address.ts';

/** A socket that a configuration text tells a program to open. */
export interface Bind {
  /** Characters of the address; null where none is written. Holds UNKNOWN where a part is not known. */
  readonly address: Text | null;
  /** The address without brackets, empty for every address (`:80`); null where none is written or a part is not known. */
  readonly host: string | null;
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
  readonly note: string;
}

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
const MAX_BINDS = 10_000;

/** Names in notes come from the input, so they may be of any length. */
const MAX_NOTE = 200;

export function noBinds(): Binds {
  return { binds: [], off: [] };
}

export function addBinds(found: Binds, binds: Iterable<Bind>): void {
  for (const bind of binds) {
    if (isFull(found)) return;
    found.binds.push(bind);
  }
}

export function addOff(found: Binds, port: number | null, text: Text, note: string): void {
  if (found.off.length < MAX_BINDS) found.off.push({ port, text, note: note.slice(0, MAX_NOTE) });
}

export function isFull(found: Binds): boolean {
  return found.binds.length >= MAX_BINDS;
}

/** The sockets of an endpoint, or that it is switched off by port 0. `offPort` would be served otherwise. */
export function addEndpoint(found: Binds, endpoint: Endpoint | null, facts: BindFacts, offPort: number | null = null): void {
  if (endpoint?.ports?.first === 0) addOff(found, offPort, endpoint.ports.text, facts.note);
  else if (endpoint) addBinds(found, bindsOfEndpoint(endpoint, facts));
}

/** The socket of a host and a port that are given apart; where no port is, the usual one, which `place` stands for. */
export function addSocket(
  found: Binds,
  host: Text | null,
  port: Text | undefined,
  facts: BindFacts,
  usual: { readonly port: number; readonly place: Text } | null = null,
): void {
  if (port) addEndpoint(found, { scheme: null, host, ports: readPorts(port) }, facts);
  else if (usual)
    addBinds(found, [bindAt(host, usual.port, usual.place, { ...facts, confidence: 'medium', note: `${facts.note}, default port` })]);
}

/** The sockets of an endpoint: none for Unix sockets and unknown ports, several for a range of ports. */
function bindsOfEndpoint(endpoint: Endpoint, facts: BindFacts): Bind[] {
  const { host, ports } = endpoint;
  if (ports === null) return [];
  const binds: Bind[] = [];
  const last = Math.min(ports.last, ports.first + MAX_RANGE - 1);
  for (let port = ports.first; port <= last; port++) {
    if (isPort(port)) binds.push({ ...placeOf(host, facts.bareReach ?? 'any'), ...factsOf(facts), port, portText: ports.text });
  }
  return binds;
}

/** A socket whose address is `address`, null for none written. */
export function bindAt(address: Text | null, port: number, portText: Text, facts: BindFacts): Bind {
  return { ...placeOf(address, facts.bareReach ?? 'any'), ...factsOf(facts), port, portText };
}

/** An address as people write it, without brackets; null where a part is not known. */
export function hostOf(address: Text): string | null {
  return address.value.includes(UNKNOWN) ? null : address.value.replace(/^\[(.*)\]$/s, '$1');
}

function placeOf(address: Text | null, bareReach: Reach): Pick<Bind, 'address' | 'host' | 'reach'> {
  if (address === null) return { address: null, host: null, reach: bareReach };
  const host = hostOf(address);
  return { address, host, reach: host === null ? 'unknown' : reachOfAddress(host) };
}

function factsOf(facts: BindFacts): Pick<Bind, 'protocol' | 'confidence' | 'note'> {
  return { protocol: facts.protocol, confidence: facts.confidence, note: facts.note.slice(0, MAX_NOTE) };
}
