import { dump } from 'js-yaml';
import { expect, test } from 'vitest';
import { withoutSecrets } from '../../src/yaml/secrets.ts';
import { runIn, temporaryFolder } from '../cli/command-line.ts';

/** In every value of the Secrets; the ports of their manifests are nowhere else. */
const MARK = 'hunter2';
const PORTS = [28123, 28124, 28125];
const SECRET_TEXT = new RegExp([MARK, ...PORTS, Buffer.from(MARK).toString('base64').slice(0, 8)].join('|'));

const coded = (text: string): string => Buffer.from(text).toString('base64');
const MANIFEST = `apiVersion: v1
kind: Pod
metadata:
  name: ${MARK}
spec:
  hostNetwork: true
  containers:
    - name: ${MARK}
      args: [--metrics-bind-address=:${PORTS[0]}]
      ports:
        - containerPort: ${PORTS[1]}
`;
const IGNITION = JSON.stringify({
  ignition: { version: '3.2.0' },
  storage: { files: [{ path: `/etc/kubernetes/manifests/${MARK}.yaml`, contents: { source: `data:;base64,${coded(MANIFEST)}` } }] },
  systemd: {
    units: [{ name: `${MARK}.service`, contents: `[Service]\nExecStart=/usr/bin/node_exporter --web.listen-address=:${PORTS[2]}\n` }],
  },
});
const secret = (name: string, change: object): object => ({
  apiVersion: 'v1',
  kind: 'Secret',
  metadata: { name, namespace: 'shop', annotations: { 'kubectl.kubernetes.io/last-applied-configuration': MARK } },
  ...change,
});
const SECRETS = [
  secret('manifests', { data: { 'pod.yaml': coded(MANIFEST) }, stringData: { 'pod.yaml': MANIFEST, password: MARK } }),
  secret('user-data-workers', { data: { value: coded(IGNITION) } }),
  secret('worker-user-data', { stringData: { userData: IGNITION } }),
  secret('odd', {
    spec: { template: { spec: { hostNetwork: true, containers: [{ name: MARK, ports: [{ containerPort: PORTS[1] }] }] } } },
  }),
];
const POD = {
  apiVersion: 'v1',
  kind: 'Pod',
  metadata: { name: 'web', namespace: 'shop', uid: '1' },
  spec: {
    hostNetwork: true,
    nodeName: 'worker-0',
    volumes: [{ name: 'files', secret: { secretName: 'manifests' } }],
    containers: [{ name: 'web', envFrom: [{ secretRef: { name: 'manifests' } }], ports: [{ containerPort: 9103 }] }],
  },
  status: { phase: 'Running' },
};
const LIST = { apiVersion: 'v1', kind: 'List', items: [...SECRETS, POD] };
const wholeYaml = [...SECRETS, POD].map((object) => dump(object)).join('---\n');

const FORMS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'a list in JSON': { 'objects.json': JSON.stringify(LIST, null, 4) },
  'a list on one line': { 'objects.json': JSON.stringify(LIST) },
  'a list that is read object by object': {
    'objects.json': JSON.stringify({ ...LIST, items: [...LIST.items, { kind: 'ConfigMap', data: { long: 'x'.repeat(9_000_000) } }] }),
  },
  'a list in YAML': { 'objects.yaml': dump(LIST) },
  'a list of Secrets alone': {
    'objects.json': JSON.stringify({ kind: 'SecretList', items: SECRETS.map((one) => ({ ...one, kind: undefined })) }),
    'pod.json': JSON.stringify(POD),
  },
  'an object that contains them': {
    'objects.yaml': `${dump({ kind: 'ManifestWork', spec: { workload: { manifests: SECRETS } } })}---\n${dump(POD)}`,
  },
  'documents of one file': { 'objects.yaml': wholeYaml },
  'a folder': Object.fromEntries([...SECRETS, POD].map((object, index) => [`${index}.yaml`, dump(object)])),
  'YAML that cannot be read': { 'objects.yaml': `kind: Secret\nstringData:\n  password: *${MARK}\n bad: [\n---\n${dump(POD)}` },
};

test.each(Object.entries(FORMS))('nothing of a Secret comes into a report: %s', async (_, files) => {
  const folder = temporaryFolder(Object.fromEntries(Object.entries(files).map(([name, text]) => [`in/${name}`, text])));
  const names = Object.keys(files);
  const given = names.length === 1 ? `in/${names[0]}` : 'in';
  expect(Object.values(files).some((text) => SECRET_TEXT.test(text))).toBe(true);
  for (const format of ['text', 'json', 'html', 'sarif', 'markdown', 'junit']) {
    const words = `audit --registry openshift --objects ${given} --format ${format} --verbose`;
    const { stdout, stderr } = await runIn(folder, words.split(' '));
    expect(`${format}: ${SECRET_TEXT.exec(stdout + stderr)?.[0]}`).toBe(`${format}: undefined`);
    expect(stdout, format).toMatch(/9103/);
  }
});

test('all other objects keep their lines and columns', () => {
  for (const text of [JSON.stringify(LIST, null, 2), dump(LIST), wholeYaml]) {
    const left = Buffer.from(withoutSecrets(Buffer.from(text))).toString();
    const at = text.lastIndexOf('9103');
    expect(left.slice(at - 20)).toBe(text.slice(at - 20));
    expect(left.split('\n').length).toBe(text.split('\n').length);
  }
});

test.each([
  ['--web.listen-address=192.0.2.7:9555', '--web.listen-address=...9555'],
  ['--token=hunter2 --listen=:9555', '--listen=:9555'],
  ['--url=http://admin:hunter2@192.0.2.7:9555/hunter2 --listen=:9555', '--listen=:9555'],
])('of %s a report shows the option and the port', async (argument, shown) => {
  const manifest = `kind: Pod
apiVersion: v1
metadata: {name: web, namespace: shop, uid: 3c1b4b6e-7f1a-4a55-9d7e-0b7f8a8e2f11}
spec:
  hostNetwork: true
  nodeName: worker-0
  containers:
  - name: web
    command: [sh, -c, "agent ${argument}"]
    env: [{name: LISTEN, value: "0.0.0.0:9556 --token ${MARK}"}]
status: {phase: Running}
`;
  const { stdout } = await runIn(temporaryFolder({ 'pod.yaml': manifest }), ['audit', '--objects', 'pod.yaml', '--min-confidence', 'low']);
  expect(stdout).toContain(shown);
  expect(stdout).not.toContain(MARK);
});
