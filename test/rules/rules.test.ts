import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { RULES } from '../../rules/index.ts';
import { rulePages } from '../../scripts/rule-pages.ts';

const root = path.join(import.meta.dirname, '..', '..');
const namesIn = (folder: string) => readdirSync(path.join(root, folder)).sort();

describe('the list of rules', () => {
  test('is sorted, and each rule has the id of its file', () => {
    const ids = RULES.map((rule) => rule.id);
    const groups = ['rules/host-ports', 'rules/hosted-control-planes', 'rules/suppressions'];
    expect(ids.map((id) => `${id}.ts`)).toEqual(groups.flatMap(namesIn).sort());
  });

  test('has a page for each rule and none besides', () => {
    expect(namesIn('docs/rules')).toEqual([...rulePages(RULES).keys()].sort());
  });
});

test.each([...rulePages(RULES)])('page %s is what `npm run generate` makes', (name, text) => {
  const file = path.join(root, 'docs', 'rules', name);
  expect(existsSync(file)).toBe(true);
  expect(readFileSync(file, 'utf8')).toBe(text);
});

test.each(RULES.map((meta) => [meta.id, meta] as const))(
  '%s has a name, a title, reasons, a release and examples in their forms',
  (id, meta) => {
    expect(id).toMatch(/^[a-z]+(-[a-z0-9]+)+$/);
    expect(meta.title).toMatch(/^[A-Z].{1,98}[^.]$/);
    expect(meta.why).toMatch(/^[A-Z].{60,}\.$/s);
    expect(meta.remedy).toMatch(/^[A-Z].{20,}\.$/s);
    expect(meta.source).toMatch(/^[A-Z].{10,}[^.]$/s);
    expect(meta.since).toMatch(/^\d+\.\d+\.\d+$/);
    expect(meta.examples.bad).toContain(`# expect: ${id}`);
    expect(meta.examples.good).not.toContain('# expect:');
    for (const example of [meta.examples.bad, meta.examples.good])
      expect(example).toMatch(/^(# (release|tenant): .*\n)?(apiVersion|ignition): ?/);
  },
);
