import type { Program } from '../src/model/program.ts';

export const programs: readonly Program[] = [
  {
    id: 'konnectivity-agent',
    title: 'Konnectivity agent',
    sources: [
      'kubernetes-sigs/apiserver-network-proxy:cmd/agent/app/options/options.go',
      'kubernetes-sigs/apiserver-network-proxy:cmd/agent/app/server.go',
    ],
    executables: ['proxy-agent'],
    images: ['proxy-agent'],
    listeners: [
      { name: 'health', options: ['health-server-port'], hostOptions: ['health-server-host'], default: { port: 8093 } },
      { name: 'admin', options: ['admin-server-port'], hostOptions: ['admin-bind-address'], default: { host: '127.0.0.1', port: 8094 } },
    ],
    notListening: ['proxy-server-host', 'proxy-server-port', 'agent-identifiers'],
    switches: [
      'enable-profiling',
      'enable-contention-profiling',
      'enable-push-service-account-token',
      'sync-forever',
      'logtostderr',
      'alsologtostderr',
    ],
  },
  {
    id: 'konnectivity-server',
    title: 'Konnectivity server',
    sources: [
      'kubernetes-sigs/apiserver-network-proxy:cmd/server/app/options/options.go',
      'kubernetes-sigs/apiserver-network-proxy:cmd/server/app/server.go',
    ],
    executables: ['proxy-server'],
    images: ['proxy-server'],
    listeners: [
      {
        name: 'server',
        options: ['server-port'],
        hostOptions: ['server-bind-address'],
        default: { port: 8090 },
        disabledBy: ['uds-name'],
      },
      { name: 'agent', options: ['agent-port'], hostOptions: ['agent-bind-address'], default: { port: 8091 } },
      { name: 'admin', options: ['admin-port'], hostOptions: ['admin-bind-address'], default: { host: '127.0.0.1', port: 8095 } },
      { name: 'health', options: ['health-port'], hostOptions: ['health-bind-address'], default: { port: 8092 } },
    ],
    notListening: ['kubeconfig', 'server-count', 'server-id'],
    switches: [
      'delete-existing-uds-file',
      'enable-profiling',
      'enable-contention-profiling',
      'enable-lease-controller',
      'warn-on-channel-limit',
      'logtostderr',
      'alsologtostderr',
    ],
  },
];
