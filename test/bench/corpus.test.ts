import { join } from 'node:path';
import { load } from 'js-yaml';
import { expect, test } from 'vitest';
import { documentsOf, MIXED, SCRIPTS, type Shape, writeDump } from '../../bench/corpus.ts';
import { writeHostedClusters } from '../../bench/hosted-clusters.ts';
import { hostedFlows, lintPaths } from '../../src/index.ts';
import { temporaryFolder } from '../folder.ts';

interface Manifest {
  readonly kind: string;
  readonly spec?: {
    readonly template?: { readonly spec: { readonly hostNetwork?: boolean; readonly containers: readonly { command?: string[] }[] } };
  };
}

const small = (shape: Shape): Shape => ({
  ...shape,
  documents: 500,
  files: 10,
  onHost: Math.round((shape.onHost * 500) / shape.documents),
});

test('documents of a shape are the same each time, and have its shares', () => {
  const [mixed, again, scripts] = [MIXED, MIXED, SCRIPTS].map((shape) => [...documentsOf(small(shape))]);
  expect(again).toEqual(mixed);
  const manifests = mixed?.map((text) => load(text) as Manifest) ?? [];
  const count = (is: (manifest: Manifest) => boolean) => manifests.filter(is).length;
  expect([count(({ kind }) => kind === 'Deployment'), count(({ kind }) => kind === 'DaemonSet')]).toEqual([110, 20]);
  expect(count(({ spec }) => spec?.template?.spec.hostNetwork === true)).toBe(small(MIXED).onHost);
  const pods = scripts?.map((text) => (load(text) as Manifest).spec?.template?.spec) ?? [];
  expect(pods.every((pod) => pod?.hostNetwork)).toBe(true);
  expect(pods.flatMap((pod) => pod?.containers ?? []).filter(({ command }) => command?.[0] === '/bin/bash')).toHaveLength(500);
});

test('a dump is one list that can be read', async () => {
  const path = join(temporaryFolder(), 'dump.yaml');
  writeDump(path, small(MIXED), 3_000_000);
  const { problems, listeners } = await lintPaths([path]);
  expect([problems, listeners.length > 0]).toEqual([[], true]);
});

test('hosted clusters have no mistake', async () => {
  const folder = temporaryFolder();
  writeHostedClusters(folder, 120);
  expect((await hostedFlows([folder])).clusters).toHaveLength(120);
  expect((await lintPaths([folder])).findings).toEqual([]);
});
