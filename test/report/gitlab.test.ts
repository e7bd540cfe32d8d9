import { Ajv2020 } from 'ajv/dist/2020.js';
import { describe, expect, test } from 'vitest';
import { gitlab } from '../../src/report/gitlab.ts';
import { CLEAN, HOSTILE_SAMPLE, OPTIONS, SAMPLE, UNREGISTERED } from './sample.ts';

const closed = (properties: Record<string, object>) => ({
  type: 'object',
  required: Object.keys(properties),
  additionalProperties: false,
  properties,
});
const TEXT = { type: 'string', minLength: 1 };
const LINE = { type: 'integer', minimum: 1 };
/** What GitLab reads of a code quality report (docs.gitlab.com/ci/testing/code_quality, "Code Quality report format"). */
const ISSUE = closed({
  description: TEXT,
  check_name: TEXT,
  fingerprint: TEXT,
  severity: { enum: ['info', 'minor', 'major', 'critical', 'blocker'] },
  location: closed({ path: { type: 'string', pattern: '^(?!\\./)' }, lines: closed({ begin: LINE, end: LINE }) }),
});
const isCodeQuality = new Ajv2020().compile({ type: 'array', items: ISSUE });

describe('gitlab', () => {
  test.each([
    ['findings', SAMPLE],
    ['none', CLEAN],
    ['hostile strings', HOSTILE_SAMPLE],
  ])('is a code quality report: %s', (_, result) => {
    expect(isCodeQuality(JSON.parse(gitlab(result, OPTIONS))), JSON.stringify(isCodeQuality.errors)).toBe(true);
  });

  test('makes equal fingerprints distinct, because GitLab drops the second finding', () => {
    const issues = JSON.parse(gitlab({ ...CLEAN, findings: [UNREGISTERED, UNREGISTERED, UNREGISTERED] }, OPTIONS));
    expect(issues.map((issue: { fingerprint: string }) => issue.fingerprint)).toEqual([
      '1d2f8a8f6c3f4c52',
      '1d2f8a8f6c3f4c52-2',
      '1d2f8a8f6c3f4c52-3',
    ]);
  });
});
