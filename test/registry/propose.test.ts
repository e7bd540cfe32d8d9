import { describe, expect, test } from 'vitest';
import type { Listener } from '../../src/model/listener.ts';
import type { Registry } from '../../src/model/registry.ts';
import { UNKNOWN } from '../../src/model/text.ts';
import { type ProposedRow, proposalOf, proposeText } from '../../src/registry/operations/propose.ts';
import { readRegistry } from '../../src/registry/read.ts';
import { evidence, lineOf, listener as listenerOf, workload } from '../rules/build.ts';
import { viewOf } from './registries.ts';

const view = viewOf(['openshift']);

/** A listener of a workload that no registry knows. */
function listener(change: Partial<Listener>): Listener {
  const relay = workload({ namespace: 'openshift-relay', name: 'relay' });
  return listenerOf({ workload: relay, port: 9104, declared: true, evidence: [evidence(7, { span: lineOf(7, 'relay.yaml') })], ...change });
}

function propose(...listeners: Partial<Listener>[]): readonly ProposedRow[] {
  return proposalOf(listeners.map(listener), view).rows;
}

function textOf(...listeners: Partial<Listener>[]): string {
  return proposeText(proposalOf(listeners.map(listener), view), view.registries[0]);
}

describe('proposed rows', () => {
  test('say what the manifest shows, and where they belong', () => {
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

  test('are only for ports that certainly have no row', () => {
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
    const text = textOf({ port: 9104, container: 'a|b' }, { port: 9743, reach: 'localhost', container: null });
    expect(text).not.toContain('Owning Team');
    expect(text).toContain('| 9104 | relay   |          |                    |             |       | container a\\|b |\n');
    expect(text).toContain('## Localhost-only\n');
    expect(text).toMatch(/9104 {2}below line \d+ \(9103 ovn-kubernetes node kube-rbac-proxy\) {2}relay\.yaml:7/);
    expect(textOf()).toBe('Every host port of the input has a row.\n');
  });

  test('are items of the list where the registry is data', () => {
    const registry = readRegistry('version: 1\nname: own\nassignments: [{ port: 1, process: a }]', 'own.yaml') as Registry;
    const text = proposeText(proposalOf([listener({ port: 9104 })], viewOf([registry])), registry);
    expect(text).toBe(
      'assignments:\n  - { port: 9104, protocol: "TCP", process: "relay", exposure: "external", notes: "container main" }\n',
    );
    expect(readRegistry(`version: 1\nname: own\n${text}`, 'own.yaml')).toMatchObject({ assignments: [{ port: 9104, process: 'relay' }] });
  });

  test('are for the platform alone where a registry governs one', () => {
    const workload = { ...listener({}).workload, namespace: 'shop' };
    expect(proposalOf([listener({ workload })], view)).toEqual({ rows: [], refused: [], users: 1 });
    expect(textOf({ workload })).toContain("1 host port of users' workloads");
  });

  test('are refused for a port that another component uses, and two free ports are named', () => {
    const claim = { ...listener({ port: 9101 }), container: null };
    const registration = view.registrationOf(claim);
    expect(proposalOf([{ ...claim, registration }], view)).toMatchObject({
      rows: [],
      refused: [
        { port: 9101, process: 'relay', holder: 'DaemonSet openshift-monitoring/node-exporter, without a row', free: [9106, 9109] },
      ],
    });
    expect(textOf({ ...claim, registration })).toContain('9106 or 9109');
  });
});
