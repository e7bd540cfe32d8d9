import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { FILE, HEAD, type Recording, record, versionOf } from '../../scripts/kubernetes-scalars.ts';
import { at } from '../../src/text/yaml-nodes.ts';
import { requireRealPart } from '../real-parts.ts';
import { documentOf, plain } from './build.ts';

const recording = JSON.parse(readFileSync(FILE, 'utf8')) as Recording;

/** What stands below `spec:`, as our reader sees it. */
function read(body: string): unknown {
  const spec = at(documentOf(`${HEAD}metadata: {name: n}\nspec:${body}`).root, 'spec');
  return spec && plain(spec);
}

describe('YAML is read as Kubernetes reads it', () => {
  test('each scalar has the value that kubectl reads', () => {
    expect(recording.scalars.length).toBeGreaterThanOrEqual(1400);
    const wrong = recording.scalars.flatMap(([text, value]) => {
      const own = (read(`\n  v: ${text}\n`) as { v: unknown }).v;
      return own === value || (own === 0 && value === 0) ? [] : [{ text, own, value }];
    });
    expect(wrong).toEqual([]);
  });

  test.each(recording.bodies)('%j', (body, value) => {
    expect(read(`\n${body}`)).toEqual(value);
  });

  test('texts that kubectl refuses do no harm', () => {
    for (const text of recording.refused) {
      try {
        read(`\n  v: ${text}\n`);
      } catch (error) {
        expect((error as Error).message).toMatch(/^cannot be read at \d+: /);
      }
    }
  });

  test('a real kubectl still gives the recorded answers', () => {
    const kubectl = requireRealPart('kubectl');
    const fresh = record(kubectl, recording);
    expect({ ...fresh, kubectl: versionOf(kubectl) }).toEqual({ ...recording, kubectl: versionOf(kubectl) });
  });
});
