import { describe, expect, test } from 'vitest';
import { ownCommand } from '../../src/listeners/commands.ts';
import { environmentOf, expandReferences } from '../../src/listeners/environment.ts';
import { followShell } from '../../src/listeners/shell/index.ts';
import { isKnown, sliceText, spanOfText, stepsOfText, type Text, UNKNOWN, unknownNames } from '../../src/text/text.ts';
import { podWith, textOf } from './build.ts';

function containerWith(fields: string, configMaps: Readonly<Record<string, Readonly<Record<string, string>>>> = {}) {
  const { pod } = podWith(`hostNetwork: true\ncontainers:\n- name: c\n  image: example.com/agent:1\n${fields.replaceAll(/^/gm, '  ')}\n`);
  const [container] = pod.containers;
  if (!container) throw new Error('the pod has a container');
  const keys = (name: string) => configMaps[name] && new Map(Object.entries(configMaps[name]).map(([key, value]) => [key, textOf(value)]));
  return { container, environment: environmentOf(container, keys) };
}

/** The words of a container's command line, `¿name¿` for what is not known. */
function wordsOf(fields: string, configMaps = {}): string[] {
  const { container, environment } = containerWith(fields, configMaps);
  return ownCommand(container, environment).words.map(describeText);
}

function describeText(text: Text): string {
  const names = unknownNames(text);
  return text.value.replaceAll(UNKNOWN, () => `¿${names.shift() ?? ''}¿`);
}

describe('the command line of a container', () => {
  test.each([
    ['is command and args', 'command: [run, --a]\nargs: [--b, c]', ['run', '--a', '--b', 'c']],
    ['begins with an unknown entry point where there is no command', 'args: [--b]', ['¿entry point of image example.com/agent:1¿', '--b']],
    ['is args that begin with a shell', 'args: [/bin/sh, -c, "run --a"]', ['/bin/sh', '-c', 'run --a']],
    ['is args that begin with the path of an executable', 'args: [/usr/local/bin/run, --a]', ['/usr/local/bin/run', '--a']],
    [
      'is not args that begin with a path of anything else',
      'args: [/etc/run/sh.conf, --a]',
      ['¿entry point of image example.com/agent:1¿', '/etc/run/sh.conf', '--a'],
    ],
    ['keeps empty words', 'command: [run, ""]', ['run', '']],
    ['has numbers as their text', 'command: [run, --port, 80]', ['run', '--port', '80']],
  ])('%s', (_, fields, words) => expect(wordsOf(fields)).toEqual(words));
});

describe('$(NAME) is expanded as the kubelet does', () => {
  test.each([
    ['a variable', 'command: ["--port=$(PORT)"]\nenv: [{name: PORT, value: "80"}]', ['--port=80']],
    ['several in a word', 'command: ["$(IP):$(PORT)"]\nenv: [{name: IP, value: "::"}, {name: PORT, value: "80"}]', [':::80']],
    ['an unknown name stays as written', 'command: ["$(PORT)", "$PORT", "$(not a name)"]', ['$(PORT)', '$PORT', '$(not a name)']],
    ['two dollar signs are one', 'command: ["$$(PORT)", "$$$(PORT)", "$$$$"]\nenv: [{name: PORT, value: "80"}]', ['$(PORT)', '$80', '$$']],
    ['a variable made of earlier ones', 'command: ["$(B)"]\nenv: [{name: A, value: "1"}, {name: B, value: "$(A)2"}]', ['12']],
    ['not of later ones', 'command: ["$(B)"]\nenv: [{name: B, value: "$(A)2"}, {name: A, value: "1"}]', ['$(A)2']],
    ['the last of one name counts', 'command: ["$(A)"]\nenv: [{name: A, value: "1"}, {name: A, value: "2"}]', ['2']],
    ['expansion happens once', 'command: ["$(A)"]\nenv: [{name: A, value: "$$(B)"}, {name: B, value: "2"}]', ['$(B)']],
    ['an empty variable', 'command: ["x$(A)y"]\nenv: [{name: A, value: ""}]', ['xy']],
    ['a variable without a value', 'command: ["x$(A)y"]\nenv: [{name: A}]', ['xy']],
  ])('%s', (_, fields, words) => expect(wordsOf(fields)).toEqual(words));

  test.each([
    ['a field of the pod', '{name: IP, valueFrom: {fieldRef: {fieldPath: status.hostIP}}}', '¿status.hostIP¿'],
    ['a secret', '{name: IP, valueFrom: {secretKeyRef: {name: s, key: k}}}', '¿IP¿'],
    ['a ConfigMap that is not in the input', '{name: IP, valueFrom: {configMapKeyRef: {name: other, key: k}}}', '¿IP¿'],
    ['a ConfigMap that is', '{name: IP, valueFrom: {configMapKeyRef: {name: settings, key: k}}}', '::1'],
    ['a key that it does not have', '{name: IP, valueFrom: {configMapKeyRef: {name: settings, key: other}}}', '¿IP¿'],
  ])('%s', (_, variable, value) => {
    expect(wordsOf(`command: ["--address=$(IP)"]\nenv: [${variable}]`, { settings: { k: '::1' } })).toEqual([`--address=${value}`]);
  });

  test('all keys of a ConfigMap, which single variables outdo', () => {
    const fields = 'command: ["$(X_A) $(X_B)"]\nenvFrom: [{prefix: X_, configMapRef: {name: settings}}]\nenv: [{name: X_B, value: own}]';
    expect(wordsOf(fields, { settings: { A: '1', B: '2' } })).toEqual(['1 own']);
  });

  test('the place is that of the value, and the steps lead back to the argument', () => {
    const { container, environment } = containerWith('command: ["--port=$(PORT)"]\nenv:\n- name: PORT\n  value: "9103"');
    const [word] = ownCommand(container, environment).words;
    if (!word) throw new Error('there is a word');
    expect([spanOfText(word, 0, 2).line, spanOfText(word, 7).line, spanOfText(word, 7).column]).toEqual([8, 11, 15]);
    expect(stepsOfText(sliceText(word, 7)).map(({ note }) => note)).toEqual(['variable PORT is used here']);
  });
});

test('expansion keeps texts without a dollar sign as they are', () => {
  const text = textOf('--port=80');
  expect(expandReferences(text, new Map())).toBe(text);
});

describe('the script behind a command line is followed', () => {
  const script = 'exec agent "$0" "$@"';
  const files: Record<string, string> = {
    '/scripts/run.sh': `#!/bin/bash\n${script}`,
    '/bin/agent': '#!/usr/bin/python\n',
    '/conf/x': script,
  };
  const startedBy = (words: string[], workingDir: string | null = null): string[] => {
    const { container, environment } = containerWith(`command: ${JSON.stringify(words)}`);
    const readFile = (path: string) => (files[path] === undefined ? undefined : { path, text: textOf(files[path]) });
    const own = ownCommand(container, environment, readFile);
    const { commands } = followShell({ ...own, workingDir, readFile });
    return commands.map((command) => command.words.map(describeText).join(' '));
  };

  test.each([
    [['sh', '-c', script], 'agent ¿0¿'],
    [['/bin/bash', '-c', script, '--port=9101', 'one'], 'agent --port=9101 one'],
    [['/bin/bash', '-xec', script], 'agent ¿0¿'],
    [['bash', '-o', 'pipefail', '-c', script], 'agent ¿0¿'],
    [['bash', '-euo', 'pipefail', '-c', script], 'agent ¿0¿'],
    [['bash', '-c', '--', script], 'agent ¿0¿'],
    [['bash', '+x', '--norc', '-c', script], 'agent ¿0¿'],
    [['bash', '/scripts/run.sh', 'one'], 'agent ¿0¿ one'],
    [['/scripts/run.sh', 'one'], 'agent ¿0¿ one'],
    [['tini', '--', '/scripts/run.sh'], 'agent ¿0¿'],
    [['/usr/bin/nice', '-n', '5', 'bash', '-c', script], 'agent ¿0¿'],
    [['env', 'A=1', 'sh', '-c', script], 'agent ¿0¿'],
    [['chroot', '/host', 'sh', '-c', script], 'agent ¿0¿'],
    [['busybox', 'sh', '-c', script], 'agent ¿0¿'],
    [['su', 'user', '-c', script], 'agent ¿0¿'],
  ])('%j', (words, started) => expect(startedBy(words)).toEqual([started]));

  test('from the folder in which the container starts', () => {
    expect(startedBy(['bash', 'run.sh'], '/scripts')).toEqual(['agent ¿0¿']);
    expect(startedBy(['bash', '-c', './run.sh one'], '/scripts')).toEqual(['agent ¿0¿ one']);
  });

  test.each([
    [['agent', '-c', 'text']],
    [['/bin/agent']],
    [['bash', '/other.sh']],
    [['bash']],
    [['sh', '-c']],
    [['tini', '--', 'agent', '--port=80']],
  ])('none in %j', (words) => expect(startedBy(words)).toEqual([]));
});

test('a word that a template sets is not known', () => {
  const { pod } = podWith('hostNetwork: true\ncontainers:\n- name: c\n  command: ["--port={{ .Values.port }}"]\n');
  const word = pod.containers[0]?.command[0];
  expect(word && [isKnown(word), unknownNames(word)]).toEqual([false, ['.Values.port']]);
});
