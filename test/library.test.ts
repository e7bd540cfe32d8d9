import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import {
  applyFixes,
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
    expect([problems, notes]).toEqual([[], ['env is not given, so 3 charts were read as text']]);
  });

  test('fixes files, or with dryRun only shows the change', async () => {
    const cwd = temporaryFolder();
    writeFileSync(join(cwd, 'a.yaml'), AGENT);
    const shown = await applyFixes(['a.yaml'], { cwd, dryRun: true });
    expect([shown.files, shown.fixed, readFileSync(join(cwd, 'a.yaml'), 'utf8')]).toEqual([['a.yaml'], 1, AGENT]);
    expect(shown.diff).toContain('containerPort: 9888');
    const { diff, result } = await applyFixes(['a.yaml'], { cwd });
    expect([diff, result.exitCode]).toEqual(['', 0]);
    expect(readFileSync(join(cwd, 'a.yaml'), 'utf8')).toContain('containerPort: 9888');
  });

  test('audits objects and captures', async () => {
    const cwd = temporaryFolder();
    writeFileSync(join(cwd, 'dump.yaml'), AGENT);
    writeFileSync(join(cwd, 'ss.txt'), 'tcp LISTEN 0 4096 *:9888 *:* users:(("agent",pid=7,fd=3))\n');
    const result = await audit({ objects: ['dump.yaml'], captures: ['node-1=ss.txt'], cwd });
    expect(result.audit?.sockets).toEqual([expect.objectContaining({ node: 'node-1', port: 9888, protocol: 'TCP' })]);
    await expect(audit({ objects: ['missing.yaml'], cwd })).rejects.toThrow(UsageError);
  });

  test('returns the flows of hosted clusters, and a problem without one', async () => {
    const cwd = temporaryFolder();
    cpSync('test/fixtures/hosted-rules/shard-of-applications.yaml', join(cwd, 'hosted.yaml'));
    writeFileSync(join(cwd, 'agent.yaml'), AGENT);
    const { clusters, exitCode } = await hostedFlows(['hosted.yaml'], { cwd });
    expect(clusters.flatMap(({ flows }) => flows.map(({ service }) => service))).toContain('APIServer');
    expect(exitCode).toBe(0);
    expect(await hostedFlows(['agent.yaml'], { cwd })).toMatchObject({ clusters: [], problems: [{ path: 'agent.yaml' }], exitCode: 3 });
  });

  test('searches registries', async () => {
    expect((await findPort('9101')).assignments.map(({ registry }) => registry)).toContain('openshift');
    const { free, taken } = await freePorts({ registries: ['kubernetes'], range: { port: 10250, endPort: 10260 }, count: 2 });
    expect(free).toHaveLength(2);
    expect(taken[0]).toMatchObject({ port: 10250, reason: expect.stringContaining('kubelet') });
    await expect(freePorts({ release: 'latest' })).rejects.toThrow('latest is not a release');
    await expect(findPort('1', { registries: ['nowhere.yaml'] })).rejects.toThrow(UsageError);
  });
});
