import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { buildBinary } from '../../scripts/build-binary.ts';
import { hasRule, startServer, uriOf } from '../lsp/client.ts';
import { requireRealPart } from '../real-parts.ts';

test('one executable file lints by itself, with the shell parser and every report inside', { timeout: 180_000 }, async () => {
  requireRealPart('postject');
  const folder = mkdtempSync(path.join(tmpdir(), 'hostport-lint-binary-test-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const binary = path.join(folder, 'hostport-lint');
  await buildBinary(process.cwd(), binary);
  cpSync('examples', path.join(folder, 'examples'), { recursive: true });
  // No PATH: neither Node.js nor anything else can help.
  const run = (...words: string[]) => spawnSync(binary, words, { cwd: folder, encoding: 'utf8', env: {} });
  const bundle = (...words: string[]) =>
    execFileSync(process.execPath, [path.resolve('dist/cli.cjs'), ...words], { cwd: folder, encoding: 'utf8' });

  const formats = ['json', 'sarif', 'html'];
  const words = (by: string) => [
    ...['examples', '--fail-on', 'never', '--format', 'text'],
    ...formats.flatMap((format) => ['--format', `${format}=${by}.${format}`]),
  ];
  const { stdout, stderr, status } = run(...words('binary'));
  expect({ stderr, status }).toEqual({ stderr: formats.map((format) => `wrote binary.${format} (${format})\n`).join(''), status: 0 });
  expect(stdout).toBe(bundle(...words('bundle')));
  const textOf = (file: string) => readFileSync(path.join(folder, file), 'utf8');
  for (const format of formats) expect(textOf(`binary.${format}`)).toBe(textOf(`bundle.${format}`));
  expect(run('examples/bad').status).toBe(1);
  expect(run('--version').stdout).toBe(bundle('--version'));

  // The server starts its worker from the same file.
  const manifest = readFileSync('examples/bad/node-inspector.yaml', 'utf8');
  const files = { 'a.yaml': manifest, 'b.yaml': manifest.replace('name: node-inspector', 'name: other') };
  for (const [name, text] of Object.entries(files)) writeFileSync(path.join(folder, name), text);
  const client = startServer(folder, [], [binary]);
  await client.start([folder]);
  client.open(uriOf(path.join(folder, 'a.yaml')), manifest);
  await client.diagnostics(uriOf(path.join(folder, 'a.yaml')), 0, hasRule('host-port-conflict'));
  expect(await client.stop()).toBe(0);
});
