import rsyslog from '../../../programs/formats/rsyslog.yaml';
import type { Protocol } from '../../model/address.ts';
import type { Text } from '../../model/text.ts';
import { matchesIn, type Slice, slicerOf } from '../../text/text.ts';
import { type BindFacts, type FoundSocket, socketsOf } from './bind.ts';
import type { Format } from './format.ts';
import { withoutHashComments } from './lines.ts';

/** Modules and directives that open a socket, and directives that give the address for what follows, in small letters. */
const { modules, directives, addresses } = rsyslog as Readonly<Record<'modules' | 'directives' | 'addresses', Record<string, Protocol>>>;
const MODULES = new Map(Object.entries(modules));
const DIRECTIVES = new Map(Object.entries(directives));
const ADDRESSES = new Map(Object.entries(addresses));

/** A statement `input(type="imtcp" port="514")` over lines, or a directive such as `$UDPServerRun 514`. */
const STATEMENT = /\binput\s*\(([^()]{0,5000})\)|^[ \t]*\$(\w+)[ \t]+(\S+)/gim;
const PARAMETER = /(?<![\w.])([\w.]+)\s*=\s*(?:"([^"]*)"|\[([^\]]*)\])/dg;

export const rsyslogFormat: Format = {
  name: 'rsyslog',
  binds: readRsyslog,
  fileName: /^rsyslogd?[^/]*\.conf$/i,
};

/** The inputs of an rsyslog configuration that receive over the network, in both of its syntaxes. */
function* readRsyslog(text: Text): Generator<FoundSocket> {
  const slice = slicerOf(text);
  const addresses = new Map<Protocol, Text>();
  for (const match of withoutHashComments(text.value).matchAll(STATEMENT)) {
    const [all, parameters, name = '', value = ''] = match;
    if (parameters !== undefined) {
      yield* socketsOfInput(parameters, match.index + all.lastIndexOf(parameters), slice);
      continue;
    }
    const end = match.index + all.length;
    const given = slice(end - value.length, end);
    const of = ADDRESSES.get(name.toLowerCase());
    if (of) addresses.set(of, given);
    const protocol = DIRECTIVES.get(name.toLowerCase());
    if (protocol) yield* socketsOf(addresses.get(protocol) ?? null, given, { protocol, confidence: 'high', note: `$${name}` });
  }
}

function* socketsOfInput(parameters: string, base: number, slice: Slice): Generator<FoundSocket> {
  const values = new Map<string, Text[]>();
  for (const match of parameters.matchAll(PARAMETER)) {
    const [from = 0, to = 0] = match.indices?.[2] ?? match.indices?.[3] ?? [];
    const value = slice(base + from, base + to);
    values.set((match[1] ?? '').toLowerCase(), match[2] === undefined ? matchesIn(value, /[^\s",]+/g) : [value]);
  }
  const module = values.get('type')?.[0]?.value.toLowerCase() ?? '';
  const protocol = MODULES.get(module);
  if (!protocol) return;
  const facts: BindFacts = { protocol, confidence: 'high', note: `input ${module}` };
  for (const port of values.get('port') ?? []) yield* socketsOf(values.get('address')?.[0] ?? null, port, facts);
}
