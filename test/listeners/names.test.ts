import { describe, expect, test } from 'vitest';
import { meaningOf } from '../../src/listeners/names.ts';

const subjectOf = (name: string) => meaningOf(name, 'option').subject;

const MEANINGS = {
  listens: [
    'secure-listen-address',
    'web.listen-address',
    'listen',
    'listen-client-urls',
    'metrics-bind-address',
    'bind-address',
    'health-probe-bind-address',
    'address',
  ],
  serves: ['metrics-addr', 'health-addr', 'http-endpoint', 'metrics-address', 'webhook-address', 'METRICS_ADDR'],
  port: ['port', 'metrics-port', 'secure-port', 'webhook-port', 'healthz-port', 'https-port', 'METRICS_PORT', 'pprofPort'],
  host: ['host', 'listen-host', 'metrics-host', 'bind-ip'],
  dials: [
    'upstream',
    'endpoints',
    'target',
    'delegate-url',
    'health-check-url',
    'server',
    'proxy-server-port',
    'advertise-address',
    'advertise-client-urls',
    'initial-advertise-peer-urls',
    'publish-status-address',
    'apiserver-port',
    'remote-port',
    'KUBERNETES_SERVICE_PORT',
    'KEYSTONE_AUTH_ADMIN_PORT',
    'etcd-servers',
    'ETCDCTL_ENDPOINTS',
    'kubeconfig',
  ],
  unclear: [
    'v',
    'csi-address',
    'OVN_NB_INACTIVITY_PROBE',
    'listen-timeout',
    'bind-address-file',
    'tls-cert-file',
    'metrics-enabled',
    'port-range-size',
    '',
  ],
} as const;

describe.each(Object.entries(MEANINGS))('%s', (meaning, names) => {
  test.each(names as readonly string[])('%s', (name) => expect(meaningOf(name, 'option').use).toBe(meaning));
});

test.each([
  ['metrics-port', 'metrics-bind-address'],
  ['secure-port', 'secure-listen-address'],
  ['port', 'bind-address'],
  ['METRICS_PORT', 'metricsHost'],
])('%s belongs to %s', (port, address) => expect(subjectOf(port)).toBe(subjectOf(address)));

test.each([
  ['metrics-port', 'health-bind-address'],
  ['metrics-port', 'bind-address'],
])('%s does not belong to %s', (port, address) => expect(subjectOf(port)).not.toBe(subjectOf(address)));

describe('the key of a setting', () => {
  test.each([
    ['metrics.bindAddress', { use: 'listens', isPlain: false, subject: '', level: 'metrics' }],
    ['metricsBindAddress', { use: 'listens', isPlain: false, subject: 'metrics', level: '' }],
    ['a.healthz-port', { use: 'port', isPlain: false, subject: 'healthz', level: 'a' }],
    ['metrics.port', { use: 'port', isPlain: false, subject: '' }],
    ['HTTPListenAddr', { use: 'listens', subject: 'http' }],
    ['servers[1].port[0]', { use: 'dials', level: 'servers[1]' }],
    ['listen_udp_port', { use: 'listens', ends: 'port', protocol: 'UDP' }],
    ['server.port', { use: 'port', isPlain: true }],
    ['app.port', { use: 'port', isPlain: true }],
    ['ssh.port', { use: 'unclear' }],
    ['dns.udp_port', { use: 'unclear' }],
    ['nodePort', { use: 'dials' }],
    ['target_port', { use: 'dials', isNeverBound: true }],
    ['redis.http_port', { use: 'dials', isNeverBound: false }],
    ['redis.listen_port', { use: 'listens' }],
    ['client.listen_port', { use: 'dials', isNeverBound: true }],
    ['', { use: 'unclear' }],
  ])('%s', (key, meaning) => expect(meaningOf(key, 'setting')).toMatchObject(meaning));
});

test.each([
  ['--ntp-port', 'UDP'],
  ['syslog-listen-address', 'UDP'],
  ['SNMP_BIND_PORT', 'UDP'],
  ['dns-metrics-port', null],
  ['syslog-tcp-port', null],
  ['metrics-udp-port', 'UDP'],
])('%s is about %s', (name, protocol) => expect(meaningOf(name, 'option').protocol).toBe(protocol));
