import { describe, expect, test } from 'vitest';
import { declaredIn, gatherDeclared, indent, POD, POD_SPEC } from './build.ts';

/** An object whose pod spec stands below the given keys. */
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

  test('a List of objects, and a List within a List', async () => {
    const inner = `kind: PodList\nitems:\n- ${indent(POD, 2).trimStart()}`;
    expect(await declaredIn(`kind: List\nitems:\n- ${indent(POD, 2).trimStart()}- ${indent(inner, 2).trimStart()}`)).toEqual([
      'Pod nodes/agent/main: 9103 at 13:24 "9103"',
      'Pod nodes/agent/main: 9103 at 26:26 "9103"',
    ]);
  });

  test('of a List each object once, and what is not an object not at all', async () => {
    const list = `kind: List\nitems:\n- &pod\n  ${indent(POD, 2).trimStart()}- *pod\n- null\n- text\n- [9104]\n`;
    expect(await declaredIn(list)).toEqual(['Pod nodes/agent/main: 9103 at 14:24 "9103"']);
  });

  test.each(Object.entries(KINDS))('an item of a %sList that leaves its kind to the list', async (kind, keys) => {
    const item = manifest(kind, keys).replace(/^kind: .*\n/, '');
    const found = await declaredIn(`apiVersion: v1\nkind: ${kind}List\nitems:\n- ${indent(item, 2).trimStart()}`);
    expect(found.map((one) => one.replace(/ at .*/, ''))).toEqual([`${kind} nodes/agent/main: 9103`]);
  });

  test('the objects of an OpenShift Template, with the values of its parameters', async () => {
    const objects = POD.replace('9103', '$' + '{{PORT}}')
      .replace('name: main', 'name: $' + '{NAME}-x')
      .replace('hostNetwork: true', 'hostNetwork: true');
    const text = `kind: Template\nparameters:\n- name: PORT\n  value: "9104"\n- name: NAME\n  value: main\n- name: EMPTY\nobjects:\n- ${indent(objects, 2).trimStart()}`;
    expect(await declaredIn(text)).toEqual(['Pod nodes/agent/main-x: 9104 at 19:24 "$' + '{{PORT}}"']);
  });

  test('the objects that a custom resource applies, and not those that it forbids or patches', async () => {
    const wanted = indent(POD, 6).trimStart();
    const text = [
      'apiVersion: policy.example.org/v1\nkind: Policy\nmetadata: {name: agents}\nspec:\n  object-templates:\n',
      `  - complianceType: musthave\n    objectDefinition:\n      ${wanted}`,
      `  - complianceType: mustnothave\n    objectDefinition:\n      ${wanted}`,
      `  patches:\n  - ${indent(POD, 4).trimStart()}`,
    ].join('');
    expect(await declaredIn(text)).toEqual(['Pod nodes/agent/main: 9103 at 18:28 "9103"']);
    expect(await declaredIn(text.replace('policy.example.org/v1', 'v1'))).toEqual([]);
  });

  test('the pod templates deep within a custom resource', async () => {
    const spec = indent(POD_SPEC.replace('name: main', 'name: main\n  image: example.org/agent:1'), 8);
    const text = `apiVersion: kubeflow.org/v1\nkind: MPIJob\nmetadata: {name: train, namespace: nodes}\nspec:\n  replicas:\n    Launcher: {template: {spec: {containers: []}}}\n    Worker:\n      template:\n       spec:\n${spec}`;
    expect(await declaredIn(text)).toEqual([expect.stringMatching(/^MPIJob nodes\/train\/main: 9103 at /)]);
    expect(await declaredIn(text.replace('kubeflow.org/v1', 'batch/v1'))).toEqual([]);
  });

  test('the deployments of a bundle of the Operator Lifecycle Manager', async () => {
    const text = `apiVersion: operators.coreos.com/v1alpha1\nkind: ClusterServiceVersion\nmetadata: {name: agent.v1.2.3}\nspec:\n  install:\n    spec:\n      deployments:\n      - name: agent-operator\n        spec:\n          template:\n            spec:\n${indent(POD_SPEC, 14)}`;
    expect(await declaredIn(text)).toEqual(['Deployment agent-operator/main: 9103 at 16:34 "9103"']);
  });

  test.each([
    [
      'a custom resource definition that describes pods',
      'kind: CustomResourceDefinition\nspec:\n  hostNetwork: {type: boolean}\n  containers: {type: array}\n',
    ],
    ['a policy about host ports', 'kind: SecurityContextConstraints\nallowHostPorts: true\nspec: {hostNetwork: true}\n'],
    ['a pod without host ports', 'kind: Pod\nspec:\n  containers:\n  - name: c\n    ports: [{containerPort: 80}]\n'],
    [
      'a pod that says hostNetwork: false',
      'kind: Pod\nspec:\n  hostNetwork: no\n  containers: [{name: c, ports: [{containerPort: 80}]}]\n',
    ],
  ])('%s is none', async (_, text) => {
    const { workloads, problems } = await gatherDeclared({ 'file.yaml': text });
    expect({ workloads, problems }).toEqual({ workloads: [], problems: [] });
  });
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
