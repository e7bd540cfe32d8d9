import { describe, expect, test } from 'vitest';
import { markdown } from '../../src/report/markdown.ts';
import { CLEAN, HOSTILE, HOSTILE_SAMPLE, OPTIONS, SAMPLE, UNREGISTERED } from './sample.ts';

/** The cells of a table's row: text between bars that no backslash escapes. */
const cellsOfRow = (row: string) => row.split(/(?<!\\)\|/).slice(1, -1);

describe('markdown', () => {
  test('a verdict, a table of findings with the most severe first, what was not checked, and how much was', () => {
    expect(markdown(SAMPLE, OPTIONS)).toMatchInlineSnapshot(`
      "### Host ports: 2 errors, 1 warning in 2 files, and the check is incomplete.

      - 1 error: [host-port-conflict](https://docs.example/rules/host-port-conflict.md)
      - 1 error: [unregistered-host-port](https://docs.example/rules/unregistered-host-port.md)
      - 1 warning: [undeclared-host-port](https://docs.example/rules/undeclared-host-port.md)

      | Severity | Where | What | Rule |
      | --- | --- | --- | --- |
      | error | <code>manifests/agent.yaml:10:35</code> | host port 9104/TCP is also taken by Deployment openshift-network-operator/network-operator<br>container agent of DaemonSet node-agent listens here<br>**Why:** both can run on every node, and the second to start cannot bind<br>**Fix:** Move one of the two to a free port, or keep them off the same nodes.<br>See <code>manifests/network-operator.yaml:13:64</code> Deployment openshift-network-operator/network-operator listens here | [host-port-conflict](https://docs.example/rules/host-port-conflict.md) |
      | error | <code>manifests/network-operator.yaml:13:64</code> | host port 9104/TCP has no entry in the OpenShift host port registry<br>container network-operator of Deployment openshift-network-operator/network-operator listens here<br>**Why:** another component may take it in the next release<br>**Fix:** Add a row for 9104 to the table of externally reachable TCP ports of the registry, or listen on a port that is registered for this component.<br>See <code>manifests/network-operator.yaml:15:30</code> container network-operator declares the port here | [unregistered-host-port](https://docs.example/rules/unregistered-host-port.md) |
      | warning | <code>manifests/network-operator.yaml:19:49</code> | host port 9743/TCP is not declared in ports<br>container kube-rbac-proxy listens on 127.0.0.1<br>**Why:** the scheduler cannot see a conflict<br>**Fix:** Add containerPort 9743 to the ports of container kube-rbac-proxy. | [undeclared-host-port](https://docs.example/rules/undeclared-host-port.md) |

      **Not checked**

      | Where | Problem |
      | --- | --- |
      | <code>manifests/broken.yaml:7:3</code> | not YAML: a mapping value is not allowed here |

      Checked 3 files, 2 workloads, 2 host ports; 1 problem. 1 finding suppressed; --verbose shows it.
      "
    `);
  });

  test('says in two lines that all is well', () => {
    expect(markdown(CLEAN, OPTIONS)).toBe('### Host ports: No host port breaks a rule.\n\nChecked 3 files, 2 workloads, 2 host ports.\n');
  });

  test('ends with the notes, such as that a chart was read as text, or which registry was used by default', () => {
    const notes = ['the chart charts/a|b is read as text', 'judged by the registry openshift'];
    expect(markdown(CLEAN, { ...OPTIONS, notes })).toMatch(
      /\n\nNote: the chart charts\/a\\\|b is read as text\n\nNote: judged by [^\n]+\n$/,
    );
  });

  test('every row has the cells of its heading, for any input', () => {
    const lines = markdown(HOSTILE_SAMPLE, OPTIONS).split('\n');
    const rows = lines.filter((line) => line.startsWith('| '));
    expect(rows).toHaveLength(HOSTILE_SAMPLE.findings.length + 2 + HOSTILE_SAMPLE.problems.length + 2);
    expect(new Set(rows.map((row) => cellsOfRow(row).length))).toEqual(new Set([2, 4]));
  });

  test('the input makes no HTML, link, image, emphasis, code or mention', () => {
    const report = markdown({ ...CLEAN, findings: HOSTILE_SAMPLE.findings }, OPTIONS);
    const ownHtml = /<\/?code>|<br>/g;
    expect(report.replace(ownHtml, '')).not.toMatch(/[<>]/);
    expect(report.replaceAll(/\*\*(?:Why|Fix):\*\*/g, '').replaceAll(/\[[\w-]+\]\(https:\/\/docs\.example\/[^)]*\)/g, '')).not.toMatch(
      /(?<!\\)(?:\\\\)*[`*_~[\]()!$]|@\w|(?<!&)#\w|:\/\/|www\./,
    );
  });

  test('a backslash of the input cannot take an escape away', () => {
    const report = markdown({ ...CLEAN, findings: [{ ...UNREGISTERED, message: 'a \\| b \\<script> \\*c\\*' }] }, OPTIONS);
    expect(report).toContain('a \\\\\\| b \\\\&lt;script&gt; \\\\\\*c\\\\\\*');
  });

  test('a page that is no web address is not linked', () => {
    for (const url of ['javascript:alert(1)', ...HOSTILE])
      expect(markdown({ ...CLEAN, findings: [{ ...UNREGISTERED, url }] }, OPTIONS)).toContain('| unregistered-host-port |');
  });
});
