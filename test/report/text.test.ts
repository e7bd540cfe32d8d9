import { describe, expect, test } from 'vitest';
import { cellsOf } from '../../src/report/cells.ts';
import { text } from '../../src/report/text.ts';
import { CLEAN, EMPTY, OPTIONS, SAMPLE, SUPPRESSED, UNDECLARED, UNREGISTERED } from './sample.ts';

describe('text', () => {
  test('tells what is wrong, where, why and what to do, by file, and then how much of it', () => {
    expect(text(SAMPLE, OPTIONS)).toMatchInlineSnapshot(`
      "manifests/agent.yaml  1 error

      manifests/agent.yaml:10:35 error DaemonSet node-agent and Deployment openshift-network-operator/network-operator both claim port 9104/TCP of a node, so one of them will not start [host-port-conflict]
        10 |           ports: [{containerPort: 9104}]
           |                                   ^^^^
        fix: Move one of the two to a free port, or keep them off the same nodes.
        see: manifests/network-operator.yaml:13:64 Deployment openshift-network-operator/network-operator listens here
        why: https://docs.example/rules/host-port-conflict.md

      manifests/network-operator.yaml  1 error, 1 warning

      manifests/network-operator.yaml:13:64 error port 9104/TCP of container network-operator has no entry in the OpenShift host port registry, so another component may take it in the next release [unregistered-host-port]
        13 |           command: [network-operator, start, "--listen=0.0.0.0:9104"]
           |                                                                ^^^^
        fix: Add a row for 9104 to the table of externally reachable TCP ports of the registry, or listen on a port that is registered for this component.
        see: manifests/network-operator.yaml:15:30 container network-operator declares the port here
        why: https://docs.example/rules/unregistered-host-port.md

      manifests/network-operator.yaml:19:49 warning container kube-rbac-proxy listens on 127.0.0.1:9743/TCP of the host but no container of the pod declares the port, so the scheduler cannot see a conflict (medium confidence) [undeclared-host-port]
        19 |             - --secure-listen-address=127.0.0.1:9743
           |                                                 ^^^^
        fix: Add containerPort 9743 to the ports of container kube-rbac-proxy. (--fix does this)
        why: https://docs.example/rules/undeclared-host-port.md

      Not checked

      manifests/broken.yaml:7:3 problem not YAML: a mapping value is not allowed here

      2 errors, 1 warning in 2 files, and the check is incomplete. Checked 3 files, 2 workloads, 2 host ports; 1 problem.
      1 finding suppressed; --verbose shows it.
      3 findings of lower confidence hidden; --min-confidence low shows them.
      "
    `);
  });

  test('breaks lines under themselves on a screen', () => {
    const report = text(SAMPLE, { ...OPTIONS, width: 80 });
    for (const line of report.split('\n').filter((line) => !line.startsWith('Checked') && !line.includes('incomplete')))
      expect(cellsOf(line)).toBeLessThanOrEqual(80);
    expect(report).toContain('manifests/agent.yaml:10:35 error DaemonSet node-agent and Deployment\n  openshift-network-operator/');
  });

  test('colours only where asked for', () => {
    expect(text(SAMPLE, OPTIONS)).not.toContain('\u001b');
    const colored = text(SAMPLE, { ...OPTIONS, color: true });
    expect(colored).toContain('\u001b[1;31merror\u001b[0m');
    expect(colored.replace(/\u001b\[[0-9;]*m/g, '')).toBe(text(SAMPLE, OPTIONS));
  });

  test('shows a source line once for several findings at one place', () => {
    const twice = { ...CLEAN, findings: [UNREGISTERED, { ...UNDECLARED, span: UNREGISTERED.span }] };
    expect(text(twice, OPTIONS).split('\n  13 | ')).toHaveLength(2);
    expect(text(twice, OPTIONS)).toContain('[undeclared-host-port]\n  fix:');
  });

  test('names the page of a rule with its first finding only', () => {
    const twice = { ...CLEAN, findings: [UNREGISTERED, { ...UNREGISTERED, span: { ...UNREGISTERED.span, line: 14 } }] };
    expect(text(twice, OPTIONS).split(UNREGISTERED.url)).toHaveLength(2);
  });

  test('shows few related places, and all when verbose', () => {
    const related = Array.from({ length: 9 }, (_, index) => ({ span: UNREGISTERED.span, message: `place ${index}` }));
    const crowded = { ...CLEAN, findings: [{ ...UNREGISTERED, related }] };
    expect(text(crowded, OPTIONS)).toContain('place 3\n       and 5 more; --verbose shows them\n');
    expect(text(crowded, OPTIONS)).not.toContain('place 4');
    expect(text(crowded, { ...OPTIONS, verbose: true })).toContain('place 8');
  });

  test('verbose: suppressed findings with their reason, and rules that were skipped', () => {
    const report = text(SAMPLE, { ...OPTIONS, verbose: true });
    expect(report).toContain('(suppressed by comment: moves in 4.20, see the ticket) [localhost-in-reserved-range]');
    expect(report).toContain('rule undeclared-socket was skipped: no sockets of nodes were given (--capture)');
    expect(report).toContain('manifests/network-operator.yaml  1 error, 1 warning\n');
  });

  test('quiet: a line for each finding and each problem, and nothing where there is none', () => {
    const lines = text(SAMPLE, { ...OPTIONS, quiet: true })
      .trimEnd()
      .split('\n');
    expect(lines).toHaveLength(4);
    expect(lines.pop()).toBe('manifests/broken.yaml:7:3 problem not YAML: a mapping value is not allowed here');
    for (const line of lines) expect(line).toMatch(/^[^:]+:\d+:\d+ (error|warning|info) .+ \[[a-z-]+\]$/);
    expect(text({ ...CLEAN, findings: [SUPPRESSED] }, { ...OPTIONS, quiet: true })).toBe('');
  });

  test('says in one line that all is well', () => {
    expect(text(CLEAN, OPTIONS)).toBe('No host port breaks a rule. Checked 3 files, 2 workloads, 2 host ports.\n');
  });

  test('says that nothing was checked', () => {
    expect(text(EMPTY, OPTIONS)).toBe('Nothing was checked: no Kubernetes object was found. Checked 0 files, 0 workloads, 0 host ports.\n');
  });

  test('never calls a run clean in which something could not be read', () => {
    const report = text({ ...CLEAN, problems: SAMPLE.problems }, OPTIONS);
    expect(report).toContain('manifests/broken.yaml:7:3 problem not YAML');
    expect(report).toContain('Incomplete: not everything could be checked.');
    expect(report).not.toContain('No host port breaks a rule');
  });

  test('a finding of medium or low confidence says so', () => {
    expect(text({ ...CLEAN, findings: [UNDECLARED] }, OPTIONS)).toContain('(medium confidence) [undeclared-host-port]');
  });
});
