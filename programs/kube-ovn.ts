import type { Program, ProgramListener } from '../src/model/program.ts';

/** One port for metrics, health and profiles; a variable binds it to the addresses of the pod. */
function diagnostics(port: number): readonly ProgramListener[] {
  return [
    { name: 'metrics', options: ['pprof-port'], default: { host: '0.0.0.0', port }, disabledBy: ['ENABLE_BIND_LOCAL_IP'] },
    {
      name: 'metrics-at-node',
      options: ['pprof-port'],
      default: { host: '$(NODE_IP)', port },
      enabledBy: ['ENABLE_BIND_LOCAL_IP=true'],
    },
  ];
}

export const programs: readonly Program[] = [
  {
    id: 'kube-ovn-cni',
    title: 'Kube-OVN daemon of a node',
    sources: ['kubeovn/kube-ovn:cmd/daemon/cniserver.go', 'kubeovn/kube-ovn:pkg/daemon/config.go', 'kubeovn/kube-ovn:pkg/util/net.go'],
    executables: ['kube-ovn-daemon', 'start-cniserver.sh'],
    images: [],
    listeners: [
      ...diagnostics(10665),
      { name: 'connections', options: ['tcp-conn-check-port'], enabledBy: ['enable-verbose-conn-check'] },
      { name: 'connections-udp', protocol: 'UDP', options: ['udp-conn-check-port'], enabledBy: ['enable-verbose-conn-check'] },
    ],
    notListening: ['service-cluster-ip-range', 'node-local-dns-ip', 'bind-socket', 'ovs-socket', 'iface', 'mtu', 'kubeconfig'],
    switches: ['enable-mirror', 'encap-checksum', 'enable-pprof', 'enable-metrics', 'enable-verbose-conn-check', 'secure-serving'],
  },
  {
    id: 'kube-ovn-controller',
    title: 'Kube-OVN controller',
    sources: [
      'kubeovn/kube-ovn:cmd/controller/controller.go',
      'kubeovn/kube-ovn:pkg/controller/config.go',
      'kubeovn/kube-ovn:pkg/util/net.go',
    ],
    executables: ['kube-ovn-controller'],
    images: [],
    listeners: diagnostics(10660),
    notListening: ['ovn-nb-addr', 'ovn-sb-addr', 'ovn-timeout', 'default-gateway', 'service-cluster-ip-range', 'kubeconfig'],
    switches: ['enable-pprof', 'enable-metrics', 'enable-lb', 'enable-np', 'keep-vm-ip', 'default-gateway-check', 'secure-serving'],
  },
  {
    id: 'kube-ovn-monitor',
    title: 'Kube-OVN monitor of the OVN databases',
    sources: ['kubeovn/kube-ovn:pkg/ovnmonitor/config.go'],
    executables: ['kube-ovn-monitor', 'start-ovn-monitor.sh'],
    images: [],
    listeners: [{ name: 'metrics', options: ['listen-address'], default: { port: 10661 }, disabledBy: ['enable-metrics=false'] }],
    notListening: [
      'database.northbound.port.*',
      'database.northbound.socket.*',
      'database.southbound.port.*',
      'database.southbound.socket.*',
      'database.vswitch.socket.remote',
      'ovs.timeout',
      'ovs.poll-interval',
    ],
    switches: ['enable-metrics', 'secure-serving'],
  },
  {
    id: 'kube-ovn-pinger',
    title: 'Kube-OVN pinger',
    sources: ['kubeovn/kube-ovn:pkg/pinger/config.go'],
    executables: ['kube-ovn-pinger'],
    images: [],
    listeners: [{ name: 'metrics', options: ['port'], default: { port: 8080 }, disabledBy: ['mode=job'] }],
    notListening: ['external-address', 'external-dns', 'internal-dns', 'network-mode', 'ds-name', 'ds-namespace', 'kubeconfig'],
    switches: ['enable-metrics', 'enable-verbose-conn-check'],
  },
  {
    id: 'kube-ovn-speaker',
    title: 'Kube-OVN BGP speaker',
    sources: ['kubeovn/kube-ovn:pkg/speaker/config.go'],
    executables: ['kube-ovn-speaker'],
    images: [],
    listeners: [
      { name: 'gobgp', options: ['grpc-port'], hostOptions: ['grpc-host'], default: { host: '127.0.0.1', port: 50051 } },
      { name: 'bgp', default: { port: 179 }, enabledBy: ['passivemode'] },
      { name: 'metrics', options: ['pprof-port'], default: { port: 10667 }, disabledBy: ['enable-metrics=false'] },
    ],
    notListening: [
      'neighbor-address',
      'neighbor-ipv6-address',
      'neighbor-as',
      'cluster-as',
      'router-id',
      'node-ips',
      'allowed-source-addresses',
      'holdtime',
      'kubeconfig',
    ],
    switches: [
      'announce-cluster-ip',
      'enable-lb-svc-announce',
      'enable-metrics',
      'extended-nexthop',
      'graceful-restart',
      'nat-gw-mode',
      'node-route-eip-mode',
      'passivemode',
    ],
  },
];
