import { execFileSync } from 'node:child_process';
import { mkdirSync, rmSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { beside, pod, runOn, seen } from './build.ts';

const BAD = pod('bad');
const UNCLOSED = 'an earlier quoted text or list in brackets is not closed';

describe('a file that is no YAML is a problem at its place, and the others are linted', () => {
  test.each([
    ['half a document', `${BAD}    args: ["--port=80\n`, `bad.yaml:10:1: cannot be read as YAML: ${UNCLOSED}`],
    ['an unclosed list', `${BAD}    args: [a, b\n`, `bad.yaml:10:1: cannot be read as YAML: ${UNCLOSED}`],
    ['tabs as indentation', `${BAD}\targs: []\n`, 'bad.yaml:9:1: cannot be read as YAML: tab characters must not be used in indentation'],
    ['a wrong indentation', `${BAD}   args: []\n`, 'bad.yaml:9:4: cannot be read as YAML: bad indentation of a sequence entry'],
    ['no YAML at all', 'hostNetwork: {{{ %%\n', 'bad.yaml:1:18: cannot be read as YAML: missed comma between flow collection entries'],
    ['prose', 'This: is: prose\n', 'bad.yaml:1:9: cannot be read as YAML: bad indentation of a mapping entry'],
    ['NUL bytes', `${BAD}    args: ["a\0b"]\n`, 'bad.yaml:9:14: cannot be read as YAML: null byte is not allowed in input'],
    ['control characters', `${BAD}    args: ["a\x01b"]\n`, 'bad.yaml:9:14: cannot be read as YAML: expected valid JSON character'],
    ['an alias without an anchor', `${BAD}    args: [*a]\n`, 'bad.yaml:9:13: cannot be read as YAML: alias *a has no anchor before it'],
    ['an alias that refers to itself', `${BAD}    args: &a [*a]\n`, 'bad.yaml:9:16: cannot be read as YAML: alias *a refers to itself'],
    [
      'an object that pods may ask for',
      'apiVersion: v1\nkind: ConfigMap\nmetadata:\n  name: a\n  namespace: b\ndata: {a: b\n',
      `bad.yaml:7:1: cannot be read as YAML: ${UNCLOSED}`,
    ],
    [
      'JSON that ends early',
      '{"kind": "Pod", "hostNetwork": true',
      'bad.yaml:1:36: cannot be read as YAML: unexpected end of the stream within a flow collection',
    ],
  ])('%s', async (_, text, problem) => {
    const { exitCode, problems, ports } = await beside(text);
    expect([exitCode, ports]).toEqual([3, []]);
    expect(problems).toEqual([expect.stringContaining(problem)]);
  });

  test('the other documents of the file are linted too', async () => {
    const { exitCode, problems, ports } = await beside(`${BAD}---\nhostNetwork: [\n---\n${pod('second')}`);
    expect([exitCode, ports]).toEqual([3, ['bad 9999/TCP', 'second 9999/TCP']]);
    expect(problems).toEqual([`bad.yaml:11:1: cannot be read as YAML: ${UNCLOSED}`]);
  });
});

describe('encodings', () => {
  const utf16le = Buffer.from(BAD, 'utf16le');
  const utf16be = Buffer.from(utf16le).swap16();
  const mark = Buffer.from([0xff, 0xfe]);

  test.each([
    ['UTF-16 (little endian)', Buffer.concat([mark, utf16le])],
    ['UTF-16 (big endian)', Buffer.concat([Buffer.from(mark).swap16(), utf16be])],
    ['UTF-16 (little endian)', utf16le],
    ['UTF-16 (big endian)', Buffer.from('a:', 'utf16le').swap16()],
  ])('%s is reported', async (encoding, bytes) => {
    expect(await beside(bytes)).toEqual({ exitCode: 3, problems: [`bad.yaml:1:1: is ${encoding} text; save it as UTF-8`], ports: [] });
  });

  test('invalid UTF-8 is reported at its place', async () => {
    const bytes = Buffer.concat([Buffer.from(`${BAD}    args: ["ü`), Buffer.from([0xc3, 0x28]), Buffer.from('"]\n')]);
    expect(await beside(bytes)).toEqual({
      exitCode: 3,
      problems: ['bad.yaml:9:14: is not valid UTF-8 here, so Kubernetes refuses the file'],
      ports: [],
    });
  });

  test('a byte order mark is tolerated', async () => {
    expect(await beside(`\uFEFF${BAD}`)).toEqual({ exitCode: 0, problems: [], ports: ['bad 9999/TCP'] });
  });
});

test.each([
  ['an empty file', { 'a.yaml': '' }, ['.'], '.:1:1: contains no YAML or JSON document of Kubernetes'],
  ['a folder without manifests', { 'readme.md': '# x' }, ['.'], '.:1:1: contains no manifest (*.yaml, *.yml, *.json)'],
  ['empty standard input', {}, ['-'], '<stdin>:1:1: contains no YAML or JSON document of Kubernetes'],
])('%s is a problem if it is all', async (_, files, paths, problem) => {
  expect(seen(await runOn(files, { paths }))).toEqual({ exitCode: 3, problems: [`${problem}, so nothing was checked`], ports: [] });
});

test('an empty file beside others is not a problem', async () => {
  expect(await beside('')).toEqual({ exitCode: 0, problems: [], ports: [] });
});

describe('what is no readable file', () => {
  test('is a problem each, and the rest is linted', async () => {
    const outcome = await runOn({ 'good.yaml': pod('good') }, { paths: ['.', 'missing.yaml', 'no/*.yaml', 'pipe.yaml'] }, (folder) => {
      mkdirSync(join(folder, 'folder.yaml'));
      symlinkSync('nowhere.yaml', join(folder, 'dangling.yaml'));
      symlinkSync('loop.yaml', join(folder, 'loop.yaml'));
      symlinkSync('.', join(folder, 'again'));
      execFileSync('mkfifo', [join(folder, 'pipe.yaml')]);
    });
    expect(seen(outcome)).toEqual({
      exitCode: 3,
      problems: [
        'dangling.yaml:1:1: cannot be read: no such file or folder',
        'loop.yaml:1:1: cannot be read: too many symbolic links in a circle',
        'missing.yaml:1:1: cannot be read: no such file or folder',
        'no/*.yaml:1:1: matches no file',
        'pipe.yaml:1:1: is neither a file nor a folder',
      ],
      ports: ['good 9999/TCP'],
    });
  });
});

test.each([
  ['a folder whose files were found', 'onFile', 'z', 'z/b.yaml:1:1: cannot be read: no such file or folder'],
  [
    'a file that is too large to be kept',
    'onProgress',
    'a.yaml',
    'a.yaml:1:1: could be read before, but not again: no such file or folder',
  ],
])('%s and goes away during the run is a problem, and the rest is linted', async (_, moment, name, problem) => {
  let last = '';
  const files = {
    'a.yaml': name === 'z' ? pod('good') : pod('large', `# ${'x'.repeat(100_000)}\n`),
    'z/b.yaml': name === 'z' ? pod('gone') : pod('good'),
  };
  const outcome = await runOn(files, { [moment]: () => rmSync(join(last, name), { recursive: true, force: true }) }, (folder) => {
    last = folder;
  });
  expect(seen(outcome)).toEqual({ exitCode: 3, problems: [problem], ports: ['good 9999/TCP'] });
});

describe('values of wrong types', () => {
  const withPorts = (ports: string) => pod('bad').replace('[{containerPort: 9999}]', ports);
  const rulesOn = async (text: string) => {
    const { result, exitCode } = await runOn({ 'bad.yaml': text }, { paths: ['bad.yaml'] });
    return {
      exitCode,
      findings: result.findings.filter(({ rule }) => rule === 'invalid-port').map(({ span }) => `${span.line}:${span.column}`),
      ports: result.listeners.map(({ port }) => port),
    };
  };

  test.each([
    ['a port as a string', '[{containerPort: "80"}]', ['8:30'], []],
    ['a negative port', '[{containerPort: -1}]', ['8:29'], []],
    ['65536', '[{containerPort: 65536}]', ['8:29'], []],
    ['a float', '[{containerPort: 80.5}]', ['8:29'], []],
    ['a word', '[{containerPort: http}]', ['8:29'], []],
    ['1e3, which is 1000', '[{containerPort: 1e3}]', [], [1000]],
    ['octal, which is 80', '[{containerPort: 0120}]', [], [80]],
  ])('%s', async (_, ports, findings, found) => {
    expect(await rulesOn(withPorts(ports))).toEqual({ exitCode: 0, findings, ports: found });
  });

  test.each([
    ['containers: null', 'kind: Pod\nspec: {hostNetwork: true, containers: null}\n'],
    ['containers as a mapping', 'kind: Pod\nspec: {hostNetwork: true, containers: {name: c}}\n'],
    ['containers of scalars', 'kind: Pod\nspec: {hostNetwork: true, containers: [null, 1, text, []]}\n'],
    ['a spec that is a list', 'kind: Pod\nspec: [{hostNetwork: true}]\n'],
    ['a document that is a list', '- kind: Pod\n  hostNetwork: true\n'],
    ['a document that is a text', 'hostNetwork\n'],
    ['a schema that describes pods', 'kind: CustomResourceDefinition\nspec: {hostNetwork: {type: boolean}, containers: []}\n'],
    [
      'names and images that are numbers',
      'kind: Pod\nmetadata: {name: 1, namespace: yes}\nspec: {hostNetwork: true, containers: [{name: 1, image: 2, args: {a: b}, env: [1], ports: 3}]}\n',
    ],
    [
      'labels and annotations of wrong types',
      'kind: Pod\nmetadata: {labels: [a], annotations: 7}\nspec: {hostNetwork: true, containers: [{name: c}], tolerations: 1, affinity: [], nodeSelector: x}\n',
    ],
  ])('%s', async (_, text) => {
    expect(await beside(text)).toEqual({ exitCode: 0, problems: [], ports: [] });
  });

  test.each(['7', 'yes', '[Pod]', ''])('kind: %s', async (kind) => {
    const { exitCode, problems } = await beside(`apiVersion: v1\nkind: ${kind}\nspec: {hostNetwork: true, containers: [{name: c}]}\n`);
    const problem = expect.stringMatching(/^bad.yaml:2:\d: kind is not a string, so the kind of this object is unknown$/);
    expect([exitCode, problems]).toEqual([3, [problem]]);
  });

  test.each(['"true"', 'truthy', '1', '[true]'])('hostNetwork: %s', async (value) => {
    const { exitCode, problems } = await beside(pod('bad').replace('hostNetwork: true', `hostNetwork: ${value}`));
    const isScalar = !value.startsWith('[');
    expect([exitCode, problems.length]).toEqual(isScalar ? [3, 1] : [0, 0]);
    if (isScalar) expect(problems[0]).toMatch(/^bad.yaml:5:1\d: hostNetwork is not a boolean/);
  });
});

test('control characters of names and messages stay data', async () => {
  const { result } = await runOn({ 'bad.yaml': pod('"a\\e[31m\\nb"') }, { paths: ['bad.yaml'] });
  expect(result.listeners.map(({ workload }) => workload.name)).toEqual(['a\u001b[31m\nb']);
});
