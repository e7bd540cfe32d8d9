import type { Program } from '../src/model/program.ts';

/** Agents that set up or watch the network of a node beside its pod network. */
export const programs: readonly Program[] = [
  {
    id: 'bpfman-agent',
    title: 'bpfman agent',
    sources: ['bpfman/bpfman-operator:cmd/bpfman-agent/main.go'],
    executables: ['bpfman-agent'],
    images: ['bpfman-agent'],
    listeners: [
      // Newer releases serve metrics at a Unix socket, so 8174 is no safe default.
      { name: 'metrics', options: ['metrics-bind-address'], off: ['0'] },
      { name: 'health', options: ['health-probe-bind-address'], default: { port: 8175 }, off: ['', '0'] },
    ],
    notListening: ['kubeconfig'],
  },
  {
    id: 'coild',
    title: 'Coil node agent',
    sources: ['cybozu-go/coil:v2/cmd/coild/sub/root.go'],
    executables: ['coild'],
    images: [],
    listeners: [
      { name: 'metrics', options: ['metrics-addr'], default: { port: 9384 } },
      { name: 'health', options: ['health-addr'], default: { port: 9385 } },
      { name: 'egress', protocol: 'UDP', options: ['egress-port'], default: { port: 5555 }, disabledBy: ['enable-egress=false'] },
    ],
    notListening: ['export-table-id', 'pod-rule-prio', 'pod-table-id', 'protocol-id', 'socket'],
    switches: ['compat-calico', 'register-from-main'],
  },
  {
    id: 'kindnet',
    title: 'kindnet',
    sources: ['aojea/kindnet:cmd/kindnetd/main.go'],
    executables: [],
    // The daemon of kind has the same name, and other options.
    images: ['aojea/kindnetd'],
    listeners: [{ name: 'metrics', options: ['metrics-bind-address'], default: { port: 19080 } }],
    notListening: ['control-plane-endpoint', 'hostname-override', 'no-masquerade-cidr'],
    switches: ['dns-caching', 'masquerading', 'nat64', 'network-policy'],
  },
  {
    id: 'kube-network-policies',
    title: 'kube-network-policies',
    sources: ['kubernetes-sigs/kube-network-policies:cmd/main.go'],
    executables: [],
    images: ['kube-network-policies'],
    listeners: [{ name: 'metrics', options: ['metrics-bind-address'], default: { port: 9080 } }],
    notListening: ['hostname-override', 'nfqueue-id'],
    switches: ['admin-network-policy', 'baseline-admin-network-policy', 'fail-open'],
  },
  {
    id: 'kubernetes-nmstate-handler',
    title: 'NMState handler',
    sources: ['nmstate/kubernetes-nmstate:cmd/handler/main.go'],
    executables: [],
    images: ['kubernetes-nmstate-handler'],
    listeners: [
      { name: 'metrics', variables: ['METRICS_BIND_ADDRESS'], default: { port: 8089 }, off: ['0'], unset: [''] },
      {
        name: 'profiles',
        variables: ['PROFILER_PORT'],
        default: { host: '0.0.0.0', port: 6060 },
        enabledBy: ['ENABLE_PROFILER'],
      },
    ],
    switches: ['dump-metric-families', 'zap-devel'],
  },
  {
    id: 'linuxptp-daemon',
    title: 'Linux PTP daemon',
    sources: ['openshift/linuxptp-daemon:cmd/main.go'],
    executables: ['ptp'],
    images: [],
    listeners: [{ name: 'metrics', default: { host: '0.0.0.0', port: 9091 }, disabledBy: ['LOGS_TO_SOCKET'] }],
    notListening: ['update-interval', 'linuxptp-profile-path'],
    switches: ['alsologtostderr', 'logtostderr'],
  },
  {
    id: 'multus-daemon',
    title: 'Multus daemon (thick plug-in)',
    sources: ['k8snetworkplumbingwg/multus-cni:docs/thick-plugin.md'],
    executables: ['multus-daemon'],
    images: [],
    listeners: [{ name: 'metrics', settings: ['metricsPort'] }],
    switches: ['version'],
    configurations: [{ format: 'json', options: ['config'], paths: ['/etc/cni/net.d/multus.d/daemon-config.json'] }],
  },
  {
    id: 'network-metrics-daemon',
    title: 'Network metrics daemon',
    sources: ['openshift/network-metrics-daemon:main.go'],
    executables: ['network-metrics'],
    images: [],
    listeners: [{ name: 'metrics', options: ['metrics-listen-address'], default: { port: 9091 } }],
    notListening: ['master', 'kubeconfig'],
  },
];
