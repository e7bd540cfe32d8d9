import { expect, test } from 'vitest';
import { urlOfRule } from '../../src/judge.ts';
import { anonymized, createAliases } from '../../src/report/anonymize.ts';
import { FINDING_REPORTS } from '../../src/report/index.ts';
import { type Audited, audited, cgroupOfPod, listening, node, pod } from '../audit/build.ts';

const SECRETS = ['acme', 'frankfurt-7', 'payroll', 'ledger', '198.51.100.7', '2001:db8:7::9'];

async function example(): Promise<Audited> {
  const controller = ['DaemonSet', 'ledger'] as const;
  const ledger = (name: string, uid: number) =>
    pod(`ledger-${uid}`, name, { namespace: 'payroll', uid, controller, ports: [{ containerPort: 9555 }, { containerPort: 9556 }] });
  return audited(
    [
      node('frankfurt-7.acme.example'),
      node('frankfurt-8.acme.example'),
      ledger('frankfurt-7.acme.example', 1),
      ledger('frankfurt-8.acme.example', 2),
    ],
    {
      'frankfurt-7.acme.example': [
        listening('198.51.100.7:9555', 'ledger', cgroupOfPod(1)),
        listening('[2001:db8:7::9]:9777', 'ledger', cgroupOfPod(1)),
        listening('127.0.0.1:323', 'chronyd', '/system.slice/chronyd.service', 'udp'),
        listening('*:9556', 'meter', '/system.slice/meter.service'),
      ],
    },
  );
}

test('no report of any format contains a name that was replaced', async () => {
  const { outcome } = await example();
  const replaced = anonymized(outcome, createAliases());
  for (const [name, load] of Object.entries(FINDING_REPORTS)) {
    const report = await load();
    const options = {
      version: '0',
      rules: outcome.rules,
      urlOfRule,
      homepage: '',
      notes: replaced.notes,
      exitCode: 0,
      registry: outcome.registry,
    };
    const text = report(replaced.result, options as unknown as Parameters<typeof report>[1]);
    for (const secret of SECRETS) expect(text, `${name} and ${secret}`).not.toContain(secret);
  }
});

test('a pod that is only in a message is replaced, also among 5,000 names', async () => {
  const message = "0/1 nodes are available: 1 node(s) didn't have free ports for the requested pod ports.";
  const status = { phase: 'Pending', conditions: [{ type: 'PodScheduled', status: 'False', message }] };
  const others = Array.from({ length: 5_000 }, (_, index) => pod(`acme-${index}`, 'frankfurt-7', { uid: 10 + index }));
  const ports = [{ containerPort: 9555 }];
  const { outcome } = await audited([
    node('frankfurt-7'),
    pod('ledger-x', 'frankfurt-7', { uid: 1, namespace: 'payroll', ports }),
    pod('waits', undefined, { uid: 2, ports, status }),
    ...others,
  ]);
  const { result } = anonymized(outcome, createAliases());
  const pending = result.findings.find(({ rule }) => rule === 'pod-pending-for-host-port');
  expect(pending).toMatchObject({
    message: expect.stringMatching(/^a pod is Pending: host port 9555\/TCP is in use by namespace-\d+\/workload-\d+$/),
    why: expect.stringMatching(/^it is in use by namespace-\d+\/workload-\d+ on node-1$/),
    label: expect.stringMatching(/^Pod namespace-\d+\/workload-\d+$/),
  });
});

test('a name that a headline cuts is replaced completely', async () => {
  const name = (own: string) => `frankfurt-payroll-${own}-`.repeat(4).slice(0, 60);
  const ports = [{ containerPort: 9556 }];
  const objects = [node('a'), ...['one', 'two'].map((own, uid) => pod(`${name(own)}x`, 'a', { uid, ports }))];
  const { outcome } = await audited(objects);
  expect(outcome.result.findings.some(({ message }) => message.includes('frankfurt-payroll-') && message.endsWith('…'))).toBe(true);
  expect(JSON.stringify(anonymized(outcome, createAliases()).result.findings)).not.toContain('frankfurt');
});

test('ports, protocols and plain words are kept', async () => {
  const objects = [
    node('master-0'),
    pod('agent', 'master-0', { uid: 1, namespace: 'team', ports: [{ containerPort: 9556 }, { containerPort: 9557 }] }),
  ];
  const lines = [
    listening('*:9556', 'meter', '/system.slice/meter.service'),
    listening('*:9999', 'x'),
    listening('127.0.0.1:323', 'chronyd', '/system.slice/chronyd.service', 'udp'),
  ];
  const { outcome } = await audited(objects, { 'master-0': lines });
  const { result } = anonymized(outcome, createAliases());
  const tokens = (text: string): string[] => text.match(/\d+\/(?:TCP|UDP)|\bnodes?\b(?!-)/g) ?? [];
  expect(outcome.result.findings.length).toBeGreaterThan(3);
  expect(result.findings.map(({ message, why }) => tokens(message + why))).toEqual(
    outcome.result.findings.map(({ message, why }) => tokens(message + why)),
  );
});

test('sentences are kept if names are words of them', async () => {
  const ports = [{ containerPort: 9556 }];
  const controller = (name: string) => ['DaemonSet', name] as const;
  const objects = [
    node('server'),
    pod('one-x', 'server', { uid: 1, namespace: 'team', controller: controller('one'), ports }),
    pod('port-x', 'server', { uid: 2, namespace: 'team', controller: controller('port'), ports }),
  ];
  const { outcome } = await audited(objects, { server: [listening('*:9556', 'meter', '/system.slice/meter.service')] });
  const { result } = anonymized(outcome, createAliases());
  const [conflict] = result.findings.filter(({ rule }) => rule === 'host-port-conflict');
  expect(conflict).toMatchObject({
    message: 'host port 9556/TCP is also taken by DaemonSet namespace-1/workload-1',
    why: 'both run on node node-1, and the second to start on a node cannot bind',
    label: 'container main of DaemonSet namespace-1/workload-2 declares it',
  });
});

test('names keep their aliases across reports, and different names have different ones', async () => {
  const { outcome } = await example();
  const first = createAliases();
  const replaced = anonymized(outcome, first);
  const again = anonymized(outcome, createAliases(first.map()));
  expect(again).toEqual(replaced);
  expect(replaced.result.audit?.nodes.map(({ name }) => name)).toEqual(['node-1', 'node-2']);
  expect(first.map().node).toEqual({ 'frankfurt-7.acme.example': 'node-1', 'frankfurt-8.acme.example': 'node-2' });
  expect(createAliases({ node: { 'worker-0': 'node-2' } }).of('node', 'worker-1')).not.toBe('node-2');
});

test('names that identify nothing are kept', async () => {
  const { outcome } = await example();
  const { result } = anonymized(outcome, createAliases());
  const conflict = result.findings.find(({ rule }) => rule === 'host-process-conflict');
  expect(conflict?.message).toContain('meter.service');
  expect(result.audit?.sockets.map(({ address, port }) => `${address} ${port}`)).toContain('127.0.0.1 323');
});
