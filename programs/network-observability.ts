import type { Program } from '../src/model/program.ts';

/** NetObserv: agents that watch the flows of a node. */
export const programs: readonly Program[] = [
  {
    id: 'goflow2',
    title: 'GoFlow2',
    sources: ['netsampler/goflow2:cmd/goflow2/main.go'],
    executables: ['goflow2'],
    images: ['goflow2'],
    listeners: [
      { name: 'sflow', protocol: 'UDP', options: ['listen'], default: { port: 6343 } },
      { name: 'netflow', protocol: 'UDP', options: ['listen'], default: { port: 2055 } },
      { name: 'http', options: ['addr'], default: { port: 8080 }, off: [''] },
    ],
    notListening: ['transport.kafka.brokers', 'transport.file', 'mapping', 'templates.path'],
  },
  {
    id: 'netobserv-ebpf-agent',
    title: 'NetObserv eBPF agent',
    sources: ['netobserv/netobserv-ebpf-agent:pkg/agent/config.go'],
    executables: ['netobserv-ebpf-agent'],
    images: ['netobserv-ebpf-agent', 'ebpf-agent'],
    listeners: [
      {
        name: 'metrics',
        variables: ['METRICS_SERVER_PORT'],
        hostVariables: ['METRICS_SERVER_ADDRESS'],
        default: { port: 9090 },
        enabledBy: ['METRICS_ENABLE'],
      },
      { name: 'packet-capture', variables: ['PCA_SERVER_PORT'], default: { port: 9990 }, enabledBy: ['ENABLE_PCA'] },
      { name: 'profiler', variables: ['PPROF_ADDR', 'PROFILE_PORT'] },
    ],
    notListening: [
      'TARGET_HOST',
      'TARGET_PORT',
      'FLOWS_TARGET_HOST',
      'FLOWS_TARGET_PORT',
      'PCAP_TARGET_HOST',
      'PCAP_TARGET_PORT',
      'KAFKA_BROKERS',
      'AGENT_IP',
      'DNS_TRACKING_PORT',
    ],
  },
];
