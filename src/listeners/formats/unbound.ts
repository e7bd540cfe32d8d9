import type { Protocol } from '../../model/address.ts';
import { sliceText, type Text, unquoted } from '../../text/text.ts';
import { type Line, linesOf } from '../../text/tokens.ts';
import { type BindFacts, type Format, type FoundSocket, socketAt, socketsOf } from './format.ts';

export const unboundFormat: Format = {
  name: 'unbound',
  binds: readUnbound,
  fileName: /^unbound[^/]*\.conf$/i,
};

const DNS_PORT = 53;
const CONTROL_PORT = 8953;

/** A line `name: value` of a clause such as `server:`. */
interface Entry {
  readonly clause: string;
  readonly name: string;
  readonly value: Text;
}

/** The sockets of Unbound (NLnetLabs/unbound: doc/unbound.conf.5.in). Each `interface` counts, with a port of its own behind `@`. */
function* readUnbound(text: Text): Generator<FoundSocket> {
  const entries = entriesOf(text);
  const all = (clause: string, ...names: string[]): Text[] =>
    entries.flatMap((entry) => (entry.clause === clause && names.includes(entry.name) ? entry.value : []));
  const isNo = (name: string): boolean => all('server', name).at(-1)?.value === 'no';
  const port = all('server', 'port').at(-1);
  const interfaces = all('server', 'interface', 'ip-address');
  for (const protocol of ['UDP', 'TCP'] as const) {
    if (isNo(`do-${protocol.toLowerCase()}`)) continue;
    for (const one of interfaces) yield* socketsOfInterface(one, port, protocol);
    // Without `interface` it answers on localhost alone.
    if (interfaces.length === 0 && port) yield* socketsOf(null, port, { ...factsOf('port', protocol), bareReach: 'localhost' });
  }
  if (all('remote-control', 'control-enable').at(-1)?.value !== 'yes') return;
  const controls = all('remote-control', 'control-interface');
  const [place] = all('remote-control', 'control-enable');
  const facts: BindFacts = { ...factsOf('remote-control', 'TCP'), bareReach: 'localhost' };
  const usual = place ? { port: CONTROL_PORT, place } : null;
  for (const host of controls.length > 0 ? controls : [null]) {
    if (!host?.value.startsWith('/')) yield* socketsOf(host, all('remote-control', 'control-port').at(-1), facts, usual);
  }
}

function* socketsOfInterface(written: Text, port: Text | undefined, protocol: Protocol): Generator<FoundSocket> {
  const at = written.value.indexOf('@');
  const host = at < 0 ? written : sliceText(written, 0, at);
  const own = at < 0 ? port : sliceText(written, at + 1);
  if (own) yield* socketsOf(host, own, factsOf('interface', protocol));
  else yield* socketAt(host, DNS_PORT, written, factsOf('interface', protocol));
}

function factsOf(note: string, protocol: Protocol): BindFacts {
  return { protocol, confidence: 'high', note };
}

function entriesOf(text: Text): Entry[] {
  let clause = '';
  return [...linesOf(text)].flatMap((line) => {
    const [head, name = ''] = /^([a-z][\w-]*):/.exec(line.value.slice(0, 100)) ?? [];
    if (head === undefined) return [];
    const value = withoutComment(line.part(head.length));
    if (value.value !== '') return [{ clause, name, value: unquoted(value) }];
    clause = name;
    return [];
  });
}

function withoutComment(line: Line): Text {
  const end = /\s+#|^#/.exec(line.value)?.index;
  return line.text(0, end);
}
