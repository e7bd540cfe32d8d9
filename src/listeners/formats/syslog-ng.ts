import drivers from '../../../programs/formats/syslog-ng.yaml';
import type { Protocol } from '../../model/address.ts';
import type { Text } from '../../model/text.ts';
import { type Slice, slicerOf } from '../../text/text.ts';
import { type BindFacts, type FoundSocket, socketsOf } from './bind.ts';
import type { Format } from './format.ts';
import { withoutHashComments } from './lines.ts';

/** A driver of sources, with the ports of its transports. */
interface Driver extends Readonly<Record<'udp' | 'tcp' | 'tls', number>> {
  readonly only?: Protocol;
}

const DRIVERS = new Map(Object.entries(drivers as Record<string, Driver>));

const SOURCE = /\bsource\s*(?:[\w.-]+\s*)?\{/g;
const DRIVER = /(?<![\w-])(network|syslog|tcp6?|udp6?)\s*\(/g;
const PARAMETER = /(?<![\w-])(port|localport|ip|localip|transport)\s*\(\s*["']?([^\s"'()]+)/dg;

export const syslogNgFormat: Format = {
  name: 'syslog-ng',
  binds: readSyslogNg,
  fileName: /^syslog-ng[^/]*\.conf$/i,
};

/** What the sources of a syslog-ng configuration receive over the network; destinations have drivers of the same names. */
function* readSyslogNg(text: Text): Generator<FoundSocket> {
  const slice = slicerOf(text);
  const value = withoutHashComments(text.value);
  let read = 0;
  for (const source of value.matchAll(SOURCE)) {
    const start = source.index + source[0].length;
    // A source in a source is none, and so nothing is read twice.
    if (start < read) continue;
    read = endOf(value, start, '{', '}');
    const block = value.slice(start, read);
    let done = 0;
    for (const driver of block.matchAll(DRIVER)) {
      const from = driver.index + driver[0].length;
      if (from < done) continue;
      done = endOf(block, from, '(', ')');
      const name = slice(start + driver.index, start + driver.index + (driver[1] ?? '').length);
      yield* socketsOfDriver(name, block.slice(from, done), start + from, slice);
    }
  }
}

/** Longer blocks are read up to here. */
const MAX_BLOCK = 20_000;

/** Where what was opened before `start` ends. */
function endOf(value: string, start: number, open: string, close: string): number {
  let depth = 1;
  const last = Math.min(value.length, start + MAX_BLOCK);
  for (let at = start; at < last; at++) {
    if (value[at] === open) depth++;
    else if (value[at] === close && --depth === 0) return at;
  }
  return last;
}

function* socketsOfDriver(name: Text, parameters: string, base: number, slice: Slice): Generator<FoundSocket> {
  const driver = DRIVERS.get(name.value);
  if (!driver) return;
  const given = new Map<string, Text>();
  for (const match of parameters.matchAll(PARAMETER)) {
    const [from = 0, to = 0] = match.indices?.[2] ?? [];
    given.set((match[1] ?? '').replace('local', ''), slice(base + from, base + to));
  }
  const transport = given.get('transport')?.value.toLowerCase() ?? 'tcp';
  const protocol = driver.only ?? (transport === 'udp' ? 'UDP' : 'TCP');
  const facts: BindFacts = { protocol, confidence: 'high', note: `source ${name.value}` };
  const usual = protocol === 'UDP' ? driver.udp : transport.includes('tls') ? driver.tls : driver.tcp;
  yield* socketsOf(given.get('ip') ?? null, given.get('port'), facts, { port: usual, place: name });
}
