import { describe, expect, test } from 'vitest';
import { UsageError } from '../src/model/exit-code.ts';
import type { RunOptions } from '../src/options.ts';
import { run } from '../src/run.ts';
import { DEFAULTS, pod, runOn, told } from './hostile/build.ts';

/** On the host network, with an undeclared port of nobody. */
const FINDINGS = pod('agent', '    args: ["--metrics-bind-address=:9888"]\n');
const CLEAN = 'kind: Pod\nmetadata: {name: p}\nspec:\n  containers:\n  - name: c\n';

describe('what makes no sense is a usage error that reports what to do', () => {
  test.each<[Partial<RunOptions>, RegExp]>([
    [{ rules: ['undeclared-host-prt'] }, /there is no rule undeclared-host-prt; did you mean undeclared-host-port\?/],
    [{ disabledRules: ['nothing-like-it'] }, /there is no rule nothing-like-it \(/],
    [{ release: 'latest' }, /latest is not a release; write it like 4\.19/],
    [{ registries: ['missing.json'] }, /missing\.json/],
  ])('%j', async (options, message) => {
    const error = await run({ ...DEFAULTS, ...options }).catch((thrown: unknown) => thrown);
    expect(error).toBeInstanceOf(UsageError);
    expect(String(error)).toMatch(message);
  });
});

describe('rules', () => {
  const rulesFound = async (options: Partial<RunOptions>) => {
    const { result, rules } = await runOn({ 'a.yaml': FINDINGS }, options);
    return { found: [...new Set(result.findings.map(({ rule }) => rule))].sort(), ran: rules.length };
  };

  test('are all by default, those that are asked for, and not those that are switched off', async () => {
    const { found, ran } = await rulesFound({});
    expect([found.includes('undeclared-host-port'), ran > 15]).toEqual([true, true]);
    const rules = ['undeclared-host-port'];
    expect(await rulesFound({ rules })).toEqual({ found: rules, ran: 1 });
    expect((await rulesFound({ disabledRules: rules })).found).not.toContain('undeclared-host-port');
    expect(await rulesFound({ rules, disabledRules: rules })).toEqual({ found: [], ran: 0 });
  });
});

test('findings of less confidence than asked for are only counted', async () => {
  const low = pod('agent', '    args: ["--server-port=9888"]\n');
  const every = (await runOn({ 'a.yaml': low }, { minimumConfidence: 'low' })).result;
  const certain = (await runOn({ 'a.yaml': low }, { minimumConfidence: 'certain' })).result;
  expect(certain.findings.every(({ confidence }) => confidence === 'certain')).toBe(true);
  const hidden = Object.values(certain.hidden).reduce((sum, count) => sum + count, 0);
  expect(certain.findings.length + hidden).toBe(every.findings.length);
  expect(hidden).toBeGreaterThan(0);
});

describe('sources', () => {
  test('counts tell what was read', async () => {
    const { result } = await runOn({ 'a.yaml': `${FINDINGS}---\n${CLEAN}---\nkind: Service\n`, 'b/c.json': '{"kind":"Pod"}' });
    expect(result.counts).toEqual({ files: 2, documents: 4, workloads: 1, listeners: 2 });
  });

  test('standard input is reported by its name, or by the one that is given', async () => {
    const readStandardInput = async () => Buffer.from(FINDINGS);
    const pathsOf = async (options: Partial<RunOptions>) =>
      new Set(
        (await runOn({}, { paths: ['-'], readStandardInput, ...options })).result.listeners.map(({ workload }) => workload.span.path),
      );
    expect(await pathsOf({})).toEqual(new Set(['<stdin>']));
    expect(await pathsOf({ inputPath: 'pod.yaml' })).toEqual(new Set(['pod.yaml']));
  });

  test('files and standard input in one run', async () => {
    const outcome = await runOn({ 'a.yaml': pod('file') }, { paths: ['.', '-'], readStandardInput: async () => Buffer.from(pod('input')) });
    expect(told(outcome).ports).toEqual(['input 9999/TCP', 'file 9999/TCP']);
  });

  test('progress goes up to the number of files', async () => {
    const seen: string[] = [];
    await runOn({ 'a.yaml': CLEAN, 'b.yaml': CLEAN, 'c.yaml': CLEAN }, { onProgress: (done, total) => seen.push(`${done}/${total}`) });
    expect(seen).toEqual(['1/3', '2/3', '3/3']);
  });

  test('a run can be given up', async () => {
    await expect(runOn({ 'a.yaml': CLEAN }, { signal: AbortSignal.abort() })).rejects.toThrow(/abort/i);
  });
});

describe('a registry', () => {
  const namesOf = async (registries: string[]) =>
    (await runOn({ 'a.yaml': CLEAN }, { registries })).registry.registries.map(({ name }) => name);

  test('is that of Kubernetes where nothing shows another platform, or those that are named', async () => {
    expect(await namesOf([])).toEqual(['kubernetes']);
    expect(await namesOf(['kubernetes'])).toEqual(['kubernetes']);
    expect(await namesOf(['openshift', 'kubernetes'])).toEqual(['openshift', 'kubernetes']);
  });

  test('is read as of a release: what is allocated later is not there yet', async () => {
    const statusAt = async (release: string) => {
      const { registry } = await runOn({ 'a.yaml': CLEAN }, { release, registries: ['openshift'] });
      const row = registry.registries.flatMap(({ assignments }) => assignments).find(({ since }) => since === '4.19');
      if (!row) throw new Error('the registry has a row of release 4.19');
      const text = pod('agent').replace('9999', String(row.port));
      const { result } = await runOn({ 'a.yaml': text }, { release, registries: ['openshift'] });
      return result.listeners.find(({ port }) => port === row.port)?.registration.status;
    };
    expect(await statusAt('4.19')).toMatch(/owner$/);
    expect(await statusAt('4.18')).toBe('not-yet-allocated');
  });
});
