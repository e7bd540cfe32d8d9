import { readFileSync } from 'node:fs';
import { load } from 'js-yaml';
import { expect, test } from 'vitest';
import { lintManifest } from '../rules/pipeline.ts';

interface Row {
  readonly resource: string;
  readonly ports: readonly string[];
}

const ROWS = load(readFileSync(new URL('operator-pods.yaml', import.meta.url), 'utf8')) as readonly Row[];

test.each(ROWS)('$resource', async ({ resource, ports }) => {
  const { listeners } = await lintManifest(resource);
  expect(listeners.every(({ declared }) => declared)).toBe(true);
  const found = listeners.map(
    ({ workload: { kind, namespace, name }, port, protocol, evidence }) =>
      `${kind} ${namespace}/${name} ${port}/${protocol} @${evidence[0]?.span.line}`,
  );
  expect(found.toSorted()).toEqual(ports);
});
