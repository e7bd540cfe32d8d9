import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { parseEvents } from 'js-yaml';
import { describe, expect, test } from 'vitest';
import { TreeBuilder } from '../../src/manifest/build-tree.ts';
import { readPlain } from '../../src/manifest/plain/index.ts';

/** What the reader of plain texts makes of one; null where it leaves it to the parser. */
function read(text: string): unknown {
  const builder = new TreeBuilder(text);
  return readPlain(text, builder) ? builder.built() : null;
}

/** What the parser makes of it; null where it refuses the text. */
function parsed(text: string): unknown {
  try {
    return new TreeBuilder(text).read(parseEvents(text, { maxDepth: 500 }));
  } catch {
    return null;
  }
}

/** Whether the text was plain enough; fails where what was read is not what the parser reads. */
function isReadAlike(text: string): boolean {
  const plain = read(text);
  if (plain !== null) expect(plain, text).toEqual(parsed(text));
  return plain !== null;
}

const key = fc.constantFrom('a', 'b.c/d-e', '8080', '_x', 'on', '"q"', "'q'", '<<', '-k', 'a b', '?', '{{x}}', 'é', '\ue000');
const value = fc.oneof(
  {
    weight: 3,
    arbitrary: fc.constantFrom('x', '0777', '--flag=:80', 'http://h:1/p', 'a b  c', 'x#y', 'C:\\d', '$(A)', '[::]:80', '\ue000:80'),
  },
  fc.constantFrom('"x: #y"', "'x'", '""', "''", '"a\tb"', '"a\\n"', "'it''s'", '"open', "'open", '"x"y', '"x": y'),
  fc.constantFrom(
    '{a: b, c: {d: "e"}}',
    '[a, -b, [c]]',
    '{}',
    '[ ]',
    '{a}',
    '[a: b]',
    '{"a":b}',
    '[a,]',
    '{a: b',
    '[a] b',
    '{a: , b: c}',
    '[a#b, c]',
    '[a #b]',
  ),
  fc.constantFrom(
    '',
    '',
    '- x',
    '-',
    '- ',
    '? x',
    ': x',
    ':x',
    'a: b',
    'a:',
    'a :b',
    '&a x',
    '*a',
    '!!str x',
    '%x',
    '@x',
    '`x',
    'x\t# c',
    '\tx',
    '~',
    '...',
    '---',
  ),
  fc.constantFrom('|', '>', '|-', '|+', '>-', '|2', '| # c', '|x', '>+'),
);
const blanks = fc.constantFrom('', '', '', ' ', '  # c', ' #', '# c', '\t', '#c');
const line = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.tuple(key, fc.constantFrom(': ', ': ', ':', ':  ', ' : ', ':\t'), value, blanks).map((parts) => parts.join('')),
  },
  { weight: 2, arbitrary: fc.tuple(value, blanks).map((parts) => parts.join('')) },
  fc.constantFrom('', '', '# c', '---', '...', '--- # c', '--- a', '%YAML 1.2', '\u00a0', '\ufeff', '\u0085', '\r', '\u0007', '𝄞'),
);
const indented = fc
  .tuple(fc.nat(5), fc.constantFrom('', '', '', '- ', '-   ', '- - ', '-'), line)
  .map(([indent, dashes, rest]) => `${' '.repeat(indent)}${dashes}${rest}`);
const text = fc
  .tuple(fc.array(indented, { minLength: 1, maxLength: 9 }), fc.constantFrom('\n', '\n', '', '\n  '))
  .map(([lines, end]) => lines.join('\n') + end);

/** Lines that are likely to fit together, so that long texts are read to their end. */
const block = fc
  .letrec<{ mapping: string[]; item: string[]; entry: string[] }>((tie) => ({
    entry: fc.oneof(
      { depthSize: 'small' },
      fc.tuple(key, value, blanks).map(([name, one, after]) => [`${name}: ${one}${after}`]),
      fc
        .tuple(key, blanks, fc.nat(3), tie('mapping'))
        .map(([name, after, indent, lines]) => [`${name}:${after}`, ...lines.map((one) => ' '.repeat(indent) + one)]),
      fc.tuple(key, fc.nat(2), tie('item')).map(([name, indent, lines]) => [`${name}:`, ...lines.map((one) => ' '.repeat(indent) + one)]),
      fc
        .tuple(
          key,
          fc.constantFrom('|', '|-', '|+', '>', '>-'),
          fc.array(fc.constantFrom('x', '  y: z', '', ' ', '\t', '# c', '- a', ' {}'), { maxLength: 5 }),
        )
        .map(([name, head, lines]) => [`${name}: ${head}`, ...lines.map((one) => (one === '' ? '' : `  ${one}`))]),
      fc.constantFrom<string[]>(['# comment'], [''], ['  ']),
    ),
    mapping: fc.array(tie('entry'), { minLength: 1, maxLength: 4, depthIdentifier: 'yaml' }).map((entries) => entries.flat()),
    item: fc
      .array(
        fc.oneof(
          tie('mapping'),
          fc.tuple(value).map(([one]) => [one]),
        ),
        { minLength: 1, maxLength: 3, depthIdentifier: 'yaml' },
      )
      .map((items) => items.flatMap((lines) => lines.map((one, index) => (index === 0 ? `- ${one}` : `  ${one}`)))),
  }))
  .mapping.map((lines) => `${lines.join('\n')}\n`);

describe('the tree that is read line by line is that of the parser', () => {
  test.each([
    ['lines of any kind', text],
    ['lines that fit together', block],
  ])('for %s', (_, texts) => {
    fc.assert(
      fc.property(texts, (one) => void isReadAlike(one)),
      { numRuns: 3_000 },
    );
  });

  const files = ['examples', 'test', '.github'].flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' }).flatMap((name) => (/\.ya?ml$/.test(name) ? [join(folder, name)] : [])),
  );
  const documents = files.flatMap((file) => readFileSync(file, 'utf8').split(/^(?=---\s)/m));

  test('for every YAML file of this repository', () => {
    expect(documents.filter(isReadAlike).length).toBeGreaterThan(30);
  });

  test('for these files with slips of the pen', () => {
    const slip = fc.constantFrom(
      ' ',
      '  ',
      '\n',
      '- ',
      ':',
      ': ',
      ' #',
      '"',
      "'",
      '{',
      ']',
      ',',
      '|',
      '|-\n',
      '\t',
      '&',
      '*',
      '---',
      '\n\n',
      ' \n',
      '',
    );
    const slips = fc.array(fc.tuple(fc.nat(2_000), fc.nat(2), slip), { minLength: 1, maxLength: 3 });
    fc.assert(
      fc.property(fc.constantFrom(...documents), slips, (document, places) => {
        let one = document;
        for (const [at, removed, added] of places) one = one.slice(0, at) + added + one.slice(at + removed);
        isReadAlike(one);
      }),
      { numRuns: 2_000 },
    );
  });
});

describe('what manifests are made of needs no parser', () => {
  test.each([
    ['a comment first', '# about\nkind: Pod\n'],
    ['a marker', '---\nkind: Pod\n'],
    ['items as deep as their key', 'a:\n- b: c\n  d:\n  - e\n  - f\ng: h\n'],
    ['deeper items', 'a:\n    -   b: c\n        d: e\n'],
    ['items of items', 'a:\n- - b\n  - c\n- - d\n'],
    ['flow collections', 'a: {b: [c, "d"], e: {}} # f\n'],
    ['keys without a value', 'a:\nb:\n- c:\n- d:\n    e:\n'],
    ['scripts', 'a:\n- |\n  set -e\n\n   if x; then\n  \ty\n  fi\n\n- >-\n  z\nb: |+\n c\n\n'],
    ['a comment that stands deeper', 'a: b\n  # c\nd: e\n'],
    ['no line break at the end', 'a: b'],
  ])('%s', (_, one) => expect(isReadAlike(one)).toBe(true));
});

describe('what is left to the parser', () => {
  test.each([
    ['a scalar that goes on', 'a: b\n  c\n'],
    ['an anchor', 'a: &b c\n'],
    ['an alias', 'a: *b\n'],
    ['a tag', 'a: !!str b\n'],
    ['an escape', 'a: "\\n"\n'],
    ['a collection of several lines', 'a: [b,\n  c]\n'],
    ['a tab', 'a:\tb\n'],
    ['a carriage return', 'a: b\r\n'],
    ['JSON', '{"a": "b"}\n'],
    ['an indented document', '  a: b\n'],
    ['two documents', 'a: b\n---\nc: d\n'],
    ['an unprintable character', 'a: \u0007\n'],
    ['a wrong indentation', 'a:\n   b: c\n  d: e\n'],
    ['items without a key', 'a: b\n- c\n'],
    ['nothing', '\n# nothing\n'],
    ['nesting', `${Array.from({ length: 200 }, (_, depth) => `${' '.repeat(depth)}a:\n`).join('')}`],
  ])('%s', (_, one) => expect(read(one)).toBeNull());

  test('lines of half a million characters', () => {
    for (const length of [499_000, 1_000_000]) {
      const many = 'b'.repeat(length);
      for (const one of [
        `a: ${many} ${many}: c`,
        `a: [${many}`,
        `a: {b: ${many}`,
        `a: "${many}`,
        `${'- '.repeat(length / 2)}\n`,
        `${' '.repeat(length)}a: b`,
      ]) {
        expect(read(one)).toBeNull();
      }
    }
    expect(read(`a: ${'b'.repeat(499_000)}\nc: [${'d'.repeat(900)}]\n`)).not.toBeNull();
    expect(read(`a: [${'b'.repeat(499_000)}]\n`)).not.toBeNull();
  });
});
