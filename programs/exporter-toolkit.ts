import type { Program } from '../src/model/program.ts';

const allocations = 'https://github.com/prometheus/prometheus/wiki/Default-port-allocations';

/** An exporter built with the exporter toolkit of Prometheus: one listener, set by one option. */
function exporter(
  id: string,
  title: string,
  executables: readonly string[],
  images: readonly string[],
  port: number,
  source: string,
): Program {
  return {
    id,
    title,
    sources: [source, allocations],
    executables,
    images,
    listeners: [{ name: 'metrics', options: ['web.listen-address'], default: { port } }],
    notListening: ['web.external-url', 'web.config.file', 'web.config', 'web.telemetry-path'],
    switches: ['web.disable-exporter-metrics', 'web.systemd-socket', 'version'],
  };
}

export const programs: readonly Program[] = [
  exporter('apache-exporter', 'Apache exporter', ['apache_exporter'], ['apache-exporter'], 9117, 'Lusitaniae/apache_exporter:README.md'),
  exporter('bind-exporter', 'BIND exporter', ['bind_exporter'], ['bind-exporter'], 9119, 'prometheus-community/bind_exporter:README.md'),
  exporter(
    'blackbox-exporter',
    'Blackbox exporter',
    ['blackbox_exporter'],
    ['blackbox-exporter'],
    9115,
    'prometheus/blackbox_exporter:README.md',
  ),
  exporter('chrony-exporter', 'Chrony exporter', ['chrony_exporter'], ['chrony-exporter'], 9123, 'SuperQ/chrony_exporter:README.md'),
  exporter('consul-exporter', 'Consul exporter', ['consul_exporter'], ['consul-exporter'], 9107, 'prometheus/consul_exporter:README.md'),
  exporter('ebpf-exporter', 'eBPF exporter', ['ebpf_exporter'], ['ebpf_exporter'], 9435, 'cloudflare/ebpf_exporter:README.md'),
  exporter(
    'elasticsearch-exporter',
    'Elasticsearch exporter',
    ['elasticsearch_exporter'],
    ['elasticsearch-exporter'],
    9114,
    'prometheus-community/elasticsearch_exporter:README.md',
  ),
  exporter('frr-exporter', 'FRR exporter', ['frr_exporter'], ['frr_exporter'], 9342, 'tynany/frr_exporter:README.md'),
  exporter(
    'haproxy-exporter',
    'HAProxy exporter',
    ['haproxy_exporter'],
    ['haproxy-exporter'],
    9101,
    'prometheus/haproxy_exporter:README.md',
  ),
  exporter(
    'ipmi-exporter',
    'IPMI exporter',
    ['ipmi_exporter'],
    ['ipmi-exporter', 'ipmi_exporter'],
    9290,
    'prometheus-community/ipmi_exporter:README.md',
  ),
  exporter('kafka-exporter', 'Kafka exporter', ['kafka_exporter'], ['kafka-exporter'], 9308, 'danielqsj/kafka_exporter:README.md'),
  exporter(
    'memcached-exporter',
    'Memcached exporter',
    ['memcached_exporter'],
    ['memcached-exporter'],
    9150,
    'prometheus/memcached_exporter:README.md',
  ),
  exporter('mysqld-exporter', 'MySQL exporter', ['mysqld_exporter'], ['mysqld-exporter'], 9104, 'prometheus/mysqld_exporter:README.md'),
  exporter(
    'nginx-exporter',
    'NGINX exporter',
    ['nginx-prometheus-exporter'],
    ['nginx-prometheus-exporter'],
    9113,
    'nginx/nginx-prometheus-exporter:README.md',
  ),
  exporter(
    'node-exporter',
    'Node exporter',
    ['node_exporter'],
    ['node-exporter', 'ose-prometheus-node-exporter*', 'origin-prometheus-node-exporter'],
    9100,
    'prometheus/node_exporter:README.md',
  ),
  exporter(
    'nvidia-gpu-exporter',
    'Nvidia GPU exporter',
    ['nvidia_gpu_exporter'],
    ['nvidia_gpu_exporter'],
    9835,
    'utkuozdemir/nvidia_gpu_exporter:CONFIGURE.md',
  ),
  exporter(
    'process-exporter',
    'Process exporter',
    ['process-exporter'],
    ['process-exporter'],
    9256,
    'ncabatoff/process-exporter:README.md',
  ),
  exporter(
    'smartctl-exporter',
    'smartctl exporter',
    ['smartctl_exporter'],
    ['smartctl-exporter'],
    9633,
    'prometheus-community/smartctl_exporter:README.md',
  ),
  exporter('snmp-exporter', 'SNMP exporter', ['snmp_exporter'], ['snmp-exporter'], 9116, 'prometheus/snmp_exporter:README.md'),
  exporter(
    'systemd-exporter',
    'systemd exporter',
    ['systemd_exporter'],
    ['systemd-exporter'],
    9558,
    'prometheus-community/systemd_exporter:README.md',
  ),
];
