import frr from '../../../programs/formats/frr.yaml';
import type { Protocol } from '../../model/address.ts';
import { readPorts } from '../../net/address.ts';
import { choicesOf } from '../../template/values.ts';
import { isKnown, type Text } from '../../text/text.ts';
import { COMMAND_LINE, wordsOf } from '../../text/tokens.ts';
import { optionValues } from '../options.ts';
import { type BindFacts, type Format, type FoundSocket, socketAt, switchedOff } from './format.ts';
import { readEnvironment } from './ini.ts';

const { terminals, served, alwaysStarted } = frr as {
  /** TCP ports of the daemons' terminals. */
  readonly terminals: Readonly<Record<string, number>>;
  /** What daemons serve besides. */
  readonly served: readonly { readonly daemon: string; readonly port: number; readonly protocol: Protocol; readonly what: string }[];
  readonly alwaysStarted: readonly string[];
};

export const frrFormat: Format = {
  name: 'frr-daemons',
  binds: readFrrDaemons,
  looksLike: ({ has }) => has(/^(zebra|bgpd|bfdd|staticd)(_options)?=/) && has(/^bgpd=(yes|no)$/),
};

/**
 * FRR's `daemons` file: which daemons run (`bgpd=yes`) and with what options (`bgpd_options="-A 127.0.0.1 -p 0"`). BGP is of
 * high confidence; the terminals and BFD depend on how FRR was built and started, so they are of low confidence.
 */
function* readFrrDaemons(text: Text): Generator<FoundSocket> {
  const settings = new Map(readEnvironment(text).map(({ key, value }) => [key, value]));
  const running = (daemon: string): Text | undefined => {
    const value = settings.get(daemon);
    return value !== undefined && /^(yes|true|1)$/i.test(value.value) ? value : undefined;
  };
  const optionsOf = (daemon: string): Text[] => {
    const options = settings.get(`${daemon}_options`);
    return options ? wordsOf(options, COMMAND_LINE) : [];
  };
  for (const { daemon, port, protocol, what } of served) {
    const enabled = running(daemon);
    if (!enabled) continue;
    const note = `${what} of ${daemon}`;
    const facts: BindFacts = { protocol, confidence: daemon === 'bgpd' ? 'high' : 'low', note };
    if (daemon === 'bgpd') {
      yield* socketsOfBgp(optionsOf(daemon), enabled, facts);
      const options = settings.get('bgpd_options');
      // Options that set neither port nor address show that the usual ones hold.
      if (options && !/(?:^|\s)(?:-[pl]|--bgp_port|--listenon)/.test(options.value)) yield* socketAt(null, port, options, facts);
    } else yield* socketAt(null, port, enabled, facts);
  }
  for (const [daemon, port] of Object.entries(terminals)) {
    const enabled = running(daemon) ?? (alwaysStarted.includes(daemon) ? settings.get(`${daemon}_options`) : undefined);
    if (enabled) yield* socketsOfTerminal(optionsOf(daemon), port, enabled, `terminal of ${daemon}`);
  }
}

function* socketsOfBgp(options: readonly Text[], enabled: Text, facts: BindFacts): Generator<FoundSocket> {
  const addresses = optionValues(options, 'l', 'listenon');
  const [port] = optionValues(options, 'p', 'bgp_port').slice(-1);
  const choices = port === undefined || isKnown(port) ? [port ?? enabled] : choicesOf(port);
  for (const choice of choices) {
    const number = port === undefined ? 179 : readPorts(choice)?.first;
    const certain: BindFacts = choices.length > 1 ? { ...facts, confidence: 'low' } : facts;
    if (number === 0) {
      // One of several alternatives does not switch the others off.
      if (choices.length === 1) yield switchedOff(179, choice);
    } else if (number !== undefined) {
      for (const address of addresses.length === 0 ? [null] : addresses) yield* socketAt(address, number, choice, certain);
    }
  }
}

function* socketsOfTerminal(options: readonly Text[], standard: number, enabled: Text, note: string): Generator<FoundSocket> {
  const [address] = optionValues(options, 'A', 'vty_addr').slice(-1);
  const [written] = optionValues(options, 'P', 'vty_port').slice(-1);
  const port = written === undefined ? standard : readPorts(written)?.first;
  if (port === 0) yield switchedOff(standard, written ?? enabled);
  else if (port !== undefined) yield* socketAt(address ?? null, port, written ?? enabled, { protocol: 'TCP', confidence: 'low', note });
}
