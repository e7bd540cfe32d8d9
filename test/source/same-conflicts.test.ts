import { readdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import { requireRealPart } from '../real-parts.ts';
import { lintIn } from './rendering.ts';

/** Ports of the conflicts in a folder, with the programs of the tests or without any. */
async function conflictsIn(cwd: string, canRender: boolean): Promise<string[]> {
  const programs = { HOSTPORT_LINT_HELM: requireRealPart('helm4'), HOSTPORT_LINT_KUSTOMIZE: requireRealPart('kustomize') };
  const { result } = await lintIn(cwd, ['.'], null, {
    env: canRender ? { PATH: process.env.PATH, ...programs } : {},
    helm: { enabled: canRender },
    kustomize: canRender ? 'found' : 'none',
    rules: ['host-port-conflict'],
    minimumConfidence: 'medium',
  });
  return [...new Set(result.findings.map(({ port, protocol }) => `${port}/${protocol}`))].sort();
}

test.each([...readdirSync('test/fixtures').map((name) => `test/fixtures/${name}`), 'examples'])(
  'with Helm and kustomize no conflict of %s is lost',
  async (folder) => {
    const rendered = await conflictsIn(folder, true);
    expect(rendered).toEqual(expect.arrayContaining(await conflictsIn(folder, false)));
  },
  60_000,
);
