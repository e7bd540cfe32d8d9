import corefile from '../../../programs/formats/corefile.yaml';
import type { Protocol, Reach } from '../../model/address.ts';
import { readEndpoint } from '../../net/address.ts';
import { withoutPlaceholders } from '../../text/placeholders.ts';
import { isKnown, sliceText, type Text, UNKNOWN } from '../../text/text.ts';
import { BRACE, expandVariables, type Lexicon, tokensOf, type Variables } from '../../text/tokens.ts';
import { argumentsOf, type BlockDirective, directiveName, directivesOf, roleInLines } from './directives.ts';
import { type Bind, type Format, type FoundSocket, socketAt, socketsOfEndpoint } from './format.ts';

const LEXICON: Lexicon = { quotes: '"' };

const { schemes, plugins } = corefile as {
  readonly schemes: Readonly<Record<string, { readonly port: number; readonly protocols: readonly Protocol[] }>>;
  readonly plugins: Readonly<Record<string, { readonly port: number; readonly reach: Reach }>>;
};
const SCHEMES = new Map(Object.entries(schemes));
const PLUGINS = new Map(Object.entries(plugins));

export const corefileFormat: Format = {
  name: 'corefile',
  binds: readCorefile,
  fileName: /^corefile|\.corefile$/i,
  looksLike: ({ lines, has }) =>
    // No plugin ends in a semicolon, unlike statements of syslog-ng, BIRD and BIND.
    lines.some(opensServerBlock) &&
    !has(/;$/) &&
    has(/^(forward|proxy|cache|errors|kubernetes|hosts|template|file|reload|loop|bind|health|ready|whoami|log|prometheus)\b/),
};

/** A zone before a server block, usually with a port. */
const ZONE = /^(?:[a-z0-9+]{1,20}:\/\/)?[\w.*{}$/-]*(?::\d{1,5})?$/;

/** True for zones separated by spaces or commas, the first with a dot or a port, and a brace. */
function opensServerBlock(line: string): boolean {
  const zones = /^(.*[\s,])\{$/.exec(line)?.[1]?.split(/[\s,]+/) ?? [];
  return zones.every((zone) => ZONE.test(zone)) && /[.:]/.test(zones[0] ?? '');
}

/** Finds the server blocks of a CoreDNS configuration, the addresses of their `bind` plugins, and the plugins that serve HTTP. */
function* readCorefile(text: Text, environment: Variables): Generator<FoundSocket> {
  const blocks = directivesOf(tokensOf(text, LEXICON), roleInLines);
  const snippets = new Map(blocks.flatMap((block) => (isSnippet(block) ? [[directiveName(block).slice(1, -1), block] as const] : [])));
  for (const block of blocks) {
    if (block.block === null || isSnippet(block)) continue;
    const plugins = withSnippets(block.block, snippets);
    const hosts = argumentsOf(plugins, 'bind');
    for (const zone of block.words) yield* socketsOfZone(expandVariables(zone, BRACE, environment), hosts, environment);
    for (const plugin of plugins) yield* socketsOfPlugin(plugin, environment);
  }
}

function isSnippet(block: BlockDirective): boolean {
  return block.words.length === 1 && /^\(.*\)$/s.test(directiveName(block));
}

/** The plugins of a block, including those of the snippets that it imports; a snippet may import others. */
function withSnippets(plugins: readonly BlockDirective[], snippets: ReadonlyMap<string, BlockDirective>): BlockDirective[] {
  const unused = new Map(snippets);
  const all = [...plugins];
  for (const plugin of all) {
    const name = directiveName(plugin) === 'import' ? (plugin.words[1]?.value ?? '') : '';
    for (const imported of unused.get(name)?.block ?? []) all.push(imported);
    unused.delete(name);
  }
  return all;
}

function* socketsOfZone(zone: Text, hosts: readonly Text[], environment: Variables): Generator<FoundSocket> {
  const written = zone.value.replace(/,$/, '');
  const scheme = SCHEMES.get(/^([a-z0-9]+):\/\//.exec(written)?.[1] ?? 'dns');
  if (scheme === undefined || written === '') return;
  const digits = /:(\d{1,5})$/.exec(written)?.[1];
  // Text after the last colon that is not a number is an unknown port.
  if (digits === undefined && (/:[^/:]*$/.test(written) || written.includes(UNKNOWN))) return;
  const portText =
    digits === undefined ? sliceText(zone, 0, written.length) : sliceText(zone, written.length - digits.length, written.length);
  const port = digits === undefined ? scheme.port : Number(digits);
  const note = `server block ${written}${digits === undefined ? ', default port' : ''}`;
  for (const protocol of scheme.protocols) {
    const facts = { protocol, confidence: 'high', note } as const;
    if (hosts.length === 0) yield* socketAt(null, port, portText, facts);
    for (const host of hosts) {
      yield* socketAt(withoutPlaceholders(expandVariables(host, BRACE, environment)), port, portText, facts).map(atInterface);
    }
  }
}

/** The address of a network interface in `bind`: only the node knows it, except for the loopback interface; it is never every address. */
function atInterface(bind: Bind): Bind {
  if (bind.host?.value === 'lo') return { ...bind, reach: 'localhost' };
  return bind.reach === 'unknown' && bind.host && isKnown(bind.host) ? { ...bind, reach: 'other' } : bind;
}

function* socketsOfPlugin(plugin: BlockDirective, environment: Variables): Generator<FoundSocket> {
  const [name, argument] = plugin.words;
  const defaults = PLUGINS.get(name?.value ?? '');
  if (!name || !defaults) return;
  const facts = { protocol: 'TCP', confidence: 'high', note: `plugin ${name.value}` } as const;
  if (argument) yield* socketsOfEndpoint(readEndpoint(expandVariables(argument, BRACE, environment)), facts, defaults.port);
  else yield* socketAt(null, defaults.port, name, { ...facts, note: `${facts.note}, default address`, bareReach: defaults.reach });
}
