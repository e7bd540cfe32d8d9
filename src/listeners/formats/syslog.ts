import rsyslog from '../../../programs/formats/rsyslog.yaml';
import drivers from '../../../programs/formats/syslog-ng.yaml';
import type { Protocol } from '../../model/address.ts';
import { groupsIn, matchesIn, type Text } from '../../text/text.ts';
import { type Directive, directivesOf, nameOf, roleInStatements } from './directives.ts';
import { type BindFacts, type Format, type FoundSocket, socketsOf } from './format.ts';
import { withoutHashComments } from './lines.ts';
import { type Lexicon, tokensOf } from './tokens.ts';

export const rsyslogFormat: Format = {
  name: 'rsyslog',
  binds: readRsyslog,
  fileName: /^rsyslogd?[^/]*\.conf$/i,
};

/** Modules and directives that open a socket, and directives that give the address for what follows, in small letters. */
const { modules, directives, addresses } = rsyslog as Readonly<Record<'modules' | 'directives' | 'addresses', Record<string, Protocol>>>;
const MODULES = new Map(Object.entries(modules));
const DIRECTIVES = new Map(Object.entries(directives));
const ADDRESSES = new Map(Object.entries(addresses));

/** A statement `input(type="imtcp" port="514")` over lines, or a directive such as `$UDPServerRun 514`. */
const STATEMENT = /\binput\s*\((?<parameters>[^()]{0,5000})\)|^[ \t]*\$(?<name>\w+)[ \t]+(?<value>\S+)/dgim;
const PARAMETER = /(?<![\w.])(?<name>[\w.]+)\s*=\s*(?:"(?<value>[^"]*)"|\[(?<list>[^\]]*)\])/dg;

/** The inputs of an rsyslog configuration that receive over the network, in both of its syntaxes. */
function* readRsyslog(text: Text): Generator<FoundSocket> {
  const addresses = new Map<Protocol, Text>();
  for (const { parameters, name, value } of groupsIn(withoutHashComments(text), STATEMENT)) {
    if (parameters) yield* socketsOfInput(parameters);
    const directive = name?.value.toLowerCase() ?? '';
    const of = ADDRESSES.get(directive);
    if (of && value) addresses.set(of, value);
    const protocol = DIRECTIVES.get(directive);
    if (protocol) yield* socketsOf(addresses.get(protocol) ?? null, value, { protocol, confidence: 'high', note: `$${name?.value}` });
  }
}

function* socketsOfInput(parameters: Text): Generator<FoundSocket> {
  const values = new Map<string, readonly Text[]>();
  for (const { name, value, list } of groupsIn(parameters, PARAMETER)) {
    values.set(name?.value.toLowerCase() ?? '', value ? [value] : list ? matchesIn(list, /[^\s",]+/g) : []);
  }
  const module = values.get('type')?.[0]?.value.toLowerCase() ?? '';
  const protocol = MODULES.get(module);
  if (!protocol) return;
  const facts: BindFacts = { protocol, confidence: 'high', note: `input ${module}` };
  for (const port of values.get('port') ?? []) yield* socketsOf(values.get('address')?.[0] ?? null, port, facts);
}

export const syslogNgFormat: Format = {
  name: 'syslog-ng',
  binds: readSyslogNg,
  fileName: /^syslog-ng[^/]*\.conf$/i,
};

/** A driver of sources, with the ports of its transports. */
interface Driver extends Readonly<Record<'udp' | 'tcp' | 'tls', number>> {
  readonly only?: Protocol;
}

const DRIVERS = new Map(Object.entries(drivers as Record<string, Driver>));

const LEXICON: Lexicon = { marks: '{}();,', quotes: '"\'' };

/** What the sources of a syslog-ng configuration receive over the network; destinations have drivers of the same names. */
function* readSyslogNg(text: Text): Generator<FoundSocket> {
  yield* socketsOfSources(directivesOf(tokensOf(text, LEXICON), roleInStatements), false);
}

function* socketsOfSources(directives: readonly Directive[], isInSource: boolean): Generator<FoundSocket> {
  for (const { words, block } of directives) {
    const name = words.at(-1);
    const driver = isInSource ? DRIVERS.get(name?.value ?? '') : undefined;
    if (name && driver && block) yield* socketsOfDriver(name, driver, block);
    // A line such as `@version: 4.2` ends without a semicolon, so that it stands before the next statement.
    else if (block) yield* socketsOfSources(block, isInSource || words.slice(-2).some(({ value }) => value === 'source'));
  }
}

function* socketsOfDriver(name: Text, driver: Driver, settings: readonly Directive[]): Generator<FoundSocket> {
  const given = new Map(settings.map((setting) => [nameOf(setting).replace(/^local/, ''), setting.block?.[0]?.words[0]]));
  const transport = given.get('transport')?.value.toLowerCase() ?? 'tcp';
  const protocol = driver.only ?? (transport === 'udp' ? 'UDP' : 'TCP');
  const facts: BindFacts = { protocol, confidence: 'high', note: `source ${name.value}` };
  const usual = protocol === 'UDP' ? driver.udp : transport.includes('tls') ? driver.tls : driver.tcp;
  yield* socketsOf(given.get('ip') ?? null, given.get('port'), facts, { port: usual, place: name });
}
