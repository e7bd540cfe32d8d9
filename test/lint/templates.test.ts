import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { RULES } from '../../rules/index.ts';
import { compareSeverity, type Severity } from '../../src/model/finding.ts';
import { lintManifest } from '../rules/pipeline.ts';

const FOLDER = new URL('../fixtures/listeners/', import.meta.url);
const FIXTURES = readdirSync(FOLDER).filter((name) => name.endsWith('.yaml'));

interface Told {
  readonly listeners: readonly string[];
  readonly findings: ReadonlyMap<string, Severity>;
}

/** What is found, without places, which move when a line is added. */
async function told(manifest: string, name: string): Promise<Told> {
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

/** An action that says nothing, so that both sides of a comparison are templates. */
const NOTHING = '  {{/* nothing */}}\n';

const BLOCKS = `  a: |
    {{ .a }}
  b: >-
    {{- tpl .b . | nindent 4 }}
  c: |
{{ .c }}
  d: |-{{ .d | nindent 4 }}
`;

/** A sample keeps the whole run short: what is added does not depend on the ports of a fixture. */
const SAMPLE = FIXTURES.filter((_, index) => index % 5 === 0);
const ANNOTATED = FIXTURES.filter((name) => /^ *annotations:\n/m.test(read(name)));

function read(name: string): string {
  return readFileSync(new URL(name, FOLDER), 'utf8');
}

describe.each(ANNOTATED)('%s', (name) => {
  test('says no more, and nothing louder, where the keys of annotations are actions', async () => {
    const manifest = read(name);
    const plain = await told(withMetadata(manifest, NOTHING), name);
    const hidden = manifest.replace(/^( *)annotations:\n(?:\1 +.*\n)+/gm, '$1annotations:\n$1  {{ $key }}: "{{ $value }}"\n');
    const { listeners, findings } = await told(withMetadata(hidden, NOTHING), name);
    expect(listeners.filter((one) => !plain.listeners.includes(one))).toEqual([]);
    expect([...findings].filter(([key, severity]) => compareSeverity(severity, plain.findings.get(key) ?? 'info') > 0)).toEqual([]);
  });
});

describe.each(SAMPLE)('%s', (name) => {
  const manifest = read(name);

  test('says the same with block scalars in it that hold only an action', async () => {
    expect(await told(withMetadata(manifest, BLOCKS), name)).toEqual(await told(withMetadata(manifest, NOTHING), name));
  });

  test('says the same where annotations are added whose keys are actions', async () => {
    const without = manifest.replace(/^ {2}annotations:\n(?: {4,}.*\n)+/gm, '');
    const added = withMetadata(without, '  annotations:\n    {{ $key }}: "{{ $value }}"\n');
    expect(await told(added, name)).toEqual(await told(withMetadata(without, NOTHING), name));
  });
});

test('a ConfigMap that a workload asks for and that cannot be read is a problem, told once', async () => {
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
