/** What a word says in the name of an option, a variable or a setting. */
export type WordClass = keyof typeof WORDS;

/** Where a name stands; a section is a level of a configuration file above the setting. */
export type NamePlace = 'option' | 'variable' | 'setting' | 'section';

/** Every word that is known, under the one thing that it means. */
const WORDS = {
  /** The program binds what follows. */
  listen: 'listen listener listeners listening bind binds binding serve serving',
  /** A server of the program's own. */
  served: `metrics metric health healthz healthcheck healthprobe probe readyz ready readiness livez liveness webhook pprof profile profiler
    profiling debug telemetry http https http2 http3 grpc secure insecure web webui admin status stats statistics diagnostics diagnostic
    prometheus prom rest ui dashboard monitoring tls ssl exporter api ws`,
  /** A server of the program's own only where the name says that a port follows. */
  servedAtPort: 'dns gossip internal monitor rpc tcp wss quic jmx localhost tftp',
  server: 'server',
  /** The program as a whole: these do not change what the word after them says. */
  general: 'app application main default global general network net arguments args extra extended daemon',
  /** Where something is sent: never bound, not even where the value is an address that nobody can dial. */
  destination: `upstream upstreams target targets remote remotes backend backends destination destinations dest sink sinks output outputs
    connect forward forwarder forwarders relay push join scrape static exporters peers clients`,
  /** Somebody else, also beside a word of listening. */
  outside: 'client external dial range',
  /** Somebody else's address or port. */
  dialled: `endpoints peer proxy master kubeconfig dst source src gateway nameserver nameservers resolver resolvers registry registries
    pushgateway collector jaeger zipkin otlp tracing tracer seed seeds database databases db datasource datasources redis mysql mariadb postgres
    postgresql mongo mongodb kafka broker brokers etcd ldap smtp syslog graphite statsd influx influxdb elasticsearch vault consul zookeeper
    nats mqtt cluster clusters servers nodeport vxlan geneve encap tunnel overlay origin container containers connection connections
    mirror mirrors write read leader login issuer oidc callback ntp imds dport sport`,
  /** Parts of a cluster: somebody else in front of a port or an address, nothing as the name of a section. */
  part: 'service kubelet kubernetes apiserver cloud node wireguard lb loadbalancer vip frontend manager delegate discovery bootstrap trace probes',
  /** A number that bounds or shifts others. */
  bound: 'min max minimum maximum start end first last base offset',
  /** What others are told. */
  announced: `advertise advertised advertisement announce announced publish published publishing public initial redirect report reported`,
  address: 'address addresses addr addrs endpoint url urls uri socket on',
  port: 'port ports',
  host: 'host hosts hostname ip interface iface',
  /** The last word of a name for a quantity, a switch or a file. */
  quantity: `timeout interval period seconds ms size count limit threshold retries cert key ca file dir path enabled enable disable name names
    namespace label annotation level type mode version replicas workers threads ttl delay duration burst qps rate buffer queue length bytes mb
    weight priority id asn as sock cidr subnet mask mtu token secret user password class prefix suffix pid uid gid backlog depth concurrency
    conns attempts wait hours minutes days secs`,
} as const;

/** A word that means something else in one place. */
export interface WordException {
  readonly word: string;
  readonly place: NamePlace;
  readonly means: WordClass | null;
  readonly because: string;
}

export const EXCEPTIONS: readonly WordException[] = [
  {
    word: 'endpoint',
    place: 'setting',
    means: 'dialled',
    because: 'clients name the server that they send to so (OpenTelemetry), while `--http-endpoint` of CSI sidecars is bound',
  },
  { word: 'ports', place: 'setting', means: null, because: 'lists of ports in files are those of containers, firewalls and scanners' },
  { word: 'service', place: 'section', means: 'general', because: 'a program writes of itself there, as the OpenTelemetry collector does' },
  { word: 'exporter', place: 'section', means: 'destination', because: 'a section of this name tells where something is sent' },
];

/** All words, each with what it means. */
export const VOCABULARY: readonly (readonly [word: string, means: WordClass])[] = Object.entries(WORDS).flatMap(([kind, list]) =>
  list.split(/\s+/).map((word) => [word, kind as WordClass] as const),
);

const CLASSES: ReadonlyMap<string, WordClass> = new Map(VOCABULARY);

/** What a word means in a place; undefined for words that say nothing. */
export function classOf(word: string, place: NamePlace = 'option'): WordClass | undefined {
  const exception = EXCEPTIONS.find((one) => one.word === word && one.place === place);
  return exception ? (exception.means ?? undefined) : CLASSES.get(word);
}
