import type { Program } from '../src/model/program.ts';

export const programs: readonly Program[] = [
  {
    id: 'crowdsec',
    title: 'CrowdSec',
    sources: ['crowdsecurity/crowdsec:config/config.yaml'],
    executables: ['crowdsec'],
    images: ['crowdsec'],
    listeners: [
      { name: 'api', settings: ['api.server.listen_uri'], disabledBy: ['DISABLE_LOCAL_API', 'no-api'] },
      {
        name: 'metrics',
        settings: ['prometheus.listen_port'],
        hostSettings: ['prometheus.listen_addr'],
        disabledBy: ['prometheus.enabled=false'],
      },
    ],
    notListening: ['LOCAL_API_URL'],
    switches: ['no-api', 'no-cs', 'debug', 'trace', 'info'],
    configurations: [{ format: 'yaml', options: ['c'], paths: ['/etc/crowdsec/config.yaml', '/etc/crowdsec/config.yaml.local'] }],
  },
  {
    id: 'falco',
    title: 'Falco',
    sources: ['falcosecurity/falco:falco.yaml', 'https://falco.org/docs/reference/daemon/config-options/'],
    executables: ['falco'],
    images: ['falco', 'falco-no-driver'],
    listeners: [
      {
        name: 'web',
        settings: ['webserver.listen_port'],
        hostSettings: ['webserver.listen_address'],
        default: { host: '0.0.0.0', port: 8765 },
        disabledBy: ['webserver.enabled=false'],
      },
    ],
    notListening: ['http_output.url', 'k8s-api', 'K'],
    configurations: [{ format: 'yaml', options: ['c'], paths: ['/etc/falco/falco.yaml'] }],
  },
  {
    id: 'tetragon',
    title: 'Tetragon',
    sources: ['https://tetragon.io/docs/reference/daemon-configuration/'],
    executables: ['tetragon'],
    images: ['tetragon'],
    listeners: [
      { name: 'grpc', options: ['server-address'], settings: ['server-address'], off: [''] },
      { name: 'metrics', options: ['metrics-server'], settings: ['metrics-server'], off: [''] },
      { name: 'health', options: ['health-server-address'], settings: ['health-server-address'], off: [''] },
      { name: 'gops', options: ['gops-address'], settings: ['gops-address'], off: [''] },
      { name: 'profiles', options: ['pprof-address', 'pprof-addr'], settings: ['pprof-address', 'pprof-addr'], off: [''] },
    ],
    switches: ['debug', 'enable-process-cred', 'enable-process-ns', 'enable-k8s-api'],
    configurations: [{ format: 'folder', options: ['config-dir'], paths: ['/etc/tetragon/tetragon.conf.d/*'] }],
  },
];
