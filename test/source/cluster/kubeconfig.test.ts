import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { chooseContexts, type KubeContext } from '../../../src/source/cluster/kubeconfig.ts';
import { fieldsOf } from '../../../src/yaml/plain-fields.ts';
import { temporaryFolder } from '../../folder.ts';

const FIRST = `
current-context: one
clusters: [{name: a, cluster: {server: "https://a:6443", certificate-authority: ca.crt}}]
users: [{name: u, user: {token: first, client-key: keys/u.key}}]
contexts: [{name: one, context: {cluster: a, user: u}}, {name: two, context: {cluster: b, user: u}}]
`;
const SECOND = `
current-context: two
clusters: [{name: a, cluster: {server: "https://other:6443"}}, {name: b, cluster: {server: "https://b:6443"}}]
users: [{name: u, user: {token: second}}]
contexts: [{name: three, context: {cluster: b}}]
`;

describe('a list of kubeconfigs is read as kubectl reads it', () => {
  test('what the first file says of a name counts, and what only a later one says too', () => {
    const choose = chooser({ 'x/first': FIRST, second: SECOND });
    const list = { KUBECONFIG: ['missing', 'x/first', 'second'].join(path.delimiter) };
    expect(choose({ env: list }).map(summary)).toEqual(['one https://a:6443 first']);
    expect(choose({ env: list, names: ['two', 'three'] }).map(summary)).toEqual([
      'two https://b:6443 first',
      'three https://b:6443 undefined',
    ]);
    expect(choose({ env: list, all: true }).map(({ name }) => name)).toEqual(['one', 'two', 'three']);
  });

  test('paths are relative to their file, also those of plugins', () => {
    const plugin = FIRST.replace('token: first', 'exec: {command: bin/login}');
    const [context] = chooser({ 'x/first': plugin })({ file: 'x/first' });
    expect(context?.cluster['certificate-authority']).toMatch(/[\\/]x[\\/]ca\.crt$/);
    expect(context?.user['client-key']).toMatch(/[\\/]x[\\/]keys[\\/]u\.key$/);
    expect(fieldsOf(context?.user.exec).command).toMatch(/[\\/]x[\\/]bin[\\/]login$/);
  });

  test('the last value of a repeated key counts', () => {
    const [context] = chooser({ file: `users: []${FIRST}` })({ file: 'file' });
    expect(context?.user.token).toBe('first');
  });

  test('--kubeconfig counts alone; without any list the file below the home folder does', () => {
    const choose = chooser({ only: SECOND, '.kube/config': FIRST });
    expect(choose({ file: 'only', names: ['three'], env: { KUBECONFIG: '.kube/config' } }).map(summary)).toEqual([
      'three https://b:6443 undefined',
    ]);
    expect(() => choose({ file: 'only', names: ['one'] })).toThrow('there is no context one');
    expect(choose({}).map(summary)).toEqual(['one https://a:6443 first']);
  });
});

describe('an error names the file and what to do', () => {
  test.each<[string, string, Partial<Choice>, string]>([
    ['a file that is not there', FIRST, { file: 'missing' }, 'missing cannot be read: no such file or folder'],
    [
      'no context that is current',
      FIRST.replace('current-context: one', ''),
      {},
      'names no current context; choose one of one, two with --context',
    ],
    ['a misspelt context', FIRST, { names: ['oen'] }, 'did you mean one?'],
    ['an unknown cluster', FIRST, { names: ['two'] }, 'the context two names the cluster b, which'],
    ['an unknown user', FIRST.replace('name: u,', 'name: v,'), {}, 'the context one names the user u, which'],
    ['no server', FIRST.replace('"https://a:6443"', 'a'), {}, 'has no server URL such as https://host:6443'],
    [
      'a server that is not an address',
      FIRST.replace('"https://a:6443"', '"https://:6443"'),
      {},
      'has no server URL such as https://host:6443',
    ],
    [
      'a name twice in one file',
      FIRST.replace('clusters: [', 'clusters: [{name: a, cluster: {server: "https://x"}}, '),
      {},
      'has a twice in clusters',
    ],
    ['a cluster that is a mapping', FIRST.replace('context: {cluster: a,', 'context: {cluster: {a: b},'), {}, 'names no cluster'],
    ['a token without quotes', FIRST.replace('token: first', 'token: 12345'), {}, 'token of the context one in'],
    ['invalid YAML', 'clusters: [', {}, 'config:1:12: this kubeconfig is neither YAML nor JSON'],
    ['nothing', '', {}, 'no kubeconfig names a cluster'],
  ])('%s', (_, text, choice, message) => {
    const choose = chooser({ '.kube/config': text });
    expect(() => choose(choice)).toThrow(message);
  });
});

function summary({ name, cluster, user }: KubeContext): string {
  return `${name} ${cluster.server} ${user.token}`;
}

type Choice = Parameters<typeof chooseContexts>[0];

function chooser(files: Readonly<Record<string, string>>): (choice: Partial<Choice>) => KubeContext[] {
  const cwd = temporaryFolder(files);
  return (choice) => chooseContexts({ names: [], all: false, cwd, ...choice, env: { HOME: cwd, ...choice.env } }) as KubeContext[];
}
