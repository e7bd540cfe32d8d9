import type { Program } from '../src/model/program.ts';

/** Programs that receive logs over the network. */
export const programs: readonly Program[] = [
  {
    id: 'logstash',
    title: 'Logstash',
    sources: [
      'logstash-plugins/logstash-input-tcp:docs/index.asciidoc',
      'elastic/logstash:docs/static/monitoring/monitoring-apis.asciidoc',
    ],
    executables: ['logstash'],
    images: ['logstash', 'logstash-oss'],
    listeners: [
      ...['beats', 'elastic_agent', 'http', 'tcp', 'relp', 'graphite'].map((input) => ({
        name: input.replace('_', '-'),
        settings: [`input.${input}.port`],
        hostSettings: [`input.${input}.host`],
        disabledBy: [`input.${input}.mode=client`],
      })),
      ...['udp', 'gelf', 'collectd'].map((input) => ({
        name: input,
        protocol: 'UDP' as const,
        settings: [`input.${input}.port`],
        hostSettings: [`input.${input}.host`],
      })),
      { name: 'syslog', settings: ['input.syslog.port'], hostSettings: ['input.syslog.host'] },
      { name: 'syslog-udp', protocol: 'UDP', settings: ['input.syslog.port'], hostSettings: ['input.syslog.host'] },
      {
        name: 'api',
        options: ['api.http.port', 'http.port'],
        hostOptions: ['api.http.host', 'http.host'],
        settings: ['api.http.port', 'http.port'],
        hostSettings: ['api.http.host', 'http.host'],
        default: { host: '127.0.0.1', port: 9600 },
        disabledBy: ['api.enabled=false'],
      },
    ],
    notListening: [
      'f',
      'path.config',

      'path.data',
      'path.logs',
      'w',
      'pipeline.workers',
      'b',
      'pipeline.batch.size',
      'node.name',
    ],
    checks: ['t', 'config.test_and_exit', 'V', 'version'],
    configurations: [
      { format: 'blocks', options: ['f', 'path.config'], paths: ['/usr/share/logstash/pipeline/*.conf'] },
      { format: 'yaml', options: ['path.settings'], paths: ['/usr/share/logstash/config/logstash.yml', '/etc/logstash/logstash.yml'] },
    ],
  },
  {
    id: 'rsyslogd',
    title: 'rsyslog',
    sources: ['rsyslog/rsyslog-doc:source/configuration/modules/imtcp.rst', 'rsyslog/rsyslog-doc:source/configuration/modules/imudp.rst'],
    executables: ['rsyslogd'],
    images: ['rsyslog', 'rsyslog/syslog_appliance_alpine'],
    listeners: [],
    notListening: ['f', 'i', 'o', 'u', 'M', 'N'],
    switches: ['n', 'd', 'D', 'q', 'Q', 'w', 'x', '4', '6', 'A', 'C', 'S'],
    checks: ['N', 'v'],
    configurations: [{ format: 'rsyslog', options: ['f'], paths: ['/etc/rsyslog.conf', '/etc/rsyslog.d/*.conf'] }],
  },
  {
    id: 'syslog-ng',
    title: 'syslog-ng',
    sources: ['syslog-ng/syslog-ng:modules/afsocket/transport-mapper-inet.c'],
    executables: ['syslog-ng'],
    images: ['syslog-ng'],
    listeners: [],
    notListening: ['cfgfile', 'f', 'persist-file', 'R', 'pidfile', 'p', 'control', 'c', 'user', 'u', 'group', 'g'],
    switches: ['foreground', 'F', 'no-caps', 'stderr', 'e', 'debug', 'd', 'verbose', 'v', 'trace', 't'],
    checks: ['syntax-only', 's', 'version', 'V'],
    configurations: [
      {
        format: 'syslog-ng',
        options: ['cfgfile', 'f'],
        paths: ['/etc/syslog-ng/syslog-ng.conf', '/etc/syslog-ng/conf.d/*.conf', '/config/syslog-ng.conf'],
      },
    ],
  },
];
