import { describe, expect, test } from 'vitest';
import { controlPlaneOnlyPort } from '../../rules/host-ports/control-plane-only-port.ts';
import { rolloutDeadlock } from '../../rules/host-ports/rollout-deadlock.ts';
import { MASTER, type Parts, placedDrafts, workloadOf } from '../placement/build.ts';
import { declaration, evidence, listener, row } from './build.ts';

describe('rollout-deadlock', () => {
  const rollout = (parts: Parts, change: Parameters<typeof declaration>[0] = {}) =>
    placedDrafts(rolloutDeadlock, { declarations: [declaration({ workload: workloadOf(parts), ...change })] }).map(
      ({ confidence, severity }) => [confidence, severity ?? 'error'],
    );
  const deployment = (change: Parts['rollout'], scheduling: Parts['scheduling'] = {}): Parts => ({
    kind: 'Deployment',
    rollout: { ...change },
    scheduling,
  });
  const pinned = { nodeSelector: { 'kubernetes.io/hostname': 'a' } };
  const controlPlane = { nodeSelector: MASTER };

  test.each<[string, Parts, string[][]]>([
    ['a DaemonSet that surges', { rollout: { maxSurge: '1', maxUnavailable: '0' } }, [['certain', 'error']]],
    ['a DaemonSet that surges by percent', { rollout: { maxSurge: '10%' } }, [['certain', 'error']]],
    ['a DaemonSet that stops the old pod first', { rollout: { maxUnavailable: '10%' } }, []],
    ['a DaemonSet that waits for its pods to be deleted', { rollout: { strategy: 'OnDelete', maxSurge: '1' } }, []],
    ['one replica on one node, by default', deployment({ replicas: 1 }, pinned), [['certain', 'error']]],
    ['one replica on one node, without a number', deployment({}, pinned), [['certain', 'error']]],
    ['one replica on one node that is recreated', deployment({ replicas: 1, strategy: 'Recreate' }, pinned), []],
    ['one replica on one node that may be unavailable', deployment({ replicas: 1, maxSurge: '0', maxUnavailable: '1' }, pinned), []],
    ['both rounded to nothing, which means one unavailable', deployment({ replicas: 1, maxSurge: '0%', maxUnavailable: '0%' }, pinned), []],
    ['two replicas on one node', deployment({ replicas: 2, strategy: 'Recreate' }, pinned), [['certain', 'error']]],
    ['one replica anywhere', deployment({ replicas: 1 }), []],
    ['three replicas anywhere, none of which may stop', deployment({ replicas: 3, maxUnavailable: '0' }), []],
    [
      'three replicas on the control plane',
      deployment({ replicas: 3, maxUnavailable: '0', maxSurge: '1' }, controlPlane),
      [['medium', 'error']],
    ],
    ['three replicas on the control plane, by default', deployment({ replicas: 3 }, controlPlane), [['medium', 'error']]],
    ['four replicas by default, of which one may stop', deployment({ replicas: 4 }, controlPlane), []],
    ['two replicas on the control plane', deployment({ replicas: 2 }, controlPlane), []],
    ['one replica on the control plane', deployment({ replicas: 1 }, controlPlane), [['low', 'warning']]],
    ['no replica', deployment({ replicas: 0 }, pinned), []],
    ['a number of replicas from a template', { ...deployment({}, pinned), template: true }, []],
    ['a surge from a template', { rollout: { maxSurge: '\uE000' } }, []],
    ['a StatefulSet, which never starts a new pod first', { kind: 'StatefulSet', rollout: { replicas: 1 }, scheduling: pinned }, []],
    [
      'a DeploymentConfig',
      { kind: 'DeploymentConfig', rollout: { replicas: 1, strategy: 'Rolling' }, scheduling: pinned },
      [['certain', 'error']],
    ],
  ])('%s', (_, parts, expected) => expect(rollout(parts)).toEqual(expected));

  test('is found for ports that the scheduler knows', () => {
    const surging = { rollout: { maxSurge: '1' } };
    expect(rollout(surging, { hidden: true })).toEqual([]);
    expect(rollout(surging, { role: 'init' })).toEqual([]);
    expect(rollout({ ...surging, hostNetwork: false })).toEqual([]);
    expect(rollout({ ...surging, hostNetwork: false }, { hostPort: 80 })).toEqual([['certain', 'error']]);
  });
});

describe('control-plane-only-port', () => {
  const messages = (parts: Parts, change: Parameters<typeof listener>[0] = {}) => {
    const held = listener({
      workload: workloadOf(parts),
      status: 'registered',
      row: row({ controlPlaneOnly: true }),
      evidence: [evidence(7)],
      ...change,
    });
    return placedDrafts(controlPlaneOnlyPort, { listeners: [held] }).map(({ message }) => message);
  };

  test('is found if the owner can run on workers', () => {
    expect(messages({ name: 'agent' })).toEqual(['host port 9555/TCP is for control-plane nodes, but the pod can run on workers']);
    expect(messages({}, { status: 'reach-differs' })).toHaveLength(1);
  });
  test.each([true, false, null])('is not found for rows for every node, and in a template for any row: %s', (controlPlaneOnly) => {
    expect(messages({ template: controlPlaneOnly === true }, { row: row({ controlPlaneOnly }) })).toEqual([]);
  });
  test('is not found for others than the owner', () => expect(messages({}, { status: 'other-owner' })).toEqual([]));
});
