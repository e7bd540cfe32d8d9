import type { Program } from '../src/model/program.ts';

export const programs: readonly Program[] = [
  {
    id: 'kube-proxy',
    title: 'kube-proxy',
    sources: [
      'https://kubernetes.io/docs/reference/command-line-tools-reference/kube-proxy/',
      'https://kubernetes.io/docs/reference/config-api/kube-proxy-config.v1alpha1/',
    ],
    executables: ['kube-proxy'],
    images: ['kube-proxy'],
    listeners: [
      {
        name: 'metrics',
        options: ['metrics-bind-address', 'metrics-port'],
        settings: ['metricsBindAddress'],
        default: { host: '127.0.0.1', port: 10249 },
      },
      {
        name: 'healthz',
        options: ['healthz-bind-address', 'healthz-port'],
        settings: ['healthzBindAddress'],
        default: { host: '0.0.0.0', port: 10256 },
      },
    ],
    notListening: ['bind-address', 'cluster-cidr', 'nodeport-addresses', 'proxy-port-range', 'hostname-override', 'master', 'kubeconfig'],
    switches: ['masquerade-all', 'profiling', 'cleanup', 'ipvs-strict-arp', 'bind-address-hard-fail', 'logtostderr'],
    configurations: [{ format: 'yaml', options: ['config'] }],
  },
  {
    id: 'kubelet',
    title: 'kubelet',
    sources: [
      'https://kubernetes.io/docs/reference/command-line-tools-reference/kubelet/',
      'https://kubernetes.io/docs/reference/config-api/kubelet-config.v1beta1/',
    ],
    executables: ['kubelet'],
    images: ['kubelet'],
    listeners: [
      {
        name: 'server',
        options: ['port'],
        hostOptions: ['address'],
        settings: ['port'],
        hostSettings: ['address'],
        default: { host: '0.0.0.0', port: 10250 },
      },
      {
        name: 'read-only',
        options: ['read-only-port'],
        hostOptions: ['address'],
        settings: ['readOnlyPort'],
        hostSettings: ['address'],
        default: { host: '0.0.0.0' },
      },
      {
        name: 'healthz',
        options: ['healthz-port'],
        hostOptions: ['healthz-bind-address'],
        settings: ['healthzPort'],
        hostSettings: ['healthzBindAddress'],
        default: { host: '127.0.0.1', port: 10248 },
      },
    ],
    notListening: ['node-ip', 'cluster-dns', 'container-runtime-endpoint', 'image-service-endpoint', 'hostname-override', 'kubeconfig'],
    switches: ['anonymous-auth', 'authentication-token-webhook', 'fail-swap-on', 'register-node', 'rotate-certificates', 'logtostderr'],
    configurations: [{ format: 'yaml', options: ['config'], paths: ['/var/lib/kubelet/config.yaml'] }],
  },
  {
    id: 'node-cache',
    title: 'NodeLocal DNSCache',
    sources: ['kubernetes/dns:cmd/node-cache/main.go'],
    executables: ['node-cache'],
    images: ['k8s-dns-node-cache', 'k8s-dns-node-cache-*'],
    listeners: [
      { name: 'dns', options: ['dns.port'], hostOptions: ['localip'], default: { port: 53 }, settledByFile: true },
      { name: 'dns-udp', protocol: 'UDP', options: ['dns.port'], hostOptions: ['localip'], default: { port: 53 }, settledByFile: true },
      { name: 'metrics', options: ['metrics-listen-address'], default: { host: '0.0.0.0', port: 9353 } },
      { name: 'health', options: ['health-port'], hostOptions: ['localip'] },
    ],
    notListening: ['upstreamsvc', 'interfacename', 'conf'],
    switches: ['setupinterface', 'setupiptables', 'setupebtables', 'skipteardown', 'logtostderr'],
    // The program writes the file that `-conf` names from the base file, so the latter tells more.
    configurations: [
      { format: 'corefile', options: ['basecorefile'], paths: ['/etc/coredns/Corefile.base', '/etc/coredns/Corefile', '/etc/Corefile'] },
    ],
  },
];
