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

/** What the editor does with the manifest: it shows diagnostics, asks for a hover, applies a fix, ignores the rest, and saves. */
const SCRIPT = `
local diagnostics = function() return vim.diagnostic.get(0) end
local rules = function() return vim.tbl_map(function(one) return one.code end, diagnostics()) end
local until_true = function(what, test) if not vim.wait(60000, test, 20) then error('no ' .. what) end end
local ask = function(method, params)
  local answers = assert(vim.lsp.buf_request_sync(0, method, params, 60000))
  local _, answer = next(answers)
  return answer.result
end
local apply = function(wanted)
  local range = { start = { line = 0, character = 0 }, ['end'] = { line = 100, character = 0 } }
  local params = { textDocument = vim.lsp.util.make_text_document_params(), range = range, context = { diagnostics = {} } }
  for _, action in ipairs(ask('textDocument/codeAction', params)) do
    if wanted(action) then return vim.lsp.util.apply_workspace_edit(action.edit, 'utf-16') end
  end
  error('no such action')
end
local work = function()
  vim.cmd('filetype on')
  vim.cmd('edit manifest.yaml')
  until_true('findings', function() return #diagnostics() == 2 end)
  local first = rules()
  local hover = ask('textDocument/hover', { textDocument = vim.lsp.util.make_text_document_params(), position = { line = 9, character = 21 } })
  apply(function(action) return action.isPreferred end)
  until_true('fix', function() return #diagnostics() == 1 end)
  local second = rules()
  apply(function(action) return action.title:match('^Ignore ') end)
  until_true('ignored finding', function() return #diagnostics() == 0 end)
  vim.cmd('write')
  return { first = first, second = second, hover = hover.contents.value }
end
local ok, result = pcall(work)
local file = assert(io.open('result.json', 'w'))
file:write(vim.fn.json_encode(ok and result or { error = result }))
file:close()
vim.cmd('qall!')
`;

test('Neovim, with the documented settings, shows findings, applies the fix, ignores the rest, and saves what lints clean', {
  timeout: 120_000,
}, async () => {
  const neovim = requireRealPart('nvim');
  const blocks = [...readFileSync('docs/editors.md', 'utf8').matchAll(/```lua\n([\s\S]*?)```/g)].map(([, block = '']) => block);
  const settings = blocks.find((block) => block.includes('start_client')) ?? '';
  const folder = temporaryFolder({
    'manifest.yaml': MANIFEST,
    '.hostport-lint.yaml': 'registries: [openshift]\n',
    'session.lua': settings + SCRIPT,
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
