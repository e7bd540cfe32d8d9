import { describe, expect, test } from 'vitest';
import { FORMATS, listenersOfSettings, readBinds, readSettings } from '../../../src/listeners/formats/index.ts';
import { knownText } from '../../../src/model/text.ts';
import { file } from './build.ts';

const BINDS = FORMATS.filter(({ binds }) => binds).map(({ name }) => name);
const SETTINGS = FORMATS.filter(({ settings }) => settings).map(({ name }) => name);
/** Large enough that anything but linear time would not end within the time of a test. */
const SIZE = 100_000;

/** A long text without the cost of looking for line numbers. */
function long(value: string): ReturnType<typeof file> {
  const nowhere = { path: 'a', line: 1, column: 1, endLine: 1, endColumn: 1, start: 0, end: 0, excerpt: { text: '', column: 1 } };
  return knownText(value, () => nowhere);
}

const TEXTS: readonly (readonly [name: string, value: string])[] = [
  ['nothing', ''],
  ['only blanks', ' \t\r\n'.repeat(1000)],
  ['one long line', 'x'.repeat(SIZE)],
  ['blanks', ' '.repeat(SIZE)],
  ['line ends', '\n'.repeat(SIZE)],
  ['carriage returns', 'a\r'.repeat(SIZE / 2)],
  ['backslashes', '\\'.repeat(SIZE)],
  ['joined lines', 'a=b\\\n'.repeat(SIZE / 5)],
  ['an open quote', `a = "${'x'.repeat(SIZE - 10)}`],
  ['many open quotes', 'a="\n'.repeat(SIZE / 4)],
  ['open long strings', 'a="""\n'.repeat(20_001)],
  ['escapes', `a: "${'\\x41'.repeat(SIZE / 4 - 10)}"`],
  ['deep brackets', '['.repeat(SIZE / 2)],
  ['deep braces', '{'.repeat(SIZE / 2)],
  ['deep blocks', 'server {\n'.repeat(SIZE / 10)],
  ['deep mappings', '{"a":'.repeat(SIZE / 5)],
  ['open brackets of values', 'a=[\n'.repeat(SIZE / 4)],
  ['many keys', 'ab: 1\n'.repeat(SIZE / 6)],
  ['comments', '/*'.repeat(SIZE / 2)],
  ['variables', '${A}'.repeat(SIZE / 4)],
  ['braced variables', `.:53 {\nbind ${'{$A}'.repeat(SIZE / 8)}\n}`],
  ['zones and addresses', `${'a '.repeat(20_000)}{\nbind ${'b '.repeat(20_000)}\n}`],
  ['ranges', 'frontend a\n bind :1-65535\n'.repeat(20_000)],
  ['open sources', 'source { udp( '.repeat(SIZE / 14)],
  ['open inputs', 'input( a=[ '.repeat(SIZE / 11)],
  ['words of inputs', `input(${'a.'.repeat(SIZE / 2)}`],
  ['addresses of names', `options { listen-on { ${'1.2.3.4; '.repeat(SIZE / 9)}`],
  ['commas', `frontend a\n bind ${':80,'.repeat(SIZE / 8)}`],
  ['a file of the largest size', `a: ${'b'.repeat(3_000_000)}`],
  ['names of objects', 'constructor: 1\n__proto__: 2\nkind: constructor\n[__proto__]\ntoString=1\nconstructor://x {\nconstructor\n}\n'],
  ['NUL and lone surrogates', '\0\ud800: \udfff\0 = \ud800\n'],
];

describe.each(TEXTS)('%s', (_name, value) => {
  test.each(BINDS)('as %s', (format) => {
    expect(readBinds(format, long(value)).binds.length).toBeLessThanOrEqual(10_000);
  });

  test.each(SETTINGS)('as %s', (format) => {
    const settings = readSettings(format, long(value));
    expect(settings.length).toBeLessThanOrEqual(50_000);
    expect(listenersOfSettings(settings).listeners.length).toBeLessThanOrEqual(settings.length);
  });
});

describe('YAML that grows when it is read', () => {
  test('aliases of aliases', () => {
    const lines = ['a0: &a0 [x, x, x, x, x, x, x, x, x, x]'];
    for (let i = 1; i < 20; i++)
      lines.push(
        `a${i}: &a${i} [${Array(10)
          .fill(`*a${i - 1}`)
          .join(', ')}]`,
      );
    expect(readSettings('yaml', file(lines.join('\n'))).length).toBeLessThanOrEqual(50_000);
  });

  test('an alias of itself, and merge keys of themselves', () => {
    expect(readSettings('yaml', file('a: &a [*a, *a]\nb: 1\n')).map(({ key }) => key)).toEqual(['b']);
    expect(readSettings('yaml', file('a: &a\n  <<: [*a, *a]\n  b: 1\n')).map(({ key }) => key)).toEqual(['a.b']);
  });

  test('wide mappings, merged many times', () => {
    const wide = `a: &a {${Array.from({ length: 5000 }, (_, i) => `k${i}: 1`).join(', ')}}\n`;
    const merges = Array.from({ length: 5000 }, (_, i) => `m${i}: {<<: *a}`).join('\n');
    expect(readSettings('yaml', file(wide + merges)).length).toBeLessThanOrEqual(50_000);
  });
});

test('a text in very many pieces is read as fast as one in a single piece', () => {
  const piece = file('a=1\n');
  const text = { value: 'a=1\n'.repeat(100_000), pieces: Array(100_000).fill(piece.pieces[0]) };
  expect(readSettings('ini', text).length).toBe(50_000);
});
