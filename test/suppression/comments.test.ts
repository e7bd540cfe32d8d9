// Places of comments, and annotations, are in ../fixtures/rules.
import { describe, expect, test } from 'vitest';
import { counting, folderWith, manifestWith, silenced } from '../config/command-line.ts';

const IGNORE = '# hostport-lint: ignore undeclared-host-port, unregistered-host-port -- moved next month';

/** Lints one manifest with the two rules of its port. */
async function lint(manifest: string, today?: string) {
  const folder = folderWith({ 'a.yaml': manifest });
  const words = '--rule undeclared-host-port,unregistered-host-port,unused-suppression,invalid-suppression --format json a.yaml';
  return folder.run(words, today === undefined ? {} : { today });
}

describe('a comment suppresses findings', () => {
  test.each([
    ['a document marker', `---\n${manifestWith({ 1: IGNORE })}`],
    ['Windows line ends', manifestWith({ 14: `            ${IGNORE}` }).replaceAll('\n', '\r\n')],
    ['a byte order mark', `\uFEFF${manifestWith({ 1: IGNORE })}`],
  ])('in a file with %s', async (_, manifest) => {
    const ran = await lint(manifest);
    expect(counting(ran)).toEqual([]);
    expect(silenced(ran)).toHaveLength(2);
    expect(ran.status).toBe(0);
  });

  test('in a ConfigMap that the container reads', async () => {
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

describe('an invalid comment is reported, and suppresses nothing', () => {
  test.each([
    ['without a reason', '# hostport-lint: ignore undeclared-host-port', 'the reason is missing; write one after --'],
    [
      'with an empty reason',
      '# hostport-lint: ignore undeclared-host-port -- until 2027-06-30',
      'the reason is missing; write one after --',
    ],
    ['without a rule', '# hostport-lint: ignore -- moved', 'it names no rule'],
    ['with an unknown rule', '# hostport-lint: ignore undeclared-hostport -- moved', 'did you mean undeclared-host-port?'],
    ['with an invalid date', '# hostport-lint: ignore undeclared-host-port -- moved until 2027-02-30', '2027-02-30 is not a date'],
    ['without its colon', '# hostport-lint ignore undeclared-host-port -- moved', 'the colon is missing'],
    ['with another instruction', '# hostport-lint: ingore undeclared-host-port -- moved', 'did you mean ignore?'],
  ])('%s', async (_, comment, reason) => {
    const ran = await lint(manifestWith({ 14: `            ${comment}` }));
    expect(counting(ran)).toEqual(['14 invalid-suppression', '15 undeclared-host-port', '15 unregistered-host-port']);
    expect(ran.stdout).toContain(reason);
  });
});

test('a comment with an end has an effect up to and including that day, and the finding mentions it afterwards', async () => {
  const comment = '# hostport-lint: ignore undeclared-host-port, unregistered-host-port -- moved until 2026-06-30';
  const manifest = manifestWith({ 14: `            ${comment}` });
  expect(counting(await lint(manifest, '2026-06-30'))).toEqual([]);
  const ran = await lint(manifest, '2026-07-01');
  expect(counting(ran)).toEqual(['15 undeclared-host-port', '15 unregistered-host-port']);
  for (const part of ['it was ignored until 2026-06-30', 'ignored until 2026-06-30: moved']) expect(ran.stdout).toContain(part);
});

test.each([
  ['is a finding that names the rule', '--disable port-out-of-range,unregistered-host-port', ['14 unused-suppression']],
  ['is not reported if the rule did not run', '--disable port-out-of-range,unregistered-host-port,invalid-port', []],
  ['is not reported if the finding is only hidden', '--min-confidence certain --rule undeclared-host-port,unused-suppression', []],
])('an unused comment %s', async (_, words, found) => {
  const manifest = manifestWith({ 14: `            # hostport-lint: ignore invalid-port, undeclared-host-port -- moved` });
  const ran = await folderWith({ 'a.yaml': manifest }).run(`${words} --format json a.yaml`);
  expect(counting(ran)).toEqual(found);
  if (found.length > 0) expect(ran.stdout).toContain('invalid-port finds nothing there');
});

test('a comment in a document of comments alone is reported as unused', async () => {
  const ran = await lint(`# hostport-lint: ignore undeclared-host-port -- moved\n---\n${manifestWith()}`);
  expect(counting(ran)).toContain('1 unused-suppression');
});

test('thousands of comments suppress one port each', async () => {
  const ports = Array.from(
    { length: 2_000 },
    (_, index) => `            - --metrics-${index}-bind-address=:${40_000 + index} ${IGNORE}\n`,
  ).join('');
  const ran = await lint(manifestWith().replace(/ {12}- --metrics.*\n/, ports));
  expect(counting(ran)).toEqual([]);
  expect(silenced(ran)).toHaveLength(4_000);
});
