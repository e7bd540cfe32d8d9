import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { generate } from '../../scripts/build-registry.ts';
import type { Registry } from '../../src/model/registry.ts';
import { BUILT_IN_NAMES, builtInRegistry } from '../../src/registry/built-in.ts';
import { checkRegistry } from '../../src/registry/operations/check.ts';
import { temporaryFolder } from '../folder.ts';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const require = createRequire(import.meta.url);
const { default: Ajv } = require('ajv/dist/2020') as typeof import('ajv/dist/2020.js');

/** A folder with a copy of the registries. */
function copied(): string {
  const root = temporaryFolder();
  cpSync(join(ROOT, 'registry'), join(root, 'registry'), { recursive: true });
  return root;
}

test('the committed registries are what a fresh build makes', () => {
  for (const [file, text] of generate(ROOT)) expect(readFileSync(`${ROOT}/${file}`, 'utf8'), `${file}: run npm run generate`).toBe(text);
});

test.each(['openshift', 'kubernetes'])(
  'each row of %s in effect says on which nodes its owner runs, and what is optional where',
  (name) => {
    const { assignments = [], unregistered = [] } = builtInRegistry(name) ?? {};
    const rows = [...assignments.filter(({ status }) => status !== 'removed'), ...unregistered];
    for (const row of rows) {
      expect(row.presence, `${row.port}`).not.toBeNull();
      expect(row.when !== null, `${row.port}`).toBe(row.presence === 'optional');
    }
  },
);

test('the documentation lists every registry, and the compiled files leave out what has its default', () => {
  const page = readFileSync(`${ROOT}/docs/registry.md`, 'utf8');
  const listed = [...page.slice(page.indexOf('| name | contents |'), page.indexOf('`includes`')).matchAll(/^\| `([\w-]+)` \|/gm)];
  expect(listed.map(([, name]) => name).toSorted()).toEqual([...BUILT_IN_NAMES].toSorted());
  expect(page).toContain(`hostport-lint contains ${BUILT_IN_NAMES.length} of them`);
  for (const name of BUILT_IN_NAMES) expect(readFileSync(`${ROOT}/registry/${name}.json`, 'utf8')).not.toMatch(/: (?:null|"\*"),?$/m);
});

test('ports that the document of OpenShift lacks are known, and never rows', () => {
  const { assignments = [], unregistered = [] } = builtInRegistry('openshift') ?? {};
  const ports = ['9101/TCP', '9104/TCP', '9140/TCP', '9141/TCP', '9454/TCP', '9637/TCP', '18080/TCP', '53/UDP'];
  expect(ports.filter((text) => !unregistered.some(({ port, protocol }) => `${port}/${protocol}` === text))).toEqual([]);
  const rows = assignments.filter(({ status }) => status !== 'removed').map(({ port, protocol }) => `${port}/${protocol}`);
  expect(rows.filter((row) => ports.includes(row))).toEqual([]);
});

test.each(BUILT_IN_NAMES)(
  '%s is of the published schema, has no error for `registry check`, and each row in effect has an owner',
  (name) => {
    const registry = builtInRegistry(name) ?? expect.fail(name);
    const validate = new Ajv({ keywords: ['errorMessage'] }).compile(JSON.parse(readFileSync(`${ROOT}/registry/schema.json`, 'utf8')));
    expect(validate(registry), JSON.stringify(validate.errors)).toBe(true);
    expect(checkRegistry(registry).filter(({ severity }) => severity === 'error')).toEqual([]);
    expect(registry.assignments.filter(({ status, owners }) => status === 'active' && owners.length === 0).map(({ port }) => port)).toEqual(
      [],
    );
  },
);

test('a folder with a host-ports.md is a registry, and nothing else must name it', () => {
  const root = copied();
  const folder = join(root, 'registry', 'acme-edge');
  mkdirSync(folder);
  mkdirSync(join(root, 'registry', 'notes'));
  writeFileSync(join(folder, 'host-ports.md'), '## External\n\n| Port | Process |\n|---|---|\n| 9104 | relay |\n');
  const owner = '{kind: DaemonSet, namespace: acme, name: relay, container: "*", source: null}';
  writeFileSync(join(folder, 'owners.yaml'), `owners:\n- {process: relay, ports: [9104/TCP], status: active, workloads: [${owner}]}\n`);
  const ranges = 'ranges: []\nreservedRanges: []\nplatformNamespaces: [acme]\nplatformAnnotations: []\n';
  writeFileSync(join(folder, 'ranges.yaml'), `name: acme-edge\ntitle: Ports of Acme\nurl: null\n${ranges}`);
  const files = generate(root);
  expect(JSON.parse(files.get('registry/acme-edge.json') ?? '')).toMatchObject({
    name: 'acme-edge',
    assignments: [{ port: 9104, owners: [{ namespace: 'acme' }] }],
  });
  expect([...files.keys()].filter((file) => file.includes('notes'))).toEqual([]);
});

test('a further row is a line of the table with an owner, and changes the compiled registry alone', () => {
  const root = copied();
  const edit = (file: string, before: RegExp, added: string): void => {
    const text = readFileSync(join(root, 'registry', 'openshift', file), 'utf8');
    writeFileSync(join(root, 'registry', 'openshift', file), text.replace(before, `${added}\n$&`));
  };
  const rows = builtInRegistry('openshift')?.assignments ?? [];
  let port = 9000;
  while (rows.some((row) => row.port <= port && port <= row.endPort)) port++;
  edit('host-ports.md', /^\| 9099 /m, `| ${port} | relay | HTTPS | no | edge | 4.21 | metrics |`);
  const owner = '{kind: DaemonSet, namespace: openshift-relay, name: relay, container: "*", source: null}';
  edit(
    'owners.yaml',
    /^unregistered:/m,
    `  - {process: relay, ports: [${port}/TCP], status: active, presence: every-node, workloads: [${owner}]}`,
  );
  const [before, after] = [generate(ROOT), generate(root)];
  expect([...after.keys()].filter((file) => after.get(file) !== before.get(file))).toEqual(['registry/openshift.json']);
  const { assignments } = JSON.parse(after.get('registry/openshift.json') ?? '') as Registry;
  expect(assignments.find((row) => row.port === port)).toMatchObject({ process: 'relay', owners: [{ namespace: 'openshift-relay' }] });
});

test('what is wrong with the owners of a registry is reported at its place, all at once', () => {
  const root = copied();
  const owner = '{kind: DaemonSet, namespace: acme, name: relay, container: "*"}';
  const entries = [
    `- {process: relay, ports: [9104-UDP], status: active, workloads: [${owner}]}`,
    `- {process: relay, ports: [9104/TCP], status: activ, workloads: [${owner}]}`,
    `- {process: relay, ports: [9104/TCP], status: active, presence: optional, workloads: [${owner}]}`,
  ];
  writeFileSync(join(root, 'registry', 'openshift', 'owners.yaml'), `owners:\n${entries.join('\n')}\n`);
  const lines = /owners\.yaml:2:28: .*such as 9104\/TCP[\s\S]*owners\.yaml:3:47: .*"activ"[\s\S]*owners\.yaml:4:3: .*when/;
  expect(() => generate(root)).toThrow(lines);
});

test('a folder of a registry that lacks a file is a problem that names it', () => {
  const root = copied();
  rmSync(join(root, 'registry', 'openshift', 'ranges.yaml'));
  expect(() => generate(root)).toThrow('registry/openshift/ranges.yaml: is missing');
});

test('the OpenShift registry has the rows of the document, each with its line', () => {
  const lines = readFileSync(`${ROOT}/registry/openshift/host-ports.md`, 'utf8').split('\n');
  const ofTables = lines.flatMap((line, index) => (/^\| *\d/.test(line) ? [index + 1] : []));
  expect(ofTables.length).toBeGreaterThan(100);
  expect(builtInRegistry('openshift')?.assignments.map(({ citation }) => citation.line)).toEqual(ofTables);
});
