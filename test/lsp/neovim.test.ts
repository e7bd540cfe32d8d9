import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { runIn, temporaryFolder } from '../cli/command-line.ts';
import { requireRealPart } from '../real-parts.ts';

const MANIFEST = `apiVersion: v1
kind: Pod
metadata: { name: agent, namespace: openshift-example }
spec:
  hostNetwork: true
  containers:
    - name: agent
      image: example.com/agent:1
      args:
        - --listen=:9555
`;

test('Neovim, with the documented settings, shows findings, applies the fix, ignores the rest, and saves a manifest without findings', {
  timeout: 120_000,
}, async () => {
  const neovim = requireRealPart('nvim');
  const blocks = [...readFileSync('docs/editors.md', 'utf8').matchAll(/```lua\n([\s\S]*?)```/g)].map(([, block = '']) => block);
  const settings = blocks.find((block) => block.includes('start_client')) ?? '';
  const folder = temporaryFolder({
    'manifest.yaml': MANIFEST,
    '.hostport-lint.yaml': 'registries: [openshift]\n',
    'session.lua': settings + readFileSync('test/lsp/neovim-session.lua', 'utf8'),
  });
  mkdirSync(path.join(folder, 'bin'));
  symlinkSync(path.resolve('dist/cli.cjs'), path.join(folder, 'bin/hostport-lint'));
  const env = { ...process.env, PATH: `${path.join(folder, 'bin')}:${process.env.PATH}` };
  execFileSync(neovim, ['--headless', '-u', 'NONE', '-c', 'luafile session.lua'], { cwd: folder, stdio: 'ignore', timeout: 110_000, env });
  const result = JSON.parse(readFileSync(path.join(folder, 'result.json'), 'utf8'));
  expect(result).toEqual({
    first: expect.arrayContaining(['undeclared-host-port', 'unregistered-host-port']),
    second: ['unregistered-host-port'],
    hover: expect.stringContaining('**Host port 9555/TCP**'),
  });
  const written = readFileSync(path.join(folder, 'manifest.yaml'), 'utf8');
  expect(written).toContain('- containerPort: 9555');
  expect(written).toContain('# hostport-lint: ignore unregistered-host-port -- reason');
  const { stdout, status } = await runIn(folder, ['--quiet', 'manifest.yaml']);
  expect({ stdout, status }).toEqual({ stdout: '', status: 0 });
});
