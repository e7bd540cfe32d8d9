import { describe, expect, test } from 'vitest';
import { sarif } from '../../src/report/sarif/index.ts';
import { CLEAN, OPERATOR, OPTIONS, SAMPLE, spanOf, UNREGISTERED } from './sample.ts';

const runOf = (...args: Parameters<typeof sarif>) => JSON.parse(sarif(...args)).runs[0];

describe('sarif', () => {
  test('a span of several lines has no snippet, because only its first line is known', () => {
    const span = spanOf('a.yaml', OPERATOR, 'ports:\n            - containerPort: 9104');
    const [result] = runOf({ ...CLEAN, findings: [{ ...UNREGISTERED, span }] }, OPTIONS).results;
    expect(result.locations[0].physicalLocation.region).toEqual({ startLine: 14, startColumn: 11, endLine: 15, endColumn: 34 });
  });

  test('describes a finding without a rule', () => {
    const run = runOf({ ...CLEAN, findings: [{ ...UNREGISTERED, rule: 'unused-suppression' }] }, OPTIONS);
    expect(run.tool.driver.rules.at(-1)).toMatchObject({ id: 'unused-suppression', fullDescription: { text: 'Unused suppression.' } });
    expect(run.results[0].ruleIndex).toBe(OPTIONS.rules.length);
  });

  test('keeps suppressed findings, and then every result has a list of suppressions', () => {
    expect(runOf(SAMPLE, OPTIONS).results.map((result: { suppressions: unknown }) => result.suppressions)).toEqual([
      [],
      [],
      [],
      [
        {
          kind: 'inSource',
          status: 'accepted',
          justification: 'moves in 4.20, see the ticket',
          properties: { by: 'comment', until: '2027-06-30' },
        },
      ],
    ]);
    expect(runOf({ ...CLEAN, findings: [UNREGISTERED] }, OPTIONS).results[0]).not.toHaveProperty('suppressions');
  });

  test('a suppression that is in another file is external', () => {
    const suppressed = { by: 'baseline', reason: 'known', until: null } as const;
    const [result] = runOf({ ...CLEAN, findings: [{ ...UNREGISTERED, suppressed }] }, OPTIONS).results;
    expect(result.suppressions).toEqual([{ kind: 'external', status: 'accepted', justification: 'known', properties: { by: 'baseline' } }]);
  });

  test.each([
    ['a folder/ä#1.yaml', 'a%20folder/%C3%A4%231.yaml', true],
    ['c:x/100%.yaml', 'c%3Ax/100%25.yaml', true],
    ['<stdin>', '%3Cstdin%3E', true],
    ['/etc/a b.yaml', 'file:///etc/a%20b.yaml', false],
    ['C:/manifests/a.yaml', 'file:///C:/manifests/a.yaml', false],
    ['lone \ud800', 'lone%20%EF%BF%BD', true],
  ])('path %s is the URI %s', (path, uri, isRelative) => {
    const [result] = runOf({ ...CLEAN, findings: [{ ...UNREGISTERED, span: { ...UNREGISTERED.span, path } }] }, OPTIONS).results;
    const { artifactLocation } = result.locations[0].physicalLocation;
    expect(artifactLocation).toEqual(isRelative ? { uri, uriBaseId: '%SRCROOT%' } : { uri });
  });

  test('reports the working directory only where the caller does', () => {
    expect(runOf(CLEAN, OPTIONS).originalUriBaseIds['%SRCROOT%']).not.toHaveProperty('uri');
    const { originalUriBaseIds } = runOf(CLEAN, { ...OPTIONS, workingDirectory: 'file:///repository/' });
    expect(originalUriBaseIds['%SRCROOT%'].uri).toBe('file:///repository/');
  });

  test('no text of the input becomes a link', () => {
    const message = 'container [click](https://evil.example) listens';
    const [result] = runOf({ ...CLEAN, findings: [{ ...UNREGISTERED, message }] }, OPTIONS).results;
    expect(result.message.text).toContain('container [click] (https://evil.example) listens');
  });
});
