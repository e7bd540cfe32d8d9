import { Ajv2020 } from 'ajv/dist/2020.js';
import { describe, expect, test } from 'vitest';
import { gitlab } from '../../src/report/gitlab.ts';
import { CLEAN, HOSTILE_SAMPLE, OPTIONS, SAMPLE, UNREGISTERED } from './sample.ts';

/** What GitLab reads of a code quality report (docs.gitlab.com/ci/testing/code_quality, "Code Quality report format"). */
const CODE_QUALITY = {
  type: 'array',
  items: {
    type: 'object',
    required: ['description', 'check_name', 'fingerprint', 'severity', 'location'],
    additionalProperties: false,
    properties: {
      description: { type: 'string', minLength: 1 },
      check_name: { type: 'string', minLength: 1 },
      fingerprint: { type: 'string', minLength: 1 },
      severity: { enum: ['info', 'minor', 'major', 'critical', 'blocker'] },
      location: {
        type: 'object',
        required: ['path', 'lines'],
        additionalProperties: false,
        properties: {
          path: { type: 'string', pattern: '^(?!\\./)' },
          lines: {
            type: 'object',
            required: ['begin', 'end'],
            additionalProperties: false,
            properties: { begin: { type: 'integer', minimum: 1 }, end: { type: 'integer', minimum: 1 } },
          },
        },
      },
    },
  },
};
const isCodeQuality = new Ajv2020().compile(CODE_QUALITY);

describe('gitlab', () => {
  test.each([
    ['findings', SAMPLE],
    ['none', CLEAN],
    ['hostile strings', HOSTILE_SAMPLE],
  ])('is a code quality report: %s', (_, result) => {
    expect(isCodeQuality(JSON.parse(gitlab(result, OPTIONS))), JSON.stringify(isCodeQuality.errors)).toBe(true);
  });

  test('gives two findings with one fingerprint two of their own, because GitLab drops the second', () => {
    const issues = JSON.parse(gitlab({ ...CLEAN, findings: [UNREGISTERED, UNREGISTERED, UNREGISTERED] }, OPTIONS));
    expect(issues.map((issue: { fingerprint: string }) => issue.fingerprint)).toEqual([
      '1d2f8a8f6c3f4c52',
      '1d2f8a8f6c3f4c52-2',
      '1d2f8a8f6c3f4c52-3',
    ]);
  });
});
