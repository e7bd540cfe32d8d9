import { readFileSync } from 'node:fs';
import { load } from 'js-yaml';
import { expect, test } from 'vitest';
import { violations } from './architecture/laws.ts';
import { temporaryFolder } from './folder.ts';

test('this project keeps the laws of its architecture', () => {
  expect(violations('.')).toEqual([]);
});

interface Example {
  readonly files: Readonly<Record<string, string>>;
  readonly finds: readonly string[];
}

const EXAMPLES = load(readFileSync('test/architecture/examples.yaml', 'utf8')) as Readonly<Record<string, Example>>;

test.each(Object.entries(EXAMPLES))('the check finds %s', (_, { files, finds }) => {
  expect(violations(temporaryFolder(files))).toEqual(finds);
});

test('the check finds files that are too long', () => {
  const files = { 'src/listeners/a.ts': '\n'.repeat(301), 'src/listeners/b.ts': '\n'.repeat(300) };
  expect(violations(temporaryFolder(files))).toEqual(['src/listeners/a.ts: has 301 lines, more than 300']);
});
