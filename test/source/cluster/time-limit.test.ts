import { setImmediate } from 'node:timers/promises';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { expect, onTestFinished, test } from 'vitest';
import { startTimeLimit } from '../../../src/source/cluster/limits.ts';

setFlagsFromString('--expose-gc');
const collectGarbage = runInNewContext('gc') as () => void;

const aborted = (signal: AbortSignal): Promise<string> =>
  new Promise((resolve) => signal.addEventListener('abort', () => resolve('aborted'), { once: true }));

test('a limit without other references outlives the garbage collection', async () => {
  const whole = new AbortController();
  const answer = aborted(startTimeLimit(50, whole.signal).signal);
  // What was made in one turn of the event loop is kept until its end.
  await setImmediate();
  collectGarbage();
  expect(await answer).toBe('aborted');
});

test('the end of the whole run ends it, also where that was before', async () => {
  const whole = new AbortController();
  const limit = startTimeLimit(60_000, whole.signal);
  onTestFinished(limit.clear);
  const answer = aborted(limit.signal);
  whole.abort();
  expect(await answer).toBe('aborted');
  const late = startTimeLimit(60_000, whole.signal);
  onTestFinished(late.clear);
  expect(late.signal.aborted).toBe(true);
});

test('once cleared it never aborts', () => {
  const whole = new AbortController();
  const limit = startTimeLimit(60_000, whole.signal);
  limit.clear();
  whole.abort();
  expect(limit.signal.aborted).toBe(false);
});
