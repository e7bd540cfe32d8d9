import type { Program } from '../src/model/program.ts';

export const programs: readonly Program[] = [
  {
    id: 'etcd-manager',
    title: 'etcd-manager, with the etcd that it starts',
    sources: ['kopeio/etcd-manager:cmd/etcd-manager/main.go', 'kopeio/etcd-manager:pkg/etcd/etcdprocess.go'],
    executables: ['etcd-manager'],
    images: ['etcd-manager', 'etcd-manager-slim'],
    listeners: [
      {
        name: 'client',
        options: ['client-urls'],
        hostOptions: ['etcd-address'],
        default: { host: '0.0.0.0', port: 4001 },
        announcesHost: true,
      },
      {
        name: 'peer',
        options: ['peer-urls'],
        hostOptions: ['etcd-address'],
        default: { host: '0.0.0.0', port: 2380 },
        announcesHost: true,
      },
      {
        name: 'client-in-quarantine',
        options: ['quarantine-client-urls'],
        hostOptions: ['etcd-address'],
        default: { host: '0.0.0.0', port: 8001 },
        announcesHost: true,
      },
      { name: 'metrics-of-etcd', options: ['listen-metrics-urls'], variables: ['ETCD_LISTEN_METRICS_URLS'], off: [''] },
      { name: 'grpc', options: ['grpc-port'], hostOptions: ['address'], default: { host: '$(NODE_IP)', port: 8000 } },
      { name: 'metrics', options: ['etcd-manager-metrics-port'] },
    ],
    notListening: ['backup-store', 'backup-interval', 'cluster-name', 'dns-suffix', 'volume-provider', 'volume-name-tag', 'volume-tag'],
    switches: ['containerized', 'insecure', 'etcd-insecure'],
  },
  {
    id: 'kops-controller',
    title: 'kOps controller',
    sources: ['kubernetes/kops:cmd/kops-controller/main.go', 'kubernetes/kops:cmd/kops-controller/pkg/config/options.go'],
    executables: ['kops-controller'],
    images: ['kops-controller'],
    listeners: [{ name: 'server', settings: ['server.Listen', 'server.listen'], off: [''] }],
    configurations: [
      {
        format: 'yaml',
        options: ['conf'],
        paths: ['/etc/kubernetes/kops-controller/config.yaml', '/etc/kubernetes/kops-controller/config/config.yaml'],
      },
    ],
  },
];
