import { chmodSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { createCredentials } from '../../../src/source/cluster/credentials.ts';
import type { PlainFields } from '../../../src/yaml/plain-fields.ts';
import { temporaryFolder } from '../../folder.ts';

describe('a user of the kubeconfig', () => {
  test.each<[string, PlainFields, Record<string, unknown>]>([
    ['a token', { token: 'abc' }, { Authorization: 'Bearer abc' }],
    ['a token that oidc gave', { 'auth-provider': { name: 'oidc', config: { 'id-token': 'abc' } } }, { Authorization: 'Bearer abc' }],
    ['nothing', {}, {}],
    [
      'another user',
      { token: 'abc', as: 'jane', 'as-uid': '1', 'as-groups': ['a', 'b'], 'as-user-extra': { 'x/y': ['z'] } },
      {
        Authorization: 'Bearer abc',
        'Impersonate-User': 'jane',
        'Impersonate-Uid': '1',
        'Impersonate-Group': ['a', 'b'],
        'Impersonate-Extra-x%2Fy': ['z'],
      },
    ],
  ])('asks as %s', async (_, user, headers) => {
    expect((await credentialsOf(user).current()).headers).toEqual(headers);
  });

  test('with a name and a password asks with both', async () => {
    expect(await credentialsOf({ username: 'u', password: 'p' }).current()).toMatchObject({ headers: {}, auth: 'u:p' });
  });

  test('whose token is in a file is known by it, before any other token, and by a newer one when that is refused', async () => {
    const tokenFile = path.join(temporaryFolder(), 'token');
    writeFileSync(tokenFile, 'old\n');
    const credentials = credentialsOf({ tokenFile, token: 'other' });
    const old = await credentials.current();
    expect(old.headers).toEqual({ Authorization: 'Bearer old' });
    writeFileSync(tokenFile, 'new');
    expect(await credentials.renew(old)).toBe(true);
    expect((await credentials.current()).headers).toEqual({ Authorization: 'Bearer new' });
  });

  test('with data and a file of a certificate shows the data', async () => {
    const certificate = Buffer.from('data').toString('base64');
    const { cert } = await credentialsOf({ 'client-certificate-data': certificate, 'client-certificate': '/nowhere' }).current();
    expect(cert).toEqual(Buffer.from('data'));
  });

  test('has no other credential than the one in the file', async () => {
    const credentials = credentialsOf({ token: 'abc' });
    expect(await credentials.renew(await credentials.current())).toBe(false);
  });
});

const V1 = 'client.authentication.k8s.io/v1';
const TOKEN = JSON.stringify({ kind: 'ExecCredential', apiVersion: V1, status: { token: 'abc' } });

describe('a credential plugin', () => {
  test('starts once for all requests, with the variable of kubectl, and again when its token is refused', async () => {
    const { credentials, printed } = withPlugin(`echo "$KUBERNETES_EXEC_INFO $OWN $1" >> "$PRINTED"; echo '${TOKEN}'`, {
      args: ['word'],
      env: [{ name: 'OWN', value: 'own' }],
      provideClusterInfo: true,
    });
    const [one, two] = await Promise.all([credentials.current(), credentials.current(), credentials.current()]);
    expect([one?.headers, two]).toEqual([{ Authorization: 'Bearer abc' }, one]);
    const cluster = { server: 'https://a:6443', config: { own: 'config' } };
    const info = { apiVersion: V1, kind: 'ExecCredential', spec: { interactive: false, cluster } };
    expect(printed()).toBe(`${JSON.stringify(info)} own word\n`);
    expect(await Promise.all([one, one].map((refused) => refused && credentials.renew(refused)))).toEqual([true, true]);
    const [second] = await Promise.all([credentials.current(), credentials.current()]);
    expect(await credentials.renew(second)).toBe(false);
    expect(printed().split('\n')).toHaveLength(3);
  });

  test('starts anew when its token ended', async () => {
    const ended = TOKEN.replace('"token"', '"expirationTimestamp":"2001-01-01T00:00:00Z","token"');
    const { credentials, printed } = withPlugin(`echo start >> "$PRINTED"; echo '${ended}'`);
    await credentials.current();
    await credentials.current();
    expect(printed()).toBe('start\nstart\n');
  });

  test('may return a client certificate, and another one later', async () => {
    const status = { clientCertificateData: 'cert', clientKeyData: 'key' };
    const printed = JSON.stringify({ kind: 'ExecCredential', apiVersion: V1, status });
    const { credentials } = withPlugin(`echo x >> "$PRINTED"; echo '${printed}' | sed "s/:.cert.,/:\\"cert-$(grep -c x "$PRINTED")\\",/"`);
    const first = await credentials.current();
    expect(first).toEqual({ headers: {}, cert: Buffer.from('cert-1'), key: Buffer.from('key') });
    expect(await credentials.renew(first)).toBe(true);
    expect((await credentials.current()).cert).toEqual(Buffer.from('cert-2'));
  });

  test('that prints only a token keeps the client certificate of the kubeconfig', async () => {
    const own = { 'client-certificate-data': 'Y2VydA==', 'client-key-data': 'a2V5' };
    expect(await withPlugin(`echo '${TOKEN}'`, {}, own).credentials.current()).toEqual({
      headers: { Authorization: 'Bearer abc' },
      cert: Buffer.from('cert'),
      key: Buffer.from('key'),
    });
  });

  test.each<[string, string, string | RegExp]>([
    ['fails', 'echo "log in first" >&2; exit 3', 'ended with status 3: log in first'],
    ['hangs', 'sleep 30', 'did not end within'],
    ['prints nonsense', 'echo nonsense', /printed no JSON$/],
    ['prints another object', 'echo "{}"', 'printed no ExecCredential'],
    [
      'prints another version',
      `echo '${TOKEN.replace('/v1', '/v1beta1')}'`,
      'printed an ExecCredential that is not of client.authentication.k8s.io/v1',
    ],
    ['prints no credential', `echo '${TOKEN.replace('token', 'other')}'`, 'printed neither a token nor a client certificate'],
    ['prints without end', 'yes', 'printed more than 1 MB'],
  ])('that %s is an error', async (_, script, message) => {
    const { credentials } = withPlugin(script);
    await expect(credentials.current()).rejects.toThrow(message);
  });

  test.skipIf(process.platform !== 'linux')('that is given up ends with the processes that it started', async () => {
    const { credentials, printed } = withPlugin('sleep 600 & echo $! > "$PRINTED.new"; mv "$PRINTED.new" "$PRINTED"; wait');
    await expect(credentials.current()).rejects.toThrow('did not end within');
    const isAlive = () => /^\d+ \(sleep\) [^Z]/.test(textOf(`/proc/${printed().trim()}/stat`));
    while (isAlive()) await new Promise((resolve) => setImmediate(resolve));
  });

  test('that is missing is an error with its install hint, and one that needs a terminal is not started', async () => {
    const missing = credentialsOf({ exec: { command: 'no-such-plugin', installHint: 'get it from your administrator' } });
    await expect(missing.current()).rejects.toThrow('no-such-plugin is not there: get it from your administrator');
    const asking = withPlugin('echo started >> "$PRINTED"', { interactiveMode: 'Always' });
    await expect(asking.credentials.current()).rejects.toThrow('needs a terminal, which an audit does not have');
    expect(() => asking.printed()).toThrow('ENOENT');
  });
});

function withPlugin(script: string, plugin: PlainFields = {}, user: PlainFields = {}) {
  const own = temporaryFolder();
  const [command, file] = [path.join(own, 'plugin'), path.join(own, 'printed')];
  writeFileSync(command, `#!/bin/sh\n${script}\n`);
  chmodSync(command, 0o755);
  const credentials = credentialsOf({ ...user, exec: { apiVersion: V1, ...plugin, command } }, { PRINTED: file });
  return { credentials, printed: () => readFileSync(file, 'utf8') };
}

function credentialsOf(user: PlainFields, env: Record<string, string> = {}) {
  const extension = { own: 'config' };
  const cluster = { server: 'https://a:6443', extensions: [{ name: 'client.authentication.k8s.io/exec', extension }] };
  const context = { name: 'one', server: new URL(cluster.server), cluster, user };
  return createCredentials(context, { env: { PATH: process.env.PATH, ...env }, cwd: tmpdir(), requestTime: 2_000 });
}

function textOf(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
}
