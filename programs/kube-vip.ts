import type { Program } from '../src/model/program.ts';

export const programs: readonly Program[] = [
  {
    id: 'kube-vip',
    title: 'kube-vip',
    sources: [
      'kube-vip/kube-vip:cmd/kube-vip.go',
      'kube-vip/kube-vip:pkg/kubevip/config_envvar.go',
      'https://kube-vip.io/docs/installation/flags/',
    ],
    executables: ['kube-vip'],
    images: ['kube-vip', 'kube-vip-iptables'],
    listeners: [
      {
        name: 'metrics',
        options: ['prometheusHTTPServer'],
        variables: ['prometheus_server'],
        default: { port: 2112 },
        off: [''],
      },
      { name: 'health', variables: ['health_check_port'] },
    ],
    notListening: [
      'port',
      'address',
      'vip',
      'vip_address',
      'lb_port',
      'lbPort',
      'lb_fwdmethod',
      'bgp_as',
      'bgp_peeras',
      'bgp_peers',
      'bgp_peeraddress',
      'bgp_routerid',
      'bgp_sourceip',
      'bgppeers',
      'peerAddress',
      'kubernetes_addr',
      'vip_leaseduration',
      'vip_renewdeadline',
    ],
    switches: ['arp', 'bgp', 'wireguard', 'table', 'controlplane', 'services', 'leaderElection', 'enableLoadBalancer', 'inCluster', 'ddns'],
  },
];
