import type { Program } from '../src/model/program.ts';

export const programs: readonly Program[] = [
  {
    id: 'kube-rbac-proxy',
    title: 'kube-rbac-proxy',
    sources: ['brancz/kube-rbac-proxy:cmd/kube-rbac-proxy/app/options/options.go'],
    executables: ['kube-rbac-proxy'],
    images: ['kube-rbac-proxy', 'origin-kube-rbac-proxy', 'ose-kube-rbac-proxy*'],
    listeners: [
      { name: 'secure', options: ['secure-listen-address'], off: [''] },
      { name: 'insecure', options: ['insecure-listen-address'], off: [''] },
      { name: 'proxy-endpoints', options: ['proxy-endpoints-port'], hostOptions: ['secure-listen-address'] },
    ],
    notListening: ['upstream', 'oidc-issuer', 'kubeconfig'],
    switches: ['auth-header-fields-enabled', 'upstream-force-h2c', 'logtostderr', 'alsologtostderr'],
  },
];
