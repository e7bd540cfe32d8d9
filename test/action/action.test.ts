import { readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { load } from 'js-yaml';
import { describe, expect, test } from 'vitest';
import { createRepository, daemonSet, temporaryFolder, write } from '../changes/repository.ts';
import { requireRealPart } from '../real-parts.ts';
import { commandsIn, runStep, type StepOptions } from './step.ts';

const program = resolve('dist/action.cjs');
const ACTION = load(readFileSync('action.yml', 'utf8')) as { inputs: object; outputs: object; runs: object };
const CONFLICT = { 'a.yaml': daemonSet('first', 9104), 'b.yaml': daemonSet('second', 9104) };

function step(files: Readonly<Record<string, string>>, options: StepOptions = {}) {
  const workspace = temporaryFolder();
  write(workspace, files);
  return { ...runStep(program, workspace, options), workspace };
}

describe('a step', { timeout: 60_000 }, () => {
  test('annotates exact lines, summarises with links to the rules, counts in outputs, and fails', () => {
    const { status, log, outputs, summary } = step(CONFLICT);
    expect(status).toBe(1);
    const errors = commandsIn(log).filter(({ name }) => name === 'error');
    expect(errors.some(({ properties }) => /^file=b\.yaml,line=15,endLine=15,col=33,endColumn=37,title=/.test(properties))).toBe(true);
    expect(summary).toContain('| Severity | Where | What | Rule |');
    expect(summary).toMatch(/\]\(https:\/\/[^)]+\/docs\/rules\/[a-z-]+\.md\)/);
    expect(summary).toMatch(/^- 1 error: \[host-port-conflict\]/m);
    expect(summary.split('\n').find((line) => line.startsWith('| error'))).toContain('host-port-conflict');
    expect(Number(outputs.errors)).toBe(errors.length);
    expect(outputs).toMatchObject({ problems: '0', suppressed: '0', 'exit-code': '1', 'sarif-file': '' });
  });

  test('builds a kustomization that is given as a path, and one that is found', () => {
    const bin = dirname(requireRealPart('kubectl'));
    const files = {
      'overlay/agent.yaml': daemonSet('agent', 9104),
      'overlay/kustomization.yaml': 'namePrefix: own-\nresources: [agent.yaml]\n',
    };
    for (const paths of ['overlay', '.']) {
      const { log } = step(files, { inputs: { paths, registry: 'openshift' }, env: { PATH: `${bin}:${process.env.PATH}` } });
      expect(log).toContain('own-agent');
      expect(log).toContain('of kustomize build overlay');
    }
  });

  test('links the places of its summary to the lines of the commit', () => {
    const env = { GITHUB_SERVER_URL: 'https://github.example', GITHUB_REPOSITORY: 'team/app', GITHUB_SHA: 'abc123' };
    const { summary } = step({ 'a (1)/x y.yaml': daemonSet('first', 9104), 'b.yaml': daemonSet('second', 9104) }, { env });
    expect(summary).toContain('(https://github.example/team/app/blob/abc123/b.yaml#L15)');
    expect(summary).toContain('(https://github.example/team/app/blob/abc123/a%20%281%29/x%20y.yaml#L15)');
    expect(step(CONFLICT, { env: { ...env, GITHUB_SERVER_URL: 'javascript:alert(1)' } }).summary).not.toContain('#L15');
  });

  test('is clean where there is nothing to say, also with every input of action.yml empty', () => {
    const inputs = Object.fromEntries(Object.keys(ACTION.inputs).map((name) => [name, '']));
    const { status, log, outputs } = step({ 'a.yaml': 'apiVersion: v1\nkind: ConfigMap\nmetadata: {name: x}\n' }, { inputs });
    expect(commandsIn(log)).toEqual([]);
    expect(outputs).toMatchObject({ errors: '0', warnings: '0', findings: '0', 'exit-code': '0' });
    expect(Object.keys(ACTION.outputs).sort()).toEqual(Object.keys(outputs).sort());
    expect(status).toBe(0);
  });

  test('accepts every input', () => {
    const inputs = {
      paths: 'a.yaml\n b.yaml \n',
      release: '4.19',
      registry: 'kubernetes',
      format: 'text,junit=out/report.xml',
      'fail-on': 'never',
      'changed-only': 'false',
      'sarif-file': 'out/report.sarif',
    };
    const { status, outputs, workspace } = step(CONFLICT, { inputs });
    expect(status).toBe(0);
    expect(outputs['sarif-file']).toBe('out/report.sarif');
    expect(JSON.parse(readFileSync(join(workspace, 'out/report.sarif'), 'utf8')).version).toBe('2.1.0');
    expect(readFileSync(join(workspace, 'out/report.xml'), 'utf8')).toContain('<testsuite');
  });

  test.each([
    ['input', { 'fail-onn': 'error' }, 'there is no input fail-onn; did you mean fail-on?'],
    ['fail-on', { 'fail-on': 'eror' }, 'Allowed choices are error, warning, info, never; did you mean error?'],
    ['min-confidence', { 'min-confidence': 'sure' }, 'Allowed choices are low, medium, high, certain'],
    ['cluster', { cluster: 'production' }, '--cluster production: there is no such cluster; the configuration has no clusters'],
    ['rule', { rules: 'host-port-conflct' }, 'there is no rule host-port-conflct; did you mean host-port-conflict?'],
    ['option in args', { args: '--sevrity error' }, "unknown option '--sevrity'; did you mean --severity?"],
    ['path in args', { args: 'b.yaml' }, 'too many arguments'],
    ['fix in args', { args: '--fix' }, '--fix cannot be used in the Action, which writes nothing'],
    ['quote in args', { args: "--exclude 'b.yaml" }, 'input args: a quote is not closed'],
    ['changed-only', { 'changed-only': 'yes' }, 'neither true nor false'],
    ['format', { format: 'junti' }, 'there is no format junti; did you mean junit?'],
    ['config', { config: 'missing.yaml' }, 'missing.yaml'],
    ['baseline', { baseline: 'missing.json' }, 'missing.json'],
    ['release', { release: 'latest' }, 'is not a release'],
  ])('refuses a wrong %s with an error that says what to do', (_, inputs, message) => {
    const { status, log } = step(CONFLICT, { inputs });
    expect(commandsIn(log)).toEqual([expect.objectContaining({ name: 'error', message: expect.stringContaining(message) })]);
    expect(status).toBe(2);
  });

  test('judges as the command line does with the same options', () => {
    const clusters = 'clusters: {one: {installs: [a.yaml]}, two: {installs: [b.yaml, "c d.yaml"]}}\n';
    const files = { ...CONFLICT, 'c d.yaml': daemonSet('third', 9104), '.hostport-lint.yaml': clusters };
    const conflicts = (inputs: StepOptions['inputs'] = {}) =>
      commandsIn(step(files, { inputs }).log).flatMap(({ properties }) => /file=([^,]*).*host-port-conflict/.exec(properties)?.[1] ?? []);
    expect(conflicts()).toEqual(['c d.yaml']);
    expect(conflicts({ cluster: 'one' })).toEqual([]);
    expect(conflicts({ cluster: 'one\ntwo' })).toEqual(['c d.yaml']);
    expect(conflicts({ rules: 'undeclared-host-port' })).toEqual([]);
    expect(conflicts({ 'min-confidence': 'certain' })).toEqual(conflicts({ args: '--min-confidence certain' }));
    expect(conflicts({ args: "--exclude 'c d.yaml' --severity error" })).toEqual([]);
  });

  test('returns 3 where a path cannot be read', () => {
    const { status, outputs } = step(CONFLICT, { inputs: { paths: 'typo' } });
    expect([status, outputs.problems]).toEqual([3, '1']);
  });

  test('annotates no more than GitHub shows, errors and conflicts first, of as many ports as can be, and reports how many more there are', () => {
    const files = Object.fromEntries(
      Array.from({ length: 40 }, (_, index) => [`f${index}.yaml`, daemonSet(`w${index}`, 9500 + (index % 12))]),
    );
    const { log, outputs } = step(files);
    const commands = commandsIn(log);
    const names = commands.map(({ name }) => name);
    for (const level of ['error', 'warning', 'notice']) expect(names.filter((name) => name === level).length).toBeLessThanOrEqual(10);
    expect(names.lastIndexOf('error')).toBeLessThan(names.concat('warning').indexOf('warning'));
    expect(log).toContain(`${Number(outputs.findings) - names.length} more are not annotated`);
    const errors = commands.filter(({ name }) => name === 'error');
    expect(new Set(errors.map(({ message }) => /port (\d+)/.exec(message)?.[1])).size).toBe(10);
    for (const { properties } of errors) expect(properties).toContain('title=host-port-conflict');
  });

  test('keeps the summary below the limit of the runner', () => {
    const files = Object.fromEntries(
      Array.from({ length: 500 }, (_, index) => [
        `${`folder-with-a-long-name-${'x'.repeat(200)}/`.repeat(3)}f${index}.yaml`,
        daemonSet(`w${index}-${'y'.repeat(40)}`, 9104),
      ]),
    );
    const { summary } = step(files);
    expect(Buffer.byteLength(summary)).toBeLessThanOrEqual(1024 * 1024);
    expect(summary).toMatch(/\d+ more rows do not fit/);
  });
});

describe('text of manifests and paths', { timeout: 60_000 }, () => {
  test.each(['text', 'json', 'markdown', 'gitlab', 'junit'])(
    'cannot become commands, outputs or markup through the format %s',
    (format) => {
      const name = 'x\\n::error::injected\\n::set-output name=a::b##[error]injected';
      const files = {
        'a%0A::warning::injected,b.yaml': daemonSet(`"${name}"`, 9104).replace('app: "', 'app: "a').replaceAll('example/"', 'example/"'),
        '::error::injected.yaml': daemonSet('<script>alert(1)</script>', 9104),
        'plain.yaml': daemonSet('plain', 9104),
      };
      const { log, outputs, summary } = step(files, { inputs: { format } });
      const commands = commandsIn(log);
      expect(commands.filter(({ message }) => message.startsWith('injected'))).toEqual([]);
      for (const { name: command } of commands) expect(['error', 'warning', 'notice']).toContain(command);
      expect(Object.keys(outputs).sort()).toEqual(
        ['errors', 'exit-code', 'findings', 'infos', 'problems', 'sarif-file', 'suppressed', 'warnings'].sort(),
      );
      expect(summary).not.toMatch(/<script/);
    },
  );

  test('cannot end an output early', () => {
    const { outputs } = step(CONFLICT, { inputs: { 'sarif-file': 'a\nfindings<<x\n0\nx', 'fail-on': 'never' } });
    expect(outputs['sarif-file']).toBe('a\nfindings<<x\n0\nx');
    expect(Number(outputs.findings)).toBeGreaterThan(0);
  });
});

describe('changed-only', { timeout: 60_000 }, () => {
  const inputs = { 'changed-only': 'true', registry: 'openshift' };
  const OLD = { 'old.yaml': daemonSet('old', 9111), 'other.yaml': daemonSet('other', 9112) };

  const NEW = { 'new.yaml': daemonSet('new', 9113) };

  function committed(change: Readonly<Record<string, string | null>>, before: Readonly<Record<string, string>> = OLD) {
    const { folder, git, commit } = createRepository();
    const base = commit(before);
    const head = commit(change);
    const event = { name: 'pull_request', payload: { pull_request: { base: { sha: base }, head: { sha: head } } } };
    return { folder, git, base, head, event };
  }
  function pullRequest(...changes: Parameters<typeof committed>) {
    const { folder, base, event } = committed(...changes);
    return { base, ...runStep(program, folder, { inputs, event }) };
  }
  const places = (log: string) => commandsIn(log).map(({ properties }) => /file=([^,]*)/.exec(properties)?.[1]);

  test('reports findings on changed lines, and none that were there before', () => {
    const { log, summary, base } = pullRequest(NEW);
    expect(new Set(places(log))).toEqual(new Set(['new.yaml']));
    expect(summary).toMatch(/from what changed since [0-9a-f]{12} in 1 file; \d+ elsewhere/);
    expect(summary).toContain(`with ${base.slice(0, 12)}, the base of this pull`);
  });

  test('reports what a change caused elsewhere: a suppression that is gone', () => {
    const silenced = '# hostport-lint: ignore unregistered-host-port -- known to the team\n';
    const before = { 'old.yaml': `${silenced}${daemonSet('old', 9111)}` };
    const { log, outputs } = pullRequest({ 'old.yaml': daemonSet('old', 9111) }, before);
    expect(Number(outputs.findings), log).toBeGreaterThan(0);
  });

  test('judges a merge commit of depth 2 by what it was merged into, which may be newer than the base of the event', () => {
    const { folder, git, commit } = createRepository();
    const old = commit(OLD);
    git('checkout', '--quiet', '-b', 'topic');
    const head = commit(NEW);
    git('checkout', '--quiet', 'main');
    const late = commit({ 'late.yaml': daemonSet('late', 9114) });
    git('merge', '--quiet', '--no-edit', 'topic');
    const shallow = join(temporaryFolder(), 'clone');
    git('clone', '--quiet', '--depth=2', `file://${folder}`, shallow);
    for (const sha of [late, old]) {
      const event = { name: 'pull_request', payload: { pull_request: { base: { sha }, head: { sha: head } } } };
      const { log } = runStep(program, shallow, { inputs, event });
      expect(new Set(places(log))).toEqual(new Set(['new.yaml']));
    }
  });

  test('reports what a shallow clone lacks', () => {
    const { folder, git, base, head, event } = committed(NEW);
    const shallow = join(temporaryFolder(), 'clone');
    git('clone', '--quiet', '--depth=1', `file://${folder}`, shallow);
    const { status, log } = runStep(program, shallow, { inputs, event });
    expect(log).toContain(`does not contain ${base}`);
    expect(log).toContain('fetch-depth');
    expect(head).not.toBe(base);
    expect(status).toBe(2);
  });

  test('refuses to compare the base with itself, as a pull_request_target without a checkout of its head would', () => {
    const { folder, git, base, event } = committed(NEW);
    const clone = join(temporaryFolder(), 'clone');
    git('clone', '--quiet', `file://${folder}`, clone);
    git('-C', clone, 'checkout', '--quiet', base);
    const { status, log } = runStep(program, clone, { inputs, event: { ...event, name: 'pull_request_target' } });
    expect(log).toContain('is the base');
    expect(status).toBe(2);
  });

  test('compares the commits of a push and of a merge group', () => {
    const { folder, base, head } = committed(NEW);
    const events = [
      { name: 'push', payload: { before: base, after: head } },
      { name: 'merge_group', payload: { merge_group: { base_sha: base, head_sha: head } } },
    ];
    for (const event of events) expect(new Set(places(runStep(program, folder, { inputs, event }).log))).toEqual(new Set(['new.yaml']));
  });

  test('reports everything if the event has no change, and says so', () => {
    const { folder } = committed(NEW);
    const { log } = runStep(program, folder, { inputs, event: { name: 'schedule', payload: {} } });
    expect(log).toContain('a schedule event does not show what changed');
    expect(places(log)).toContain('old.yaml');
  });

  test.each([
    ['of another kind', { issue: {} }, 'has no commit at pull_request.base.sha'],
    ['that is not JSON', '{', 'is not JSON'],
    ['whose commit is an option', { pull_request: { base: { sha: '--output=x' }, head: { sha: 'b' } } }, 'has no commit'],
  ])('refuses an event file %s', (_, payload, message) => {
    const { folder } = committed(NEW);
    const { status, log } = runStep(program, folder, { inputs, event: { name: 'pull_request', payload } });
    expect(log).toContain(message);
    expect(status).toBe(2);
  });

  test('refuses a missing event file and a folder outside of any repository', () => {
    const { folder, event } = committed(NEW);
    const missing = runStep(program, folder, {
      inputs,
      env: { GITHUB_EVENT_NAME: 'pull_request', GITHUB_EVENT_PATH: '/nowhere/event.json' },
    });
    expect([missing.status, missing.log]).toEqual([2, expect.stringContaining('cannot be read: no such file')]);
    const plain = temporaryFolder();
    write(plain, OLD);
    const outside = runStep(program, plain, { inputs, event });
    expect([outside.status, outside.log]).toEqual([2, expect.stringContaining('needs a git repository')]);
  });
});

test('the Action runs the bundle with Node 24 and installs nothing', () => {
  expect(ACTION.runs).toEqual({ using: 'node24', main: 'dist/action.cjs' });
});
