import { cpSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import {
  audit,
  FINDING_FORMATS,
  findPort,
  freePorts,
  hostedFlows,
  lintPaths,
  lintText,
  PORT_FORMATS,
  renderFindings,
  renderPorts,
  UsageError,
} from '../src/index.ts';
import { temporaryFolder } from './cli/command-line.ts';
import { pod } from './hostile/build.ts';

const AGENT = pod('agent', '    args: ["--metrics-bind-address=:9888"]\n');

describe('the library', () => {
  test.each(FINDING_FORMATS)('renders findings as %s', async (format) => {
    expect(await renderFindings(await lintText('a.yaml', AGENT), format)).toMatch(/a\.yaml|hostport_lint/);
  });

  test.each(PORT_FORMATS)('renders host ports as %s', async (format) => {
    expect(await renderPorts(await lintText('a.yaml', AGENT), format)).toContain('9888');
  });

  test('uses the options of a report, and returns the rules that ran', async () => {
    const result = await lintText('a.yaml', AGENT, { disabledRules: ['undeclared-host-port'] });
    expect(result.rules.map(({ id }) => id)).not.toContain('undeclared-host-port');
    expect(await renderFindings(result, 'text', { color: true })).toContain('\u001b[');
    const report = await renderFindings(await lintText('a.yaml', AGENT, { release: '1.33' }), 'html', { title: 'Edge' });
    expect(report).toContain('<title>Edge');
    expect(report.replaceAll(/<[^>]*>/g, ' ').replaceAll(/\s+/g, ' ')).toContain('Checked a.yaml Registry Kubernetes ports and protocols');
  });

  test('reports an empty text under its own name', async () => {
    const { problems, exitCode } = await lintText('empty.yaml', '');
    expect([problems.map(({ path }) => path), exitCode]).toEqual([['empty.yaml'], 3]);
  });

  test('says that charts are read as text if it has no environment', async () => {
    const cwd = temporaryFolder();
    cpSync('test/fixtures/charts/node-agent', join(cwd, 'agent'), { recursive: true });
    const { problems, notes } = await lintPaths(['agent'], { cwd });
    expect([problems, notes]).toEqual([[], ['env is not set, so 3 charts were read as text']]);
  });

  // What the functions return is shown in docs/library.md, whose examples `dist.test.ts` runs.
  test('reports a folder without a hosted cluster', async () => {
    const cwd = temporaryFolder({ 'agent.yaml': AGENT });
    expect(await hostedFlows(['agent.yaml'], { cwd })).toMatchObject({ clusters: [], problems: [{ path: 'agent.yaml' }], exitCode: 3 });
  });

  test.each([
    ['a missing dump', () => audit({ objects: ['missing.yaml'] })],
    ['a wrong release', () => freePorts({ release: 'latest' })],
    ['a missing registry', () => findPort('1', { registries: ['nowhere.yaml'] })],
  ])('throws UsageError for %s', async (_, call) => {
    await expect(call()).rejects.toThrow(UsageError);
  });

  test('searches the registries that are named', async () => {
    const { free, taken } = await freePorts({ registries: ['kubernetes'], range: { port: 10250, endPort: 10260 }, count: 2 });
    expect(free).toHaveLength(2);
    expect(taken[0]).toMatchObject({ port: 10250, reason: expect.stringContaining('kubelet') });
  });
});
