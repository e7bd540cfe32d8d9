import type { Protocol } from '../../model/address.ts';
import { isPort } from '../../model/address.ts';
import type { Text } from '../../model/text.ts';
import { addBinds, addOff, addSocket, type BindFacts, type Binds, bindAt, noBinds } from './bind.ts';
import { type Directive, directivesOf, nameOf, roleInStatements } from './directives.ts';
import type { Format } from './format.ts';
import { type Lexicon, tokensOf } from './tokens.ts';

const LEXICON: Lexicon = {
  marks: '{};',
  quotes: '"',
  quotesOpenWords: true,
  comments: '#',
  slashComments: true,
  escapes: true,
};

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
function readNamed(text: Text): Binds {
  const found = noBinds();
  for (const { words, block } of directivesOf(tokensOf(text, LEXICON), roleInStatements)) {
    const name = words[0];
    if (!name || !block) continue;
    if (name.value === 'options') readOptions(name, block, found);
    else if (name.value === 'statistics-channels' || name.value === 'controls') {
      for (const channel of block) readChannel(channel, name.value, found);
    }
  }
  return found;
}

function readOptions(name: Text, options: readonly Directive[], found: Binds): void {
  const main = options.find((option) => nameOf(option) === 'port')?.words[1];
  const listens = options.filter((option) => /^listen-on(?:-v6)?$/.test(nameOf(option)));
  const defaultPort = main ? Number(main.value) : DNS_PORT;
  if (listens.length === 0 && isPort(defaultPort)) {
    const confidence = main ? 'high' : 'low';
    for (const protocol of DNS_PROTOCOLS) {
      addBinds(found, [
        bindAt(null, defaultPort, main ?? name, { protocol, confidence, note: main ? 'options port' : 'options without listen-on' }),
      ]);
    }
  }
  for (const listen of listens) readListen(listen, main, found);
}

function readListen({ words, block }: Directive, main: Text | undefined, found: Binds): void {
  const place = words[0];
  const at = words.findIndex((word) => word.value === 'port');
  const portText = (at > 0 ? words[at + 1] : undefined) ?? main ?? place;
  if (!place || !portText || !block) return;
  const port = portText === place ? DNS_PORT : Number(portText.value);
  if (!isPort(port)) return;
  // Names over TLS or HTTP need no UDP.
  const protocols = words.some((word) => word.value === 'tls' || word.value === 'http') ? DNS_PROTOCOLS.slice(1) : DNS_PROTOCOLS;
  const addresses = block.flatMap((directive) => directive.words.slice(0, 1)).filter((word) => !word.value.startsWith('!'));
  for (const address of addresses) {
    if (address.value === 'none') addOff(found, port, address, place.value);
    else
      for (const protocol of protocols) {
        const facts: BindFacts = { protocol, confidence: 'high', note: place.value };
        addBinds(found, [bindAt(address.value === 'any' ? null : address, port, portText, facts)]);
      }
  }
}

function readChannel({ words }: Directive, name: string, found: Binds): void {
  const [kind, host, port, number] = words;
  if (kind?.value !== 'inet' || !host || port?.value !== 'port' || !number) return;
  const facts: BindFacts = { protocol: 'TCP', confidence: 'high', note: `inet of ${name}` };
  addSocket(found, host, number, facts);
}
