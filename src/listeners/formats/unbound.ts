import { addTo } from '../../model/groups.ts';
import { sliceText, type Text, unquoted } from '../../text/text.ts';
import { linesOf } from '../../text/tokens.ts';
import { type Format, type FoundSocket, socketAt, socketsOf } from './format.ts';

export const unboundFormat: Format = {
  name: 'unbound',
  binds: readUnbound,
  fileName: /^unbound[^/]*\.conf$/i,
};

const DNS_PORT = 53;
const CONTROL_PORT = 8953;

/**
 * Finds the sockets of Unbound (NLnetLabs/unbound: doc/unbound.conf.5.in). Each `interface` is a socket; it can have its own port after
 * `@`.
 */
function* readUnbound(text: Text): Generator<FoundSocket> {
  const settings = settingsOf(text);
  const all = (...keys: string[]): Text[] => keys.flatMap((key) => settings.get(key) ?? []);
  const port = all('server.port').at(-1);
  const interfaces = all('server.interface', 'server.ip-address');
  for (const protocol of ['UDP', 'TCP'] as const) {
    if (all(`server.do-${protocol.toLowerCase()}`).at(-1)?.value === 'no') continue;
    const facts = { protocol, confidence: 'high', note: interfaces.length > 0 ? 'interface' : 'port' } as const;
    for (const written of interfaces) {
      const at = written.value.indexOf('@');
      const host = at < 0 ? written : sliceText(written, 0, at);
      const own = at < 0 ? port : sliceText(written, at + 1);
      yield* own ? socketsOf(host, own, facts) : socketAt(host, DNS_PORT, written, facts);
    }
    // Without `interface` it listens on localhost only, unless it follows the addresses of the node.
    const bareReach = all('server.interface-automatic').at(-1)?.value === 'yes' ? 'any' : 'localhost';
    if (interfaces.length === 0 && port) yield* socketsOf(null, port, { ...facts, bareReach });
  }
  const place = all('remote-control.control-enable').at(-1);
  if (place?.value !== 'yes') return;
  const facts = { protocol: 'TCP', confidence: 'high', note: 'remote-control', bareReach: 'localhost' } as const;
  const hosts = all('remote-control.control-interface');
  for (const host of hosts.length > 0 ? hosts : [null]) {
    const usual = { port: CONTROL_PORT, place };
    if (!host?.value.startsWith('/')) yield* socketsOf(host, all('remote-control.control-port').at(-1), facts, usual);
  }
}

/** The values of each `name: value` in a clause such as `server:`, by `server.name`. */
function settingsOf(text: Text): ReadonlyMap<string, Text[]> {
  const settings = new Map<string, Text[]>();
  let clause = '';
  for (const line of linesOf(text)) {
    const [head, name = ''] = /^([a-z][\w-]*):/.exec(line.value.slice(0, 100)) ?? [];
    if (head === undefined) continue;
    const rest = line.part(head.length);
    const value = rest.text(0, /\s+#|^#/.exec(rest.value)?.index);
    if (value.value === '') clause = name;
    else addTo(settings, `${clause}.${name}`, unquoted(value));
  }
  return settings;
}
