import { describe, expect, test } from 'vitest';
import { csv } from '../../src/report/ports/csv.ts';
import { explain } from '../../src/report/ports/explain.ts';
import { json } from '../../src/report/ports/json.ts';
import { table } from '../../src/report/ports/table.ts';
import { errorsAgainst } from './closed-schema.ts';
import { CLEAN, EMPTY, HOSTILE_SAMPLE, LISTENERS, OPTIONS, SAMPLE } from './sample.ts';

describe('json of ports', () => {
  test.each([
    ['listeners', SAMPLE],
    ['nothing', EMPTY],
    ['hostile strings', HOSTILE_SAMPLE],
  ])('is as the schema says: %s', (_, result) => {
    expect(errorsAgainst('ports.schema.json', JSON.parse(json(result, OPTIONS)))).toEqual([]);
  });

  test('gives a listener with its evidence, the steps to it, and the row of the registry', () => {
    const { listeners } = JSON.parse(json(CLEAN, OPTIONS));
    expect(listeners[1]).toEqual({
      port: 9743,
      protocol: 'TCP',
      reach: 'localhost',
      address: '127.0.0.1',
      declared: false,
      confidence: 'medium',
      workload: { kind: 'DaemonSet', namespace: null, name: '{…}-identity', path: 'manifests/network-operator.yaml', line: 1 },
      container: null,
      evidence: [
        {
          origin: 'inferred',
          clue: 'flag',
          path: 'manifests/network-operator.yaml',
          line: 19,
          column: 49,
          text: '--secure-listen-address=127.0.0.1:9743',
          steps: [{ path: 'manifests/network-operator.yaml', line: 17, column: 17, note: 'container kube-rbac-proxy is started' }],
        },
      ],
      registration: {
        status: 'other-owner',
        entry: { registry: 'openshift', port: '9743-9744', process: 'network-node-identity', team: 'SDN', line: 97 },
      },
    });
    expect(listeners[0].registration).toEqual({ status: 'unregistered', entry: null });
  });
});

describe('table of ports', () => {
  test('lists ports by number, in columns', () => {
    expect(table(SAMPLE, OPTIONS)).toMatchInlineSnapshot(`
      "PORT      REACH      DECLARED  SURE     REGISTRY                                      WORKLOAD                                                CONTAINER         WHERE
      9104/TCP  any        yes       certain  unregistered                                  Deployment openshift-network-operator/network-operator  network-operator  manifests/network-operator.yaml:13:64
      9743/TCP  localhost  no        medium   other-owner (network-node-identity, line 97)  DaemonSet *-identity                                    -                 manifests/network-operator.yaml:19:49

      manifests/broken.yaml:7:3 problem not YAML: a mapping value is not allowed here

      2 host ports of 2 workloads in 3 files: 1 not declared, 1 not registered.
      "
    `);
    expect(table({ ...SAMPLE, listeners: [...LISTENERS].reverse() }, OPTIONS)).toBe(table(SAMPLE, OPTIONS));
  });

  test('does not call a port undeclared that a process outside of pods uses', () => {
    const listeners = LISTENERS.map((one) => ({ ...one, workload: { ...one.workload, hostProcess: true as const } }));
    expect(table({ ...SAMPLE, listeners }, OPTIONS)).toContain(': 0 not declared');
    expect(explain({ ...SAMPLE, listeners }, OPTIONS)).toContain(' · a process outside of pods · ');
  });

  test('says that there is none', () => {
    expect(table(EMPTY, OPTIONS)).toBe('No host port in use.\n');
  });

  test('contains more listeners than a call can have arguments', () => {
    const many = Array.from({ length: 200_000 }, () => LISTENERS[0]).filter((listener) => listener !== undefined);
    expect(table({ ...CLEAN, listeners: many }, OPTIONS).split('\n')).toHaveLength(200_004);
  });
});

describe('explain', () => {
  test('shows for each port the token that shows it, then the steps that led there', () => {
    expect(explain(CLEAN, OPTIONS)).toMatchInlineSnapshot(`
      "9104/TCP Deployment openshift-network-operator/network-operator, container network-operator
        reach any (0.0.0.0) · declared · certain confidence · unregistered
        inferred by flag manifests/network-operator.yaml:13:64 --listen=0.0.0.0:9104
          13 |           command: [network-operator, start, "--listen=0.0.0.0:9104"]
             |                                                                ^^^^
        declared by ports manifests/network-operator.yaml:15:30 9104
          15 |             - containerPort: 9104
             |                              ^^^^

      9743/TCP DaemonSet *-identity
        reach localhost (127.0.0.1) · not declared · medium confidence · other-owner: 9743-9744 network-node-identity of SDN (OpenShift host port registry, line 97)
        inferred by flag manifests/network-operator.yaml:19:49 --secure-listen-address=127.0.0.1:9743
          19 |             - --secure-listen-address=127.0.0.1:9743
             |                                                 ^^^^
          from manifests/network-operator.yaml:17:17 container kube-rbac-proxy is started
            17 |         - name: kube-rbac-proxy
               |                 ^^^^^^^^^^^^^^^
      "
    `);
  });

  test('says that there is none', () => {
    expect(explain(EMPTY, OPTIONS)).toBe('No host port in use.\n');
  });
});

describe('csv', () => {
  /** Records of RFC 4180. */
  const recordsOf = (text: string) =>
    [...text.matchAll(/((?:"(?:[^"]|"")*"|[^",\r\n]*)(?:,(?:"(?:[^"]|"")*"|[^",\r\n]*))*)\r\n/g)].map((record) =>
      [...`,${record[1]}`.matchAll(/,(?:"((?:[^"]|"")*)"|([^",\r\n]*))/g)].map((field) =>
        (field[1] ?? field[2] ?? '').replaceAll('""', '"'),
      ),
    );

  test('has a heading and a record for each listener', () => {
    const [heading = [], first = []] = recordsOf(csv(CLEAN, OPTIONS));
    const record = Object.fromEntries(heading.map((name, index) => [name, first[index]]));
    expect(record).toMatchObject({
      port: '9104',
      protocol: 'TCP',
      declared: 'true',
      kind: 'Deployment',
      path: 'manifests/network-operator.yaml',
      line: '13',
      text: "'--listen=0.0.0.0:9104",
      registration: 'unregistered',
      process: '',
    });
  });

  test('every record has the fields of the heading, and none is a formula, for any input', () => {
    const records = recordsOf(csv(HOSTILE_SAMPLE, OPTIONS));
    expect(records).toHaveLength(HOSTILE_SAMPLE.listeners.length + 1);
    for (const record of records) {
      expect(record).toHaveLength(records[0]?.length ?? 0);
      for (const field of record) expect(field).not.toMatch(/^[=+@-]|[\r\n]/);
    }
  });
});
