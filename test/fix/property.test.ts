import { cpSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { fixFiles } from '../../src/fix/index.ts';
import { runOptions } from '../../src/run.ts';
import { temporaryFolder } from '../folder.ts';

const RULES = ['undeclared-host-port', 'duplicate-port', 'protocol-differs-from-registry'];

test('a second --fix of the fixtures changes nothing, and no finding with a fix is left', { timeout: 180_000 }, async () => {
  const folder = temporaryFolder();
  cpSync('test/fixtures/listeners', folder, { recursive: true });
  const before = textsBelow(folder);
  const options = runOptions({ paths: ['.'], cwd: folder, rules: RULES, minimumConfidence: 'low', failOn: 'never', noIgnore: true });
  const first = await fixFiles(options, false);
  expect(first.findings).toBeGreaterThan(10);
  const after = textsBelow(folder);
  const changed = [...after].filter(([file, text]) => before.get(file) !== text).map(([file]) => file);
  expect(changed.sort()).toEqual([...first.files].sort());

  const second = await fixFiles(options, false);
  expect(textsBelow(folder)).toEqual(after);
  expect(second.files).toEqual([]);
  const written = new Set(first.files);
  const left = second.outcome.result.findings.filter(({ fix, suppressed }) => fix && !suppressed);
  expect(left.filter(({ span }) => written.has(span.path)).map(({ span, rule }) => `${span.path}:${span.line} ${rule}`)).toEqual([]);
  // No line is lost, except corrected protocols and repeated entries.
  for (const file of first.files) {
    const lines = new Set((after.get(file) ?? '').split('\n'));
    const lost = (before.get(file) ?? '').split('\n').filter((line) => !lines.has(line));
    expect(lost.filter((line) => !/protocol|ports|containerPort|[[{]/.test(line))).toEqual([]);
  }
});

function textsBelow(folder: string): Map<string, string> {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  return new Map(
    entries.map((entry) => {
      const file = path.join(entry.parentPath, entry.name);
      return [path.relative(folder, file).split(path.sep).join('/'), readFileSync(file, 'utf8')];
    }),
  );
}
