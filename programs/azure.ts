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
  {
    id: 'azure-npm',
    title: 'Network policy manager of Azure',
    sources: [
      'Azure/azure-container-networking:npm/cmd/start.go',
      'Azure/azure-container-networking:npm/config/config.go',
      'Azure/azure-container-networking:npm/azure-npm.yaml',
    ],
    executables: ['azure-npm'],
    images: ['azure-npm'],
    listeners: [
      {
        name: 'http',
        settings: ['ListeningPort'],
        hostSettings: ['ListeningAddress'],
        default: { host: '0.0.0.0', port: 10091 },
        settledByFile: true,
      },
    ],
    notListening: ['kubeconfig'],
    configurations: [{ format: 'json', variables: ['NPM_CONFIG'], paths: ['/etc/azure-npm/azure-npm.json'] }],
  },
];
