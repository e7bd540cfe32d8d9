import type { Program } from '../src/model/program.ts';

export const programs: readonly Program[] = [
  {
    id: 'azure-node-managed-identity',
    title: 'Node managed identity of AAD Pod Identity',
    sources: ['Azure/aad-pod-identity:cmd/nmi/main.go', 'Azure/aad-pod-identity:pkg/nmi/server/server.go'],
    executables: ['nmi'],
    images: ['aad-pod-identity/nmi'],
    listeners: [
      { name: 'metadata', options: ['nmi-port'] },
      { name: 'probes', options: ['http-probe-port'] },
      { name: 'metrics', options: ['prometheus-port'], default: { port: 9090 } },
      { name: 'profiles', default: { host: 'localhost', port: 6060 }, enabledBy: ['enableProfile'] },
    ],
    notListening: ['host-ip', 'metadata-ip', 'metadata-port', 'node', 'ipt-update-interval-sec', 'operation-mode'],
    switches: ['block-instance-metadata', 'debug', 'enableProfile', 'enableScaleFeatures', 'forceNamespaced', 'metadata-header-required'],
  },
];
