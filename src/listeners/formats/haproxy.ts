import { protocolOfScheme, readEndpoint, splitList } from '../../net/address.ts';
import { type HaproxySection, haproxySections, opensSockets } from '../../net/haproxy.ts';
import type { Text } from '../../text/text.ts';
import { DOLLAR, expandVariables, type Variables } from '../../text/tokens.ts';
import { type BindFacts, type Format, type FoundSocket, socketsOfEndpoint, switchedOffPort } from './format.ts';

const KEYWORDS = new Set(['bind', 'dgram-bind', 'stats', 'disabled', 'enabled', '.if', '.endif']);

export const haproxyFormat: Format = {
  name: 'haproxy',
  binds: readHaproxy,
  fileName: /haproxy[^/]*\.(cfg|conf|config|template)$|^haproxy\.cfg/i,
  looksLike: ({ has }) =>
    has(/^(frontend|listen|backend|defaults|global)\b[^:={]*$/) && has(/^(bind|mode|timeout|balance|stats|log|maxconn)\s/),
};

/**
 * Reads the `bind` lines of frontends, listen, peers and log-forward sections, and `stats socket` with an IP address, as described in the
 * configuration manual of HAProxy. `disabled` sections are disabled listeners.
 */
function* readHaproxy(text: Text, environment: Variables): Generator<FoundSocket> {
  let conditions = 0;
  for (const section of haproxySections(text, KEYWORDS)) {
    const isDisabled = section.lines.findLast(([keyword]) => /^(?:dis|en)abled$/.test(keyword?.value ?? ''))?.[0]?.value === 'disabled';
    for (const words of section.lines) {
      if (words[0]?.value === '.if') conditions++;
      if (words[0]?.value === '.endif') conditions = Math.max(conditions - 1, 0);
      for (const socket of socketsOfLine(section, words, conditions > 0, environment))
        yield isDisabled && 'portText' in socket ? switchedOffPort(socket.port, socket.portText) : socket;
    }
  }
}

function* socketsOfLine(
  section: HaproxySection,
  [keyword, first, second]: readonly Text[],
  isConditional: boolean,
  environment: Variables,
): Generator<FoundSocket> {
  const [kind, name] = section.words.map(({ value }) => value);
  const isStats = kind === 'global' && keyword?.value === 'stats' && first?.value === 'socket';
  const isBind = opensSockets(section) && /^(?:dgram-)?bind$/.test(keyword?.value ?? '');
  const addresses = isStats ? second : first;
  if ((!isStats && !isBind) || addresses === undefined) return;
  const note = isStats ? 'stats socket' : `${keyword?.value} in ${[kind, name].filter(Boolean).join(' ')}`;
  for (const address of splitList(expandVariables(addresses, DOLLAR, environment))) {
    const endpoint = readEndpoint(address, true);
    // The manual requires an address or an asterisk, and a port; a socket of the command line may be a path.
    if (!endpoint?.ports || endpoint.host === null) continue;
    const protocol = keyword?.value === 'dgram-bind' ? 'UDP' : protocolOfScheme(endpoint.scheme);
    const facts: BindFacts = { protocol, confidence: isConditional ? 'medium' : 'high', note };
    yield* socketsOfEndpoint(endpoint, facts);
  }
}
