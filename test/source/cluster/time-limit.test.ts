import { setImmediate } from 'node:timers/promises';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';
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
