import { describe, expect, test } from 'vitest';
import { lintManifest } from '../rules/pipeline.ts';
import { complaints, listenerMarksOf } from './marks.ts';

/** A pod with one port in an option, which it does not declare, on line 11. */
function manifest(mark: string): string {
  return `apiVersion: v1
kind: Pod
metadata:
  name: gauge
spec:
  hostNetwork: true
  containers:
    - name: gauge
      image: example.org/gauge:1
      args:
        - --metrics-port=9104${mark}
`;
}

async function complaintsAbout(fixture: string): Promise<string[]> {
  const { listeners } = await lintManifest(fixture, []);
  return complaints(listenerMarksOf(fixture), listeners);
}

describe('a mark of a listener', () => {
  test('matches if every word of it does', async () => {
    expect(await complaintsAbout(manifest(' # listens: 9104/TCP any undeclared high @26'))).toEqual([]);
  });

  test.each([
    ['port', '9105/TCP any undeclared high @26'],
    ['confidence', '9104/TCP any undeclared medium @26'],
    ['reach', '9104/TCP localhost undeclared high @26'],
    ['declaration', '9104/TCP any declared high @26'],
    ['column', '9104/TCP any undeclared high @11'],
  ])('of another %s is not found, and its listener is not expected', async (_, mark) => {
    expect(await complaintsAbout(manifest(` # listens: ${mark}`))).toEqual([
      `not found: line 11: ${mark}`,
      'not expected: line 11: 9104/TCP any undeclared high @26',
    ]);
  });

  test('of another line, a repeated one, and a missing one are reported', async () => {
    const right = '9104/TCP any undeclared high @26';
    expect(await complaintsAbout(`# at 13: listens ${right}\n${manifest('')}`)).toEqual([
      `not found: line 13: ${right}`,
      `not expected: line 12: ${right}`,
    ]);
    expect(await complaintsAbout(manifest(` # listens: ${right}, ${right}`))).toEqual([`marked twice: line 11: ${right}`]);
    expect(await complaintsAbout(manifest(''))).toEqual([`not expected: line 11: ${right}`]);
  });

  test('that is invalid is an error', () => {
    expect(() => listenerMarksOf(manifest(' # listens: 9104/TCP any undeclared high'))).toThrow('line 11: cannot read the mark');
  });
});
