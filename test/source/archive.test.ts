import { gunzipSync, gzipSync } from 'node:zlib';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readArchive } from '../../src/source/archive.ts';
import { folderWith, lintIn, problemsOf } from './rendering.ts';
import { type Entry, tarOf } from './tar.ts';

const CHART: Entry = { name: 'c/Chart.yaml', body: 'apiVersion: v2\nname: c\nversion: 1.0.0\n' };

describe('archives', () => {
  test('contain their files, also those with long names', async () => {
    const long = `c/templates/${'n'.repeat(200)}.yaml`;
    const record = ` path=${long}\n`;
    const pax = `${record.length + 3}${record}`;
    const files = await readArchive(
      tarOf([
        { name: './c/', type: '5' },
        CHART,
        { name: 'pax', type: 'x', body: pax },
        { name: 'short', body: 'one' },
        { name: '././@LongLink', type: 'L', body: `${long}.gnu\0` },
        { name: 'short', body: 'two' },
      ]),
    );
    expect([...files].map(([name, body]) => [name, body.toString()])).toEqual([
      ['c/Chart.yaml', CHART.body],
      [long, 'one'],
      [`${long}.gnu`, 'two'],
    ]);
  });

  test.each<[string, Entry, RegExp]>([
    ['a path upwards', { name: 'c/../../evil' }, /^contains a file with a path outside it, "c\/\.\.\/\.\.\/evil"$/],
    ['an absolute path', { name: '/etc/evil' }, /^contains a file with a path outside it/],
    ['a path of Windows upwards', { name: 'c\\..\\..\\evil' }, /^contains a file with a path outside it/],
    ['a drive of Windows', { name: 'C:\\evil' }, /^contains a file with a path outside it/],
    ['a symbolic link', { name: 'c/link', type: '2' }, /^contains a symbolic link, "c\/link"$/],
    ['a hard link', { name: 'c/link', type: '1' }, /^contains a hard link/],
    ['a device', { name: 'c/device', type: '3' }, /^contains a device/],
  ])('with %s are not opened', async (_, entry, message) => {
    await expect(readArchive(tarOf([CHART, entry]))).rejects.toThrow(message);
  });

  test('with too many files, or too much in them, are not opened', async () => {
    const many = Array.from({ length: 10_001 }, (_, index) => ({ name: `c/${index}` }));
    await expect(readArchive(tarOf(many))).rejects.toThrow('contains more than 10000 files');
    await expect(readArchive(gzipSync(Buffer.alloc(101 * 1024 * 1024)))).rejects.toThrow('unpacks to more than 100 MB');
  });

  test.each([
    ['nothing', Buffer.alloc(0), /is not an archive/],
    ['text', Buffer.from('no archive'), /is not an archive/],
    ['half of one', tarOf([CHART]).subarray(0, 60), /is not an archive that can be unpacked/],
    ['gzipped text', gzipSync('x'.repeat(2_000)), /^is not a tar archive that can be read: /],
    [
      'an entry that ends early',
      gzipSync(gunzipSync(tarOf([{ name: 'c/a', body: 'x'.repeat(600) }])).subarray(0, 700)),
      /archive is truncated/,
    ],
  ])('that are %s say so', async (_, bytes, message) => {
    await expect(readArchive(bytes)).rejects.toThrow(message);
  });

  test('of any bytes end with files or with a message', async () => {
    await fc.assert(
      fc.asyncProperty(fc.uint8Array({ maxLength: 2_000 }), async (bytes) => {
        try {
          await readArchive(gzipSync(bytes));
        } catch (error) {
          expect((error as Error).message).toMatch(/^(?:is not|holds|unpacks)/);
        }
      }),
    );
  });

  test('that are hostile are a problem, and the rest is linted', async () => {
    const folder = folderWith({
      'evil.tgz': tarOf([CHART, { name: '../evil', body: 'x' }]),
      'none.tgz': tarOf([{ name: 'c/values.yaml' }]),
      'pod.yaml': 'kind: Pod\nmetadata: {name: x}\nspec: {hostNetwork: true, containers: [{name: x, ports: [{containerPort: 9999}]}]}\n',
    });
    const outcome = await lintIn(folder, ['evil.tgz', 'none.tgz', 'pod.yaml'], null);
    expect(problemsOf(outcome)).toEqual([
      'evil.tgz:1:1 is not rendered: contains a file with a path outside it, "../evil"',
      'none.tgz:1:1 is not rendered: contains no chart (no NAME/Chart.yaml)',
    ]);
    expect(outcome.result.listeners).toHaveLength(1);
    expect(outcome.exitCode).toBe(3);
  });

  test('within a chart are judged too', async () => {
    const folder = folderWith({ 'c/Chart.yaml': CHART.body ?? '', 'c/charts/d-1.tgz': tarOf([CHART, { name: 'c/link', type: '2' }]) });
    expect(problemsOf(await lintIn(folder, ['c'], null))).toEqual(['c:1:1 is not rendered: contains a symbolic link, "c/link"']);
  });
});
