import { isPort } from '../../model/address.ts';
import { readEndpoint } from '../../net/address.ts';
import { sliceText, type Text, UNKNOWN } from '../../text/text.ts';
import { argumentsOf, type Directive, directivesOf, nameOf, roleInLines } from './directives.ts';
import { type BindFacts, type Format, type FoundSocket, socketAt, socketsOfEndpoint, switchedOff } from './format.ts';
import { BRACE, type Environment, expandVariables, type Lexicon, tokensOf } from './tokens.ts';

const LEXICON: Lexicon = { quotes: '"`' };

const ADMIN_PORT = 2019;

export const caddyfileFormat: Format = {
  name: 'caddyfile',
  binds: readCaddyfile,
  fileName: /^caddyfile|\.caddyfile$/i,
};

/**
 * The addresses of a Caddyfile's sites, with those that `bind` gives, and the one of its administration (caddyserver/website:
 * src/docs/markdown/caddyfile). A site that names only a host is served at 443.
 */
function* readCaddyfile(text: Text, environment: Environment): Generator<FoundSocket> {
  // The same option names a file of JSON.
  if (/^\s*\{\s*"/.test(text.value)) return;
  const [first, ...others] = directivesOf(tokensOf(text, LEXICON), roleInLines);
  const isGlobal = first !== undefined && first.words.length === 0;
  const options = isGlobal ? (first.block ?? []) : [];
  const ports = { http: portOf(options, 'http_port', 80), https: portOf(options, 'https_port', 443) };
  yield* socketsOfAdmin(options, first?.words[0] ?? first?.block?.[0]?.words[0], environment);
  const bindings = argumentsOf(options, 'default_bind');
  for (const { addresses, directives } of sitesOf(isGlobal || !first ? others : [first, ...others])) {
    const own = argumentsOf(directives, 'bind');
    const hosts = own.length > 0 ? own : bindings;
    for (const address of addresses) yield* socketsOfSite(expandVariables(address, BRACE, environment), hosts, ports);
  }
}

interface Site {
  readonly addresses: readonly Text[];
  readonly directives: readonly Directive[];
}

/** Blocks that are no snippets or routes; braces may be left out around the only site. */
function sitesOf(directives: readonly Directive[]): Site[] {
  const blocks = directives.filter(({ words }) => !/^&?\(/.test(words[0]?.value ?? '') && words[0]?.value !== 'import');
  const [only, ...rest] = blocks;
  if (only && only.block === null) return [{ addresses: only.words, directives: rest }];
  return blocks.flatMap(({ words, block }) => (block ? [{ addresses: words, directives: block }] : []));
}

interface Port {
  readonly number: number;
  /** Null for the usual one. */
  readonly text: Text | null;
}

function portOf(options: readonly Directive[], name: string, usual: number): Port {
  const text = argumentsOf(options, name)[0];
  return text && isPort(Number(text.value)) ? { number: Number(text.value), text } : { number: usual, text: null };
}

function* socketsOfSite(
  written: Text,
  hosts: readonly Text[],
  ports: { readonly http: Port; readonly https: Port },
): Generator<FoundSocket> {
  const address = sliceText(written, 0, written.value.replace(/,$/, '').length);
  const { value } = address;
  if (value === '' || value.includes('{')) return;
  const scheme = /^(https?):\/\//.exec(value)?.[1];
  const authority = value.replace(/^https?:\/\//, '').split('/', 1)[0] ?? '';
  const digits = /:(\d{1,5})$/.exec(authority)?.[1];
  if (digits === undefined && (authority.includes(UNKNOWN) || /:$/.test(authority) || value.includes('://') !== (scheme !== undefined)))
    return;
  const usual = scheme === 'http' ? ports.http : ports.https;
  const end = value.length - (/\/[^/]*$/.exec(value.slice(scheme === undefined ? 0 : scheme.length + 3))?.[0].length ?? 0);
  const portText = digits === undefined ? (usual.text ?? address) : sliceText(address, end - digits.length, end);
  const port = digits === undefined ? usual.number : Number(digits);
  const note = `site ${value}`;
  const facts: BindFacts = { protocol: 'TCP', confidence: digits === undefined && scheme === undefined ? 'medium' : 'high', note };
  for (const host of hosts.length > 0 ? hosts : [null]) yield* socketAt(host, port, portText, facts);
}

function* socketsOfAdmin(options: readonly Directive[], place: Text | undefined, environment: Environment): Generator<FoundSocket> {
  const admin = options.find((option) => nameOf(option) === 'admin');
  const address = admin?.words[1];
  if (address?.value === 'off') yield switchedOff(ADMIN_PORT, address);
  else if (address) {
    const facts: BindFacts = { protocol: 'TCP', confidence: 'high', note: 'admin' };
    yield* socketsOfEndpoint(readEndpoint(expandVariables(address, BRACE, environment)), facts);
  } else if (place) {
    const facts: BindFacts = { protocol: 'TCP', confidence: 'low', note: 'admin by default', bareReach: 'localhost' };
    yield* socketAt(null, ADMIN_PORT, place, facts);
  }
}
