import { describe, expect, test } from 'vitest';
import { counting, folderWith, manifestWith, silenced } from '../config/command-line.ts';

const IGNORE = '# hostport-lint: ignore undeclared-host-port, unregistered-host-port -- moved next month';

/** Lints one manifest with the two rules of its port. */
async function lint(manifest: string, today?: string) {
  const folder = folderWith({ 'a.yaml': manifest });
  const words = '--rule undeclared-host-port,unregistered-host-port,unused-suppression,invalid-suppression --format json a.yaml';
  return folder.run(words, today === undefined ? {} : { today });
}

const PORT = '            - --metrics-bind-address=:9997';
const BOTH = (line: number) => [
  `${line} undeclared-host-port comment: moved next month`,
  `${line} unregistered-host-port comment: moved next month`,
];

describe('a comment silences what it speaks of', () => {
  test('without one, both rules find the port', async () => {
    const ran = await lint(manifestWith());
    expect(counting(ran)).toEqual(['14 undeclared-host-port', '14 unregistered-host-port']);
    expect(ran.status).toBe(1);
  });

  test.each([
    ['at the end of the line', manifestWith().replace(PORT, `${PORT} ${IGNORE}`), 14],
    ['above the line', manifestWith({ 14: `            ${IGNORE}` }), 15],
    ['above the line, with other comments between', manifestWith({ 14: `            ${IGNORE}\n            # see the plan\n` }), 17],
    ['above the container', manifestWith({ 11: `        ${IGNORE}` }), 15],
    ['on the first line of the container', manifestWith().replace('- name: agent', `- name: agent ${IGNORE}`), 14],
    ['above the list of containers', manifestWith({ 10: `      ${IGNORE}` }), 15],
    ['above the workload', manifestWith({ 1: IGNORE }), 15],
    ['behind the name of the workload', manifestWith().replace('  name: node-agent', `  name: node-agent ${IGNORE}`), 14],
    ['above the workload, after a document marker', `---\n${manifestWith({ 1: IGNORE })}`, 16],
    ['in a file with Windows line ends', manifestWith({ 14: `            ${IGNORE}` }).replaceAll('\n', '\r\n'), 15],
    ['in a file with a byte order mark', `\uFEFF${manifestWith({ 1: IGNORE })}`, 15],
  ])('%s', async (_, manifest, line) => {
    const ran = await lint(manifest);
    expect(counting(ran)).toEqual([]);
    expect(silenced(ran)).toEqual(BOTH(line));
    expect(ran.status).toBe(0);
  });

  test('in a shell script, above the command, whose lines a backslash joins', async () => {
    const script = `          command: [/bin/bash, -c]
          args:
            - |
              set -e
              ${IGNORE}
              exec kube-rbac-proxy \\
                --logtostderr \\
                --secure-listen-address=:9997
`;
    const manifest = manifestWith().replace(/ {10}args:\n.*\n.*\n/, script);
    expect(silenced(await lint(manifest))).toEqual(BOTH(20));
  });

  test('in a ConfigMap that the container reads, although no pod is in that document', async () => {
    const pod = manifestWith().replace(
      / {10}args:\n.*\n.*\n/,
      '          command: [/bin/bash, /scripts/run.sh]\n          volumeMounts: [{name: scripts, mountPath: /scripts}]\n',
    );
    const withVolume = `${pod.trimEnd()}\n      volumes: [{name: scripts, configMap: {name: scripts}}]\n`;
    const configMap = `---\napiVersion: v1\nkind: ConfigMap\nmetadata:\n  name: scripts\n  namespace: openshift-example\ndata:\n  run.sh: |\n    kube-rbac-proxy --secure-listen-address=:9997 ${IGNORE}\n`;
    const ran = await lint(withVolume + configMap);
    expect(counting(ran)).toEqual([]);
    expect(silenced(ran)).toHaveLength(2);
  });

  test('in a pod that is text in a machine config', async () => {
    const inner = manifestWith({ 11: `        ${IGNORE}` })
      .trimEnd()
      .replaceAll(/^/gm, '            ');
    const machineConfig = `apiVersion: machineconfiguration.openshift.io/v1\nkind: MachineConfig\nspec:\n  config:\n    storage:\n      files:\n        - contents:\n          inline: |\n${inner}\n`;
    expect(counting(await lint(machineConfig))).toEqual([]);
  });
});

describe('a comment leaves alone', () => {
  test('what is beside it', async () => {
    const ran = await lint(manifestWith({ 15: `            ${IGNORE}` }));
    expect(counting(ran)).toEqual(['14 undeclared-host-port', '14 unregistered-host-port', '15 unused-suppression']);
  });

  test('another container', async () => {
    const ran = await lint(manifestWith({ 16: `        ${IGNORE}` }));
    expect(counting(ran)).toEqual(['14 undeclared-host-port', '14 unregistered-host-port', '16 unused-suppression']);
  });

  test('rules that it does not name', async () => {
    const ran = await lint(manifestWith({ 14: '            # hostport-lint: ignore undeclared-host-port -- moved' }));
    expect(counting(ran)).toEqual(['15 unregistered-host-port']);
  });

  test.each([
    ['a quoted string', `"${IGNORE}"`],
    ['a word with a number sign in it', `--note=x${IGNORE}`],
  ])('everything where it is only %s', async (_, text) => {
    const ran = await lint(manifestWith().replace('- --verbose', `- ${text}`));
    expect(counting(ran)).toEqual(['14 undeclared-host-port', '14 unregistered-host-port']);
  });

  test('a shell script that only prints it', async () => {
    const script = `          command: [/bin/bash, -c]\n          args:\n            - |\n              echo "${IGNORE}"; agent --metrics-bind-address=:9997\n`;
    const ran = await lint(manifestWith().replace(/ {10}args:\n.*\n.*\n/, script));
    expect(counting(ran)).toEqual(['16 undeclared-host-port', '16 unregistered-host-port']);
  });
});

describe('a comment that cannot be used is reported, and silences nothing', () => {
  test.each([
    ['without a reason', '# hostport-lint: ignore undeclared-host-port', 'the reason is missing; write one after --'],
    [
      'with an empty reason',
      '# hostport-lint: ignore undeclared-host-port -- until 2027-06-30',
      'the reason is missing; write one after --',
    ],
    ['without a rule', '# hostport-lint: ignore -- moved', 'it names no rule'],
    ['with an unknown rule', '# hostport-lint: ignore undeclared-hostport -- moved', 'did you mean undeclared-host-port?'],
    ['with a day that is none', '# hostport-lint: ignore undeclared-host-port -- moved until 2027-02-30', '2027-02-30 is not a date'],
    ['without its colon', '# hostport-lint ignore undeclared-host-port -- moved', 'it lacks the colon'],
    ['with another instruction', '# hostport-lint: ingore undeclared-host-port -- moved', 'did you mean ignore?'],
  ])('%s', async (_, comment, reason) => {
    const ran = await lint(manifestWith({ 14: `            ${comment}` }));
    expect(counting(ran)).toEqual(['14 invalid-suppression', '15 undeclared-host-port', '15 unregistered-host-port']);
    expect(ran.stdout).toContain(reason);
  });
});

test('a comment that only mentions this program is no directive', async () => {
  const ran = await lint(manifestWith({ 14: '            # hostport-lint ignores this, and hostport-lint finds it' }));
  expect(counting(ran)).toEqual(['15 undeclared-host-port', '15 unregistered-host-port']);
});

describe('an end', () => {
  const manifest = manifestWith({
    14: '            # hostport-lint: ignore undeclared-host-port, unregistered-host-port -- moved until 2026-06-30',
  });

  test('is valid up to and including its day', async () => {
    expect(counting(await lint(manifest, '2026-06-30'))).toEqual([]);
  });

  test('is over on the next day: the finding counts again and says so', async () => {
    const ran = await lint(manifest, '2026-07-01');
    expect(counting(ran)).toEqual(['15 undeclared-host-port', '15 unregistered-host-port']);
    expect(ran.stdout).toContain('it was ignored until 2026-06-30');
    expect(ran.stdout).toContain('ignored until 2026-06-30: moved');
  });
});

describe('an unused comment', () => {
  const manifest = manifestWith({ 14: `            # hostport-lint: ignore invalid-port, undeclared-host-port -- moved` });
  const run = (words: string) => folderWith({ 'a.yaml': manifest }).run(`${words} --format json a.yaml`);

  test('is a finding that names the rule', async () => {
    const ran = await run('--disable port-out-of-range,unregistered-host-port');
    expect(counting(ran)).toEqual(['14 unused-suppression']);
    expect(ran.stdout).toContain('invalid-port finds nothing there');
  });

  test('is not reported if the rule did not run', async () => {
    expect(counting(await run('--disable port-out-of-range,unregistered-host-port,invalid-port'))).toEqual([]);
  });

  test('is not reported if the finding is only hidden for its low confidence', async () => {
    const ran = await run('--min-confidence certain --rule undeclared-host-port,unused-suppression');
    expect(counting(ran)).toEqual([]);
  });
});

test('in a document of comments alone, it is reported as unused', async () => {
  const ran = await lint(`# hostport-lint: ignore undeclared-host-port -- moved\n---\n${manifestWith()}`);
  expect(counting(ran)).toContain('1 unused-suppression');
});

test('thousands of comments, each on a port of its own, are distinguished', async () => {
  const ports = Array.from(
    { length: 2_000 },
    (_, index) => `            - --metrics-${index}-bind-address=:${40_000 + index} ${IGNORE}\n`,
  ).join('');
  const ran = await lint(manifestWith().replace(/ {12}- --metrics.*\n/, ports));
  expect(counting(ran)).toEqual([]);
  expect(silenced(ran)).toHaveLength(4_000);
});
