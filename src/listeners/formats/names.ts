import type { Protocol } from '../../model/address.ts';
import { levelsOf } from './setting.ts';

/** What a setting's name says of its value. */
export interface Meaning {
  /** A number to listen on, an address which may have a port, or an address without one. */
  readonly kind: 'port' | 'address' | 'host';
  /** `strong` where the name speaks of listening or of a server's own interface, `weak` where it might. */
  readonly strength: 'strong' | 'weak';
  /** Words which say what is served, such as `metrics`; a port and a host with one stem go together. */
  readonly stem: string;
  /** Levels above the setting, as a key. */
  readonly parent: string;
  readonly protocol: Protocol;
}

export const words = (list: string): ReadonlySet<string> => new Set(list.split(' '));

export const LISTEN = words('listen listener listeners listening bind binding serve serving');
/** What servers serve; with "address" or "port" these name a server's own socket. */
const SERVED = words(
  'metric metrics health healthz healthcheck healthprobe ready readyz readiness liveness livez probe pprof profiler profiling debug admin ' +
    'webhook telemetry prometheus monitoring status stats secure insecure http https grpc http2 http3 web api rest ws',
);
const SERVERS = words('server service app application main default global general network net arguments args extra extended daemon');
/** Names of what is dialled, announced, or otherwise not opened. */
export const DIALLED = words(
  'upstream upstreams endpoint endpoints target targets remote remotes peer peers client clients connect connection destination destinations ' +
    'dest dst backend backends exporter exporters advertise advertised announce announced publish publishing public external forward forwarder ' +
    'forwarders relay broker brokers kafka redis mysql mariadb postgres postgresql mongo mongodb database databases db datasource datasources ' +
    'smtp ldap nameserver nameservers resolver resolvers origin container containers nodeport source src encap range min max minimum maximum ' +
    'first last scrape static sink sinks output outputs registry registries mirror mirrors proxy cluster clusters servers dial join seed seeds ' +
    'push write read otlp tracing tracer collector gateway master leader etcd vault consul zookeeper elasticsearch nats mqtt syslog statsd ' +
    'vxlan geneve tunnel overlay kubeconfig login issuer oidc callback redirect',
);
/** These stay what they are, even beside a word of listening. */
export const ANNOUNCED = words(
  'advertise advertised announce announced publish publishing external public client dial range backlog timeout',
);
export const ADDRESS = words('address addresses addr addrs url urls uri endpoint socket on');
export const HOST = words('host hosts hostname ip interface iface');
const COMPOUND = /^(listen|bind|http|https|grpc|metrics|health|healthz|debug|web|admin|secure|server|node)(address|addr|port|host|ip|on)$/;

/** The words of a name in camel case, with hyphens or with underscores, in lower case. */
export function wordsOfName(name: string): string[] {
  const spaced = name
    .slice(0, 200)
    .replace(/([a-z0-9])([A-Z])/g, '$1 $2')
    .replace(/([A-Z])([A-Z][a-z])/g, '$1 $2');
  const parts = spaced
    .toLowerCase()
    .split(/[^a-z0-9]+/)
    .filter(Boolean);
  return parts.flatMap((part) => (part === 'nodeport' ? [part] : (COMPOUND.exec(part)?.slice(1) ?? [part])));
}

/**
 * What a key such as `metrics.bindAddress`, `extendedArguments.secure-port[0]` or `http_port` says; null where it names nothing
 * that a program listens on. For programs that nobody described.
 */
export function meaningOfKey(key: string): Meaning | null {
  const names = levelsOf(key).filter((level) => !/^\[\d+\]$/.test(level));
  const leaf = wordsOfName(names.at(-1) ?? '');
  const last = leaf.at(-1);
  if (last === undefined || leaf.length > 8) return null;
  const above = names.slice(0, -1).map(wordsOfName);
  const listens = leaf.some((word) => LISTEN.has(word));
  const refused = listens ? ANNOUNCED : DIALLED;
  // Prometheus asks its exporters.
  const isAsked = [leaf, ...above].some((level) => level.includes('prometheus'));
  const isElsewhere = (word: string): boolean => refused.has(word) && !(isAsked && word === 'exporter');
  if (above.some((level) => level.some(isElsewhere))) return null;
  if (isNotOpened(leaf, listens, isElsewhere)) return null;
  const kind = kindOf(leaf, last, listens);
  if (kind === null) return null;
  const rest = leaf.filter((word) => word !== 'port' && !LISTEN.has(word) && !ADDRESS.has(word) && !HOST.has(word));
  const parentWords = above.at(-1) ?? [];
  const serves = (list: readonly string[]): boolean =>
    list.some((word) => SERVED.has(word) || LISTEN.has(word) || (isAsked && word === 'exporter'));
  const isStrong = listens || serves(rest) || (serves(parentWords) && rest.length === 0);
  if (!isStrong && !isServersOwn(rest, parentWords, above.length)) return null;
  const parent = parentOf(key);
  return { kind, strength: isStrong ? 'strong' : 'weak', stem: rest.join(' '), parent, protocol: protocolOf([...leaf, ...parentWords]) };
}

/** The levels above a setting, as a key. */
export function parentOf(key: string): string {
  return key.replace(/(\[\d+\])+$/, '').replace(/\.?[^.]*$/, '');
}

function isNotOpened(leaf: readonly string[], listens: boolean, isElsewhere: (word: string) => boolean): boolean {
  if (listens) return leaf.some((word, index) => ANNOUNCED.has(word) && !(word === 'client' && LISTEN.has(leaf[index - 1] ?? '')));
  return leaf.some(
    (word, index) =>
      isElsewhere(word) || (word === 'server' && index > 0) || (word === 'port' && leaf[index - 1] === 'node' && leaf.length === 2),
  );
}

function kindOf(leaf: readonly string[], last: string, listens: boolean): Meaning['kind'] | null {
  if (last === 'port') return 'port';
  if (last === 'url' || last === 'urls' || last === 'uri') return listens ? 'address' : null;
  if (ADDRESS.has(last)) return 'address';
  if (HOST.has(last)) return 'host';
  return LISTEN.has(last) || (listens && leaf.length === 2 && SERVED.has(last)) ? 'address' : null;
}

/** Whether a name without a word of serving may still be a server's own: plain, and at the top or below `server`. */
function isServersOwn(rest: readonly string[], parent: readonly string[], depth: number): boolean {
  return rest.every((word) => SERVERS.has(word)) && (depth === 0 || parent.every((word) => SERVERS.has(word)));
}

export function protocolOf(list: readonly string[]): Protocol {
  if (list.some((word) => word === 'udp' || word === 'udp4' || word === 'udp6' || word === 'quic' || word === 'http3')) return 'UDP';
  return list.includes('sctp') ? 'SCTP' : 'TCP';
}
