import { describe, expect, test } from 'vitest';
import {
  FINDING_REPORTS,
  type FindingFormat,
  lintPaths,
  lintText,
  PORT_REPORTS,
  type PortFormat,
  renderFindings,
  renderPorts,
} from '../src/index.ts';
import { pod } from './hostile/build.ts';

const AGENT = pod('agent', '    args: ["--metrics-bind-address=:9888"]\n');

describe('the library', () => {
  test.each(Object.keys(FINDING_REPORTS) as FindingFormat[])('tells findings as %s without further options', async (format) => {
    expect(await renderFindings(await lintText('a.yaml', AGENT), format)).toContain('a.yaml');
  });

  test.each(Object.keys(PORT_REPORTS) as PortFormat[])('tells host ports as %s', async (format) => {
    expect(await renderPorts(await lintText('a.yaml', AGENT), format)).toContain('9888');
  });

  test('heeds options of a report, and tells which rules ran', async () => {
    const result = await lintText('a.yaml', AGENT, { disabledRules: ['undeclared-host-port'] });
    expect(result.rules.map(({ id }) => id)).not.toContain('undeclared-host-port');
    expect(await renderFindings(result, 'text', { color: true })).toContain('\u001b[');
    expect(JSON.parse(await renderFindings(result, 'sarif', { version: '9.9.9' })).runs[0].tool.driver.semanticVersion).toBe('9.9.9');
  });

  test('says in an HTML report what was checked, under the name that the program gives', async () => {
    const report = await renderFindings(await lintText('a.yaml', AGENT, { release: '4.19' }), 'html', { title: 'Edge' });
    const words = report
      .slice(0, report.indexOf('<main'))
      .replace(/<style>.*<\/style>/s, '')
      .replace(/<[^>]*>/g, ' ')
      .replace(/\s+/g, ' ');
    expect(words).toContain('Edge');
    expect(words).toContain('Checked a.yaml Registry Kubernetes ports and protocols Release 4.19 Version');
  });

  test('tells a text that holds nothing under its own name', async () => {
    const { problems, exitCode } = await lintText('empty.yaml', '');
    expect([problems.map(({ path }) => path), exitCode]).toEqual([['empty.yaml'], 3]);
    expect((await lintPaths(['test/fixtures/charts/node-agent'])).problems).toEqual([]);
  });
});
