-- The editor shows diagnostics, asks for a hover, applies a fix, ignores the rest, and saves. The settings of the documentation come before.
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
