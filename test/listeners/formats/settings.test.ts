import { describe, expect, test } from 'vitest';
import { matchesKey, readSettings } from '../../../src/listeners/formats/index.ts';
import { isKnown, joinTexts, knownText, spanOfText } from '../../../src/text/text.ts';
import { file, tellSettings, template } from './build.ts';

type Format = Parameters<typeof readSettings>[0];
const read = (format: Format, source: string): string[] => tellSettings(source, readSettings(format, file(source)));

describe('YAML settings', () => {
  test('mappings, lists, flow style and several documents', () => {
    const source = 'a:\n  b: 1 # c\n  c: [x, {d: y}]\ne:\n- f\n---\ng: h\nnothing:\nnull: ~\n';
    expect(read('yaml', source)).toEqual([
      'a.b = "1" at 2:6 1',
      'a.c[0] = "x" at 3:7 x',
      'a.c[1].d = "y" at 3:14 y',
      'e[0] = "f" at 5:3 f',
      'g = "h" at 7:4 h',
    ]);
  });

  test('quotes, escapes and blocks keep the place of each character', () => {
    const source = "a: \"x\\u0041\\ty\"\nb: 'it''s'\nc: |\n  one\n    two\nd: >-\n  three\n  four\n";
    const values = new Map(readSettings('yaml', file(source)).map(({ key, value }) => [key, value]));
    const find = (key: string, part: string): string => {
      const value = values.get(key) ?? file('');
      const { line, column } = spanOfText(value, value.value.indexOf(part));
      return `${line}:${column}`;
    };
    expect([...values.values()].map(({ value }) => value)).toEqual(['xA\ty', "it's", 'one\n  two\n', 'three four']);
    expect([find('a', 'A'), find('a', 'y'), find('b', 's'), find('c', 'two'), find('d', 'four')]).toEqual([
      '1:6',
      '1:14',
      '2:9',
      '5:5',
      '8:3',
    ]);
  });

  test('aliases and merge keys; own keys win over merged ones, and the last of equal keys', () => {
    const source = 'a: &base\n  b: 1\n  c: 2\nd:\n  <<: *base\n  b: 3\ne: *base\nf: 4\nf: 5\n';
    expect(read('yaml', source)).toEqual([
      'a.b = "1" at 2:6 1',
      'a.c = "2" at 3:6 2',
      'd.c = "2" at 3:6 2',
      'd.b = "3" at 6:6 3',
      'e.b = "1" at 2:6 1',
      'e.c = "2" at 3:6 2',
      'f = "5" at 9:4 5',
    ]);
  });

  test('a template action in a value leaves that part unknown', () => {
    const settings = readSettings('yaml', template('a: {{.X}}:80\nb: "{{ .Y }}"\n'));
    expect(settings.map(({ key, value }) => [key, isKnown(value), value.value.slice(1)])).toEqual([
      ['a', false, ':80'],
      ['b', false, ''],
    ]);
  });

  test('what is not YAML gives nothing', () => {
    expect(readSettings('yaml', file('a: [b\n c: {{'))).toEqual([]);
    expect(readSettings('yaml', file('\tx: 1'))).toEqual([]);
  });
});

describe('JSON settings', () => {
  test('comments, tabs and trailing commas are no obstacle, and strings keep theirs', () => {
    const source = '{ // port: 1\n\t"a": "x//y",\n\t"b": [1, 2,], /* "q": 3 */ "c": {"d": "\\u0041b"},\n}';
    expect(read('json', source)).toEqual([
      'a = "x//y" at 2:8 x//y',
      'b[0] = "1" at 3:8 1',
      'b[1] = "2" at 3:11 2',
      'c.d = "Ab" at 3:41 \\u0041',
    ]);
  });
});

describe('TOML settings', () => {
  test('tables, lists of tables, dotted and quoted keys', () => {
    const source = 'top = true\n[a."b.c"]\nd.e = 1_000 # f\n[[g]]\nh = 1\n[[g]]\nh = 2\n[g.i]\nj = "k"\n';
    expect(read('toml', source)).toEqual([
      'top = "true" at 1:7 true',
      'a.b.c.d.e = "1_000" at 3:7 1_000',
      'g[0].h = "1" at 5:5 1',
      'g[1].h = "2" at 7:5 2',
      'g[1].i.j = "k" at 9:6 k',
    ]);
  });

  test('strings of all kinds, arrays over lines and inline tables', () => {
    const source = 'a = "x\\u0041\\"y"\nb = \'c:\\d\'\ne = """f\ng"""\nh = [\n  "i", # no\n  {j = 1, k.l = ":2"},\n]\n';
    expect(read('toml', source)).toEqual([
      'a = "xA\\"y" at 1:6 x',
      'b = "c:\\\\d" at 2:6 c:\\d',
      'e = "f\\ng" at 3:8 f\ng',
      'h[0] = "i" at 6:4 i',
      'h[1].j = "1" at 7:8 1',
      'h[1].k.l = ":2" at 7:18 :2',
    ]);
  });

  test('what is after an escaped line break keeps its place, also without indentation', () => {
    const [setting] = readSettings('toml', file('a = """127.0.0.1:\\\n9104"""\n'));
    const value = setting?.value ?? file('');
    expect(value.value).toBe('127.0.0.1:9104');
    expect(spanOfText(value, 10, 14)).toMatchObject({ line: 2, column: 1, endLine: 2, endColumn: 5 });
  });

  test('a line that is not TOML is passed over', () => {
    const source = 'a = \n= 1\nb = "open\n{{ action }}\nc = 2\n';
    expect(read('toml', source)).toEqual(['c = "2" at 5:5 2']);
  });
});

describe('ini settings', () => {
  test('sections, quotes, comments and both separators', () => {
    const source = '; no = 1\n[default]\na="0.0.0.0:10256" # c\n  b = c d ; e\r\n#d=1\n[x "y"]\ne: f\nbare\ng=\n';
    expect(read('ini', source)).toEqual([
      'default.a = "0.0.0.0:10256" at 3:4 0.0.0.0:10256',
      'default.b = "c d" at 4:7 c d',
      'x.y.e = "f" at 7:4 f',
      'x.y.bare = "true" at 8:1 bare',
      'x.y.g = "" at 9:3 ',
    ]);
  });
});

describe('blocks of settings', () => {
  test('labels, lists, nested and empty blocks, comments and both ends of statements', () => {
    const source =
      '// a { b = 1 }\n/* c = 2\n{ */ listener "tcp" {\n  address = "127.0.0.1:8200" # d\n  list = [\n    "e",\n    "f",\n  ]\n  after = 1\n}\n' +
      'A.b "x.y" {\n  grpc { }\n  labels = { g = "h", i = "j" }\n}\nNFS_CORE_PARAM { NFS_Port = 2049; Protocols = 4; }\nk = env("l")\n';
    expect(readSettings('blocks', file(source)).map(({ key, value }) => `${key}=${value.value}`)).toEqual([
      'listener.tcp=true',
      'listener.tcp.address=127.0.0.1:8200',
      'listener.tcp.list[0]=e',
      'listener.tcp.list[1]=f',
      'listener.tcp.after=1',
      'A.b.x_y=true',
      'A.b.x_y.grpc=true',
      'A.b.x_y.labels=true',
      'A.b.x_y.labels.g=h',
      'A.b.x_y.labels.i=j',
      'NFS_CORE_PARAM=true',
      'NFS_CORE_PARAM.NFS_Port=2049',
      'NFS_CORE_PARAM.Protocols=4',
      'k[0]=env',
      'k[1]=l',
    ]);
  });
});

describe('env settings', () => {
  test('assignments with and without export and quotes', () => {
    const source = '#A=1\nA=:2112\nexport B="0.0.0.0:80" # c\n C=\'d e\'\nnot a line\nE=f#g\n';
    expect(read('env', source)).toEqual([
      'A = ":2112" at 2:3 :2112',
      'B = "0.0.0.0:80" at 3:11 0.0.0.0:80',
      'C = "d e" at 4:5 d e',
      'E = "f#g" at 6:3 f#g',
    ]);
  });
});

describe('texts in pieces', () => {
  test('a value that is in two places keeps both', () => {
    const at = (path: string) => (start: number, end: number) => ({ ...spanOfText(file('0123456789', path), start, end) });
    const text = joinTexts([knownText('port=80', at('one')), knownText('80\n', at('two'))]);
    const [setting] = readSettings('env', text);
    expect(setting?.value.value).toBe('8080');
    expect(setting?.value.pieces.map((piece) => piece.locate(0, piece.value.length))).toMatchObject([
      { path: 'one', column: 6, endColumn: 8 },
      { path: 'two', column: 1, endColumn: 3 },
    ]);
  });
});

describe('patterns of keys', () => {
  test.each([
    ['a.b', 'a.b', true],
    ['a.b', 'a.b.c', false],
    ['a.*', 'a.b', true],
    ['a.*.c', 'a.b.c', true],
    ['a.*', 'a.b.c', false],
    ['a.b', 'a[0].b[1]', true],
    ['a.*.b', 'a[0].b', true],
    ['a.http-*-port', 'a.http-x-port', true],
    ['a.*port', 'a.sport', true],
    ['a.b*b', 'a.b', false],
  ])('%s and %s: %s', (pattern, key, expected) => {
    expect(matchesKey(pattern, key)).toBe(expected);
  });
});
