import type { Program } from '../src/model/program.ts';

export const programs: readonly Program[] = [
  {
    id: 'crowdsec',
    title: 'CrowdSec',
    sources: ['crowdsecurity/crowdsec:config/config.yaml'],
    executables: ['crowdsec'],
    images: ['crowdsec'],
    listeners: [
      { name: 'api', settings: ['api.server.listen_uri'], disabledBy: ['DISABLE_LOCAL_API', 'no-api'] },
      {
        name: 'metrics',
        settings: ['prometheus.listen_port'],
        hostSettings: ['prometheus.listen_addr'],
        disabledBy: ['prometheus.enabled=false'],
      },
    ],
    notListening: ['LOCAL_API_URL'],
    switches: ['no-api', 'no-cs', 'debug', 'trace', 'info'],
    configurations: [{ format: 'yaml', options: ['c'], paths: ['/etc/crowdsec/config.yaml', '/etc/crowdsec/config.yaml.local'] }],
  },
  {
    id: 'falco',
    title: 'Falco',
    sources: [
      'falcosecurity/falco:falco.yaml',
      'falcosecurity/falco:userspace/falco/configuration.cpp',
      'falcosecurity/falco:userspace/falco/app/options.cpp',
      'https://falco.org/docs/developer-guide/grpc/grpc-config',
    ],
    executables: ['falco'],
    images: ['falco', 'falco-no-driver'],
    listeners: [
      {
        name: 'web',
        settings: ['webserver.listen_port'],
        hostSettings: ['webserver.listen_address'],
        default: { host: '0.0.0.0', port: 8765 },
        enabledBy: ['webserver.enabled'],
      },
      // The image's own file switches it on.
      { name: 'web-of-own-file', default: { host: '0.0.0.0', port: 8765 }, settledByFile: true },
      { name: 'grpc', settings: ['grpc.bind_address'], enabledBy: ['grpc.enabled'] },
    ],
    notListening: ['http_output.url', 'k8s-api', 'k', 'k8s-api-cert', 'K', 'k8s-node', 'cri', 'o', 'option', 'r', 'S', 'snaplen', 'M'],
    switches: ['A', 'disable-cri-async', 'modern-bpf', 'nodriver', 'U', 'unbuffered', 'u', 'userspace', 'v'],
    configurations: [{ format: 'yaml', options: ['c'], paths: ['/etc/falco/falco.yaml'] }],
  },
  {
    id: 'kubearmor',
    title: 'KubeArmor',
    sources: ['kubearmor/KubeArmor:KubeArmor/config/config.go'],
    executables: ['kubearmor'],
    images: ['kubearmor'],
    listeners: [
      { name: 'grpc', options: ['gRPC'], default: { port: 32767 } },
      { name: 'health', options: ['gRPCHealthPort'] },
      { name: 'profiles', options: ['pprofAddr'], default: { host: 'localhost', port: 6060 }, enabledBy: ['enablePprof'] },
    ],
    notListening: ['criSocket', 'nriSocket', 'host', 'cluster', 'managementGRPC', 'seLinuxProfileDir'],
    switches: ['k8s', 'enablePprof'],
  },
  {
    id: 'tetragon',
    title: 'Tetragon',
    sources: ['cilium/tetragon:pkg/option/flags.go', 'cilium/tetragon:docs/content/en/docs/reference/daemon-configuration.md'],
    executables: ['tetragon'],
    images: ['tetragon'],
    listeners: [
      {
        name: 'grpc',
        options: ['server-address'],
        settings: ['server-address'],
        default: { host: 'localhost', port: 54321 },
        off: [''],
      },
      { name: 'metrics', options: ['metrics-server'], settings: ['metrics-server'], off: [''] },
      { name: 'health', options: ['health-server-address'], settings: ['health-server-address'], default: { port: 6789 }, off: [''] },
      { name: 'gops', options: ['gops-address'], settings: ['gops-address'], off: [''] },
      { name: 'profiles', options: ['pprof-address', 'pprof-addr'], settings: ['pprof-address', 'pprof-addr'], off: [''] },
    ],
    notListening: ['cri-endpoint'],
    switches: ['debug', 'd', 'enable-process-cred', 'enable-process-ns', 'enable-k8s-api', 'enable-cri', 'enable-pod-info'],
    configurations: [
      { format: 'folder', options: ['config-dir'], paths: ['/etc/tetragon/tetragon.conf.d/*'] },
      { format: 'yaml', paths: ['/etc/tetragon/tetragon.yaml'] },
    ],
  },
];
