import { describe, expect, test } from 'vitest';
import { meaningOfName, subjectOfName } from '../../src/listeners/names.ts';

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
  test.each(names as readonly string[])('%s', (name) => expect(meaningOfName(name)).toBe(meaning));
});

test.each([
  ['metrics-port', 'metrics-bind-address'],
  ['secure-port', 'secure-listen-address'],
  ['port', 'bind-address'],
  ['METRICS_PORT', 'metricsHost'],
])('%s belongs to %s', (port, address) => expect(subjectOfName(port)).toBe(subjectOfName(address)));

test.each([
  ['metrics-port', 'health-bind-address'],
  ['metrics-port', 'bind-address'],
])('%s does not belong to %s', (port, address) => expect(subjectOfName(port)).not.toBe(subjectOfName(address)));
