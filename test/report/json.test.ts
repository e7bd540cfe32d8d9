import { describe, expect, test } from 'vitest';
import { UNKNOWN } from '../../src/model/text.ts';
import { json, jsonText } from '../../src/report/json.ts';
import { errorsAgainst } from './closed-schema.ts';
import { CLEAN, EMPTY, HOSTILE_SAMPLE, OPTIONS, SAMPLE, UNREGISTERED } from './sample.ts';

describe('json', () => {
  test.each([
    ['findings of every kind', SAMPLE],
    ['no findings', CLEAN],
    ['nothing', EMPTY],
    ['hostile strings', HOSTILE_SAMPLE],
  ])('follows the schema: %s', (_, result) => {
    expect(errorsAgainst('findings.schema.json', JSON.parse(json(result, OPTIONS)))).toEqual([]);
  });

  test('shows unknown parts as {…}, but never in the text of a fix', () => {
    const fix = { description: UNKNOWN, edits: [{ path: 'a', start: 0, end: 0, text: UNKNOWN }] };
    const { findings } = JSON.parse(json({ ...CLEAN, findings: [{ ...UNREGISTERED, message: `port ${UNKNOWN}`, fix }] }, OPTIONS));
    expect(findings[0].message).toBe('port {…}');
    expect(findings[0].fix).toEqual({ description: '{…}', edits: [{ path: 'a', start: 0, end: 0, text: UNKNOWN }] });
  });

  test('escapes what a terminal or a log would act on, and keeps the value', () => {
    const value = { text: '\u009b31m \u202e \u2028 ##[add-mask]x ###vso[y] \u{e0041} \u001b' };
    expect(jsonText(value)).not.toMatch(/[\u007f-\u009f\u202e\u2028]|##|\p{Cf}/u);
    expect(JSON.parse(jsonText(value))).toEqual(value);
  });
});
