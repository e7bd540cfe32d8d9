import type { Program } from '../src/model/program.ts';

export const programs: readonly Program[] = [
  {
    id: 'ironic',
    title: 'Ironic of the Metal3 image',
    sources: ['metal3-io/ironic-image:scripts/ironic-common.sh', 'metal3-io/ironic-image:ironic-config/ironic.conf.j2'],
    executables: ['runironic'],
    images: [],
    listeners: [
      {
        name: 'api',
        variables: ['IRONIC_PRIVATE_PORT'],
        default: { host: '127.0.0.1' },
        off: ['unix'],
        enabledBy: ['IRONIC_REVERSE_PROXY_SETUP'],
      },
      {
        name: 'api-direct',
        variables: ['IRONIC_LISTEN_PORT', 'IRONIC_ACCESS_PORT'],
        default: { port: 6385 },
        disabledBy: ['IRONIC_REVERSE_PROXY_SETUP'],
      },
      { name: 'json-rpc', variables: ['IRONIC_JSON_RPC_PORT'], disabledBy: ['IRONIC_EXPOSE_JSON_RPC=false'] },
    ],
    notListening: [
      'IRONIC_HTTP_URL',
      'IRONIC_EXTERNAL_HTTP_URL',
      'IRONIC_EXTERNAL_CALLBACK_URL',
      'IRONIC_EXTERNAL_IP',
      'PROVISIONING_IP',
      'HTTP_PORT',
      'VMEDIA_TLS_PORT',
    ],
  },
  {
    id: 'ironic-httpd',
    title: 'HTTP server of the Metal3 Ironic image',
    sources: ['metal3-io/ironic-image:scripts/runhttpd', 'metal3-io/ironic-image:scripts/ironic-common.sh'],
    executables: ['runhttpd'],
    images: [],
    listeners: [
      { name: 'http', variables: ['HTTP_PORT'], default: { port: 80 } },
      { name: 'virtual-media', variables: ['VMEDIA_TLS_PORT'] },
      {
        name: 'ironic-proxy',
        variables: ['IRONIC_LISTEN_PORT', 'IRONIC_ACCESS_PORT'],
        default: { port: 6385 },
        enabledBy: ['IRONIC_REVERSE_PROXY_SETUP'],
      },
    ],
    notListening: ['IRONIC_PRIVATE_PORT', 'IRONIC_HTTP_URL', 'IRONIC_EXTERNAL_HTTP_URL', 'PROVISIONING_IP', 'DHCP_RANGE'],
  },
];
