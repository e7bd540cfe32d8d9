import { describe, expect, test } from 'vitest';
import { sarif } from '../../src/report/sarif/index.ts';
import { CLEAN, CONFLICT, OPERATOR, OPTIONS, SAMPLE, spanOf, UNDECLARED, UNREGISTERED } from './sample.ts';

const runOf = (...args: Parameters<typeof sarif>) => JSON.parse(sarif(...args)).runs[0];

describe('sarif', () => {
  test('places a result exactly, with the text that is there', () => {
    const [result] = runOf({ ...CLEAN, findings: [UNREGISTERED] }, OPTIONS).results;
    expect(result.locations[0].physicalLocation).toEqual({
      artifactLocation: { uri: 'manifests/network-operator.yaml', uriBaseId: '%SRCROOT%' },
      region: { startLine: 13, startColumn: 64, endLine: 13, endColumn: 68, snippet: { text: '9104' } },
      contextRegion: {
        startLine: 13,
        startColumn: 1,
        endLine: 13,
        endColumn: 70,
        snippet: { text: OPERATOR.split('\n')[12] },
      },
    });
  });

  test('a span of several lines has no snippet, because only its first line is known', () => {
    const span = spanOf('a.yaml', OPERATOR, 'ports:\n            - containerPort: 9104');
    const [result] = runOf({ ...CLEAN, findings: [{ ...UNREGISTERED, span }] }, OPTIONS).results;
    expect(result.locations[0].physicalLocation.region).toEqual({ startLine: 14, startColumn: 11, endLine: 15, endColumn: 34 });
  });

  test('names the rule by id and index, the fingerprint and related places', () => {
    const run = runOf({ ...CLEAN, findings: [CONFLICT] }, OPTIONS);
    const [result] = run.results;
    expect(run.tool.driver.rules[result.ruleIndex].id).toBe('host-port-conflict');
    expect(result).toMatchObject({
      ruleId: 'host-port-conflict',
      level: 'error',
      rank: 100,
      message: { text: `${CONFLICT.message}\n${CONFLICT.why}\n${CONFLICT.remedy}` },
      partialFingerprints: { 'hostportLint/v1': '0badc0de0badc0de' },
      relatedLocations: [
        {
          id: 1,
          message: { text: 'Deployment openshift-network-operator/network-operator listens here' },
          physicalLocation: { region: { startLine: 13, startColumn: 64 } },
        },
      ],
      properties: { confidence: 'certain', container: 'agent', port: 9104, protocol: 'TCP' },
    });
  });

  test('describes every rule that ran, also those without findings', () => {
    const { rules } = runOf(SAMPLE, OPTIONS).tool.driver;
    expect(rules.map((rule: { id: string }) => rule.id)).toEqual(
      OPTIONS.rules.map((rule) => rule.id).filter((id) => id !== 'undeclared-socket'),
    );
    expect(rules[2]).toMatchObject({
      name: 'UndeclaredHostPort',
      shortDescription: { text: 'A host port is not declared.' },
      helpUri: 'https://docs.example/rules/undeclared-host-port.md',
      defaultConfiguration: { level: 'warning' },
      properties: { precision: 'medium', 'problem.severity': 'warning' },
    });
    expect(rules[2].help.markdown).toContain('```yaml\nkind: Pod\n```');
  });

  test('describes a complaint of the engine, which has no rule of its own', () => {
    const run = runOf({ ...CLEAN, findings: [{ ...UNREGISTERED, rule: 'unused-suppression' }] }, OPTIONS);
    expect(run.tool.driver.rules.at(-1)).toMatchObject({ id: 'unused-suppression', fullDescription: { text: 'Unused suppression.' } });
    expect(run.results[0].ruleIndex).toBe(OPTIONS.rules.length);
  });

  test('keeps suppressed findings; then every result says whether it is one', () => {
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

  test('offers a fix as replacements by offset, a change for each file', () => {
    const [result] = runOf({ ...CLEAN, findings: [UNDECLARED] }, OPTIONS).results;
    expect(result.fixes).toEqual([
      {
        description: { text: 'Declare port 9743' },
        artifactChanges: [
          {
            artifactLocation: { uri: 'manifests/network-operator.yaml', uriBaseId: '%SRCROOT%' },
            replacements: [
              {
                deletedRegion: { charOffset: OPERATOR.length, charLength: 0 },
                insertedContent: { text: '          ports:\n            - containerPort: 9743\n' },
              },
            ],
          },
        ],
      },
    ]);
  });

  test('reports problems, skipped rules and the exit status of the run', () => {
    const [invocation] = runOf(SAMPLE, { ...OPTIONS, exitCode: 3 }).invocations;
    expect(invocation).toMatchObject({
      executionSuccessful: false,
      exitCode: 3,
      toolExecutionNotifications: [
        {
          level: 'error',
          message: { text: 'not YAML: a mapping value is not allowed here' },
          locations: [
            { physicalLocation: { artifactLocation: { uri: 'manifests/broken.yaml' }, region: { startLine: 7, startColumn: 3 } } },
          ],
        },
      ],
      toolConfigurationNotifications: [{ message: { text: 'undeclared-socket: no sockets of nodes were given (--capture)' } }],
    });
    expect(runOf(CLEAN, OPTIONS).invocations[0].executionSuccessful).toBe(true);
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
