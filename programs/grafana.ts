import type { Program, ProgramListener } from '../src/model/program.ts';

/** The two servers of dskit (earlier of weaveworks/common) with the defaults of a program that has them. */
function serversOf(http: number, disabledBy: readonly string[] = []): ProgramListener[] {
  return [
    {
      name: 'http',
      options: ['server.http-listen-port'],
      hostOptions: ['server.http-listen-address'],
      settings: ['server.http_listen_port'],
      hostSettings: ['server.http_listen_address'],
      default: { port: http },
      disabledBy,
    },
    {
      name: 'grpc',
      options: ['server.grpc-listen-port'],
      hostOptions: ['server.grpc-listen-address'],
      settings: ['server.grpc_listen_port'],
      hostSettings: ['server.grpc_listen_address'],
      default: { port: 9095 },
      disabledBy,
    },
  ];
}

/** A server that one of Promtail's sources opens. */
function sourceOf(source: string): ProgramListener[] {
  return ['http', 'grpc'].map((kind) => ({
    name: `${source.replaceAll('_', '-')}-${kind}`,
    settings: [`scrape_configs.${source}.server.${kind}_listen_port`],
    hostSettings: [`scrape_configs.${source}.server.${kind}_listen_address`],
  }));
}

/** A server that one of Alloy's components opens where its block stands in the configuration. */
function receiver(name: string, block: string, port: number, protocol: 'TCP' | 'UDP' = 'TCP'): ProgramListener {
  return { name, protocol, settings: [`${block}.endpoint`], default: { host: '0.0.0.0', port }, enabledBy: [block] };
}

/** The HTTP server of one of Alloy's components. */
function endpoint(name: string, block: string): ProgramListener {
  return { name, settings: [`${block}.listen_port`], hostSettings: [`${block}.listen_address`] };
}

const alerting: ProgramListener = {
  name: 'alerting',
  variables: ['GF_UNIFIED_ALERTING_HA_LISTEN_ADDRESS'],
  settings: ['unified_alerting.ha_listen_address'],
  default: { host: '0.0.0.0', port: 9094 },
  enabledBy: ['unified_alerting.ha_peers', 'GF_UNIFIED_ALERTING_HA_PEERS'],
};

export const programs: readonly Program[] = [
  {
    id: 'grafana',
    title: 'Grafana',
    sources: [
      'grafana/grafana:conf/defaults.ini',
      'https://grafana.com/docs/grafana/latest/troubleshooting/diagnostics/',
      'https://grafana.com/docs/grafana/v10.1/alerting/set-up/configure-high-availability',
    ],
    executables: ['grafana', 'grafana-server'],
    images: ['grafana', 'grafana-oss', 'grafana-enterprise'],
    listeners: [
      {
        name: 'http',
        variables: ['GF_SERVER_HTTP_PORT'],
        hostVariables: ['GF_SERVER_HTTP_ADDR'],
        settings: ['server.http_port'],
        hostSettings: ['server.http_addr'],
        default: { port: 3000 },
        disabledBy: ['server.protocol=socket', 'GF_SERVER_PROTOCOL=socket'],
      },
      {
        name: 'profiles',
        options: ['profile-port'],
        hostOptions: ['profile-addr'],
        variables: ['GF_DIAGNOSTICS_PROFILING_PORT'],
        hostVariables: ['GF_DIAGNOSTICS_PROFILING_ADDR'],
        default: { host: 'localhost', port: 6060 },
        enabledBy: ['profile', 'GF_DIAGNOSTICS_PROFILING_ENABLED'],
      },
      alerting,
      { ...alerting, name: 'alerting-udp', protocol: 'UDP' },
    ],
    notListening: [
      'homepath',
      'pidfile',
      'packaging',
      'tracing-file',
      'GF_SERVER_ROOT_URL',
      'GF_SERVER_DOMAIN',
      'GF_DATABASE_HOST',
      'GF_DATABASE_URL',
      'GF_UNIFIED_ALERTING_HA_ADVERTISE_ADDRESS',
    ],
    switches: ['profile', 'tracing'],
    checks: ['v'],
    configurations: [{ format: 'ini', options: ['config'], variables: ['GF_PATHS_CONFIG'], paths: ['/etc/grafana/grafana.ini'] }],
  },
  {
    id: 'grafana-alloy',
    title: 'Grafana Alloy',
    sources: [
      'grafana/alloy:docs/sources/reference/cli/run.md',
      'grafana/alloy:docs/sources/reference/components/otelcol/otelcol.receiver.otlp.md',
      'grafana/alloy:docs/sources/reference/components/otelcol/otelcol.receiver.jaeger.md',
      'grafana/alloy:docs/sources/reference/components/otelcol/otelcol.receiver.zipkin.md',
      'grafana/alloy:docs/sources/reference/components/loki/loki.source.syslog.md',
      'grafana/alloy:docs/sources/reference/components/loki/loki.source.api.md',
      'grafana/alloy:docs/sources/reference/components/prometheus/prometheus.receive_http.md',
      'grafana/alloy:docs/sources/reference/components/faro/faro.receiver.md',
    ],
    executables: ['alloy'],
    images: ['alloy'],
    subcommand: 'run',
    listeners: [
      { name: 'http', options: ['server.http.listen-addr'], default: { host: '127.0.0.1', port: 12345 } },
      receiver('otlp-grpc', 'otelcol.receiver.otlp.*.grpc', 4317),
      receiver('otlp-http', 'otelcol.receiver.otlp.*.http', 4318),
      receiver('jaeger-grpc', 'otelcol.receiver.jaeger.*.protocols.grpc', 14250),
      receiver('jaeger-http', 'otelcol.receiver.jaeger.*.protocols.thrift_http', 14268),
      receiver('jaeger-binary', 'otelcol.receiver.jaeger.*.protocols.thrift_binary', 6832, 'UDP'),
      receiver('jaeger-compact', 'otelcol.receiver.jaeger.*.protocols.thrift_compact', 6831, 'UDP'),
      receiver('zipkin', 'otelcol.receiver.zipkin.*', 9411),
      endpoint('loki-api', 'loki.source.api.*.http'),
      endpoint('prometheus', 'prometheus.receive_http.*.http'),
      {
        ...endpoint('faro', 'faro.receiver.*.server'),
        default: { host: '127.0.0.1', port: 12347 },
        enabledBy: ['faro.receiver.*'],
      },
      {
        name: 'syslog',
        settings: ['loki.source.syslog.*.listener.address'],
        disabledBy: ['loki.source.syslog.*.listener.protocol=udp'],
      },
      {
        name: 'syslog-udp',
        protocol: 'UDP',
        settings: ['loki.source.syslog.*.listener.address'],
        enabledBy: ['loki.source.syslog.*.listener.protocol=udp'],
      },
    ],
    notListening: [
      'server.http.memory-addr',
      'cluster.join-addresses',
      'cluster.discover-peers',
      'cluster.advertise-address',
      'cluster.advertise-interfaces',
      'cluster.node-name',
      'storage.path',
    ],
    switches: ['cluster.enabled', 'disable-reporting', 'config.bypass-conversion-errors', 'server.http.enable-pprof'],
    configurations: [{ format: 'blocks', paths: ['/*.alloy'] }],
  },
  {
    id: 'loki',
    title: 'Grafana Loki',
    sources: [
      'grafana/loki:pkg/loki/loki.go',
      'grafana/loki:cmd/loki/main.go',
      'grafana/loki:pkg/loki/common/common.go',
      'grafana/loki:pkg/loki/config_wrapper.go',
      'grafana/dskit:server/server.go',
      'grafana/dskit:kv/memberlist/tcp_transport.go',
      'grafana/dskit:kv/memberlist/memberlist_client.go',
    ],
    executables: ['loki'],
    images: ['loki'],
    listeners: [
      ...serversOf(3100),
      {
        name: 'gossip',
        options: ['memberlist.bind-port'],
        hostOptions: ['memberlist.bind-addr'],
        settings: ['memberlist.bind_port'],
        hostSettings: ['memberlist.bind_addr'],
        default: { host: '0.0.0.0', port: 7946 },
        enabledBy: ['memberlist.join', 'memberlist.join_members', 'common.ring.kvstore.store=memberlist'],
      },
    ],
    notListening: ['memberlist.join', 'memberlist.advertise-addr', 'memberlist.advertise-port'],
    checks: ['verify-config', 'version', 'list-targets'],
    configurations: [{ format: 'yaml', options: ['config.file'] }],
  },
  {
    id: 'promtail',
    title: 'Promtail',
    sources: [
      'grafana/loki:clients/pkg/promtail/server/server.go',
      'grafana/loki:clients/pkg/promtail/scrapeconfig/scrapeconfig.go',
      'grafana/loki:clients/cmd/promtail/main.go',
      'grafana/dskit:server/server.go',
    ],
    executables: ['promtail'],
    images: ['promtail'],
    listeners: [
      ...serversOf(80, ['server.disable']),
      {
        name: 'syslog',
        settings: ['scrape_configs.syslog.listen_address'],
        disabledBy: ['scrape_configs.syslog.listen_protocol=udp'],
      },
      {
        name: 'syslog-udp',
        protocol: 'UDP',
        settings: ['scrape_configs.syslog.listen_address'],
        enabledBy: ['scrape_configs.syslog.listen_protocol=udp'],
      },
      { name: 'gelf', protocol: 'UDP', settings: ['scrape_configs.gelf.listen_address'] },
      ...sourceOf('loki_push_api'),
      ...sourceOf('gcplog'),
      ...sourceOf('heroku_drain'),
    ],
    notListening: ['client.url', 'clients.*.url'],
    checks: ['check-syntax', 'version'],
    configurations: [{ format: 'yaml', options: ['config.file'] }],
  },
];
