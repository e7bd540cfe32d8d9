import { describe, expect, test } from 'vitest';
import { RULES } from '../../rules/index.ts';
import type { Finding } from '../../src/model/finding.ts';
import type { Draft, Rule } from '../../src/model/rule.ts';
import { compareSpans } from '../../src/model/span.ts';
import { createRegistryView } from '../../src/registry/view.ts';
import { pod, runOn } from '../hostile/build.ts';
import { lintManifest } from '../rules/pipeline.ts';

const AGENT = pod('agent', '    args: ["--metrics-bind-address=:9888", "--health-probe-bind-address=127.0.0.1:9889"]\n');

async function findingsOf(files: Record<string, string>, options = {}): Promise<readonly Finding[]> {
  return (await runOn(files, { minimumConfidence: 'low' as const, ...options })).result.findings;
}

const fingerprints = (findings: readonly Finding[]) => findings.map(({ fingerprint }) => fingerprint).sort();

describe('a fingerprint', () => {
  test('survives moved lines, other files and other findings', async () => {
    const before = await findingsOf({ 'a.yaml': AGENT });
    const after = await findingsOf({ 'other/b.yaml': `# a comment\n\n---\n# more\n${AGENT.replaceAll('args:', '# args\n    args:')}` });
    expect(fingerprints(after)).toEqual(fingerprints(before));
  });

  test('differs where workload, container, port or rule differ', async () => {
    const findings = await findingsOf({ 'a.yaml': AGENT, 'b.yaml': AGENT.replace('name: agent', 'name: rival') });
    expect(new Set(fingerprints(findings)).size).toBe(findings.length);
  });

  test('of one object in two files gets a number', async () => {
    const once = await findingsOf({ 'a/a.yaml': AGENT });
    const twice = await findingsOf({ 'a/a.yaml': AGENT, 'b/a.yaml': AGENT });
    expect(fingerprints(twice)).toEqual(expect.arrayContaining(fingerprints(once)));
    expect(new Set(fingerprints(twice)).size).toBe(twice.length);
  });
});

test('findings, listeners and problems are sorted by their places', async () => {
  const files = Object.fromEntries(
    ['c', 'a', 'b'].map((name) => [`${name}.yaml`, `${AGENT.replace('name: agent', `name: ${name}`)}---\nhostNetwork: [\n`]),
  );
  const { findings, listeners, problems } = (await runOn(files)).result;
  expect(findings.map(({ span }) => span)).toEqual([...findings].map(({ span }) => span).sort(compareSpans));
  expect(listeners.map(({ workload }) => workload.name)).toEqual([...listeners.map(({ workload }) => workload.name)].sort());
  expect(problems.map(({ path }) => path)).toEqual(['a.yaml', 'b.yaml', 'c.yaml']);
});

test('a unit that does not listen is skipped', async () => {
  const units = [{ name: 'quiet.service', contents: '[Service]\nExecStart=/usr/bin/sleep 9998\n' }];
  const { counts } = await lintManifest(
    JSON.stringify({ kind: 'MachineConfig', metadata: { name: 'master' }, spec: { config: { systemd: { units } } } }),
  );
  expect(counts).toMatchObject({ workloads: 0, listeners: 0 });
});

describe('a rule', () => {
  test('is reported as skipped if the run lacks its facts', async () => {
    const { findings, skipped } = await lintManifest(AGENT, RULES, 'a.yaml', createRegistryView([], { release: null }));
    const needing = RULES.filter(({ needs }) => needs.includes('registry') && !needs.includes('observed')).map(({ id }) => id);
    expect(needing.length).toBeGreaterThan(5);
    const reason = 'needs a registry; name one with --registry';
    expect(skipped.filter((one) => one.reason === reason)).toEqual(needing.map((rule) => ({ rule, reason })));
    expect(new Set(findings.map(({ rule }) => rule))).toEqual(new Set(['undeclared-host-port']));
  });
});

describe('a rule that throws', () => {
  const [first] = RULES;
  if (!first) throw new Error('there are no rules');
  const broken: Rule = {
    ...first,
    id: 'broken',
    *check({ listeners }): Iterable<Draft> {
      for (const { workload } of listeners.slice(0, 1))
        yield { message: 'found before', why: 'w', confidence: 'certain', span: workload.span, workload };
      throw new TypeError('no such thing');
    },
  };

  test('is reported as a problem, and changes nothing else', async () => {
    const whole = await lintManifest(AGENT);
    const { findings, problems, listeners } = await lintManifest(AGENT, [broken, ...RULES]);
    expect(problems.map(({ message }) => message)).toEqual([
      'rule broken could not be finished, so some of its findings are missing: no such thing (an internal error of hostport-lint; please report it)',
    ]);
    expect(listeners).toEqual(whole.listeners);
    expect(findings.filter(({ rule }) => rule !== 'broken')).toEqual(whole.findings);
    expect(findings.filter(({ rule }) => rule === 'broken').map(({ message }) => message)).toEqual(['found before']);
  });

  test('does not make its suppressions unused', async () => {
    const ignoring = AGENT.replace('spec:', '# hostport-lint: ignore broken -- a reason\nspec:');
    const rules = RULES.filter(({ needs }) => needs.includes('suppressions'));
    const quiet: Rule = { ...broken, check: () => [] };
    const fails: Rule = {
      ...broken,
      check: () => {
        throw new Error('at once');
      },
    };
    const unused = async (rule: Rule) => (await lintManifest(ignoring, [rule, ...rules])).findings.map((finding) => finding.rule);
    expect([await unused(quiet), await unused(fails)]).toEqual([['unused-suppression'], []]);
  });
});
