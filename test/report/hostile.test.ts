import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { RunResult } from '../../src/model/result.ts';
import { FINDING_REPORTS, PORT_REPORTS } from '../../src/report/index.ts';
import { logCommandsIn } from './log-commands.ts';
import { CLEAN, EMPTY, HOSTILE_SAMPLE, hostileFinding, OPTIONS, SAMPLE } from './sample.ts';

const REPORTS = [
  ...Object.entries(FINDING_REPORTS).map(([name, load]) => [name, load] as const),
  ...Object.entries(PORT_REPORTS).map(([name, load]) => [`ports ${name}`, load] as const),
];

/** Controls (line breaks apart), format and direction characters, halves of surrogate pairs. */
const UNSAFE = /[^\P{Cc}\n\r]|[\p{Cf}\p{Zl}\p{Zp}\p{Cs}]/u;

describe.each(REPORTS)('%s', (name, load) => {
  test('is plain text that ends with a line break, for any input', async () => {
    const report = await load();
    for (const result of [SAMPLE, CLEAN, EMPTY, HOSTILE_SAMPLE]) {
      const output = report(result, OPTIONS);
      expect(output).not.toMatch(UNSAFE);
      if (output !== '') expect(output).toMatch(/\n$/);
    }
  });

  test('has no command of the input for a service that reads the log', async () => {
    const commands = logCommandsIn((await load())(HOSTILE_SAMPLE, OPTIONS));
    const own = name === 'github' ? HOSTILE_SAMPLE.findings.length + HOSTILE_SAMPLE.problems.length : 0;
    expect(commands).toHaveLength(own);
  });

  test('is safe for any text, and the same each time', async () => {
    const report = await load();
    fc.assert(
      fc.property(fc.string({ unit: 'binary', minLength: 1 }), fc.integer({ min: 1, max: 200 }), (words, width) => {
        const finding = hostileFinding(words);
        const problem = { path: words, line: 1, column: 1, message: words };
        const result: RunResult = { ...SAMPLE, findings: [finding], problems: [problem], skipped: [{ rule: words, reason: words }] };
        const output = report(result, { ...OPTIONS, width });
        expect(output).not.toMatch(UNSAFE);
        expect(report(result, { ...OPTIONS, width })).toBe(output);
      }),
      { numRuns: 50 },
    );
  });
});
