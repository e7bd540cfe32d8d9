import { execFileSync, spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { load, loadAll } from 'js-yaml';
import { describe, expect, test } from 'vitest';
import { runIn, temporaryFolder } from '../cli/command-line.ts';
import { realPart, requireRealPart } from '../real-parts.ts';

const FOLDERS = ['collector', 'openshift', 'audit', 'metrics', 'fleet'];

function built(folder: string): string {
  return execFileSync(requireRealPart('kubectl'), ['kustomize', path.join('deploy', folder)], { encoding: 'utf8' });
}

test.each(FOLDERS)('deploy/%s has no finding of this program', async (folder) => {
  const { stdout, status } = await runIn(process.cwd(), ['-', '--min-confidence', 'low', '--fail-on', 'info'], { input: built(folder) });
  expect([status, stdout]).toEqual([0, expect.stringMatching(/^No host port breaks a rule/)]);
});

test('the images are of the version of this program', () => {
  const { version } = JSON.parse(readFileSync('package.json', 'utf8'));
  for (const folder of ['collector', 'audit'])
    expect(load(readFileSync(`deploy/${folder}/kustomization.yaml`, 'utf8'))).toMatchObject({
      images: [{ name: 'hostport-lint', newTag: version }],
    });
});

test('deploy/audit has the rules that --print-rbac prints, and none of its names, so neither overwrites the other', async () => {
  const { stdout } = await runIn(process.cwd(), ['audit', '--sockets', 'logs', '--publish', 'reports', '--print-rbac']);
  type Role = { kind: string; metadata: { name: string; namespace?: string }; rules?: unknown };
  const [deployed, printed] = [readFileSync('deploy/audit/rbac.yaml', 'utf8'), stdout].map((text) => loadAll(text) as Role[]);
  const rules = (all: Role[] = []) => all.flatMap((one) => one.rules ?? []);
  expect(rules(deployed)).toEqual(rules(printed));
  const names = (all: Role[] = []) => all.map(({ kind, metadata }) => `${kind} ${metadata.name}`);
  expect(names(deployed).filter((name) => names(printed).includes(name))).toEqual([]);
});

const KUBE_LINTER = realPart('kube-linter');

// fleet has no object that kube-linter knows.
test.skipIf(KUBE_LINTER === undefined).each(FOLDERS.filter((folder) => folder !== 'fleet'))(
  'kube-linter finds nothing in deploy/%s',
  (folder) => {
    const { stdout, stderr } = spawnSync(KUBE_LINTER ?? '', ['lint', '-'], { input: built(folder), encoding: 'utf8' });
    expect(stdout + stderr).toContain('No lint errors found!');
  },
);

test('the script of the collector prints a capture that is read, and ends at a signal', async () => {
  const set = (
    loadAll(built('collector')) as { kind: string; spec: { template: { spec: { containers: { command: string[] }[] } } } }[]
  ).find(({ kind }) => kind === 'DaemonSet');
  const [program = '', ...words] = set?.spec.template.spec.containers[0]?.command ?? [];
  requireRealPart('ss');
  const { stdout, status } = spawnSync('timeout', ['--signal=TERM', '2', program, ...words], {
    encoding: 'utf8',
    env: { ...process.env, NODE: 'worker-0' },
  });
  // timeout itself ends with 124.
  expect(status).toBe(124);
  const folder = temporaryFolder({
    'log.txt': stdout,
    'stamped.txt': stdout.replaceAll(/^(?=.)/gm, '2026-11-26T12:00:00.123456789Z '),
    'prefixed.txt': stdout.replaceAll(/^(?=.)/gm, '[pod/hostport-lint-collector-x/collector] '),
  });
  const read = async (file: string) => JSON.parse((await runIn(folder, ['audit', '--capture', file, '--format', 'json'])).stdout);
  const log = await read('log.txt');
  expect(log.problems).toEqual([]);
  expect(log.nodes).toEqual([expect.objectContaining({ name: 'worker-0', sockets: 'complete' })]);
  const sockets = (report: typeof log) => report.observed.map(({ node, port }: { node: string; port: number }) => [node, port]);
  // As kubectl logs --prefix prints it, and as a must-gather stores it.
  for (const file of ['prefixed.txt', 'stamped.txt']) expect(sockets(await read(file))).toEqual(sockets(log));
});

describe('the alerts', () => {
  interface Rules {
    readonly groups: readonly { readonly rules: { annotations: object }[] }[];
  }
  const { spec } = load(readFileSync('deploy/metrics/prometheusrule.yaml', 'utf8')) as { spec: Rules };
  const promtool = (rules: Rules, ...words: string[]) => {
    const files = { 'rules.json': JSON.stringify(rules), 'alerts.yaml': readFileSync('test/fleet/alerts.yaml', 'utf8') };
    const { status, stdout, stderr } = spawnSync(requireRealPart('promtool'), words, { encoding: 'utf8', cwd: temporaryFolder(files) });
    return [status, stdout + stderr];
  };

  test('fire for new errors, and for audits that do not succeed', () => {
    // The tests do not repeat the texts.
    const groups = spec.groups.map(({ rules, ...group }) => ({ ...group, rules: rules.map((rule) => ({ ...rule, annotations: {} })) }));
    expect(promtool({ groups }, 'test', 'rules', 'alerts.yaml')).toEqual([0, expect.stringContaining('SUCCESS')]);
  });

  test('are of the form that Prometheus reads', () => {
    expect(promtool(spec, 'check', 'rules', 'rules.json')).toEqual([0, expect.stringContaining('2 rules found')]);
  });
});
