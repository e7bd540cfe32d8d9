import programs from '../../../programs/formats/listen-lines.yaml';
import type { Protocol } from '../../model/address.ts';
import { readEndpoint } from '../../net/address.ts';
import { matchesIn, sliceText, type Text } from '../../text/text.ts';
import { type Format, type FoundSocket, socketsOfEndpoint } from './format.ts';
import { type Keyword, keywordsOf } from './lines.ts';
import { DOLLAR, type Environment, expandVariables } from './tokens.ts';

/** Directives of one program that name a socket in their first word, in small letters. */
type Directives = Readonly<Record<string, Protocol>>;

const { squid, apache } = programs as Readonly<Record<'squid' | 'apache', Directives>>;

export const squidFormat: Format = {
  name: 'squid',
  binds: (text, environment) => readDirectives(text, squid, environment),
  fileName: /^squid[^/]*\.conf$/i,
};

/** The addresses of Apache's virtual hosts only choose among requests. */
export const apacheFormat: Format = {
  name: 'apache',
  binds: (text, environment) => readDirectives(text, apache, environment),
  fileName: /^(httpd|apache2)[^/]*\.conf$/i,
};

function* readDirectives(text: Text, directives: Directives, environment: Environment): Generator<FoundSocket> {
  const protocols = new Map(Object.entries(directives));
  for (const keyword of keywordsOf(text)) {
    const protocol = keyword.isBlock ? undefined : protocols.get(keyword.name.toLowerCase());
    const [socket] = protocol ? matchesIn(keyword.value, /^\S+/g) : [];
    if (!protocol || !socket) continue;
    const endpoint = readEndpoint(expandVariables(socket, DOLLAR, environment));
    yield* socketsOfEndpoint(endpoint, { protocol, confidence: isConditional(keyword) ? 'medium' : 'high', note: keyword.name });
  }
}

/** Apache's `<IfDefine>` and the like, of which nobody knows whether they hold. */
function isConditional({ blocks }: Keyword): boolean {
  return blocks.some((block) => /^If/i.test(block));
}

/** A transport before an address of net-snmp (net-snmp/net-snmp: man/snmpd.8.def). */
const TRANSPORT = /^(?:(udp|tcp|dtlsudp|tlstcp)(?:v?6|ip)?):/i;
/** Port of agents where none is given. */
const SNMP_PORT = 161;

export const snmpdFormat: Format = {
  name: 'snmpd',
  binds: readSnmpd,
  fileName: /^snmpd[^/]*\.conf$/i,
};

/** The addresses that `agentaddress` of net-snmp's agent lists, which are UDP where they do not say else. */
function* readSnmpd(text: Text): Generator<FoundSocket> {
  for (const { name, value } of keywordsOf(text)) {
    if (name.toLowerCase() !== 'agentaddress') continue;
    for (const written of matchesIn(value, /[^\s,]+/g)) {
      const transport = TRANSPORT.exec(written.value);
      const address = sliceText(written, transport?.[0].length ?? 0);
      const endpoint = readEndpoint(address);
      if (!endpoint) continue;
      const protocol = /tcp/i.test(transport?.[1] ?? '') ? 'TCP' : 'UDP';
      const ports =
        endpoint.ports ??
        (endpoint.host && !endpoint.host.value.includes(':') ? { text: address, first: SNMP_PORT, last: SNMP_PORT } : null);
      yield* socketsOfEndpoint({ ...endpoint, ports }, { protocol, confidence: 'high', note: name });
    }
  }
}
