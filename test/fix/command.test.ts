import { execFileSync } from 'node:child_process';
import {
  chmodSync,
  chownSync,
  linkSync,
  lstatSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { fixFiles } from '../../src/fix/index.ts';
import { runOptions } from '../../src/run.ts';
import { runIn } from '../cli/command-line.ts';
import { folderWith } from '../config/command-line.ts';
import { podWith, textOf } from './files.ts';

const MANIFEST = podWith(`        - name: agent
          image: example.com/agent:1
          args: [--metrics-bind-address=:8765]
`);
const RULE = '--rule undeclared-host-port --fail-on info';

describe('hostport-lint --fix', () => {
  test('with --dry-run does not touch the file, and makes no other', async () => {
    const folder = folderWith({ 'a.yaml': MANIFEST });
    const stamp = () => statSync(path.join(folder.path, 'a.yaml'), { bigint: true }).ctimeNs;
    const before = stamp();
    expect((await folder.run(`--fix --dry-run ${RULE} a.yaml`)).stdout).toContain('+++ b/a.yaml');
    expect([stamp(), readdirSync(folder.path).sort()]).toEqual([before, ['.git', 'a.yaml']]);
  });

  test('with --dry-run the places are those in the files, not those after the fix', async () => {
    const folder = folderWith({ 'a.yaml': MANIFEST });
    const ran = await folder.run('--fix --dry-run --registry openshift --min-confidence low --format json a.yaml');
    const { findings } = JSON.parse(ran.stdout) as { findings: { rule: string; line: number }[] };
    expect(findings.map(({ rule }) => rule)).not.toContain('undeclared-host-port');
    expect(findings.length).toBeGreaterThan(0);
    for (const { line } of findings) expect(MANIFEST.split('\n')[line - 1]).toContain('8765');
  });

  test('keeps the mode of a file, and links to it', async () => {
    const folder = folderWith({ 'a.yaml': MANIFEST });
    chmodSync(path.join(folder.path, 'a.yaml'), 0o640);
    symlinkSync('a.yaml', path.join(folder.path, 'link.yaml'));
    await folder.run(`--fix ${RULE} link.yaml`);
    expect(lstatSync(path.join(folder.path, 'link.yaml')).isSymbolicLink()).toBe(true);
    expect(statSync(path.join(folder.path, 'a.yaml')).mode & 0o777).toBe(0o640);
    expect(textOf(folder, 'a.yaml')).toContain('containerPort: 8765');
    expect(readdirSync(folder.path).sort()).toEqual(['.git', 'a.yaml', 'link.yaml']);
  });

  test('writes nothing to a file that changed since it was read, and reports it', async () => {
    const folder = folderWith({ 'a.yaml': MANIFEST, 'b.yaml': MANIFEST });
    const changed = `${MANIFEST}# someone else was here\n`;
    const { outcome, files, failed } = await fixFiles(
      runOptions({
        paths: ['a.yaml', 'b.yaml'],
        cwd: folder.path,
        rules: ['undeclared-host-port'],
        change: {
          isGiven: () => {
            writeFileSync(path.join(folder.path, 'a.yaml'), changed);
            return true;
          },
        },
      }),
      false,
    );
    expect(textOf(folder, 'a.yaml')).toBe(changed);
    expect(files).toEqual(['b.yaml']);
    expect(failed).toBe(1);
    expect(outcome.exitCode).toBe(3);
    expect(outcome.result.problems.map(({ path, message }) => `${path}: ${message}`)).toEqual([
      'a.yaml: changed while it was linted, so it was not fixed; run again',
    ]);
  });

  test.each<[string, string, (file: string) => void]>([
    [
      'that is not UTF-8',
      'is not UTF-8',
      (file) => writeFileSync(file, Buffer.from(`kind: ConfigMap # caf\xe9\n---\n${MANIFEST}`, 'latin1')),
    ],
    ['that is read-only', 'is read-only', (file) => chmodSync(file, 0o444)],
    ['with several hard links', 'has 2 hard links, which would no longer share one text', (file) => linkSync(file, `${file}.bak`)],
    [
      'behind a link out of the repository',
      'is behind a link out of the repository',
      (file) => {
        rmSync(file);
        symlinkSync('../outside.yaml', file);
      },
    ],
  ])('does not change a file %s, and reports the reason with status 3', async (_, reason, prepare) => {
    const folder = folderWith({ 'outside.yaml': MANIFEST, 'repo/.git/HEAD': '', 'repo/a.yaml': MANIFEST, 'repo/b.yaml': MANIFEST });
    const file = path.join(folder.path, 'repo/a.yaml');
    prepare(file);
    const before = readFileSync(file);
    for (const words of [['--dry-run'], []]) {
      const ran = await runIn(path.dirname(file), ['--fix', ...words, ...RULE.split(' '), 'a.yaml', 'b.yaml']);
      expect(ran.status).toBe(3);
      expect(ran.stdout).not.toContain('--- a/a.yaml');
      expect(ran.stdout + ran.stderr).toMatch(new RegExp(`^a\\.yaml:1:1:? (?:problem )?${reason}, so it was not fixed`, 'm'));
    }
    expect(readFileSync(file)).toEqual(before);
    expect(textOf(folder, 'repo/b.yaml')).toContain('containerPort: 8765');
  });

  test.skipIf(process.getuid?.() !== 0)('keeps the owner of a file', async () => {
    const folder = folderWith({ 'a.yaml': MANIFEST });
    chownSync(path.join(folder.path, 'a.yaml'), 12, 34);
    await folder.run(`--fix ${RULE} a.yaml`);
    expect(textOf(folder, 'a.yaml')).toContain('containerPort: 8765');
    expect(statSync(path.join(folder.path, 'a.yaml'))).toMatchObject({ uid: 12, gid: 34 });
  });

  test.each(['a file.yaml', '\n::error title=x::.yaml', 'a\u001b[31m.yaml', 'a"b\\c.yaml'])(
    'with --dry-run prints only a diff, which git applies, for the name %j',
    async (name) => {
      const folder = folderWith({ [name]: MANIFEST });
      const ran = await folder.run(`--fix --dry-run ${RULE} .`);
      expect(ran.stdout + ran.stderr).not.toMatch(/^::|\u001b/m);
      expect(ran.stdout).not.toMatch(/^[^-+@ ]/m);
      execFileSync('git', ['init', '--quiet'], { cwd: folder.path });
      execFileSync('git', ['apply'], { cwd: folder.path, input: ran.stdout });
      expect(textOf(folder, name)).toContain('containerPort: 8765');
    },
  );

  test.skipIf(process.getuid?.() === 0)('reports a folder that cannot be written, and does not change the file', async () => {
    const folder = folderWith({ 'locked/a.yaml': MANIFEST, 'b.yaml': MANIFEST });
    const locked = path.join(folder.path, 'locked');
    chmodSync(locked, 0o555);
    onTestFinished(() => chmodSync(locked, 0o755));
    const ran = await folder.run(`--fix ${RULE} locked/a.yaml b.yaml`);
    expect(ran.status).toBe(3);
    expect(ran.stdout).toContain('cannot be written');
    expect(textOf(folder, 'locked/a.yaml')).toBe(MANIFEST);
    expect(textOf(folder, 'b.yaml')).toContain('containerPort: 8765');
  });
});
