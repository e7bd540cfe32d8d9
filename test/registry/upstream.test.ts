import { readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { load } from 'js-yaml';
import { describe, expect, test } from 'vitest';
import type { KnownListener } from '../../src/model/registry.ts';
import { builtInRegistry } from '../../src/registry/built-in.ts';
import { createRepository, write } from '../changes/repository.ts';
import { runIn, temporaryFolder } from '../cli/command-line.ts';

const ENV = { PATH: process.env.PATH ?? '' };

/** An empty repository, and the commands of the registry in it. */
function repository() {
  const made = createRepository();
  return { ...made, run: (...words: string[]) => runIn(made.folder, ['registry', ...words], { env: ENV }) };
}

interface Entry {
  readonly commit?: string;
  readonly merge?: string;
  readonly after?: string;
  readonly path?: string;
  readonly edits?: readonly (readonly [at: number, removed: number, lines: string | readonly string[]])[];
  readonly finds?: readonly string[];
  readonly why?: string;
}

interface Finding {
  readonly severity: string;
  readonly check: string;
  readonly message: string;
  readonly port: number | null;
  readonly protocol: string;
  readonly process: string;
}

const shown = ({ severity, check, message, port, protocol, process }: Finding): string =>
  `${severity} ${check} ${port === null ? message : `${port}/${protocol} ${process}`}`;

test('the history of the document has the findings that its fixture explains', { timeout: 240_000 }, async () => {
  const { git, commit, run } = repository();
  const history = load(readFileSync('test/registry/upstream/history.yaml', 'utf8')) as Entry[];
  const states = new Map<string, { readonly file: string; readonly lines: readonly string[]; readonly hash: string }>();
  let above = '';
  for (const entry of history) {
    const before = states.get(entry.after ?? above);
    const lines = [...(before?.lines ?? [])];
    for (const [at, removed, added] of [...(entry.edits ?? [])].reverse()) {
      lines.splice(at, removed, ...(typeof added === 'string' ? added.split('\n') : added));
    }
    if (before) git('checkout', '-q', '--detach', before.hash);
    else commit({});
    const file = entry.path ?? before?.file ?? '';
    if (before && before.file !== file) git('rm', '-q', before.file);
    const text = `${lines.map((line) => (line.startsWith('#') ? `\n${line}\n` : line)).join('\n')}\n`;
    above = entry.commit ?? entry.merge ?? '';
    states.set(above, { file, lines, hash: commit({ [file]: text }) });
    if (entry.commit === undefined) continue;
    const { stdout, stderr } = await run('check', '--changed-since', 'HEAD~1', '--format', 'json', file);
    expect({ commit: above, finds: (JSON.parse(stdout) as { findings: Finding[] }).findings.map(shown), stderr }).toEqual({
      commit: above,
      finds: entry.finds ?? [],
      stderr: '',
    });
    expect(entry.why !== undefined).toBe(entry.finds !== undefined);
  }
  expect(history.filter((entry) => entry.commit !== undefined)).toHaveLength(56);
});

const DOCUMENT = readFileSync('registry/openshift/host-ports.md', 'utf8');

/** A repository whose committed document was changed. */
function changed(after: string, before = DOCUMENT) {
  const made = repository();
  made.commit({ 'ports.md': before });
  write(made.folder, { 'ports.md': after });
  return made;
}

describe('registry check --changed-since', () => {
  const check = (after: string, ...words: string[]) => changed(after).run('check', ...words, '--changed-since', 'HEAD', 'ports.md');

  test('finds nothing new in a change that changes no row, or spells a process in another way', async () => {
    expect(await check(`${DOCUMENT}\nMore words.\n`, '--fail-on', 'info')).toEqual({
      status: 0,
      stderr: '',
      stdout: expect.stringMatching(/^nothing new since HEAD; \d+ as before\n$/),
    });
    const respelt = DOCUMENT.replace(/^(\|\s*\d+\s*\| )([a-z])/gm, (_, start: string, letter: string) => start + letter.toUpperCase());
    expect(respelt).not.toBe(DOCUMENT);
    expect((await check(respelt, '--fail-on', 'info')).stdout).toMatch(/^nothing new/);
  });

  test('follows renames, and counts everything of a new document as new', async () => {
    const { folder, git, run } = changed(DOCUMENT);
    git('mv', 'ports.md', 'moved.md');
    expect((await run('check', '--changed-since', 'HEAD', 'moved.md')).stdout).toMatch(/^nothing new/);
    git('mv', 'moved.md', 'ports.md');
    write(folder, { 'copy.md': DOCUMENT });
    expect((await run('check', '--changed-since', 'HEAD', 'copy.md')).stdout).toMatch(/ new since HEAD; 0 as before\n$/);
  });

  test('a row that can no longer be read is an error; an old one is not', async () => {
    const broken = (text: string, port: string): string => text.replace(`| ${port} `, '| port ');
    const before = broken(DOCUMENT, '9100');
    const { folder, run } = changed(broken(before, '9103'), before);
    const { status, stdout, stderr } = await run('check', '--changed-since', 'HEAD', 'ports.md');
    expect({ status, stderr }).toEqual({ status: 1, stderr: '' });
    expect(stdout).toMatch(/^\d+ +- +error +unreadable-row +cannot read the port "port"/m);
    write(folder, { 'ports.md': before });
    const again = { status: 0, stdout: expect.stringMatching(/^nothing new/) };
    expect(await run('check', '--changed-since', 'HEAD', 'ports.md')).toMatchObject(again);
  });

  test('a row that is gone is reported, one that moved to another port or process is not', async () => {
    const after = DOCUMENT.replace(/^\| 9537 .*\n/m, '').replace(/^(\| 9100 +\| )node-exporter/m, '$1metrics agent');
    const { status, stdout } = await check(after, '--fail-on', 'warning');
    expect(stdout.match(/^\S.*deleted-row.*$/gm)).toEqual([
      expect.stringMatching(/^- +9537\/TCP +warning +deleted-row +previously had a row in line \d+/),
    ]);
    expect(status).toBe(1);
  });

  test('--fail-on decides which of the new findings fail', async () => {
    const after = DOCUMENT.replace(/(?=\| 9100 )/, '| 8999 | fresh | | | team | 4.22 | |\n');
    expect((await check(after)).status).toBe(0);
    const failed = { status: 1, stdout: expect.stringContaining('0 errors, 1 warning, 1 info new since HEAD') };
    expect(await check(after, '--fail-on', 'warning')).toMatchObject(failed);
  });

  test.each([
    ['nowhere', 'ports.md', 'this clone does not contain nowhere'],
    ['HEAD', '../outside.md', '../outside.md is not a file of this repository'],
    ['HEAD', 'openshift', 'openshift is a built-in registry'],
  ])('%s and %s are wrong use', async (revision, file, message) => {
    const { folder, commit, run } = repository();
    commit({ 'ports.md': DOCUMENT });
    write(folder, { '../outside.md': DOCUMENT });
    const { status, stderr } = await run('check', '--changed-since', revision, file);
    rmSync(path.join(folder, '../outside.md'));
    expect({ status, lines: stderr.trim().split('\n') }).toEqual({ status: 2, lines: [expect.stringContaining(message)] });
  });

  test('no git and no repository are wrong use', async () => {
    const folder = temporaryFolder({ 'ports.md': DOCUMENT });
    const check = (env: Record<string, string>) => runIn(folder, ['registry', 'check', '--changed-since', 'HEAD', 'ports.md'], { env });
    expect(await check(ENV)).toMatchObject({ status: 2, stderr: expect.stringContaining('needs a git repository') });
    expect(await check({ PATH: folder })).toMatchObject({ status: 2, stderr: expect.stringContaining('git was not found') });
  });
});

describe('registry propose --patch', () => {
  const known = builtInRegistry('openshift')?.unregistered ?? [];

  test('there are known listeners without a row', () => {
    expect(known.length).toBeGreaterThan(20);
  });

  test.each(known.map((one): [string, KnownListener] => [`${one.port}/${one.protocol} ${one.owner.name}`, one]))(
    '%s gets a row that git applies, find finds and check is content with',
    async (_, one) => {
      const { folder, git, commit, run } = repository();
      commit({ 'doc/ports.md': DOCUMENT });
      write(folder, { 'manifests/one.yaml': manifestOf(one) });
      const { stdout, stderr } = await run('propose', '--patch', '--since', '4.22', '--team', 'a team', 'doc/ports.md', 'manifests');
      expect(stderr).toBe('');
      write(folder, { 'rows.patch': stdout });
      git('apply', '--whitespace=error', 'rows.patch');
      expect(git('diff', '--numstat')).toBe('1\t0\tdoc/ports.md');
      const { stdout: found } = await run('find', '--registry', path.join(folder, 'doc/ports.md'), `${one.port}/${one.protocol}`);
      expect(found).toMatch(new RegExp(`^${one.port} .*a team +4\\.22`, 'm'));
      const { stdout: checked, status } = await run('check', '--changed-since', 'HEAD', '--format', 'json', 'doc/ports.md');
      expect(status).toBe(0);
      // What is wrong with the port itself stays wrong with a row: no range contains it, or another row says that it was given back.
      const { findings } = JSON.parse(checked) as { findings: Finding[] };
      expect(findings.filter(({ check }) => !['external-out-of-range', 'allocated-and-previously-allocated'].includes(check))).toEqual([]);
    },
  );
});

function manifestOf({ port, protocol, owner }: KnownListener): string {
  const plain = (pattern: string): string => (pattern.split('|')[0] ?? '').replace('*', '');
  if (owner.kind === 'Unit') {
    const contents = `[Service]\nExecStart=/usr/bin/socat ${protocol}-LISTEN:${port},fork -\n`;
    const config = { ignition: { version: '3.2.0' }, systemd: { units: [{ name: owner.name, enabled: true, contents }] } };
    const labels = { 'machineconfiguration.openshift.io/role': 'worker' };
    return JSON.stringify({
      apiVersion: 'machineconfiguration.openshift.io/v1',
      kind: 'MachineConfig',
      metadata: { name: 'one', labels },
      spec: { config },
    });
  }
  const pod = { hostNetwork: true, containers: [{ name: plain(owner.container), image: 'x', ports: [{ containerPort: port, protocol }] }] };
  const metadata = { namespace: plain(owner.namespace), name: plain(owner.name) };
  const spec = owner.kind === 'Pod' ? pod : { template: { spec: pod } };
  return JSON.stringify({ apiVersion: owner.kind === 'Pod' ? 'v1' : 'apps/v1', kind: owner.kind, metadata, spec });
}
