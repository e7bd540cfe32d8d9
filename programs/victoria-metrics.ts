import type { Program, ProgramListener } from '../src/model/program.ts';

const CLUSTER = 'VictoriaMetrics/VictoriaMetrics:docs/Cluster-VictoriaMetrics.md';

/** Protocols that are read from sockets of their own, each at TCP and UDP. */
const ingestion: readonly ProgramListener[] = [
  ...['graphite', 'influx', 'opentsdb'].flatMap((name): ProgramListener[] => [
    { name, options: [`${name}ListenAddr`] },
    { name: `${name}-udp`, protocol: 'UDP', options: [`${name}ListenAddr`] },
  ]),
  { name: 'opentsdb-http', options: ['opentsdbHTTPListenAddr'] },
];

/** One of the executables, which also have `-prod` and other endings, and images of their own. */
function component(name: string, title: string, sources: readonly string[], port: number, more: readonly ProgramListener[] = []): Program {
  return {
    id: name,
    title,
    sources,
    executables: [name, `${name}-prod`],
    images: [name],
    listeners: [{ name: 'http', options: ['httpListenAddr'], default: { port } }, ...more],
    notListening: [
      'remoteWrite.url',
      'remoteRead.url',
      'storageNode',
      'selectNode',
      'datasource.url',
      'notifier.url',
      'external.url',
      'pushmetrics.url',
      'vmalert.proxyURL',
      '*.config',
    ],
    switches: ['httpListenAddr.useProxyProtocol', 'tls', 'enableTCP6', 'envflag.enable', 'eula'],
    checks: ['dryRun', 'promscrape.config.dryRun', 'version'],
  };
}

export const programs: readonly Program[] = [
  component(
    'victoria-metrics',
    'VictoriaMetrics',
    ['VictoriaMetrics/VictoriaMetrics:app/victoria-metrics/main.go', 'VictoriaMetrics/VictoriaMetrics:app/vmagent/main.go'],
    8428,
    ingestion,
  ),
  component('vmagent', 'VictoriaMetrics vmagent', ['VictoriaMetrics/VictoriaMetrics:app/vmagent/main.go'], 8429, ingestion),
  component('vmalert', 'VictoriaMetrics vmalert', ['VictoriaMetrics/VictoriaMetrics:app/vmalert/main.go'], 8880),
  component('vmauth', 'VictoriaMetrics vmauth', ['VictoriaMetrics/VictoriaMetrics:app/vmauth/main.go'], 8427),
  component('vminsert', 'VictoriaMetrics vminsert', [CLUSTER], 8480, [
    ...ingestion,
    { name: 'cluster', options: ['clusternativeListenAddr'] },
  ]),
  component('vmselect', 'VictoriaMetrics vmselect', [CLUSTER], 8481, [{ name: 'cluster', options: ['clusternativeListenAddr'] }]),
  component('vmstorage', 'VictoriaMetrics vmstorage', [CLUSTER], 8482, [
    { name: 'insert', options: ['vminsertAddr'], default: { port: 8400 } },
    { name: 'select', options: ['vmselectAddr'], default: { port: 8401 } },
  ]),
];
