import { readFileSync } from 'node:fs';
import { load } from 'js-yaml';
import { describe, expect, test } from 'vitest';
import { lintManifest } from '../rules/pipeline.ts';

interface Row {
  readonly title?: string;
  readonly resource: string;
  readonly ports: readonly string[];
}

const rowsOf = (file: string) =>
  (load(readFileSync(new URL(file, import.meta.url), 'utf8')) as readonly Row[]).map((row) => ({ title: row.resource, ...row }));

describe.each(['objects.yaml', 'operator-pods.yaml'])('%s', (file) => {
  test.each(rowsOf(file))('$title', async ({ resource, ports }) => {
    const { listeners, problems } = await lintManifest(resource);
    expect(problems).toEqual([]);
    expect(listeners.every(({ declared }) => declared)).toBe(true);
    const found = listeners.map(
      ({ workload: { kind, namespace, name }, port, protocol, evidence }) =>
        `${kind} ${namespace}/${name} ${port}/${protocol} @${evidence[0]?.span.line}`,
    );
    expect(found.toSorted()).toEqual(ports);
  });
});
