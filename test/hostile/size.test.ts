import { gzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { beside, pod } from './build.ts';

const repeat = (count: number, line: (index: number) => string): string =>
  Array.from({ length: count }, (_, index) => line(index)).join('\n');
const MACHINE_CONFIG = 'kind: MachineConfig\nmetadata: {name: m}\nspec:\n config:\n  storage:\n   files:\n';
const LARGE = 'is larger than 3 MB, the limit of the API server, so it is not checked';
const MANY = 'contains more than 100,000 values, so it is not checked';
const DEEP = 'cannot be read as YAML: nested more than 500 deep';

describe('input that is too much for a pod is a problem, and the rest is linted', () => {
  test.each([
    ['a scalar of 4 MB', () => pod('bad', `    args: ["${'x'.repeat(4_000_000)}"]\n`), `bad.yaml:5:3: ${LARGE}`],
    ['a number of 4 MB', () => pod('bad', `    args: [${'9'.repeat(4_000_000)}]\n`), `bad.yaml:5:3: ${LARGE}`],
    ['a key of 4 MB', () => pod('bad', `    ${'x'.repeat(4_000_000)}: 1\n`), `bad.yaml:5:3: ${LARGE}`],
    ['a script of 4 MB', () => pod('bad', `    args:\n    - |\n${'      exec x --port=80\n'.repeat(220_000)}`), `bad.yaml:5:3: ${LARGE}`],
    [
      '60,000 ports',
      () => pod('bad').replace('[{containerPort: 9999}]', `\n${repeat(60_000, (index) => `    - containerPort: ${(index % 65_535) + 1}`)}`),
      `bad.yaml:5:3: ${MANY}`,
    ],
    ['110,000 arguments', () => pod('bad', `    args:\n${repeat(110_000, () => '    - --port=80')}\n`), `bad.yaml:5:3: ${MANY}`],
    [
      '50,000 containers',
      () =>
        pod(
          'bad',
          repeat(50_000, (index) => `  - {name: c${index}, image: i}`),
        ),
      `bad.yaml:5:3: ${MANY}`,
    ],
    [
      '100,000 aliases of a container',
      () => `x: &c {name: c}\nkind: Pod\nspec:\n  hostNetwork: true\n  containers: [${'*c,'.repeat(100_000)}]\n`,
      `bad.yaml:4:3: ${MANY}`,
    ],
    [
      '60 merges of 20,000 keys',
      () => `hostNetwork: true\na: &a {${repeat(20_000, (index) => `k${index}: 1,`)}}\n${repeat(60, (index) => `m${index}: {<<: *a}`)}\n`,
      'bad.yaml:20052:6: cannot be read as YAML: << merges more than 1000000 entries',
    ],
    ['depth 10,000 in brackets', () => `hostNetwork: ${'['.repeat(10_000)}`, `bad.yaml:1:513: ${DEEP}`],
    ['depth 10,000 in braces', () => `{"hostNetwork": ${'{"a":'.repeat(10_000)}1${'}'.repeat(10_001)}`, `bad.yaml:1:2503: ${DEEP}`],
    [
      'depth 2,000 by indentation',
      () => `${repeat(2_000, (index) => `${' '.repeat(index)}a:`)}\nhostNetwork: true\n`,
      `bad.yaml:500:500: ${DEEP}`,
    ],
    [
      'lists within lists',
      () => `${'{kind: List, items: ['.repeat(20)}{kind: Pod, hostNetwork: true}${']}'.repeat(20)}`,
      'bad.yaml:1:169: lists within lists are not read more than 8 deep',
    ],
    [
      'a text of 10 MB that may contain manifests',
      () => `kind: ConfigMap\ndata:\n  a: |\n${'    hostNetwork: true # containers\n'.repeat(300_000)}`,
      'bad.yaml:4:1: is too long for a manifest, so it is not searched for pods',
    ],
  ])('%s', async (_, text, problem) => {
    expect(await beside(text())).toEqual({ exitCode: 3, problems: [problem], ports: [] });
  });
});

describe('input that is only odd is read', () => {
  test.each([
    ['100,000 keys', () => `hostNetwork: true\n${repeat(100_000, (index) => `k${index}: ${index}`)}\n`],
    ['one key 100,000 times', () => `hostNetwork: true\n${repeat(100_000, () => 'k: 1')}\n`],
    ['100,000 anchors', () => `hostNetwork: true\n${repeat(100_000, (index) => `k${index}: &a${index} 1`)}\n`],
    [
      'an alias bomb',
      () => `hostNetwork: true\na0: &a0 [x, x]\n${repeat(100, (index) => `a${index + 1}: &a${index + 1} [${`*a${index},`.repeat(10)}]`)}\n`,
    ],
    [
      'an alias bomb in a Node',
      () =>
        `hostNetwork: true\n---\nkind: Node\nstatus: {nodeInfo: {}}\na0: &a0 [x, x]\n${repeat(100, (index) => `a${index + 1}: &a${index + 1} [${`*a${index},`.repeat(10)}]`)}\n`,
    ],
    [
      'a bomb of merge keys',
      () =>
        `hostNetwork: true\na0: &a0 {x: 1}\n${repeat(100, (index) => `a${index + 1}: &a${index + 1} {<<: [${`*a${index},`.repeat(10)}]}`)}\n`,
    ],
    ['200,000 documents of a marker', () => `hostNetwork: true\n${'---\n'.repeat(200_000)}`],
    ['4 MB of blanks', () => `hostNetwork: true\n${' '.repeat(2_000_000)}\n${'\n'.repeat(2_000_000)}`],
    ['4 million empty lines', () => `hostNetwork: true\n---\n${'\n'.repeat(4_000_000)}# hostNetwork\n`],
    ['300,000 templates that never end', () => `hostNetwork: "${'{{'.repeat(300_000)}"\n`],
    ['500,000 template actions on a line', () => `hostNetwork: "${'{{ .x }} '.repeat(500_000)}"\n`],
    [
      '700 files of a node, each 1,000 times smaller with gzip',
      () => {
        const source = `data:;base64,${gzipSync(Buffer.alloc(3_000_000, 'hostNetwork: true ')).toString('base64')}`;
        return `${MACHINE_CONFIG}${repeat(700, (index) => `    - {path: /etc/f${index}, contents: {source: '${source}'}}`)}\n`;
      },
    ],
    [
      '100,000 commands on a line of a file of a node',
      () => `${MACHINE_CONFIG}    - {path: /etc/f, contents: {inline: 'net.ipv4.ip_local_${'sysctl '.repeat(100_000)}'}}\n`,
    ],
    [
      '300,000 blanks in an action of a template of a role',
      () => `{kind: Pod, spec: {hostNetwork: true, containers: [{name: c, args: ["--port={{ port${' '.repeat(300_000)}}}"]}]}}\n`,
      'roles/web/templates/web.yaml',
    ],
    ['50,000 comments without an instruction', () => `hostNetwork: true\n${'#\n# hostport-lint\n'.repeat(50_000)}`],
  ])('%s', async (_, text, path = 'bad.yaml') => {
    const defaults = { 'roles/web/defaults/main.yml': 'other: 1\n' };
    expect(await beside(text(), path, defaults)).toEqual({ exitCode: 0, problems: [], ports: [] });
  });

  test('20,000 suppressions in one document are reported, and most do not count', async () => {
    const comment = '# hostport-lint: ignore undeclared-host-port -- no reason\n';
    expect(await beside(`a: 1\n${comment.repeat(20_000)}`)).toEqual({
      exitCode: 3,
      problems: ['bad.yaml:10002:1: the document has more than 10000 comments for hostport-lint; the others are ignored'],
      ports: [],
    });
  });

  test('a dump of 10,000 containers on one line is as much work as one of many lines', async () => {
    // Each its own port: conflicts would be work of another kind.
    const container = (pod: number, index: number) => ({
      name: `c${index}`,
      image: 'x'.repeat(500),
      ports: [{ containerPort: pod * 50 + index + 1 }],
    });
    const items = Array.from({ length: 200 }, (_, pod) => {
      const containers = Array.from({ length: 50 }, (_, index) => container(pod, index));
      return { kind: 'Pod', metadata: { name: `p${pod}` }, spec: { hostNetwork: true, containers } };
    });
    const { exitCode, ports } = await beside(JSON.stringify({ kind: 'List', items }));
    expect([exitCode, ports.length]).toEqual([0, 10_000]);
  });

  test('a dump in which 1,000 pods each ask for some of 10,000 ConfigMaps', async () => {
    const settings = (index: number) => ({ kind: 'ConfigMap', metadata: { name: `s${index}` }, data: { PORT: String(index + 1) } });
    const asking = (index: number) => {
      const envFrom = [`s${index}`, `s${index + 5_000}`, `absent${index}`].map((name) => ({ configMapRef: { name } }));
      const container = { name: 'main', args: ['--port=$(PORT)'], envFrom };
      return { kind: 'Pod', metadata: { name: `p${index}` }, spec: { hostNetwork: true, containers: [container] } };
    };
    const items = [
      ...Array.from({ length: 10_000 }, (_, index) => settings(index)),
      ...Array.from({ length: 1_000 }, (_, index) => asking(index)),
    ];
    const { exitCode, ports } = await beside(JSON.stringify({ kind: 'List', items }));
    expect([exitCode, ports.length, ports[0]]).toEqual([0, 1_000, 'p0 5001/TCP']);
  });

  test('a list that repeats one object by aliases contains it once', async () => {
    const list = (index: number) => `l${index + 1}: &l${index + 1} {kind: List, items: [${`*l${index},`.repeat(10)}]}`;
    const text = `l0: &l0 {kind: Pod, metadata: {name: p}, spec: {hostNetwork: true, containers: [{name: c, ports: [{containerPort: 80}]}]}}\n${repeat(7, list)}\nkind: List\nitems: [*l7]\n`;
    expect(await beside(text)).toEqual({ exitCode: 0, problems: [], ports: ['p 80/TCP'] });
  });

  test.each([
    ['double each other', (index: number) => `    - {name: A${index + 1}, value: "$(A${index})$(A${index})"}`],
    ['grow by a character', (index: number) => `    - {name: A${index + 1}, value: "$(A${index})x"}`],
  ])('20,000 variables that %s', async (_, variable) => {
    const env = `    args: ["--port=$(A20000)"]\n    env:\n    - {name: A0, value: "8"}\n${repeat(20_000, variable)}\n`;
    expect(await beside(pod('bad', env))).toEqual({ exitCode: 0, problems: [], ports: ['bad 9999/TCP'] });
  });

  test('1,000 merge keys in a chain', async () => {
    const text = `${pod('bad')}x0: &x0 {k: 1}\n${repeat(1_000, (index) => `x${index + 1}: &x${index + 1} {<<: *x${index}, k${index}: 1}`)}\n`;
    expect(await beside(text)).toEqual({ exitCode: 0, problems: [], ports: ['bad 9999/TCP'] });
  });
});
