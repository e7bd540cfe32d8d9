import { execFileSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { CHARTS, chartWith, lintIn, placesOf, problemsOf } from './rendering.ts';

const WITHOUT = 'there is no helm on the PATH';

describe('charts without Helm', () => {
  test('with a template that is not YAML as text are linted without it, and a note names it', async () => {
    const parts = '{{- define "pod" }}\n  hostNetwork: true\n{{- end }}\n{{- define "ports" }}\n- hostPort: 9822\n{{- end }}\n';
    const folder = chartWith('storage-driver', { 'templates/_parts.yaml': parts, 'templates/parts.yaml': parts });
    const outcome = await lintIn(folder, ['.'], null);
    expect(problemsOf(outcome)).toEqual([]);
    expect(outcome.notes).toContain(
      'storage-driver/templates/parts.yaml:5 cannot be read as text, so its host ports are unknown; install Helm to render the chart',
    );
  });

  test('have findings of lower confidence than their renders', async () => {
    const { result } = await lintIn(CHARTS, ['node-agent'], null);
    expect(result.listeners.every(({ workload }) => workload.template)).toBe(true);
  });

  test('are read from archives too', async () => {
    const folder = chartWith('storage-driver', {});
    execFileSync('tar', ['czf', 'driver.tgz', 'storage-driver'], { cwd: folder });
    const outcome = await lintIn(folder, ['driver.tgz'], null, { helm: { enabled: false } });
    expect(placesOf(outcome)).toContain('9821 driver.tgz/storage-driver/templates/node.yaml:47:26 |- containerPort: 9821|');
  });

  test('an unusable program is reported by the name that was given', async () => {
    expect(problemsOf(await lintIn(CHARTS, ['storage-driver'], '/nowhere/helm'))[0]).toContain(
      'HOSTPORT_LINT_HELM names /nowhere/helm, which cannot be run',
    );
  });

  test('a program of the repository itself is never run', async () => {
    const folder = chartWith('storage-driver', {});
    mkdirSync(join(folder, 'bin'));
    writeFileSync(join(folder, 'bin/helm'), `#!/bin/sh\ntouch '${join(folder, 'ran')}'\n`, { mode: 0o755 });
    const outcome = await lintIn(folder, ['storage-driver'], null, { env: { PATH: '.:bin:' } });
    expect(problemsOf(outcome)[0]).toContain(WITHOUT);
    expect(() => execFileSync('test', ['-e', join(folder, 'ran')])).toThrow();
  });

  test('a program that prints without end is stopped', async () => {
    const folder = chartWith('storage-driver', {});
    writeFileSync(join(folder, 'helm'), '#!/bin/sh\nexec yes "a: b"\n', { mode: 0o755 });
    expect(problemsOf(await lintIn(folder, ['storage-driver'], join(folder, 'helm')))[0]).toContain('helm printed more than 64 MB');
  });
});
