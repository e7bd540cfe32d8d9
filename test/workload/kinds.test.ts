import { describe, expect, test } from 'vitest';
import { declaredIn, gatherDeclared, indent, POD, POD_SPEC } from './build.ts';

/** An object with a pod spec below the given keys. */
function manifest(kind: string, keys: readonly string[]): string {
  const head = `kind: ${kind}\nmetadata:\n  name: agent\n  namespace: nodes\n`;
  return head + keys.map((key, depth) => `${'  '.repeat(depth)}${key}:\n`).join('') + indent(POD_SPEC, 2 * keys.length);
}

const TEMPLATE = ['spec', 'template', 'spec'];
const KINDS: Record<string, string[]> = {
  Pod: ['spec'],
  PodTemplate: ['template', 'spec'],
  Deployment: TEMPLATE,
  DaemonSet: TEMPLATE,
  StatefulSet: TEMPLATE,
  ReplicaSet: TEMPLATE,
  ReplicationController: TEMPLATE,
  Job: TEMPLATE,
  CronJob: ['spec', 'jobTemplate', 'spec', 'template', 'spec'],
  DeploymentConfig: TEMPLATE,
  AdvancedDaemonSet: TEMPLATE,
};

describe('every kind that makes pods is a workload', () => {
  test.each(Object.entries(KINDS))('%s', async (kind, keys) => {
    const line = 4 + keys.length + 5;
    const column = 2 * keys.length + 5 + 'containerPort: '.length;
    expect(await declaredIn(manifest(kind, keys))).toEqual([`${kind} nodes/agent/main: 9103 at ${line}:${column} "9103"`]);
  });

  test.each(Object.entries(KINDS))('an item of a %sList that leaves its kind to the list', async (kind, keys) => {
    const item = manifest(kind, keys).replace(/^kind: .*\n/, '');
    const found = await declaredIn(`apiVersion: v1\nkind: ${kind}List\nitems:\n- ${indent(item, 2).trimStart()}`);
    expect(found.map((one) => one.replace(/ at .*/, ''))).toEqual([`${kind} nodes/agent/main: 9103`]);
  });
});

test('a container of an OpenShift Template has the name that its parameters make', async () => {
  const pod = indent(POD.replace('name: main', 'name: ${NAME}-x'), 2).trimStart();
  expect(await declaredIn(`kind: Template\nparameters: [{name: NAME, value: main}]\nobjects:\n- ${pod}`)).toEqual([
    'Pod nodes/agent/main-x: 9103 at 14:24 "9103"',
  ]);
});

describe('static pods', () => {
  test.each([
    ['manifests/static-pods/agent.yaml', true],
    ['etc/kubernetes/manifests/agent.yaml', true],
    ['manifests/agent.yaml', false],
  ])('%s: %s', async (path, staticPod) => {
    const { workloads } = await gatherDeclared({ [path]: POD });
    expect(workloads.map((workload) => workload.staticPod)).toEqual([staticPod]);
  });
});
