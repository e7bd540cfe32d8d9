import { rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { temporaryFolder } from '../cli/command-line.ts';
import { type Client, type Diagnostic, hasRule, lacksRule, rulesOf, startServer, uriOf } from './client.ts';

const AGENT = `apiVersion: apps/v1
kind: DaemonSet
metadata: { name: agent, namespace: example }
spec:
  selector: { matchLabels: { app: agent } }
  template:
    metadata: { labels: { app: agent } }
    spec:
      hostNetwork: true
      containers:
        - name: agent
          image: example.com/agent:1
          args:
            - --listen=:9555
          ports:
            - containerPort: 9555
              hostPort: 9555
`;
const OTHER = AGENT.replaceAll('name: agent', 'name: other');
const UNDECLARED = AGENT.replace(/ {10}ports:[\s\S]*/, '');

/** Serves a folder of these files and opens one of them. */
async function editing(files: Readonly<Record<string, string>>, open: string, more: { options?: object; capabilities?: object } = {}) {
  const folder = temporaryFolder(files);
  const client = startServer(folder);
  await client.start([folder], { initializationOptions: more.options }, more.capabilities);
  const uri = uriOf(path.join(folder, open));
  client.open(uri, files[open] ?? '');
  return { folder, client, uri };
}

describe('a document', () => {
  test('shows its findings when it is opened and after each change, and none when it is closed', async () => {
    const { client, uri } = await editing({ 'a.yaml': UNDECLARED }, 'a.yaml');
    const opened = await client.diagnostics(uri, 0);
    expect(opened).toMatchObject({ version: 1, diagnostics: [{ code: 'undeclared-host-port', severity: 2, source: 'hostport-lint' }] });
    expect(opened.diagnostics[0].range).toEqual({ start: { line: 13, character: 24 }, end: { line: 13, character: 28 } });
    expect(opened.diagnostics[0].codeDescription.href).toMatch(/\/docs\/rules\/undeclared-host-port\.md$/);
    client.change(uri, AGENT, 2);
    expect(await client.diagnostics(uri, 0, ({ version }) => version === 2)).toMatchObject({ diagnostics: [] });
    client.change(uri, UNDECLARED, 3);
    await client.diagnostics(uri, 0, ({ version }) => version === 3);
    const from = client.mark();
    client.notify('textDocument/didClose', { textDocument: { uri } });
    // The lint of the folder may still report version 3 before.
    await client.diagnostics(uri, from, ({ diagnostics }) => diagnostics.length === 0);
  });

  test('accepts partial changes, and shows no findings of an older version', async () => {
    const { client, uri } = await editing({ 'a.yaml': AGENT }, 'a.yaml');
    await client.diagnostics(uri, 0);
    for (let version = 2; version <= 40; version++) {
      const range = { start: { line: 13, character: 24 }, end: { line: 13, character: 28 } };
      client.notify('textDocument/didChange', { textDocument: { uri, version }, contentChanges: [{ range, text: `${9600 + version}` }] });
    }
    const last = await client.diagnostics(uri, 0, ({ version }) => version === 40);
    expect(last.diagnostics[0].message).toContain('9640');
    const versions = client.received.flatMap(({ params }) => params?.version ?? []);
    expect(versions).toEqual([...versions].sort((a, b) => a - b));
  });

  test('that is not a manifest shows nothing, and one that is broken shows the place', async () => {
    const { client, uri } = await editing({ 'compose.yaml': 'services:\n  web:\n    ports: ["80:80"]\n' }, 'compose.yaml');
    expect((await client.diagnostics(uri, 0)).diagnostics).toEqual([]);
    client.change(uri, `${AGENT}  broken: [\n`, 2);
    const { diagnostics } = await client.diagnostics(uri, 0, ({ version }) => version === 2);
    expect(diagnostics).toMatchObject([
      { severity: 1, source: 'hostport-lint', message: expect.stringContaining('cannot be read as YAML') },
    ]);
  });

  test('that was never saved is linted, and so is one whose file was removed', async () => {
    const { folder, client, uri } = await editing({ 'a.yaml': AGENT, 'b.yaml': OTHER }, 'a.yaml');
    await client.diagnostics(uri, 0, hasRule('host-port-conflict'));
    rmSync(path.join(folder, 'a.yaml'));
    client.change(uri, UNDECLARED, 2);
    await client.diagnostics(uri, 0, (published) => published.version === 2 && rulesOf(published).includes('undeclared-host-port'));
    const fresh = uriOf(path.join(folder, 'new/c.yaml'));
    client.open(fresh, UNDECLARED);
    await client.diagnostics(fresh, 0, hasRule('undeclared-host-port'));
    client.open('untitled:Untitled-1', UNDECLARED);
    await client.diagnostics('untitled:Untitled-1', 0, hasRule('undeclared-host-port'));
    // The folder is linted with them, and agrees.
    const from = client.mark();
    client.save(fresh);
    for (let count = 0; count < 2; count++)
      await client.diagnostics(fresh, count === 0 ? from : client.seen(), hasRule('undeclared-host-port'));
    client.open('git:/a.yaml?HEAD', UNDECLARED);
    expect(await client.stop()).toBe(0);
    expect(client.received.some(({ params }) => params?.uri?.startsWith('git:'))).toBe(false);
  });

  test('of 5 MB is linted when it is saved', { timeout: 120_000 }, async () => {
    const large = `${UNDECLARED}---\n${`# ${'x'.repeat(98)}\n`.repeat(50_500)}`;
    const { client, uri } = await editing({ 'a.yaml': large }, 'a.yaml');
    await client.diagnostics(uri, 0, hasRule('undeclared-host-port'));
    client.change(uri, large.replace(UNDECLARED, AGENT), 2);
    const from = client.mark();
    // The answer shows that the change was taken before.
    await client.request('textDocument/hover', { textDocument: { uri }, position: { line: 0, character: 0 } });
    client.save(uri);
    const saved = await client.diagnostics(uri, from, ({ version }) => version === 2);
    expect(saved.diagnostics).toEqual([]);
    expect(client.received.filter(({ params }) => params?.version === 2)).toHaveLength(1);
  });
});

describe('the folder', () => {
  test('adds conflicts with other files, at moved lines until the next save', async () => {
    const { client, uri } = await editing({ 'a.yaml': AGENT, 'b.yaml': OTHER }, 'a.yaml');
    const found = await client.diagnostics(uri, 0, hasRule('host-port-conflict'));
    expect(found.diagnostics[0].relatedInformation[0].location.uri).toMatch(/b\.yaml$/);
    client.change(uri, `# a comment\n\n${AGENT}`, 2);
    const moved = await client.diagnostics(uri, 0, ({ version }) => version === 2);
    expect(moved.diagnostics.map(({ code, range }: Diagnostic) => [code, range.start.line])).toEqual([['host-port-conflict', 15]]);
    client.change(uri, AGENT.replaceAll('9555', '9666'), 3);
    client.save(uri);
    await client.diagnostics(uri, 0, (published) => published.version === 3 && lacksRule('host-port-conflict')(published));
  });

  test('compares documents as they are in the editor', async () => {
    const { folder, client, uri } = await editing({ 'a.yaml': AGENT, 'b.yaml': OTHER.replaceAll('9555', '9666') }, 'a.yaml');
    await client.diagnostics(uri, 0);
    client.open(uriOf(path.join(folder, 'b.yaml')), OTHER);
    client.save(uri);
    await client.diagnostics(uri, 0, hasRule('host-port-conflict'));
  });

  test('applies comments that ignore a conflict', async () => {
    const ignoring = AGENT.replace('=:9555', '=:9555 # hostport-lint: ignore host-port-conflict -- never together');
    const { client, uri } = await editing({ 'a.yaml': ignoring, 'b.yaml': OTHER }, 'a.yaml');
    client.save(uri);
    expect(await client.stop()).toBe(0);
    expect(client.received.filter(({ params }) => params?.uri === uri).flatMap(({ params }) => rulesOf(params))).toEqual([]);
  });

  test('is checked by cluster of the configuration', async () => {
    const clusters = 'clusters:\n  one: { installs: [a.yaml] }\n  two: { installs: [b.yaml] }\n';
    const { folder, client, uri } = await editing({ 'a.yaml': AGENT, 'b.yaml': OTHER, '.hostport-lint.yaml': clusters }, 'a.yaml');
    await client.diagnostics(uri, 0);
    writeFileSync(path.join(folder, '.hostport-lint.yaml'), 'clusters:\n  one: { installs: [a.yaml, b.yaml] }\n');
    client.notify('workspace/didChangeWatchedFiles', { changes: [{ uri: uriOf(path.join(folder, '.hostport-lint.yaml')), type: 2 }] });
    await client.diagnostics(uri, 0, hasRule('host-port-conflict'));
    expect(client.received.filter(({ params }) => params?.uri === uri).length).toBeGreaterThan(1);
  });

  test('is one of two, which are linted apart, and may be added later', async () => {
    const [one, two] = [
      temporaryFolder({ 'a.yaml': AGENT }),
      temporaryFolder({ 'b.yaml': OTHER, 'c.yaml': OTHER.replaceAll('name: other', 'name: third') }),
    ];
    const client = startServer(one);
    await client.start([one, two]);
    client.open(uriOf(path.join(one, 'a.yaml')), AGENT);
    client.open(uriOf(path.join(two, 'b.yaml')), OTHER);
    const found = await client.diagnostics(uriOf(path.join(two, 'b.yaml')), 0, hasRule('host-port-conflict'));
    expect(found.diagnostics[0].message).not.toContain('agent');
    client.notify('workspace/didChangeWorkspaceFolders', { event: { added: [], removed: [{ uri: uriOf(two), name: 'two' }] } });
    await client.diagnostics(uriOf(path.join(two, 'b.yaml')), client.seen(), lacksRule('host-port-conflict'));
    client.notify('workspace/didChangeWorkspaceFolders', { event: { added: [{ uri: uriOf(two), name: 'two' }], removed: [] } });
    await client.diagnostics(uriOf(path.join(two, 'b.yaml')), client.seen(), hasRule('host-port-conflict'));
    const ofOne = client.received.filter(({ params }) => params?.uri === uriOf(path.join(one, 'a.yaml')));
    expect(ofOne.flatMap(({ params }) => rulesOf(params))).not.toContain('host-port-conflict');
  });

  test('is not linted if the client disables it', async () => {
    const { client, uri } = await editing({ 'a.yaml': AGENT, 'b.yaml': OTHER }, 'a.yaml', { options: { workspace: false, colour: 'red' } });
    await client.diagnostics(uri, 0);
    client.save(uri);
    expect(await client.shown(/colour/)).toContain('unknown and ignored');
    expect(await client.stop()).toBe(0);
    expect(client.received.flatMap(({ params }) => (params?.uri === uri ? rulesOf(params) : []))).toEqual([]);
  });
});

describe('quick fixes', () => {
  test('ignore a finding with a reason, which an editor with snippets selects', async () => {
    const { client, uri } = await editing({ 'a.yaml': UNDECLARED }, 'a.yaml', {
      capabilities: { workspaceEdit: { documentChanges: true, snippetEditSupport: true } },
    });
    const actions = await client.actions(uri, 13, 25);
    const ignore = actions.find(({ title }) => title === 'Ignore undeclared-host-port here');
    expect(ignore?.edit.documentChanges[0]?.edits).toEqual([
      {
        range: { start: { line: 13, character: 28 }, end: { line: 13, character: 28 } },
        snippet: { kind: 'snippet', value: ' # hostport-lint: ignore undeclared-host-port -- ${1:reason}' },
      },
    ]);
  });

  test('are plain changes for a client without document changes, of the requested kinds', async () => {
    const { client, uri } = await editing({ 'a.yaml': UNDECLARED }, 'a.yaml', { capabilities: { workspaceEdit: {} } });
    const [fix] = await client.actions(uri, 13, 25);
    const edit = { changes: { [uri]: [{ newText: expect.stringContaining('9555') }] } };
    expect(fix).toMatchObject({ kind: 'quickfix', isPreferred: true, edit });
    expect(await client.actions(uri, 13, 25, ['refactor'])).toEqual([]);
    expect((await client.actions(uri, 0, 0, ['source'])).map(({ kind }) => kind)).toEqual(['source.fixAll.hostport-lint']);
    expect(await client.actions(uri, 0, 0)).toEqual([]);
  });

  test('move a port in all places that show its number, if all are in this document', async () => {
    const { client, uri } = await editing({ 'a.yaml': AGENT, 'b.yaml': OTHER }, 'a.yaml');
    await client.diagnostics(uri, 0, hasRule('host-port-conflict'));
    const move = (await client.actions(uri, 13, 25)).find(({ title }) => title.startsWith('Use port '));
    const [, free = ''] = /^Use port (\d+) instead of 9555$/.exec(move?.title ?? '') ?? [];
    const texts = move?.edit.documentChanges[0]?.edits.map(({ range, newText }) => [range.start.line, newText]);
    expect(texts).toEqual([
      [13, free],
      [15, free],
      [16, free],
    ]);
  });

  test('do not move a port without a number in the document, and mention it if only the declaration moves', async () => {
    const withoutArguments = AGENT.replace(/ {10}args:\n.*\n/, '').replace(
      'example.com/agent:1',
      'quay.io/prometheus/node-exporter:v1.8.0',
    );
    const declared = withoutArguments.replaceAll('9555', '9100');
    const byDefault = declared.replace(/ {10}ports:[\s\S]*/, '').replace('name: agent', 'name: first');
    const { folder, client, uri } = await editing(
      { 'a.yaml': declared, 'b.yaml': byDefault, 'c.yaml': OTHER.replaceAll('9555', '9100') },
      'a.yaml',
    );
    const movesIn = async (document: string) => {
      const { diagnostics } = await client.diagnostics(document, 0, hasRule('host-port-conflict'));
      const { line, character } = diagnostics.find(({ code }: Diagnostic) => code === 'host-port-conflict').range.start;
      return (await client.actions(document, line, character)).map(({ title }) => title).filter((title) => title.startsWith('Use port '));
    };
    const halves = await movesIn(uri);
    expect(halves[0]).toMatch(/^Use port \d+ instead of 9100 in ports \(configure the program too\)$/);
    const other = uriOf(path.join(folder, 'b.yaml'));
    client.open(other, byDefault);
    expect(await movesIn(other)).toEqual([]);
  });

  test('write the missing row of the registry into a comment', async () => {
    const text = AGENT.replace('namespace: example', 'namespace: openshift-example').replaceAll('9555', '9222');
    const { client, uri } = await editing({ 'a.yaml': text }, 'a.yaml', { options: { registries: ['openshift'] } });
    const { diagnostics } = await client.diagnostics(uri, 0, hasRule('unregistered-host-port'));
    const { line, character } = diagnostics.find(({ code }: Diagnostic) => code === 'unregistered-host-port').range.start;
    const row = (await client.actions(uri, line, character)).find(({ title }) => title.startsWith('Copy the registry row'));
    expect(row?.edit.documentChanges[0]?.edits[0]?.newText).toMatch(/^ *# ## External \/ TCP\n *# \| 9222 \| agent /);
  });
});

describe('hover', () => {
  const hover = async (client: Client, uri: string, line: number, character: number) =>
    (await client.request('textDocument/hover', { textDocument: { uri }, position: { line, character } })).result;

  test('on a port has its row, its other users, and the program whose default it is', async () => {
    const text = AGENT.replace('namespace: example', 'namespace: openshift-example').replaceAll('9555', '9100');
    const files = { 'a.yaml': text, 'b.yaml': text.replaceAll('name: agent', 'name: other') };
    const { client, uri } = await editing(files, 'a.yaml', { options: { registries: ['openshift'] } });
    await client.diagnostics(uri, 0, hasRule('host-port-conflict'));
    const { contents, range } = await hover(client, uri, 16, 25);
    expect(range).toEqual({ start: { line: 16, character: 24 }, end: { line: 16, character: 28 } });
    expect(contents.kind).toBe('markdown');
    expect(contents.value).toContain('**Host port 9100/TCP**: reach any, declared');
    expect(contents.value).toMatch(
      /Registry: `node-exporter`, team `\w+`, .*\[`OpenShift host port registry, line \d+`\]\(https:.*#L\d+\)/,
    );
    expect(contents.value).toMatch(/Also used by: `DaemonSet openshift-example\/other` \(\[`b\.yaml:14`\]\(file:/);
    expect(contents.value).toMatch(/Default port of: .*Node exporter/i);
    expect(await hover(client, uri, 0, 0)).toBeNull();
    const inOption = await hover(client, uri, 13, 16);
    expect(inOption.range).toEqual({ start: { line: 13, character: 24 }, end: { line: 13, character: 28 } });
    expect(await hover(client, uri, 16, 15)).toMatchObject({ range });
  });

  test('on a port has the row of the registry that the folder shows', async () => {
    const text = AGENT.replaceAll('9555', '9100');
    const files = { 'a.yaml': text, 'b.yaml': OTHER.replace('namespace: example', 'namespace: openshift-example') };
    const { client, uri } = await editing(files, 'a.yaml');
    await client.diagnostics(uri, 0, hasRule('port-of-another-owner'));
    expect((await hover(client, uri, 16, 25)).contents.value).toContain('Registry: `node-exporter`');
  });

  test('shows names of the input as text, not as markup', async () => {
    const { client, uri } = await editing({ 'a.yaml': AGENT.replace('- name: agent', '- name: "`[x](http://example.com)"') }, 'a.yaml');
    expect((await hover(client, uri, 13, 25)).contents.value).toContain("container `'[x](http://example.com)`");
  });
});

describe('a configuration', () => {
  test('shows its own problems while it is edited, and manifests use its last valid version', async () => {
    const good = 'rules: { undeclared-host-port: error }\n';
    const { folder, client, uri } = await editing({ 'a.yaml': UNDECLARED, '.hostport-lint.yaml': good }, 'a.yaml');
    expect((await client.diagnostics(uri, 0)).diagnostics[0].severity).toBe(1);
    const configuration = uriOf(path.join(folder, '.hostport-lint.yaml'));
    client.open(configuration, good);
    expect((await client.diagnostics(configuration, 0)).diagnostics).toEqual([]);
    const wrong = 'rules: { undeclared-host-prt: error }\n';
    client.change(configuration, wrong, 2);
    const { diagnostics } = await client.diagnostics(configuration, 0, ({ version }) => version === 2);
    expect(diagnostics).toMatchObject([
      { severity: 1, message: expect.stringContaining('did you mean undeclared-host-port?'), range: { start: { line: 0, character: 9 } } },
    ]);
    writeFileSync(path.join(folder, '.hostport-lint.yaml'), wrong);
    client.save(configuration);
    await client.logged(/undeclared-host-prt/);
    client.change(uri, `${UNDECLARED}\n`, 2);
    expect((await client.diagnostics(uri, 0, ({ version }) => version === 2)).diagnostics[0].severity).toBe(1);
    writeFileSync(path.join(folder, '.hostport-lint.yaml'), 'rules: { undeclared-host-port: "off" }\n');
    client.change(configuration, 'rules: { undeclared-host-port: "off" }\n', 3);
    client.save(configuration);
    await client.diagnostics(uri, 0, lacksRule('undeclared-host-port'));
    expect((await client.diagnostics(configuration, 0, ({ version }) => version === 3)).diagnostics).toEqual([]);
  });

  test.each([
    [
      'they are gone',
      (client: Client, _: string, file: string) => {
        rmSync(fileURLToPath(file));
        client.notify('workspace/didChangeWatchedFiles', { changes: [{ uri: file, type: 3 }] });
      },
    ],
    [
      'no manifest of its folder is open',
      (client: Client, uri: string) => client.notify('textDocument/didClose', { textDocument: { uri } }),
    ],
  ])('that is not open shows its problems until %s', async (_, act) => {
    const { folder, client, uri } = await editing({ 'a.yaml': UNDECLARED, '.hostport-lint.yaml': 'relese: 4.19\n' }, 'a.yaml');
    const configuration = uriOf(path.join(folder, '.hostport-lint.yaml'));
    expect((await client.diagnostics(configuration, 0)).diagnostics[0].message).toContain('did you mean release?');
    act(client, uri, configuration);
    expect((await client.diagnostics(configuration, client.seen())).diagnostics).toEqual([]);
  });
});

describe('the protocol', () => {
  test.each([
    ['shutdown and exit', 0, async (client: Client) => void (await client.stop())],
    ['exit alone', 1, async (client: Client) => client.notify('exit')],
    ['a closed input', 1, async (client: Client) => void client.server.stdin.end()],
  ])('ends by %s with status %i', async (_, status, end) => {
    const client = startServer(temporaryFolder(), ['--stdio', `--clientProcessId=${process.pid}`]);
    await client.start([]);
    await end(client);
    expect(await client.ended).toBe(status);
  });

  test.each([
    ['a header without a length', 'Content-Type: text\r\n\r\n{}'],
    ['a length that is no number', 'Content-Length: many\r\n\r\n{}'],
    ['a length beyond all memory', 'Content-Length: 99999999999999\r\n\r\n{}'],
    ['a length that is too small', 'Content-Length: 2\r\n\r\n{"jsonrpc":"2.0"}'],
    ['a length that is too large', 'Content-Length: 60\r\n\r\n{"jsonrpc":"2.0"}'],
    ['text that is no JSON', 'Content-Length: 5\r\n\r\n{"a":'],
    ['JSON that is not a message', 'Content-Length: 2\r\n\r\n12'],
    ['bytes without any header', `${'x'.repeat(20_000)}\r\n`],
  ])('survives %s', async (_, broken) => {
    const { client, uri } = await editing({ 'a.yaml': UNDECLARED }, 'a.yaml');
    await client.diagnostics(uri, 0);
    client.write(broken);
    client.change(uri, AGENT, 2);
    client.change(uri, UNDECLARED.replace('9555', '9666'), 3);
    const { diagnostics } = await client.diagnostics(uri, 0, ({ version }) => version === 3);
    expect(diagnostics[0].message).toContain('9666');
    await client.logged(/skipped a broken message/);
    expect(await client.stop()).toBe(0);
  });

  test('answers requests before initialize with the error of the protocol', async () => {
    const client = startServer(temporaryFolder());
    expect((await client.request('textDocument/hover', {})).error?.code).toBe(-32002);
    expect((await client.request('shutdown')).error?.code).toBe(-32002);
    expect((await client.start([])).result.capabilities.hoverProvider).toBe(true);
  });

  test('shows invalid initialization options to the user', async () => {
    const { client } = await editing({}, 'a.yaml', { options: { minConfidence: 'sure', relese: '4.19' } });
    expect(await client.shown(/minConfidence must be low, medium, high, certain/)).toContain('relese is unknown and ignored');
    await (await editing({}, 'a.yaml', { options: ['openshift'] })).client.shown(/initializationOptions is not an object/);
  });

  test('answers unknown and cancelled requests with an error', async () => {
    const { client, uri } = await editing({ 'a.yaml': UNDECLARED }, 'a.yaml');
    expect((await client.request('textDocument/rename', {})).error?.code).toBe(-32601);
    const params = {
      textDocument: { uri },
      range: { start: { line: 0, character: 0 }, end: { line: 20, character: 0 } },
      context: { diagnostics: [] },
    };
    const answer = new Promise<string>((resolve) => {
      client.server.stdout.on('data', (chunk: Buffer) => chunk.includes('"slow"') && resolve(`${chunk}`));
    });
    // In one write, so that the server reads both before it answers.
    const messages = [
      { id: 'slow', method: 'textDocument/codeAction', params },
      { method: '$/cancelRequest', params: { id: 'slow' } },
    ];
    const bodies = messages.map((message) => JSON.stringify({ jsonrpc: '2.0', ...message }));
    client.write(bodies.map((body) => `Content-Length: ${body.length}\r\n\r\n${body}`).join(''));
    expect(await answer).toContain('"code":-32800');
  });

  test('continues after invalid messages', async () => {
    const { client, uri } = await editing({ 'a.yaml': UNDECLARED }, 'a.yaml');
    client.notify('textDocument/didOpen', { textDocument: { uri: `${uri}2`, languageId: 'yaml', version: 1 } });
    client.notify('textDocument/didChange', { textDocument: { uri }, contentChanges: [{ range: null, text: 5 }] });
    client.notify('textDocument/didSave', {});
    expect((await client.request('textDocument/codeAction', { textDocument: {} })).error).toBeDefined();
    client.change(uri, AGENT, 9);
    expect((await client.diagnostics(uri, 0, ({ version }) => version === 9)).diagnostics).toEqual([]);
    expect(await client.stop()).toBe(0);
  });

  test('registers for changes of configurations if the client can watch files', async () => {
    const { client } = await editing({ 'a.yaml': UNDECLARED }, 'a.yaml', {
      capabilities: { didChangeWatchedFiles: { dynamicRegistration: true } },
    });
    const { params } = await client.next(({ method }) => method === 'client/registerCapability');
    expect(params.registrations).toMatchObject([{ registerOptions: { watchers: [{ globPattern: '**/.hostport-lint.{yaml,yml,json}' }] } }]);
  });

  test('uses the registry and the release of its command line', async () => {
    const folder = temporaryFolder();
    const client = startServer(folder, ['--registry', 'openshift', '--release', '4.19']);
    await client.start([folder]);
    client.open(
      uriOf(path.join(folder, 'a.yaml')),
      AGENT.replace('namespace: example', 'namespace: openshift-example').replaceAll('9555', '9222'),
    );
    await client.diagnostics(uriOf(path.join(folder, 'a.yaml')), 0, hasRule('unregistered-host-port'));
  });
});
