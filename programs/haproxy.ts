import type { Program } from '../src/model/program.ts';

export const programs: readonly Program[] = [
  {
    id: 'haproxy',
    title: 'HAProxy',
    sources: ['https://docs.haproxy.org/3.2/management.html', 'https://docs.haproxy.org/3.2/configuration.html#4-bind'],
    executables: ['haproxy', 'haproxy-systemd-wrapper'],
    images: ['haproxy'],
    listeners: [],
    notListening: ['L', 'm', 'n', 'N', 'p', 'S', 'x', 'C'],
    switches: ['W', 'Ws', 'D', 'd', 'db', 'V', 'v', 'vv', 'q', 'c'],
    configurations: [{ format: 'haproxy', options: ['f'], paths: ['/usr/local/etc/haproxy/haproxy.cfg', '/etc/haproxy/haproxy.cfg'] }],
  },
  {
    id: 'haproxy-ingress',
    title: 'HAProxy Ingress (community)',
    sources: ['https://haproxy-ingress.github.io/docs/configuration/command-line/'],
    executables: ['haproxy-ingress-controller', 'haproxy-ingress'],
    images: ['haproxy-ingress'],
    listeners: [
      { name: 'healthz', options: ['healthz-addr', 'healthz-port'], default: { port: 10254 } },
      { name: 'statistics', options: ['stats-port'] },
    ],
    notListening: [
      'apiserver-host',
      'publish-service',
      'publish-address',
      'default-backend-service',
      'configmap',
      'tcp-services-configmap',
    ],
    switches: ['watch-ingress-without-class', 'profiling', 'update-status', 'force-namespace-isolation', 'logtostderr'],
  },
  {
    id: 'haproxytech-kubernetes-ingress',
    title: 'HAProxy Kubernetes Ingress Controller (HAProxy Technologies)',
    sources: ['haproxytech/kubernetes-ingress:documentation/controller.md'],
    executables: [],
    images: ['haproxytech/kubernetes-ingress', 'haproxytech/haproxy-ingress'],
    listeners: [
      { name: 'http', options: ['http-bind-port'], disabledBy: ['disable-http'] },
      { name: 'https', options: ['https-bind-port'], disabledBy: ['disable-https'] },
      { name: 'healthz', options: ['healthz-bind-port'] },
      { name: 'statistics', options: ['stats-bind-port'] },
      { name: 'controller', options: ['controller-port'], enabledBy: ['pprof', 'prometheus'] },
    ],
    notListening: [
      'configmap',
      'configmap-tcp-services',
      'default-backend-service',
      'publish-service',
      'ipv4-bind-address',
      'ipv6-bind-address',
    ],
    switches: ['disable-http', 'disable-https', 'disable-ipv4', 'disable-ipv6', 'disable-quic', 'pprof', 'prometheus', 'external'],
  },
];
