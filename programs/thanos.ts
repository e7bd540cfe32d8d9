import type { Program, ProgramListener } from '../src/model/program.ts';

const http: ProgramListener = { name: 'http', options: ['http-address'], default: { host: '0.0.0.0', port: 10902 } };
const grpc: ProgramListener = { name: 'grpc', options: ['grpc-address'], default: { host: '0.0.0.0', port: 10901 } };

/** One of the components that the executable holds. */
function component(subcommand: string, page: string, listeners: readonly ProgramListener[]): Program {
  return {
    id: `thanos-${subcommand.replaceAll(' ', '-')}`,
    title: `Thanos ${subcommand}`,
    sources: [`thanos-io/thanos:docs/components/${page}.md`],
    executables: ['thanos'],
    images: ['thanos'],
    subcommand,
    listeners,
    notListening: [
      'prometheus.url',
      'endpoint',
      'endpoint-strict',
      'endpoint-group',
      'store',
      'store-strict',
      'query',
      'query-frontend.downstream-url',
      'alertmanagers.url',
      '*.config',
      '*.config-file',
      'store.caching-bucket.config',
      'store.caching-bucket.config-file',
      'selector.relabel-config-file',
      'endpoint.sd-config-file',
      'request.logging-config-file',
      'query-range.response-cache-config-file',
      'labels.response-cache-config-file',
      'receive.local-endpoint',
      'remote-write.client-server-name',
      'web.external-prefix',
    ],
  };
}

export const programs: readonly Program[] = [
  component('compact', 'compact', [http]),
  component('query', 'query', [http, grpc]),
  component('query-frontend', 'query-frontend', [http]),
  component('receive', 'receive', [
    http,
    grpc,
    { name: 'remote-write', options: ['remote-write.address'], default: { host: '0.0.0.0', port: 19291 } },
  ]),
  component('rule', 'rule', [http, grpc]),
  component('sidecar', 'sidecar', [http, grpc]),
  component('store', 'store', [http, grpc]),
  component('tools', 'tools', [{ name: 'http', options: ['http-address'] }]),
  component('tools bucket web', 'tools', [http]),
];
