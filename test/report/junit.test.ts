import { spawnSync } from 'node:child_process';
import { describe, expect, test } from 'vitest';
import type { RuleMeta } from '../../src/model/rule.ts';
import { junit } from '../../src/report/junit.ts';
import { CLEAN, EMPTY, HOSTILE_SAMPLE, OPTIONS, SAMPLE } from './sample.ts';

const EXPAT = `
import json, sys, xml.etree.ElementTree as tree
def walk(e): return {"tag": e.tag, "attributes": e.attrib, "text": (e.text or "").strip(), "children": [walk(c) for c in e]}
print(json.dumps(walk(tree.fromstring(sys.stdin.buffer.read()))))`;

interface Element {
  readonly tag: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly text: string;
  readonly children: readonly Element[];
}

const hasPython = spawnSync('python3', ['-c', 'import xml.etree.ElementTree']).status === 0;
if (!hasPython) console.warn('junit.test.ts: without python3 no real XML parser reads the report');

/** What expat, a strict XML parser, reads. */
function parse(xml: string): Element {
  const { status, stdout, stderr } = spawnSync('python3', ['-c', EXPAT], { input: xml, encoding: 'utf8' });
  expect(status, stderr).toBe(0);
  return JSON.parse(stdout);
}

describe('junit', () => {
  test.skipIf(!hasPython && !process.env.CI)('a suite for each rule that ran, a case for each finding, and totals that add up', () => {
    const root = parse(junit(SAMPLE, OPTIONS));
    expect(root.attributes).toEqual({ name: 'hostport-lint', tests: '5', failures: '2', errors: '1', skipped: '1' });
    const outcomes = root.children.map((suite) => [
      suite.attributes.name,
      ...suite.children.map((entry) => entry.children[0]?.tag ?? 'passed'),
    ]);
    expect(outcomes).toEqual([
      ['problems', 'error'],
      ['host-port-conflict', 'failure'],
      ['localhost-in-reserved-range', 'skipped'],
      ['undeclared-host-port', 'system-out'],
      ['unregistered-host-port', 'failure'],
    ]);
  });

  test.skipIf(!hasPython && !process.env.CI)('hostile strings neither break the XML nor add an element', () => {
    const root = parse(junit(HOSTILE_SAMPLE, OPTIONS));
    const cases = root.children.flatMap((suite) => suite.children);
    expect(new Set(root.children.map((suite) => suite.tag))).toEqual(new Set(['testsuite']));
    expect(new Set(cases.map((entry) => entry.tag))).toEqual(new Set(['testcase']));
    expect(cases.filter((entry) => entry.children[0]?.tag === 'failure')).toHaveLength(HOSTILE_SAMPLE.findings.length);
    for (const entry of cases) for (const child of entry.children) expect(child.children).toEqual([]);
  });

  test('--fail-on selects the failures', () => {
    const failures = (failOn: 'info' | 'warning' | 'error' | 'never') =>
      /failures="(\d+)"/.exec(junit(SAMPLE, { ...OPTIONS, failOn }))?.[1];
    expect([failures('never'), failures('error'), failures('warning'), failures('info')]).toEqual(['0', '2', '3', '3']);
  });

  test('every rule that ran without findings is a case that passed', () => {
    expect(junit(CLEAN, OPTIONS)).toContain('tests="5" failures="0" errors="0" skipped="0"');
    const [rule] = OPTIONS.rules;
    const rules = [...OPTIONS.rules, { ...rule, id: 'of-hosted-clusters', needs: ['hosted'] } as RuleMeta];
    expect(junit(CLEAN, { ...OPTIONS, rules })).not.toContain('of-hosted-clusters');
    expect(junit(EMPTY, OPTIONS)).toContain('tests="0"');
  });
});
