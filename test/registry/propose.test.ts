import { describe, expect, test } from 'vitest';
import type { Listener } from '../../src/model/listener.ts';
import type { Registry } from '../../src/model/registry.ts';
import { UNKNOWN } from '../../src/model/text.ts';
import { builtInRegistry } from '../../src/registry/built-in.ts';
import { type ProposedRow, proposeRows, proposeText } from '../../src/registry/operations/propose.ts';
import { createRegistryView } from '../../src/registry/view.ts';
import { listener } from './listener.ts';

const view = createRegistryView([builtInRegistry('openshift') as Registry], { release: null });

function propose(...listeners: Partial<Listener>[]): ProposedRow[] {
  return proposeRows(listeners.map(listener), view);
}

describe('proposed rows', () => {
  test('say what the manifest tells, and where they belong', () => {
    expect(propose({ port: 9104, reach: 'any' })).toEqual([
      {
        exposure: 'external',
        protocol: 'TCP',
        port: 9104,
        process: 'relay',
        controlPlaneOnly: null,
        since: null,
        notes: 'container main',
        path: 'relay.yaml',
        line: 7,
        after: expect.objectContaining({ port: 9103 }),
      },
    ]);
  });

  test('stand in the table of their reach, sorted, one for each port of a workload', () => {
    const rows = propose(
      { port: 9743, reach: 'localhost' },
      { port: 9106 },
      { port: 9104 },
      { port: 9104, address: '::' },
      { port: 9104, protocol: 'UDP' },
    );
    expect(rows.map((row) => `${row.exposure} ${row.port}/${row.protocol}`)).toEqual([
      'external 9104/TCP',
      'external 9106/TCP',
      'external 9104/UDP',
      'localhost 9743/TCP',
    ]);
  });

  test('are only for ports without a row, of which one can be sure', () => {
    expect(propose({ registration: { status: 'registered', assignment: null } })).toEqual([]);
    expect(propose({ registration: { status: 'other-owner', assignment: null } })).toEqual([]);
    expect(propose({ confidence: 'low' })).toEqual([]);
    expect(propose({ registration: { status: 'previously-allocated', assignment: null } })).toHaveLength(1);
  });

  test('know workloads that only control-plane nodes run, and names with template parts', () => {
    const { workload } = listener({});
    const scheduling = { ...workload.scheduling, nodeSelector: { 'node-role.kubernetes.io/master': '' } };
    expect(propose({ workload: { ...workload, name: `${UNKNOWN}-relay`, scheduling } })).toMatchObject([
      { process: 'relay', controlPlaneOnly: true },
    ]);
    expect(propose({ workload: { ...workload, name: UNKNOWN }, container: 'main' })).toMatchObject([{ process: 'main' }]);
  });

  test('are printed in the document’s own columns', () => {
    const text = proposeText(propose({ port: 9104, container: 'a|b' }, { port: 9743, reach: 'localhost', container: null }));
    expect(text).toContain('| Port | Process | Protocol | Control-plane only | Owning Team | Since | Notes          |\n|------|-');
    expect(text).toContain('| 9104 | relay   |          |                    |             |       | container a\\|b |\n');
    expect(text).toContain('## Localhost-only\n');
    expect(text).toMatch(/9104 {2}below line 90 \(9103 ovn-kubernetes node kube-rbac-proxy\) {2}relay\.yaml:7/);
    expect(proposeText([])).toBe('Every host port of the input has a row.\n');
  });
});
