import { expect, test } from 'vitest';
import { pod, runOn } from './hostile/build.ts';

const CLEAN = 'kind: Pod\nmetadata: {name: p}\nspec:\n  containers:\n  - name: c\n';

test('findings below the minimum confidence are only counted', async () => {
  const findingsOf = async (minimumConfidence: 'low' | 'certain') =>
    (await runOn({ 'a.yaml': pod('agent', '    args: ["--server-port=9888"]\n') }, { minimumConfidence })).result;
  const [every, { findings, hidden }] = [await findingsOf('low'), await findingsOf('certain')];
  const hiddenCount = Object.values(hidden).reduce((sum, count) => sum + count, 0);
  expect(findings.every(({ confidence }) => confidence === 'certain')).toBe(true);
  expect(hiddenCount).toBeGreaterThan(0);
  expect(findings.length + hiddenCount).toBe(every.findings.length);
});

test('progress goes up to the number of files', async () => {
  const seen: string[] = [];
  await runOn({ 'a.yaml': CLEAN, 'b.yaml': CLEAN, 'c.yaml': CLEAN }, { onProgress: (done, total) => seen.push(`${done}/${total}`) });
  expect(seen).toEqual(['1/3', '2/3', '3/3']);
});

test('an aborted run is rejected', async () => {
  await expect(runOn({ 'a.yaml': CLEAN }, { signal: AbortSignal.abort() })).rejects.toThrow(/abort/i);
});
