import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { UNKNOWN } from '../../src/model/text.ts';
import type { Workload } from '../../src/model/workload.ts';
import { createPlacement } from '../../src/placement/placement.ts';
import { affine, apartFrom, CONTROL_PLANE, canMeet, MASTER, meetingOf, onNodes, toleration, WORKER, workloadOf } from './build.ts';

describe('two workloads can share a node', () => {
  test('when nothing restricts them', () => {
    expect(meetingOf(workloadOf(), workloadOf())).toEqual({ possible: true, why: 'both can run on worker nodes', confidence: 'certain' });
  });

  test('when both tolerate every taint, on every node', () => {
    const everywhere = { scheduling: { tolerations: [toleration()] } };
    expect(meetingOf(workloadOf(everywhere), workloadOf(everywhere)).why).toBe('both can run on every node');
  });

  test('on the control plane, under its old and its new name', () => {
    expect(meetingOf(onNodes(MASTER), onNodes(CONTROL_PLANE)).why).toBe('both can run on control-plane nodes');
  });

  test('when one of several terms allows it', () => {
    const terms = ['ssd', 'hdd'].map((disk) => ({ expressions: [{ key: 'disk', operator: 'In', values: [disk] }], fields: [] }));
    expect(canMeet(workloadOf({ scheduling: { nodeAffinity: terms } }), onNodes({ disk: 'hdd' }))).toBe(true);
  });

  test('with a lower confidence if neither is on each node', () => {
    expect(meetingOf(workloadOf({ kind: 'Deployment' }), workloadOf({ kind: 'Deployment' })).confidence).toBe('high');
  });
});

describe('two workloads cannot share a node', () => {
  test.each<[string, Workload, Workload]>([
    ['one label, two values', onNodes({ disk: 'ssd' }), onNodes({ disk: 'hdd' })],
    ['control plane against workers', onNodes(MASTER), onNodes(WORKER)],
    ['control plane against a further role of workers', onNodes(MASTER), onNodes({ 'node-role.kubernetes.io/infra': '' })],
    ['control plane against not the control plane', onNodes(MASTER), affine(['node-role.kubernetes.io/control-plane', 'DoesNotExist'])],
    ['In against NotIn', affine(['zone', 'In', 'a', 'b']), affine(['zone', 'NotIn', 'a', 'b', 'c'])],
    ['Gt against Lt', affine(['cores', 'Gt', '8']), affine(['cores', 'Lt', '9'])],
    [
      'Gt against Lt with the one number between them taken',
      affine(['cores', 'Gt', '8']),
      affine(['cores', 'Lt', '10'], ['cores', 'NotIn', '9']),
    ],
    ['Gt against a value that is no number', affine(['cores', 'Gt', '8']), onNodes({ cores: 'many' })],
    ['two node names', workloadOf({ scheduling: { nodeName: 'a' } }), workloadOf({ scheduling: { nodeName: 'b' } })],
    ['a node name against a host name', workloadOf({ scheduling: { nodeName: 'a' } }), onNodes({ 'kubernetes.io/hostname': 'b' })],
    ['Windows against an image that names no system', onNodes({ 'kubernetes.io/os': 'windows' }), workloadOf()],
    ['an old label against its new name', onNodes({ 'beta.kubernetes.io/arch': 'arm64' }), onNodes({ 'kubernetes.io/arch': 'amd64' })],
    ['two installs', workloadOf({ install: 'one' }), workloadOf({ install: 'two' })],
  ])('%s', (_, a, b) => expect(canMeet(a, b)).toBe(false));

  test('when matchFields name other nodes', () => {
    const named = (name: string) => ({ expressions: [], fields: [{ key: 'metadata.name', operator: 'In', values: [name] }] });
    const [a, b] = ['a', 'b'].map((name) => workloadOf({ scheduling: { nodeAffinity: [named(name)] } })) as [Workload, Workload];
    expect(canMeet(a, b)).toBe(false);
    expect(canMeet(a, workloadOf({ scheduling: { nodeName: 'a' } }))).toBe(true);
  });

  test('when only one of them tolerates the taint of the other’s nodes', () => {
    const nodeRoles = [
      { name: 'worker', labels: { pool: 'general' }, taints: [] },
      { name: 'gpu', labels: { pool: 'gpu' }, taints: [{ key: 'gpu', value: 'yes', effect: 'NoSchedule' }] },
    ];
    const onGpu = workloadOf({
      scheduling: { nodeSelector: { pool: 'gpu' }, tolerations: [toleration({ key: 'gpu', operator: 'Equal', value: 'yes' })] },
    });
    expect(canMeet(onGpu, workloadOf(), nodeRoles)).toBe(false);
    expect(meetingOf(onGpu, workloadOf({ scheduling: { tolerations: [toleration()] } }), nodeRoles).why).toBe('both can run on gpu nodes');
    expect(
      canMeet(onGpu, workloadOf({ scheduling: { tolerations: [toleration({ key: 'gpu', operator: 'Equal', value: 'no' })] } }), nodeRoles),
    ).toBe(false);
  });
});

describe('required anti-affinity', () => {
  const proxy = { app: 'proxy' };
  test('keeps matching pods apart, whichever of the two has it', () => {
    const a = workloadOf({ scheduling: { podAntiAffinity: [apartFrom(proxy)] } });
    const b = workloadOf({ labels: proxy });
    expect([canMeet(a, b), canMeet(b, a)]).toEqual([false, false]);
  });

  test('leaves pods of other labels and of other namespaces alone', () => {
    const a = workloadOf({ scheduling: { podAntiAffinity: [apartFrom(proxy)] } });
    expect(canMeet(a, workloadOf({ labels: { app: 'agent' } }))).toBe(true);
    expect(canMeet(a, workloadOf({ labels: proxy, namespace: 'elsewhere' }))).toBe(true);
  });

  test('reads expressions', () => {
    const expression = (operator: string) => ({ matchExpressions: [{ key: 'app', operator, values: ['proxy', 'agent'] }] });
    const areTogether = (operator: string) =>
      canMeet(workloadOf({ scheduling: { podAntiAffinity: [apartFrom({}, expression(operator))] } }), workloadOf({ labels: proxy }));
    expect(['In', 'NotIn', 'Exists', 'DoesNotExist'].map(areTogether)).toEqual([false, true, false, true]);
  });
});

describe('unknown parts of a template', () => {
  test('make a conflict possible with a lower confidence', () => {
    expect(meetingOf(onNodes({ disk: UNKNOWN }), onNodes({ disk: 'ssd' }))).toMatchObject({ possible: true, confidence: 'low' });
    expect(meetingOf(affine(['disk', UNKNOWN, 'ssd']), onNodes({ disk: 'hdd' }))).toMatchObject({ possible: true, confidence: 'low' });
    expect(meetingOf(workloadOf({ template: true }), workloadOf())).toMatchObject({ possible: true, confidence: 'medium' });
  });

  test('do not hide known parts', () => {
    expect(canMeet(onNodes({ disk: UNKNOWN, zone: 'a' }), onNodes({ zone: 'b' }))).toBe(false);
  });
});

describe('a workload conflicts with itself', () => {
  const apart = (app: string) =>
    workloadOf({ kind: 'Deployment', labels: { app }, scheduling: { podAntiAffinity: [apartFrom({ app })] }, rollout: { replicas: 2 } });
  const itself = (workload: Workload) => createPlacement(null, [workload]).canShareNodeWithItself(workload);
  test.each<[string, Workload, boolean]>([
    ['not as a DaemonSet', workloadOf(), false],
    ['as a DaemonSet that surges', workloadOf({ rollout: { maxSurge: '10%' } }), true],
    ['not as a DaemonSet with a surge of nothing', workloadOf({ rollout: { maxSurge: '0%' } }), false],
    ['not as a DaemonSet that surges only by hand', workloadOf({ rollout: { strategy: 'OnDelete', maxSurge: '1' } }), false],
    ['not as a Pod', workloadOf({ kind: 'Pod' }), false],
    ['not as one replica', workloadOf({ kind: 'Deployment', rollout: { replicas: 1 } }), false],
    ['as two replicas', workloadOf({ kind: 'Deployment', rollout: { replicas: 2 } }), true],
    ['not with anti-affinity to itself', apart('x'), false],
    ['not with anti-affinity to itself by a label that a template fills in', apart(UNKNOWN), false],
  ])('%s', (_, workload, expected) => expect(itself(workload).possible).toBe(expected));

  test('with certainty if it has more replicas than nodes', () => {
    const pinned = workloadOf({ kind: 'Deployment', scheduling: { nodeName: 'a' }, rollout: { replicas: 2 } });
    expect(itself(pinned)).toEqual({ possible: true, why: 'it has 2 pods for 1 node', confidence: 'certain' });
  });
});

describe('a workload can run on workers', () => {
  const onWorkers = (workload: Workload) => createPlacement(null, [workload]).canRunOnWorkers(workload);
  test.each<[string, Workload, boolean | null]>([
    ['without restrictions', workloadOf(), true],
    ['with every toleration', workloadOf({ scheduling: { tolerations: [toleration()] } }), true],
    ['not with the label of the control plane', onNodes(MASTER), false],
    ['not with the newer label in an affinity', affine(['node-role.kubernetes.io/control-plane', 'Exists']), false],
    ['not with the label of a controller of Typhoon', onNodes({ 'node.kubernetes.io/controller': 'true' }), false],
    ['with a label that any node may have', onNodes({ disk: 'ssd' }), true],
    ['unknown where a template chooses the label', onNodes({ [UNKNOWN]: '' }), null],
    ['unknown where a template may hide the selector', workloadOf({ template: true }), null],
    ['unknown for a bare pod, which others place', workloadOf({ kind: 'Pod' }), null],
    [
      'not for a static pod in a folder of the control plane',
      workloadOf({ kind: 'Pod', staticPod: true, path: 'templates/master/00/etcd.yaml' }),
      false,
    ],
    ['not where that folder is the first of the path', workloadOf({ kind: 'Pod', staticPod: true, path: 'master/etcd.yaml' }), false],
  ])('%s', (_, workload, expected) => expect(onWorkers(workload)).toBe(expected));
});

test('the number of nodes is known where they are named, or where roles are counted', () => {
  const nodesOf = (workload: Workload, count?: number) =>
    createPlacement(count ? [{ name: 'worker', labels: {}, taints: [], count }] : null, [workload]).mostNodes(workload);
  expect(nodesOf(workloadOf({ scheduling: { nodeName: 'a' } }))).toBe(1);
  expect(nodesOf(affine(['kubernetes.io/hostname', 'In', 'a', 'b']))).toBe(2);
  expect(nodesOf(workloadOf())).toBe(null);
  expect(nodesOf(workloadOf(), 5)).toBe(5);
});

/** Nodes of a small imagined cluster: every combination of two labels with two values or none. */
const KEYS = ['x', 'y'];
const VALUES = ['1', '2', '3'];
const NODES = [null, ...VALUES].flatMap((x) => [null, ...VALUES].map((y) => ({ x, y }) as Record<string, string | null>));
type Expression = readonly [string, string, ...string[]];

const expressionArbitrary: fc.Arbitrary<Expression> = fc.oneof(
  fc.tuple(fc.constantFrom(...KEYS), fc.constantFrom('Exists', 'DoesNotExist')),
  fc
    .tuple(fc.constantFrom(...KEYS), fc.constantFrom('In', 'NotIn'), fc.subarray(VALUES, { minLength: 1 }))
    .map(([key, operator, values]): Expression => [key, operator, ...values]),
);

function holds(node: Record<string, string | null>, [key, operator, ...values]: Expression): boolean {
  const value = node[key] ?? null;
  if (operator === 'Exists') return value !== null;
  if (operator === 'DoesNotExist') return value === null;
  const listed = value !== null && values.includes(value);
  return operator === 'In' ? listed : !listed;
}

describe('by property', () => {
  const requirements = fc.array(expressionArbitrary, { minLength: 1, maxLength: 3 });

  test('two can conflict if some node satisfies both, even one without a description', () => {
    fc.assert(
      fc.property(requirements, requirements, (a, b) => {
        const someNode = NODES.some((node) => [...a, ...b].every((expression) => holds(node, expression)));
        const possible = canMeet(affine(...a), affine(...b));
        if (someNode) expect(possible).toBe(true);
        // A value that no expression names can only help where no expression lists values.
        if (possible && [...a, ...b].every(([, operator]) => operator !== 'NotIn')) expect(someNode).toBe(true);
      }),
    );
  });

  test('the question is the same from both sides', () => {
    fc.assert(
      fc.property(requirements, requirements, fc.boolean(), fc.boolean(), (a, b, control, tolerant) => {
        const one = affine(...a);
        const base = affine(...b);
        const other = {
          ...base,
          scheduling: { ...base.scheduling, nodeSelector: control ? MASTER : {}, tolerations: tolerant ? [toleration()] : [] },
        };
        expect(meetingOf(one, other)).toEqual(meetingOf(other, one));
      }),
    );
  });
});
