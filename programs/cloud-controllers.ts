import type { Program } from '../src/model/program.ts';

const sources = [
  'kubernetes/kubernetes:staging/src/k8s.io/cloud-provider/options/options.go',
  'kubernetes/kubernetes:staging/src/k8s.io/cloud-provider/options/webhook.go',
  'kubernetes/cloud-provider-vsphere:cluster/images/controller-manager/Dockerfile',
];

/** What every manager built with k8s.io/cloud-provider takes. */
const shared = {
  listeners: [
    { name: 'secure', options: ['secure-port'], hostOptions: ['bind-address'], default: { host: '0.0.0.0', port: 10258 } },
    { name: 'insecure', options: ['port'], hostOptions: ['address'], default: { host: '0.0.0.0' } },
    { name: 'webhook', options: ['webhook-secure-port'], hostOptions: ['webhook-bind-address'], default: { host: '0.0.0.0' } },
  ],
  notListening: ['master', 'kubeconfig', 'cloud-config', 'authentication-kubeconfig', 'authorization-kubeconfig', 'cluster-cidr'],
  switches: [
    'allocate-node-cidrs',
    'configure-cloud-routes',
    'leader-elect',
    'use-service-account-credentials',
    'allow-untagged-cloud',
    'profiling',
    'contention-profiling',
    'logtostderr',
  ],
} satisfies Partial<Program>;

export const programs: readonly Program[] = [
  {
    id: 'azure-cloud-node-manager',
    title: 'Azure cloud node manager',
    sources: ['kubernetes-sigs/cloud-provider-azure:cmd/cloud-node-manager/app/options/options.go'],
    executables: ['azure-cloud-node-manager', 'cloud-node-manager'],
    images: ['azure-cloud-node-manager'],
    listeners: [
      { name: 'secure', options: ['secure-port'], hostOptions: ['bind-address'], default: { host: '0.0.0.0' } },
      { name: 'insecure', options: ['port'], hostOptions: ['address'], default: { host: '127.0.0.1' } },
    ],
    notListening: ['kubeconfig', 'master', 'node-name', 'cloud-config'],
    switches: ['wait-routes', 'use-instance-metadata', 'enable-deprecated-beta-topology-labels', 'logtostderr'],
  },
  {
    id: 'cloud-controller-manager',
    title: 'Cloud controller managers (k8s.io/cloud-provider)',
    sources,
    executables: ['*cloud-controller-manager'],
    images: [
      'cloud-controller-manager',
      'origin-*-cloud-controller-manager',
      'aws-cloud-controller-manager',
      'azure-cloud-controller-manager',
      'digitalocean-cloud-controller-manager',
      'gcp-cloud-controller-manager',
      'linode-cloud-controller-manager',
      'nutanix-cloud-controller-manager',
      'openstack-cloud-controller-manager',
      'vsphere-cloud-controller-manager',
      'cloud-provider-vsphere',
    ],
    ...shared,
  },
  {
    id: 'hcloud-cloud-controller-manager',
    title: 'Cloud controller manager of Hetzner Cloud',
    sources: [...sources, 'hetznercloud/hcloud-cloud-controller-manager:internal/config/config.go'],
    executables: ['hcloud-cloud-controller-manager'],
    images: ['hcloud-cloud-controller-manager'],
    ...shared,
    listeners: [
      ...shared.listeners,
      {
        name: 'metrics',
        variables: ['HCLOUD_METRICS_ADDRESS'],
        default: { port: 8233 },
        disabledBy: ['HCLOUD_METRICS_ENABLED=false', 'HCLOUD_METRICS_ENABLED=0'],
      },
    ],
    notListening: [...shared.notListening, 'HCLOUD_ENDPOINT'],
  },
];
