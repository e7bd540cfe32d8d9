import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { RULES } from '../../rules/index.ts';
import { compareSeverity, type Severity } from '../../src/model/finding.ts';
import { lintManifest } from '../rules/pipeline.ts';

const FOLDER = new URL('../fixtures/listeners/', import.meta.url);
const FIXTURES = readdirSync(FOLDER).filter((name) => name.endsWith('.yaml'));

interface Found {
  readonly listeners: readonly string[];
  readonly findings: ReadonlyMap<string, Severity>;
}

/** What is found, without places, which move when a line is added. */
async function foundIn(manifest: string, name: string): Promise<Found> {
  const { listeners, findings, problems } = await lintManifest(manifest, RULES, name);
  expect(problems).toEqual([]);
  return {
    listeners: listeners.map(({ workload, container, port, protocol, reach, confidence }) =>
      [workload.name, container, port, protocol, reach, confidence].join(' '),
    ),
    findings: new Map(
      findings.map(({ rule, workload, container, port, protocol, severity }) => [
        [rule, workload?.name, container, port, protocol].join(' '),
        severity,
      ]),
    ),
  };
}

/** The manifest with lines below `metadata:` of each of its objects. */
function withMetadata(manifest: string, lines: string): string {
  return manifest.replace(/^metadata:\r?\n/gm, (line) => line + lines);
}

/** The manifest with lines before the kind of each of its objects, as keys of their own. */
function withKeys(manifest: string, lines: string): string {
  return manifest.replace(/^kind:/gm, (line) => lines + line);
}

/** An action without output, so that both sides of a comparison are templates. */
const NOTHING = '  {{/* nothing */}}\n';

const BLOCKS = `  a: |
    {{ .a }}
  b: >-
    {{- tpl .b . | nindent 4 }}
  c: |
{{ .c }}
  d: |-{{ .d | nindent 4 }}
`;

const BLOCK_KEY = `extra:\n${BLOCKS}`;

/** Lines cannot be added to objects in braces and to units. */
const WITH_KIND = FIXTURES.filter((name) => /^kind:/m.test(read(name)));
const WITH_METADATA = FIXTURES.filter((name) => /^metadata:\r?\n/m.test(read(name)));
const ANNOTATED = FIXTURES.filter((name) => /^ *annotations:\n/m.test(read(name)));

function read(name: string): string {
  return readFileSync(new URL(name, FOLDER), 'utf8');
}

describe.each(ANNOTATED)('%s', (name) => {
  test('has no further finding and no higher severity if the keys of annotations are actions', async () => {
    const manifest = read(name);
    const plain = await foundIn(withMetadata(manifest, NOTHING), name);
    const hidden = manifest.replace(/^( *)annotations:\n(?:\1 +.*\n)+/gm, '$1annotations:\n$1  {{ $key }}: "{{ $value }}"\n');
    const { listeners, findings } = await foundIn(withMetadata(hidden, NOTHING), name);
    expect(listeners.filter((one) => !plain.listeners.includes(one))).toEqual([]);
    expect([...findings].filter(([key, severity]) => compareSeverity(severity, plain.findings.get(key) ?? 'info') > 0)).toEqual([]);
  });
});

test('most fixtures can be changed', () => {
  expect(WITH_KIND.length).toBeGreaterThan(0.9 * FIXTURES.length);
  expect(WITH_METADATA.length).toBeGreaterThan(50);
  expect(ANNOTATED.length).toBeGreaterThan(1);
});

describe.each(WITH_KIND)('%s', (name) => {
  test('has the same findings with block scalars that contain only an action', async () => {
    const manifest = read(name);
    const changed = withKeys(manifest, BLOCK_KEY);
    expect(changed.length).toBeGreaterThan(manifest.length);
    expect(await foundIn(changed, name)).toEqual(await foundIn(withKeys(manifest, NOTHING), name));
  });
});

describe.each(WITH_METADATA)('%s', (name) => {
  const manifest = read(name);

  test('has the same findings with further annotations whose keys are actions', async () => {
    const without = manifest.replace(/^ {2}annotations:\n(?: {4,}.*\n)+/gm, '');
    const added = withMetadata(without, '  annotations:\n    {{ $key }}: "{{ $value }}"\n');
    expect(await foundIn(added, name)).toEqual(await foundIn(withMetadata(without, NOTHING), name));
  });
});

test('an unreadable ConfigMap that two workloads use is one problem', async () => {
  const workload = (name: string): string => `
apiVersion: v1
kind: Pod
metadata: {name: ${name}, namespace: shop}
spec:
  hostNetwork: true
  containers: [{name: a, image: a, args: [--config=/etc/a/a.yaml], volumeMounts: [{name: c, mountPath: /etc/a}]}]
  volumes: [{name: c, configMap: {name: settings}}]
---`;
  const broken = '\napiVersion: v1\nkind: ConfigMap\nmetadata:\n  name: settings\n  namespace: shop\ndata:\n  a: [\n';
  const { problems } = await lintManifest(`${workload('a')}${workload('b')}${broken}`, RULES, 'a.yaml');
  expect(problems.map(({ message }) => message)).toEqual([expect.stringMatching(/^cannot be read as YAML/)]);
});
