import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { afterAll, expect, test } from 'vitest';
import { UNKNOWN } from '../../../src/model/text.ts';
import { follow } from './follow.ts';
import { knownScript } from './scripts.ts';

const folder = mkdtempSync(join(tmpdir(), 'hostport-lint-'));
afterAll(() => rmSync(folder, { recursive: true }));
const bash = spawnSync('bash', ['-c', ':']).status === 0;

test.skipIf(!bash)('bash starts the same programs', () => {
  const several = fc.array(knownScript, { minLength: 40, maxLength: 40 });
  fc.assert(
    fc.property(several, (scripts) => {
      const started = startedByBash(scripts);
      for (const [index, script] of scripts.entries()) expectSame(script, started[index] ?? []);
    }),
    { numRuns: 5, endOnFailure: true },
  );
});

function expectSame(script: string, started: readonly string[]): void {
  const { commands } = follow(script, { environment: { PWD: folder }, name: 'bash' });
  const found = commands.filter((command) => command.words[0]?.value === 'prog');
  const lines = new Set(found.map((command) => lineOf(command.words.slice(1).map((word) => word.value))));
  if (commands.every((command) => command.confidence === 'high') && ![...lines].some((line) => line.includes(UNKNOWN))) {
    expect([script, ...[...lines].sort()]).toEqual([script, ...[...new Set(started)].sort()]);
    return;
  }
  // Where something stays open (the status of a program, say), each start is among those that are thought possible.
  const patterns = [...lines].map(
    (line) =>
      new RegExp(
        `^${line
          .split(/\uE000\x01?/)
          .map(escaped)
          .join('[^]*')}$`,
      ),
  );
  expect([script, ...started.filter((line) => !patterns.some((pattern) => pattern.test(line)))]).toEqual([script]);
}

/** For each script, the arguments of each start of `prog`. */
function startedByBash(scripts: readonly string[]): string[][] {
  // One write for each start, since several may run at once.
  const printing = `prog() { local w line=; for w; do line+="$w"$'\\1'; done; printf '%s\\0' "$line" >&3; }`;
  const runs = scripts.map((script) => `(eval '${script.replaceAll("'", "'\\''")}'); printf '\\2' >&3`);
  const { output } = spawnSync('bash', ['-c', [printing, ...runs].join('\n'), 'bash'], {
    cwd: folder,
    encoding: 'utf8',
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  });
  return (output[3] ?? '').split('\x02').map((starts) => starts.split('\0').slice(0, -1));
}

function lineOf(words: readonly string[]): string {
  return words.map((word) => `${word}\x01`).join('');
}

function escaped(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}
