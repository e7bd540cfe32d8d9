import type { Text } from '../../model/text.ts';
import { readEndpoint } from '../../net/address.ts';
import { DOLLAR, expandVariables, type Lexicon, tokensOf, type Variables } from '../../text/tokens.ts';
import { argumentsOf, type BlockDirective, directiveName, directivesOf, roleInStatements } from './directives.ts';
import { type BindFacts, type Format, type FoundSocket, socketAt, socketsOfEndpoint } from './format.ts';

const LEXICON: Lexicon = { marks: ';{}', quotes: '"\'' };

export const nginxFormat: Format = {
  name: 'nginx',
  binds: readNginx,
  fileName: /nginx[^/]*\.(conf|tmpl|template)$/i,
  looksLike: ({ has }) => has(/^(server|http|stream|events)\s*\{/) && has(/;$/),
};

/** Finds the `listen` directives of servers in http, stream and mail blocks, or of server blocks in an included file. */
function* readNginx(text: Text, environment: Variables): Generator<FoundSocket> {
  for (const [server, module] of serversIn(directivesOf(tokensOf(text, LEXICON), roleInStatements), '')) {
    yield* socketsOfServer(server, module, environment);
  }
}

function* serversIn(directives: readonly BlockDirective[], module: string): Generator<readonly [server: BlockDirective, module: string]> {
  for (const directive of directives) {
    const name = directiveName(directive);
    if (!directive.block) continue;
    if (name === 'server' && directive.words.length === 1) yield [directive, module];
    else yield* serversIn(directive.block, ['http', 'stream', 'mail'].includes(name) ? name : module);
  }
}

function* socketsOfServer(server: BlockDirective, module: string, environment: Variables): Generator<FoundSocket> {
  const inside = server.block ?? [];
  const [name] = argumentsOf(inside, 'server_name');
  const note = `listen in ${module === '' ? '' : `${module} `}server${name ? ` ${name.value}` : ''}`;
  const listens = inside.filter((directive) => directiveName(directive) === 'listen');
  for (const { words } of listens) {
    if (words[1]) yield* socketsOfListen(expandVariables(words[1], DOLLAR, environment), words.slice(2), note);
  }
  const first = server.words[0];
  // Without a listen directive, the http module binds port 80, or 8000 if nginx does not run as root.
  const mayListenElsewhere = module !== 'http' || inside.length === 0 || inside.some((directive) => directiveName(directive) === 'include');
  if (listens.length === 0 && first && !mayListenElsewhere) {
    yield* socketAt(null, 80, first, { protocol: 'TCP', confidence: 'low', note: `${note} by default` });
  }
}

function* socketsOfListen(address: Text, parameters: readonly Text[], note: string): Generator<FoundSocket> {
  const endpoint = readEndpoint(address);
  if (!endpoint) return;
  const isUdp = parameters.some(({ value }) => value === 'udp' || value === 'quic');
  const facts: BindFacts = { protocol: isUdp ? 'UDP' : 'TCP', confidence: 'high', note };
  if (endpoint.ports) yield* socketsOfEndpoint(endpoint, facts);
  else if (endpoint.host && /^(\[[^\]]+\]|[\w.*-]+)$/.test(endpoint.host.value)) {
    yield* socketAt(endpoint.host, 80, endpoint.host, { ...facts, note: `${note}, port 80 by default` });
  }
}
