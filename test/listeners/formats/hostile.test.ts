import { describe, expect, test } from 'vitest';
import { FORMATS, guessFormat, readSettings, readSockets, socketsOfSettings } from '../../../src/listeners/formats/index.ts';
import { knownText } from '../../../src/text/text.ts';
import { bindsOf, file } from './build.ts';

const BINDS = FORMATS.filter(({ binds }) => binds).map(({ name }) => name);
const SETTINGS = FORMATS.filter(({ settings }) => settings).map(({ name }) => name);
/** Large enough that anything but linear time would not end within the time of a test. */
const SIZE = 100_000;

/** A long text without the cost of looking for line numbers. */
function long(value: string): ReturnType<typeof file> {
  const nowhere = { path: 'a', line: 1, column: 1, endLine: 1, endColumn: 1, start: 0, end: 0, excerpt: { text: '', column: 1 } };
  return knownText(value, () => nowhere);
}

/** Texts, and how many sockets or settings each format reads in them, where it reads any. */
const TEXTS: readonly (readonly [name: string, value: string, read: string])[] = [
  ['nothing', '', ''],
  ['only blanks', ' \t\r\n'.repeat(1000), ''],
  ['one long line', 'x'.repeat(SIZE), 'ini 1, keywords 1'],
  ['blanks', ' '.repeat(SIZE), ''],
  ['line ends', '\n'.repeat(SIZE), ''],
  ['carriage returns', 'a\r'.repeat(SIZE / 2), 'ini 50000, keywords 50000'],
  ['backslashes', '\\'.repeat(SIZE), ''],
  ['joined lines', 'a=b\\\n'.repeat(SIZE / 5), 'toml 20000, ini 20000, env 20000, systemd 1, keywords 20000, blocks 999'],
  ['an open quote', `a = "${'x'.repeat(SIZE - 10)}`, 'ini 1, systemd 1, keywords 1, blocks 1'],
  ['many open quotes', 'a="\n'.repeat(SIZE / 4), 'ini 25000, env 25000, systemd 25000, keywords 25000, blocks 25000'],
  ['open long strings', 'a="""\n'.repeat(20_001), 'toml 10000, ini 20001, env 20001, systemd 20001, keywords 20001, blocks 20001'],
  ['escapes', `a: "${'\\x41'.repeat(SIZE / 4 - 10)}"`, 'ini 1, systemd 1, keywords 1, blocks 1'],
  ['deep brackets', '['.repeat(SIZE / 2), ''],
  ['deep braces', '{'.repeat(SIZE / 2), ''],
  ['deep blocks', 'server {\n'.repeat(SIZE / 10), 'corefile 2, keywords 10000, blocks 10000'],
  ['deep mappings', '{"a":'.repeat(SIZE / 5), 'ini 1, systemd 1'],
  ['open brackets of values', 'a=[\n'.repeat(SIZE / 4), 'toml 12500, ini 25000, env 25000, systemd 25000, keywords 25000, blocks 999'],
  [
    'many keys',
    'ab: 1\n'.repeat(SIZE / 6),
    'yaml 1, otelcol 1, json 1, fluent-bit 1, ini 16666, systemd 16666, keywords 16666, blocks 16666',
  ],
  ['comments', '/*'.repeat(SIZE / 2), ''],
  ['variables', '${A}'.repeat(SIZE / 4), ''],
  ['braced variables', `.:53 {\nbind ${'{$A}'.repeat(SIZE / 8)}\n}`, 'corefile 2, ini 1, systemd 1, keywords 1, blocks 2'],
  ['zones and addresses', `${'a '.repeat(20_000)}{\nbind ${'b '.repeat(20_000)}\n}`, 'corefile 10000, keywords 2, blocks 1000'],
  ['ranges', 'frontend a\n bind :1-65535\n'.repeat(SIZE / 25), 'haproxy 10000, ini 4000, systemd 4000, keywords 8000, blocks 8000'],
  ['open sources', 'source { udp( '.repeat(SIZE / 14), 'corefile 2, keywords 1, blocks 7142'],
  ['open inputs', 'input( a=[ '.repeat(SIZE / 11), 'ini 1, systemd 1, keywords 1, blocks 999'],
  ['words of inputs', `input(${'a.'.repeat(SIZE / 2)}`, 'keywords 1, blocks 1'],
  ['addresses of names', `options { listen-on { ${'1.2.3.4; '.repeat(SIZE / 9)}`, 'corefile 2, keywords 1, blocks 2'],
  ['commas', `frontend a\n bind ${':80,'.repeat(SIZE / 8)}`, 'haproxy 10000, ini 1, systemd 1, keywords 2, blocks 2'],
  ['a text that is a byte too long', `a: ${'b'.repeat((1 << 20) - 2)}`, ''],
  [
    'names of objects',
    'constructor: 1\n__proto__: 2\nkind: constructor\n[__proto__]\ntoString=1\nconstructor://x {\nconstructor\n}\n',
    'toml 1, ini 6, env 1, systemd 5, keywords 6, blocks 5',
  ],
  ['lists in one line', `${'a, '.repeat(SIZE / 3)}!`, 'keywords 1'],
  ['open sections', `[${'[ '.repeat(148)}!\n`.repeat(SIZE / 300), 'blocks 332'],
  ['NUL and lone surrogates', '\0\ud800: \udfff\0 = \ud800\n', 'ini 1, systemd 1, blocks 2'],
];

test.each(TEXTS)('%s', (name, value, read) => {
  const binds = BINDS.map((format) => [format, bindsOf(readSockets(format, long(value))).length] as const);
  const settings = SETTINGS.map((format) => [format, readSettings(format, long(value))] as const);
  const found = [...binds, ...settings.map(([format, list]) => [format, list.length] as const)].filter(([, count]) => count > 0);
  expect(found.map(([format, count]) => `${format} ${count}`).sort()).toEqual(read === '' ? [] : read.split(', ').sort());
  // Of all these settings only one is called `bind`.
  const named = settings.flatMap(([format, list]) => (BINDS.includes(format) ? [] : [...socketsOfSettings(list)]));
  expect(bindsOf(named)).toHaveLength(name === 'commas' ? 1 : 0);
});

test.each([
  ['names', 'a, '.repeat(SIZE / 3)],
  ['blanks and commas', `a${' ,'.repeat(SIZE / 2)}`],
  ['dots', '.'.repeat(SIZE)],
  ['braces', `${'a{ '.repeat(SIZE / 3)}`],
])('a line of nothing but %s looks like no format', (_, line) => {
  expect(guessFormat('notes', long(`${line}!\nforward\n`))).toBeUndefined();
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
    const wide = `a: &a {${Array.from({ length: 2000 }, (_, i) => `k${i}: 1`).join(', ')}}\n`;
    const merges = Array.from({ length: 2000 }, (_, i) => `m${i}: {<<: *a}`).join('\n');
    expect(readSettings('yaml', file(wide + merges)).length).toBeLessThanOrEqual(50_000);
  });
});

test('a text in very many pieces is read as fast as one in a single piece', () => {
  const piece = file('a=1\n');
  const text = { value: 'a=1\n'.repeat(100_000), pieces: Array(100_000).fill(piece.pieces[0]) };
  expect(readSettings('ini', text).length).toBe(50_000);
});
