import { describe, expect, test } from 'vitest';
import type { Finding } from '../../src/model/finding.ts';
import { text } from '../../src/report/text.ts';
import { terminalWidth } from '../../src/text/cells.ts';
import { CLEAN, CONFLICT, EMPTY, OPTIONS, SAMPLE, UNDECLARED, UNREGISTERED } from './sample.ts';

/** Findings of one kind, each of a workload of its own. */
const manyOf = (count: number): Finding[] =>
  Array.from({ length: count }, (_, index) => ({
    ...UNREGISTERED,
    message: `host port ${9000 + index}/TCP has no entry`,
    label: null,
    span: { ...UNREGISTERED.span, path: `f${index}.yaml` },
    workload: { kind: 'DaemonSet', namespace: null, name: `w${index}` },
    container: 'c',
    port: 9000 + index,
    related: [],
  }));

describe('text', () => {
  test('breaks lines under themselves on a screen', () => {
    const report = text(SAMPLE, { ...OPTIONS, width: 80 });
    for (const line of report.split('\n').filter((line) => !line.startsWith('Checked') && !line.includes('incomplete')))
      expect(terminalWidth(line)).toBeLessThanOrEqual(80);
    expect(report).toContain('error host port 9104/TCP is also taken by\n  Deployment openshift-network-operator/network-operator [');
    expect(report).toContain('^^^^\n     | container agent of DaemonSet node-agent listens here\n');
  });

  test('has colours only with the option', () => {
    expect(text(SAMPLE, OPTIONS)).not.toContain('\u001b');
    const colored = text(SAMPLE, { ...OPTIONS, color: true });
    expect(colored).toContain('\u001b[1;31merror\u001b[0m');
    expect(colored.replace(/\u001b\[[0-9;]*m/g, '')).toBe(text(SAMPLE, OPTIONS));
  });

  test('conflicts first, then errors, warnings and information, in any files', () => {
    const findings = [
      { ...UNDECLARED, rule: 'info', severity: 'info', port: 1 } as const,
      { ...UNDECLARED, port: 2 },
      UNREGISTERED,
      { ...CONFLICT, severity: 'warning', port: 3 } as const,
      CONFLICT,
    ];
    const rules = [...text({ ...CLEAN, findings }, OPTIONS).matchAll(/^\S+:\d+ (\w+) .*\[(.+)\]$/gm)].map(
      ([, severity, rule]) => `${severity} ${rule}`,
    );
    expect(rules).toEqual([
      'error host-port-conflict',
      'error unregistered-host-port',
      'warning host-port-conflict',
      'warning undeclared-host-port',
      'info info',
    ]);
  });

  test('findings about the platform come last, under a heading', () => {
    const report = text({ ...CLEAN, findings: [{ ...CONFLICT, isPlatform: true }, UNDECLARED] }, OPTIONS);
    expect(report).toMatch(
      /^manifests\/network-operator[\s\S]+\n\nComponents of the platform \(report these to its vendor\)\n\nmanifests\/agent/,
    );
  });

  test('one block has all findings about a port of a workload, its source line and each related place once', () => {
    const other = {
      ...UNREGISTERED,
      rule: 'undeclared-host-port',
      message: 'host port 9104/TCP is not declared',
      why: 'w',
      remedy: 'declare it',
    };
    const report = text({ ...CLEAN, findings: [UNREGISTERED, other] }, OPTIONS);
    expect(report.split('\n  13 | ')).toHaveLength(2);
    expect(report.split('declares the port here')).toHaveLength(2);
    expect(report).toContain('\n  and: error host port 9104/TCP is not declared [undeclared-host-port]\n  why: w\n  fix: declare it\n');
  });

  test('reports the same of several ports once, with their places', () => {
    const report = text({ ...CLEAN, findings: manyOf(3) }, OPTIONS);
    expect(report).toContain(`  too: f1.yaml:13:64 port 9001/TCP of container c of DaemonSet w1
       f2.yaml:13:64 port 9002/TCP of container c of DaemonSet w2
`);
    expect(report.split('fix:')).toHaveLength(2);
  });

  test('findings that differ in more than the port and the workload have blocks of their own', () => {
    const [one, other] = manyOf(2) as [Finding, Finding];
    const blocks = (changed: Partial<Finding>) =>
      text({ ...CLEAN, findings: [one, { ...other, ...changed }] }, OPTIONS).split('fix:').length - 1;
    expect(blocks({})).toBe(1);
    expect(blocks({ confidence: 'medium' })).toBe(2);
    expect(blocks({ severity: 'warning' })).toBe(2);
    expect(blocks({ why: 'since 4.19' })).toBe(2);
  });

  test('stays short for any number of findings, and verbose reports all of them', () => {
    const different = manyOf(1000).map((finding, index) => ({
      ...finding,
      span: { ...finding.span, path: `other/${index}.yaml` },
      why: 'x'.repeat(index),
    }));
    const result = { ...CLEAN, findings: [...manyOf(1000), ...different] };
    const report = text(result, OPTIONS);
    expect(report.split('\n').length).toBeLessThan(100);
    expect(report).toContain('and 989 more; --quiet lists them, --verbose explains them');
    expect(report).toContain('and 976 more; --quiet lists them, --verbose explains them');
    expect(text(result, { ...OPTIONS, quiet: true }).split('\n')).toHaveLength(2001);
    expect(text(result, { ...OPTIONS, verbose: true }).split(' has no entry')).toHaveLength(2001);
  });

  test('with statistics has only the counts by rule, with the pages of the rules if there is room', () => {
    const result = { ...SAMPLE, problems: [] };
    const counts = (width?: number) => text(result, { ...OPTIONS, statistics: true, width });
    expect(counts()).toMatch(/^1 error +host-port-conflict +https:/);
    expect(counts(80)).toMatch(
      /^1 error +host-port-conflict\n[\s\S]*\nhostport-lint rules host-port-conflict explains the first of them\.\n/,
    );
  });

  test('names the next commands, where there is something to do', () => {
    const next = { fix: 'hostport-lint --fix .', baseline: 'hostport-lint baseline create .' };
    expect(text(SAMPLE, { ...OPTIONS, next })).toContain(`1 can be fixed with --fix: hostport-lint --fix .
To fail only on new findings from now on: hostport-lint baseline create .
`);
    expect(text(CLEAN, { ...OPTIONS, next, exitCode: 0 })).not.toMatch(/--fix|baseline/);
  });

  test('mentions less certain findings if there are no others, for conflicts, and with --verbose', () => {
    const hidden = { 'undeclared-host-port': 3 };
    const findings = [UNREGISTERED];
    expect(text({ ...CLEAN, findings, hidden }, OPTIONS)).not.toContain('lower confidence');
    const line = '3 more of lower confidence; --min-confidence low shows them.';
    expect(text({ ...CLEAN, hidden }, OPTIONS)).toContain(line);
    expect(text({ ...CLEAN, findings, hidden }, { ...OPTIONS, verbose: true })).toContain(line);
    expect(text({ ...CLEAN, findings, hidden: { 'host-port-conflict': 3 } }, OPTIONS)).toContain(line);
  });

  test('a run for changes reports nothing about the rest', () => {
    const scope = { what: 'what changed since main', elsewhere: 5 };
    expect(text(CLEAN, { ...OPTIONS, scope })).toMatch(/^Nothing in what changed since main; 5 elsewhere\. Checked/);
    expect(text(CLEAN, { ...OPTIONS, scope: { ...scope, elsewhere: 0 } })).toMatch(/^Nothing in what changed since main\. /);
    expect(text({ ...CLEAN, findings: [UNREGISTERED] }, { ...OPTIONS, scope })).toContain(
      '1 error from what changed since main in 1 file; 5 elsewhere.',
    );
  });

  test('shows few related places, and all when verbose', () => {
    const related = Array.from({ length: 9 }, (_, index) => ({ span: UNREGISTERED.span, message: `place ${index}` }));
    const crowded = { ...CLEAN, findings: [{ ...UNREGISTERED, related }] };
    expect(text(crowded, OPTIONS)).toContain('place 3\n       and 5 more; --verbose shows them\n');
    expect(text(crowded, OPTIONS)).not.toContain('place 4');
    expect(text(crowded, { ...OPTIONS, verbose: true })).toContain('place 8');
  });

  test.each([
    ['all is well', CLEAN, 'No host port breaks a rule. Checked 3 files, 2 workloads, 2 host ports.\n'],
    ['nothing was checked', EMPTY, 'Nothing was checked: no Kubernetes object was found. Checked 0 files, 0 workloads, 0 host ports.\n'],
  ])('has one line if %s', (_, result, line) => {
    expect(text(result, OPTIONS)).toBe(line);
  });

  test('reports a run with an unreadable file as incomplete', () => {
    const report = text({ ...CLEAN, problems: SAMPLE.problems }, OPTIONS);
    expect(report).toContain('manifests/broken.yaml:7:3 problem not YAML');
    expect(report).toContain('Incomplete: not everything could be checked.');
    expect(report).not.toContain('No host port breaks a rule');
  });
});

test('names the command that renders a chart at the first place, and then no more', () => {
  const command = 'helm template charts/agent';
  const rendered = (finding: Finding, line: number): Finding => ({
    ...finding,
    related: [{ span: finding.span, message: `rendered as "x" in line ${line} of ${command}`, command }],
  });
  const report = text({ ...SAMPLE, findings: [rendered(UNREGISTERED, 12), rendered(UNDECLARED, 34)] }, OPTIONS);
  expect(report.match(/rendered as .*/g)).toEqual([
    'rendered as "x" in line 12 of helm template charts/agent',
    'rendered as "x" in line 34 of the render',
  ]);
});
