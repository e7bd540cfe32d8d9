import type { Program } from '../src/model/program.ts';

interface Exporter {
  readonly id: string;
  readonly title: string;
  readonly executable: string;
  readonly images: readonly string[];
  readonly port: number;
  /** `owner/repository:path` of the code that sets the default. */
  readonly source: string;
  /** Options that hold what the exporter asks. */
  readonly asks?: readonly string[];
  /** Options of old versions. */
  readonly options?: readonly string[];
  readonly variables?: readonly string[];
}

/** An exporter built with the exporter toolkit of Prometheus: one listener, set by one option. */
function exporter({ id, title, executable, images, port, source, asks, options, variables }: Exporter): Program {
  return {
    id,
    title,
    sources: [source],
    executables: [executable],
    images,
    listeners: [
      { name: 'metrics', options: ['web.listen-address', ...(options ?? [])], ...(variables ? { variables } : {}), default: { port } },
    ],
    notListening: ['web.external-url', 'web.config.file', 'web.config', 'web.telemetry-path', 'config.file', ...(asks ?? [])],
    switches: ['web.disable-exporter-metrics', 'web.systemd-socket', 'version'],
  };
}

export const programs: readonly Program[] = [
  exporter({
    id: 'apache-exporter',
    title: 'Apache exporter',
    executable: 'apache_exporter',
    images: ['apache-exporter'],
    port: 9117,
    source: 'Lusitaniae/apache_exporter:apache_exporter.go',
    asks: ['scrape_uri', 'host_override'],
    options: ['telemetry.address'],
  }),
  exporter({
    id: 'bind-exporter',
    title: 'BIND exporter',
    executable: 'bind_exporter',
    images: ['bind-exporter'],
    port: 9119,
    source: 'prometheus-community/bind_exporter:bind_exporter.go',
    asks: ['bind.stats-url'],
  }),
  exporter({
    id: 'bird-exporter',
    title: 'BIRD routing exporter',
    executable: 'bird_exporter',
    images: ['bird-exporter', 'bird_exporter'],
    port: 9324,
    source: 'czerwonk/bird_exporter:main.go',
    asks: ['bird.socket', 'bird.socket6'],
  }),
  exporter({
    id: 'blackbox-exporter',
    title: 'Blackbox exporter',
    executable: 'blackbox_exporter',
    images: ['blackbox-exporter'],
    port: 9115,
    source: 'prometheus/blackbox_exporter:main.go',
  }),
  exporter({
    id: 'chrony-exporter',
    title: 'Chrony exporter',
    executable: 'chrony_exporter',
    images: ['chrony-exporter'],
    port: 9123,
    source: 'SuperQ/chrony_exporter:main.go',
    asks: ['chrony.address'],
  }),
  exporter({
    id: 'consul-exporter',
    title: 'Consul exporter',
    executable: 'consul_exporter',
    images: ['consul-exporter'],
    port: 9107,
    source: 'prometheus/consul_exporter:consul_exporter.go',
    asks: ['consul.server'],
  }),
  exporter({
    id: 'ebpf-exporter',
    title: 'eBPF exporter',
    executable: 'ebpf_exporter',
    images: ['ebpf_exporter'],
    port: 9435,
    source: 'cloudflare/ebpf_exporter:cmd/ebpf_exporter/main.go',
  }),
  exporter({
    id: 'elasticsearch-exporter',
    title: 'Elasticsearch exporter',
    executable: 'elasticsearch_exporter',
    images: ['elasticsearch-exporter'],
    port: 9114,
    source: 'prometheus-community/elasticsearch_exporter:main.go',
    asks: ['es.uri', 'ES_URI'],
    variables: ['WEB_LISTEN_ADDRESS'],
  }),
  exporter({
    id: 'frr-exporter',
    title: 'FRR exporter',
    executable: 'frr_exporter',
    images: ['frr_exporter'],
    port: 9342,
    source: 'tynany/frr_exporter:frr_exporter.go',
  }),
  exporter({
    id: 'haproxy-exporter',
    title: 'HAProxy exporter',
    executable: 'haproxy_exporter',
    images: ['haproxy-exporter'],
    port: 9101,
    source: 'prometheus/haproxy_exporter:haproxy_exporter.go',
    asks: ['haproxy.scrape-uri'],
  }),
  exporter({
    id: 'infiniband-exporter',
    title: 'InfiniBand exporter',
    executable: 'infiniband_exporter',
    images: ['infiniband-exporter', 'infiniband_exporter'],
    port: 9315,
    source: 'treydock/infiniband_exporter:infiniband_exporter.go',
    asks: ['exporter.output', 'exporter.lockfile'],
  }),
  exporter({
    id: 'ipmi-exporter',
    title: 'IPMI exporter',
    executable: 'ipmi_exporter',
    images: ['ipmi-exporter', 'ipmi_exporter'],
    port: 9290,
    source: 'prometheus-community/ipmi_exporter:main.go',
    asks: ['ip'],
  }),
  exporter({
    id: 'kafka-exporter',
    title: 'Kafka exporter',
    executable: 'kafka_exporter',
    images: ['kafka-exporter'],
    port: 9308,
    source: 'danielqsj/kafka_exporter:README.md',
    asks: ['kafka.server', 'zookeeper.server'],
  }),
  exporter({
    id: 'keepalived-exporter',
    title: 'Keepalived exporter',
    executable: 'keepalived-exporter',
    images: ['keepalived-exporter'],
    port: 9165,
    source: 'mehdy/keepalived-exporter:cmd/keepalived-exporter/main.go',
    asks: ['ka.pid-path', 'cs', 'container-name', 'container-tmp-dir'],
  }),
  exporter({
    id: 'memcached-exporter',
    title: 'Memcached exporter',
    executable: 'memcached_exporter',
    images: ['memcached-exporter'],
    port: 9150,
    source: 'prometheus/memcached_exporter:cmd/memcached_exporter/main.go',
    asks: ['memcached.address'],
  }),
  exporter({
    id: 'mysqld-exporter',
    title: 'MySQL exporter',
    executable: 'mysqld_exporter',
    images: ['mysqld-exporter'],
    port: 9104,
    source: 'prometheus/mysqld_exporter:mysqld_exporter.go',
    asks: ['mysqld.address'],
  }),
  exporter({
    id: 'nginx-exporter',
    title: 'NGINX exporter',
    executable: 'nginx-prometheus-exporter',
    images: ['nginx-prometheus-exporter'],
    port: 9113,
    source: 'nginx/nginx-prometheus-exporter:exporter.go',
    asks: ['nginx.scrape-uri', 'SCRAPE_URI'],
    variables: ['LISTEN_ADDRESS'],
  }),
  exporter({
    id: 'node-exporter',
    title: 'Node exporter',
    executable: 'node_exporter',
    images: ['node-exporter', 'ose-prometheus-node-exporter*', 'origin-prometheus-node-exporter'],
    port: 9100,
    source: 'prometheus/node_exporter:node_exporter.go',
  }),
  exporter({
    id: 'nvidia-gpu-exporter',
    title: 'Nvidia GPU exporter',
    executable: 'nvidia_gpu_exporter',
    images: ['nvidia_gpu_exporter'],
    port: 9835,
    source: 'utkuozdemir/nvidia_gpu_exporter:CONFIGURE.md',
  }),
  exporter({
    id: 'process-exporter',
    title: 'Process exporter',
    executable: 'process-exporter',
    images: ['process-exporter'],
    port: 9256,
    source: 'ncabatoff/process-exporter:cmd/process-exporter/main.go',
  }),
  exporter({
    id: 'smartctl-exporter',
    title: 'smartctl exporter',
    executable: 'smartctl_exporter',
    images: ['smartctl-exporter'],
    port: 9633,
    source: 'prometheus-community/smartctl_exporter:main.go',
  }),
  exporter({
    id: 'snmp-exporter',
    title: 'SNMP exporter',
    executable: 'snmp_exporter',
    images: ['snmp-exporter'],
    port: 9116,
    source: 'prometheus/snmp_exporter:main.go',
  }),
  exporter({
    id: 'systemd-exporter',
    title: 'systemd exporter',
    executable: 'systemd_exporter',
    images: ['systemd-exporter'],
    port: 9558,
    source: 'prometheus-community/systemd_exporter:main.go',
  }),
  exporter({
    id: 'windows-exporter',
    title: 'Windows exporter',
    executable: 'windows_exporter.exe',
    images: ['windows-exporter'],
    port: 9182,
    source: 'prometheus-community/windows_exporter:cmd/windows_exporter/main.go',
    asks: ['collectors.enabled', 'process.priority'],
  }),
];
