import { readdirSync, statSync } from 'node:fs';
import { basename, join } from 'node:path';
import { load } from 'js-yaml';
import { describe, expect, test } from 'vitest';
import { documentsOf, MIXED, SCRIPTS, type Shape, writeCorpus, writeDump } from '../../bench/corpus.ts';
import { writeHostedClusters } from '../../bench/hosted-clusters.ts';
import { median } from '../../bench/measure.ts';
import { hostedFlows, lintPaths } from '../../src/index.ts';
import { temporaryFolder } from '../folder.ts';

interface Manifest {
  readonly kind: string;
  readonly spec: {
    readonly template: { readonly spec: { readonly hostNetwork?: boolean; readonly containers: readonly { command?: string[] }[] } };
  };
}

const small = (shape: Shape): Shape => ({
  ...shape,
  documents: 500,
  files: 10,
  onHost: Math.round((shape.onHost * 500) / shape.documents),
});

describe('documents', () => {
  test('are the same ones for the same seed, and others for another', () => {
    const first = [...documentsOf(small(MIXED))];
    expect([...documentsOf(small(MIXED))]).toEqual(first);
    expect([...documentsOf({ ...small(MIXED), seed: 1 })]).not.toEqual(first);
  });

  test('have the shares that the shape asks for', () => {
    const shape = small(MIXED);
    const manifests = [...documentsOf(shape)].map((text) => load(text) as Manifest);
    const count = (is: (manifest: Manifest) => boolean) => manifests.filter(is).length;
    expect(manifests).toHaveLength(500);
    expect(count(({ kind }) => kind === 'Deployment')).toBe(110);
    expect(count(({ kind }) => kind === 'DaemonSet')).toBe(20);
    expect(count(({ kind, spec }) => /Deployment|DaemonSet/.test(kind) && spec.template.spec.hostNetwork === true)).toBe(shape.onHost);
  });

  test('are all on the host network, every second container a script, where the shape says so', () => {
    const pods = [...documentsOf(small(SCRIPTS))].map((text) => (load(text) as Manifest).spec.template.spec);
    expect(pods.every((pod) => pod.hostNetwork)).toBe(true);
    expect(
      pods.flatMap((pod) => pod.containers.map((container) => container.command?.[0])).filter((shell) => shell === '/bin/bash'),
    ).toHaveLength(500);
  });
});

describe('files', () => {
  test('hold all documents', () => {
    const folder = temporaryFolder();
    const bytes = writeCorpus(folder, small(MIXED));
    const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
    expect(files).toHaveLength(10);
    expect(files.reduce((sum, entry) => sum + statSync(join(entry.parentPath, entry.name)).size, 0)).toBe(bytes);
  });

  test('of any size are one list, whose host ports are those of the shape', async () => {
    const path = join(temporaryFolder(), 'dump.yaml');
    writeDump(path, small(MIXED), 3_000_000);
    expect(statSync(path).size).toBeGreaterThanOrEqual(3_000_000);
    const { problems, listeners } = await lintPaths([path]);
    expect(problems).toEqual([]);
    expect(listeners.length).toBeGreaterThan(0);
  });
});

test('hosted clusters are sound, but for the service that every fiftieth lists twice', async () => {
  const folder = temporaryFolder();
  writeHostedClusters(folder, 120);
  const { findings } = await lintPaths([folder]);
  expect((await hostedFlows([folder])).clusters).toHaveLength(120);
  expect(findings.map(({ rule, span }) => `${basename(span.path)} ${rule}`).sort()).toEqual(
    [0, 100, 50].map((index) => `tenant-${index}.yaml hcp-service-duplicate`),
  );
});

test('a median is the middle, or the mean of the two in the middle', () => {
  expect(median([3, 1, 2])).toBe(2);
  expect(median([4, 1, 2, 3])).toBe(2.5);
});
