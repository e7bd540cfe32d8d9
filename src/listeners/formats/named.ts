import type { Protocol } from '../../model/address.ts';
import type { Text } from '../../model/text.ts';
import { argumentsOf, type Directive, directivesOf, nameOf, roleInStatements } from './directives.ts';
import { type BindFacts, type Format, type FoundSocket, socketAt, socketsOf, switchedOff } from './format.ts';
import { type Lexicon, tokensOf } from './tokens.ts';

const LEXICON: Lexicon = { marks: '{};', quotes: '"', slashComments: true };

const DNS_PORT = 53;
const DNS_PROTOCOLS: readonly Protocol[] = ['UDP', 'TCP'];

export const namedFormat: Format = {
  name: 'named',
  binds: readNamed,
  fileName: /^named[^/]*\.conf/i,
};

/**
 * The sockets of a configuration of BIND (isc-projects/bind9: doc/misc/options): `listen-on` for names, and `inet` of
 * `statistics-channels` and `controls`. Ports of forwarders and zones are those of others.
 */
function* readNamed(text: Text): Generator<FoundSocket> {
  for (const { words, block } of directivesOf(tokensOf(text, LEXICON), roleInStatements)) {
    const name = words[0];
    if (!name || !block) continue;
    if (name.value === 'options') yield* socketsOfOptions(name, block);
    else if (name.value === 'statistics-channels' || name.value === 'controls') {
      for (const channel of block) yield* socketsOfChannel(channel, name.value);
    }
  }
}

function* socketsOfOptions(name: Text, options: readonly Directive[]): Generator<FoundSocket> {
  const [main] = argumentsOf(options, 'port');
  const listens = options.filter((option) => /^listen-on(?:-v6)?$/.test(nameOf(option)));
  for (const protocol of listens.length === 0 ? DNS_PROTOCOLS : []) {
    const facts: BindFacts = main
      ? { protocol, confidence: 'high', note: 'options port' }
      : { protocol, confidence: 'low', note: 'options without listen-on' };
    yield* socketAt(null, main ? Number(main.value) : DNS_PORT, main ?? name, facts);
  }
  for (const listen of listens) yield* socketsOfListen(listen, main);
}

function* socketsOfListen({ words, block }: Directive, main: Text | undefined): Generator<FoundSocket> {
  const place = words[0];
  const at = words.findIndex((word) => word.value === 'port');
  const portText = (at > 0 ? words[at + 1] : undefined) ?? main ?? place;
  if (!place || !portText || !block) return;
  const port = portText === place ? DNS_PORT : Number(portText.value);
  // Names over TLS or HTTP need no UDP.
  const protocols = words.some((word) => word.value === 'tls' || word.value === 'http') ? DNS_PROTOCOLS.slice(1) : DNS_PROTOCOLS;
  const addresses = block.flatMap((directive) => directive.words.slice(0, 1)).filter((word) => !word.value.startsWith('!'));
  for (const address of addresses) {
    if (address.value === 'none') yield switchedOff(port, address);
    else
      for (const protocol of protocols) {
        yield* socketAt(address.value === 'any' ? null : address, port, portText, { protocol, confidence: 'high', note: place.value });
      }
  }
}

function* socketsOfChannel({ words }: Directive, name: string): Generator<FoundSocket> {
  const [kind, host, port, number] = words;
  if (kind?.value !== 'inet' || !host || port?.value !== 'port' || !number) return;
  yield* socketsOf(host, number, { protocol: 'TCP', confidence: 'high', note: `inet of ${name}` });
}
