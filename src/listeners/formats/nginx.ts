import type { Text } from '../../model/text.ts';
import { readEndpoint } from '../../text/address.ts';
import { addBinds, addEndpoint, type BindFacts, type Binds, bindAt, noBinds } from './bind.ts';
import { type Directive, directivesOf, nameOf, roleInStatements } from './directives.ts';
import type { Format } from './format.ts';
import { type Lexicon, tokensOf } from './tokens.ts';
import { DOLLAR, type Environment, expandVariables } from './variables.ts';

const LEXICON: Lexicon = {
  marks: ';{}',
  quotes: '"\'',
  quotesOpenWords: true,
  comments: '#',
  escapes: true,
};

export const nginxFormat: Format = {
  name: 'nginx',
  binds: readNginx,
  fileName: /nginx[^/]*\.(conf|tmpl|template)$/i,
  looksLike: ({ has }) => has(/^(server|http|stream|events)\s*\{/) && has(/;$/),
};

/** The `listen` directives of servers in http, stream and mail blocks, or of server blocks that another file includes. */
function readNginx(text: Text, environment: Environment): Binds {
  const found = noBinds();
  const open: { readonly directive: Directive; readonly module: string }[] = [];
  const push = (directives: readonly Directive[], module: string): void => {
    for (let i = directives.length - 1; i >= 0; i--) {
      const directive = directives[i];
      if (directive?.block) open.push({ directive, module });
    }
  };
  push(directivesOf(tokensOf(text, LEXICON), roleInStatements), '');
  for (let next = open.pop(); next; next = open.pop()) {
    const { directive, module } = next;
    const name = nameOf(directive);
    if (name === 'server' && directive.words.length === 1) readServer(directive, module, environment, found);
    else push(directive.block ?? [], ['http', 'stream', 'mail'].includes(name) ? name : module);
  }
  return found;
}

function readServer(server: Directive, module: string, environment: Environment, found: Binds): void {
  const inside = server.block ?? [];
  const names = inside.find((directive) => nameOf(directive) === 'server_name')?.words[1]?.value;
  const note = `listen in ${module === '' ? '' : `${module} `}server${names === undefined ? '' : ` ${names}`}`;
  const listens = inside.filter((directive) => nameOf(directive) === 'listen');
  for (const { words } of listens) {
    if (words[1]) readListen(expandVariables(words[1], DOLLAR, environment), words.slice(2), note, found);
  }
  const first = server.words[0];
  // Without a listen directive the http module binds port 80, or 8000 where nginx does not run as root.
  const mayListenElsewhere = module !== 'http' || inside.length === 0 || inside.some((directive) => nameOf(directive) === 'include');
  if (listens.length === 0 && first && !mayListenElsewhere) {
    addBinds(found, [bindAt(null, 80, first, { protocol: 'TCP', confidence: 'low', note: `${note} by default` })]);
  }
}

function readListen(address: Text, parameters: readonly Text[], note: string, found: Binds): void {
  const endpoint = readEndpoint(address);
  if (!endpoint) return;
  const isUdp = parameters.some(({ value }) => value === 'udp' || value === 'quic');
  const facts: BindFacts = { protocol: isUdp ? 'UDP' : 'TCP', confidence: 'high', note };
  if (endpoint.ports) addEndpoint(found, endpoint, facts);
  else if (endpoint.host && /^(\[[^\]]+\]|[\w.*-]+)$/.test(endpoint.host.value)) {
    addBinds(found, [bindAt(endpoint.host, 80, endpoint.host, { ...facts, note: `${note}, port 80 by default` })]);
  }
}
