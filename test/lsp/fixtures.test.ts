import { cpSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { runIn, temporaryFolder } from '../cli/command-line.ts';
import { applied, type Client, type Diagnostic, startServer, uriOf } from './client.ts';

const FIXTURES = path.resolve('test/fixtures');
const ALONE = ['listeners', 'rules', 'hosted-rules'];

test.each(ALONE)('each file of %s has the diagnostics that --format json prints for it alone', { timeout: 180_000 }, async (name) => {
  const folder = path.join(FIXTURES, name);
  const client = startServer(folder);
  await client.start([]);
  for (const file of readdirSync(folder).sort()) {
    const uri = uriOf(path.join(folder, file));
    const from = client.mark();
    client.open(uri, readFileSync(path.join(folder, file), 'utf8'));
    const { diagnostics } = await client.diagnostics(uri, from);
    expect(diagnostics.map(shown), file).toEqual(await printed(folder, [file], file));
    client.notify('textDocument/didClose', { textDocument: { uri } });
  }
  expect(await client.stop()).toBe(0);
});

test('the files of a folder have the diagnostics that --context prints after a save', { timeout: 60_000 }, async () => {
  const folder = temporaryFolder();
  cpSync(path.join(FIXTURES, 'rules'), folder, { recursive: true });
  const client = startServer(folder);
  await client.start([folder]);
  const files = readdirSync(folder).filter((name) => name.endsWith('.yaml'));
  const together: unknown[] = [];
  for (const file of files) {
    const uri = uriOf(path.join(folder, file));
    client.open(uri, readFileSync(path.join(folder, file), 'utf8'));
    client.save(uri);
    const expected = await printed(folder, ['--context', '.', file], file);
    const { diagnostics } = await client.diagnostics(uri, 0, (params) => params.diagnostics.length === expected.length);
    expect(diagnostics.map(shown), file).toEqual(expected);
    together.push(...expected);
  }
  // Without the other files some of these findings are not there.
  const alone = await Promise.all(files.map((file) => printed(folder, [file], file)));
  expect(together.length).toBeGreaterThan(alone.flat().length);
});

describe('what --fix writes is what the editor makes', () => {
  const manifest = readFileSync('examples/bad/node-inspector.yaml', 'utf8');
  const several = manifest.replace('--listen=:9555', '--listen=:9555", "--metrics-port=9666", "--probe-port=9777');

  test.each([
    ['one finding', manifest],
    ['several findings at one place', several],
    ['line ends of Windows', several.replaceAll('\n', '\r\n')],
  ])('%s', async (_, text) => {
    const folder = temporaryFolder({ 'a.yaml': text });
    const client = startServer(folder);
    await client.start([folder]);
    const uri = uriOf(path.join(folder, 'a.yaml'));
    client.open(uri, text);
    const byOne = await fixedOneByOne(client, uri, text);
    client.change(uri, text, 1000);
    const [all] = await client.actions(uri, 0, 0, ['source.fixAll']);
    const atOnce = all === undefined ? text : applied(text, all);
    await runIn(folder, ['--fix', 'a.yaml']);
    const written = readFileSync(path.join(folder, 'a.yaml'), 'utf8');
    expect(written).not.toBe(text);
    expect(atOnce).toBe(written);
    expect(byOne).toBe(written);
  });

  test('templates are never written, so they have no fix', async () => {
    const text = manifest.replace('name: node-inspector', 'name: {{ .Release.Name }}-inspector');
    const folder = temporaryFolder({ 'a.yaml': text });
    const client = startServer(folder);
    await client.start([folder]);
    const uri = uriOf(path.join(folder, 'a.yaml'));
    client.open(uri, text);
    const { diagnostics } = await client.diagnostics(uri, 0, (params) => params.diagnostics.length > 0);
    const { line, character } = diagnostics[0].range.start;
    const titles = (await client.actions(uri, line, character)).map(({ title }) => title);
    expect(titles.filter((title) => !title.startsWith('Ignore '))).toEqual([]);
    await runIn(folder, ['--fix', 'a.yaml']);
    expect(readFileSync(path.join(folder, 'a.yaml'), 'utf8')).toBe(text);
  });
});

/** Applies the preferred quick fix of the first finding that has one, until none has. */
async function fixedOneByOne(client: Client, uri: string, before: string): Promise<string> {
  let text = before;
  for (let version = 2; ; version++) {
    const lines = text.split('\n').length;
    const all = await client.actions(uri, 0, 0, ['quickfix'], { line: lines, character: 0 });
    const fix = all.find(({ isPreferred }) => isPreferred);
    if (fix === undefined) return text;
    text = applied(text, fix);
    client.change(uri, text, version);
  }
}

const SEVERITIES = ['', 'error', 'warning', 'info'];

/** A diagnostic in the words of `--format json`, which counts lines and columns from 1. */
function shown({ code, severity, range, message, codeDescription, data }: Diagnostic) {
  const { start, end } = range;
  return {
    rule: code,
    severity: SEVERITIES[severity],
    message,
    url: codeDescription?.href,
    fingerprint: data?.fingerprint,
    line: start.line + 1,
    column: start.character + 1,
    endLine: end.line + 1,
    endColumn: end.character + 1,
  };
}

/** What --format json prints about a file; what it could not read is an error without a rule. */
async function printed(folder: string, words: readonly string[], file: string) {
  const { stdout } = await runIn(folder, ['--format', 'json', ...words], { env: { PATH: process.env.PATH ?? '' } });
  // biome-ignore lint/suspicious/noExplicitAny: the schema of the report is checked elsewhere
  const { findings, problems }: Record<string, any[]> = JSON.parse(stdout);
  const own = findings?.filter((one) => one.path === file && one.suppressed === null) ?? [];
  const unread = problems?.filter((one) => one.path === file) ?? [];
  return [
    ...own.map(({ rule, severity, message, remedy, url, fingerprint, line, column, endLine, endColumn }) => ({
      rule,
      severity,
      message: `${message}\n${remedy}`,
      url,
      fingerprint,
      line,
      column,
      endLine,
      endColumn,
    })),
    ...unread.map(({ line, column, message }) => ({
      rule: undefined,
      severity: 'error',
      message,
      url: undefined,
      fingerprint: undefined,
      line,
      column,
      endLine: line,
      endColumn: column,
    })),
  ];
}
