import { expect, test } from 'vitest';
import { createUnasked } from '../../src/source/unasked.ts';

test('renders that nobody asked for get less and less time, and none in the end', () => {
  let now = 1_000;
  const unasked = createUnasked('chart', 'read as text', () => now);
  expect(unasked.limits()?.time).toBe(20_000);
  now += 50_000;
  expect(unasked.limits()?.time).toBe(10_000);
  now += 10_000;
  expect([unasked.limits(), unasked.limits()]).toEqual([null, null]);
  expect(unasked.notes()).toEqual(['2 charts are read as text, because the others took 60 seconds; name them as arguments']);
});

test('the first that fail are told one by one', () => {
  const unasked = createUnasked('chart', 'read as text');
  for (const name of ['a', 'b', 'c', 'd', 'e']) unasked.add(name, { path: `${name}/Chart.yaml`, line: 2, column: 1, message: 'no' });
  expect(unasked.notes()).toEqual([
    'the chart a is read as text: no (a/Chart.yaml:2)',
    'the chart b is read as text: no (b/Chart.yaml:2)',
    'the chart c is read as text: no (c/Chart.yaml:2)',
    '2 more charts are read as text; name one as an argument to learn why',
  ]);
});
