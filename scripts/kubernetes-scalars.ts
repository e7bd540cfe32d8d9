import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** What a real kubectl reads in texts which the test of our own reader compares with. */
export interface Recording {
  readonly command: string;
  readonly kubectl: string;
  /** What stands behind `v: `, and the value that kubectl reads there. */
  readonly scalars: readonly (readonly [text: string, value: unknown])[];
  /** What stands below `spec:`, and the value that kubectl reads there. */
  readonly bodies: readonly (readonly [text: string, value: unknown])[];
  /** Texts of both lists that kubectl refuses, so that nothing is to be compared. */
  readonly refused: readonly string[];
}

export const FILE = 'test/manifest/kubernetes-scalars.json';
const COMMAND = 'kubectl annotate --local -f FOLDER a=b -o json';
/** The head of an object whose `spec` may hold anything, because kubectl knows no schema of its kind. */
export const HEAD = 'apiVersion: example.com/v1\nkind: Example\n';

const cross = (...lists: readonly (readonly string[])[]): string[] =>
  lists.reduce<string[]>((done, list) => done.flatMap((left) => list.map((right) => left + right)), ['']);

const WORDS = ['y', 'n', 'yes', 'no', 'on', 'off', 'true', 'false', 'null', 'nil', 'none', 't', 'f', '~', '.inf', '.nan', 'inf', 'nan'];
const SIGNS = ['', '+', '-'];
const TAGS = ['!!str', '!!int', '!!float', '!!bool', '!!null', '!!binary', '!!timestamp', '!custom', '!', '!<tag:yaml.org,2002:int>'];

function capitalized(word: string): string {
  return word.replace(/[a-z]/, (letter) => letter.toUpperCase());
}

function words(): string[] {
  const spelt = WORDS.flatMap((word) => [
    word,
    capitalized(word),
    word.toUpperCase(),
    `${word.slice(0, -1)}${word.slice(-1).toUpperCase()}`,
  ]);
  return [
    ...cross(SIGNS, spelt),
    ...spelt.flatMap((word) => [`'${word}'`, `"${word}"`, `!!str ${word}`, `!!bool ${word}`, `!custom ${word}`, `&anchor ${word}`]),
  ];
}

function numbers(): string[] {
  const prefixes = ['', '0', '00', '0o', '0O', '0x', '0X', '0b', '0B'];
  const digits = [
    '0',
    '1',
    '7',
    '8',
    '10',
    '80',
    '443',
    '777',
    '9103',
    '65536',
    '1_000',
    '_1',
    '1_',
    '1__0',
    'ff',
    'fF',
    '1010',
    '9a',
    '-1',
    '+1',
    '',
  ];
  const mantissas = ['0.', '.5', '1.5', '1.', '0.0', '00.5', '1_0.5', '1._5', '.', '..', '1.5.2', '1', '._5', '.5_0', '1,5'];
  const exponents = ['', 'e3', 'E3', 'e+3', 'e-3', 'e', 'e+', 'e30', 'e400', 'e1_0'];
  const powers = [31n, 32n, 53n, 63n, 64n, 100n].flatMap((power) => [2n ** power - 1n, 2n ** power, 2n ** power + 1n]);
  return [
    ...cross(SIGNS, prefixes, digits),
    ...cross(SIGNS, mantissas, exponents),
    ...cross(
      SIGNS,
      powers.flatMap((power) => [`${power}`, `0x${power.toString(16)}`, `0${power.toString(8)}`, `0b${power.toString(2)}`]),
    ),
    ...cross(['1', '22', '190', '-1', '+3', '0'], [':0', ':22', ':60', ':20:30', ':30.5', ':5:', ':_1']),
    ...['2001-01-01', '2001-1-1', '2001-12-14t21:59:43.10-05:00', '2001-12-14 21:59:43.10 -5', '2001-12-15 2:59:43.10', '20010101'],
  ];
}

/** Every text of one or two characters that numbers and words are made of. */
function short(): string[] {
  const letters = [...'0189+-._exoby~:'];
  return [...letters, ...cross(letters, letters)];
}

function tagged(): string[] {
  const values = ['80', '"80"', "'80'", 'abc', '1.5', '"1.5"', 'yes', '"yes"', 'null', '""', '', '~', '0x1F', '017', '2001-01-01', '1e3'];
  return [...cross(TAGS, [' '], values), '!!binary aGVsbG8=', '&a !!str 80', '!!str &a 80', '!!set abc', '!!seq 80', '!!unknown 80'];
}

function strings(): string[] {
  return [
    ...['abc', 'a b', 'a:b', ':a', '-a', '?a', '--', '=', '<<', '<', '0.0.0.0:80', '127.0.0.1', '::1', '1-2', '12 34', '12abc', '+-1'],
    ...['1+1', 'e1', '80 # comment', '80#none', '80  ', 'a, b', 'a]b', '{{', '$(PORT)', '%a', '@a', '`a`', '*', '&', '!', '|', '>', '\t80'],
    ...['""', "''", "'it''s'", '"a\\nb"', '"\\x41\\u0042\\U0001F600"', '"\\0\\a\\b\\t\\v\\f\\r\\e\\ \\"\\/\\\\\\N\\_\\L\\P"', '"\\q"'],
    ...['"a\\\n    b"', '"a\n    b"', '"a\n\n    b"', "'a\n\n\n    b'", 'a\n    b', '80\n    80', '80\n\n    81', 'a # b\n    c'],
    ...[
      '|\n    80',
      '|-\n    80',
      '>-\n    80\n    81',
      '|+\n    80\n\n',
      '|2\n     80',
      '>\n    a\n\n    b\n      c\n    d\n',
      '|-\n    yes',
    ],
    ...[
      '"80\r\n    81"',
      '80\r\n    81',
      '|\r\n    80\r\n    81\r\n',
      '"\u{1F600}"',
      '\u{1F600}',
      '\u00e9',
      '"\u2028"',
      'a\u2028b',
      'a\u0085b',
    ],
  ];
}

/** Texts below `spec:`; each line stands two columns deep. */
const BODIES = [
  '  a: 1\n  a: 2\n',
  '  a: 1\n  b: 2\n  a: {c: 3}\n',
  '  base: &base {a: 1, b: 2}\n  v:\n    <<: *base\n    a: 3\n',
  '  base: &base {a: 1, b: 2}\n  v:\n    a: 3\n    <<: *base\n',
  '  one: &one {a: 1, b: 2}\n  two: &two {a: 3, c: 4}\n  v:\n    <<: [*one, *two]\n    d: 5\n',
  '  one: &one {a: 1, b: 2}\n  two: &two {a: 3, c: 4}\n  v:\n    a: 5\n    <<: [*one, *two]\n',
  '  one: &one {a: 1}\n  v:\n    <<: *one\n    <<: {a: 2, b: 3}\n',
  '  one: &one {a: 1}\n  two: &two {<<: *one, b: 2}\n  v: {<<: *two, c: 3}\n',
  '  v:\n    "<<": {a: 1}\n    b: 2\n',
  '  v:\n    <<: 80\n',
  '  list: &list [1, yes]\n  v: *list\n',
  '  v: &self [*self]\n',
  '  v: *nowhere\n',
  '  a: &x 1\n  b: *x\n  c: &x 2\n  d: *x\n',
  '  yes: 1\n  0x10: 2\n  1.5: 3\n  "null": 4\n  1_000: 5\n',
  '  ~: 1\n',
  '  [a]: 1\n',
  '  ? a\n  : 80\n  ? b\n',
  '  {a: 80, "b": yes, c: , d}\n',
  '  {"a":80,"b":"80","c":null,"d":true,"e":[1,2.50,-3e2]}\n',
  '  [80, 0o17, , ]\n',
  '  [80, 0o17,]\n',
  '  a:\n  - 80\n  - b: 1\n    c: 2\n  -\n    - yes\n  - - x\n    - y\n',
  '  a: [\n  1,\n  2 # two\n  ]\n  # c\n  b: "x\n  y"\n',
  '  a: 80\t# tab\n  b:\t80\n',
  '  a:\n\t  b: 80\n',
  '  a: |\n    #!/bin/sh\n    exec x --port 80\n  b: >-\n    one\n    two\n\n    three\n',
  '  a: |+\n    x\n\n\n  b: |-\n    y\n\n\n  c: |\n    z\n\n\n',
  '  a: |1\n   x\n  b: >2-\n      y\n    z\n',
  '  a: !!map {b: 1}\n  c: !!seq [1]\n  d: !custom {e: 1}\n',
  '  a:\n    b: 1\n   c: 2\n',
  '  a: "unclosed\n',
  '  a: [1, 2\n',
  '  a: b: c\n',
  '  "a" : 80\n  \'b\': 81\n  c : 82\n',
  '  a:80\n',
  '  a: 1\r\n  b: [1,\r\n    2]\r\n',
  '  a: [\n    1,\n  ]\n  b: {\n  c: 1\n  }\n',
  '  a: [\n1, # one\n# two\n\n2,\n]\n  b: 3\n',
  '  a: [\n\t1,\n\t2\n\t]\n',
  '  a: {\n\t"b": 1,\n  \t"c": [\n2]\n}\n',
  '  a: "one\n  two"\n  b: 1\n',
  '  a: "one\ntwo"\n  b: \'three\nfour\'\n',
  '  a: "one # no comment\n  two\n\n  three"\n',
  '  a: [ "one # no comment\n  two", "x" ] # comment\n',
  '  a: [1\n  # [ comment ]\n  , 2 # "\n  ]\n',
  '  a: [{b: 1,\n  c: 2},\n  {d: "it\'s # x", # comment\n  e: f}\n  ]\n',
];

/** All texts, each once. */
export function textsToAsk(): { scalars: string[]; bodies: string[] } {
  return { scalars: [...new Set([...words(), ...numbers(), ...short(), ...tagged(), ...strings()])], bodies: BODIES };
}

/** Lets kubectl read every text, each in a file of its own. */
export function record(kubectl: string): Recording {
  const { scalars, bodies } = textsToAsk();
  const folder = mkdtempSync(join(tmpdir(), 'kubernetes-scalars-'));
  const texts = [...scalars.map((text) => `\n  v: ${text}\n`), ...bodies.map((text) => `\n${text}`)];
  try {
    for (const [index, text] of texts.entries())
      writeFileSync(join(folder, `${index}.yaml`), `${HEAD}metadata: {name: n${index}}\nspec:${text}`);
    const { stdout } = spawnSync(kubectl, COMMAND.replace('FOLDER', folder).split(' ').slice(1), { encoding: 'utf8', maxBuffer: 1 << 28 });
    const objects = JSON.parse(`[${stdout.replaceAll(/^\}\n\{$/gm, '},\n{')}]`) as { metadata: { name: string }; spec?: { v?: unknown } }[];
    const specs = new Map(objects.map(({ metadata, spec }) => [Number(metadata.name.slice(1)), spec]));
    const answered = (_: string, index: number): boolean => specs.has(index);
    const all = [...scalars, ...bodies];
    return {
      command: COMMAND,
      kubectl: versionOf(kubectl),
      scalars: scalars.map((text, index) => [text, specs.get(index)?.v ?? null] as const).filter(([text], index) => answered(text, index)),
      bodies: bodies
        .map((text, index) => [text, specs.get(scalars.length + index) ?? null] as const)
        .filter(([text], index) => answered(text, scalars.length + index)),
      refused: all.filter((text, index) => !answered(text, index)),
    };
  } finally {
    rmSync(folder, { recursive: true });
  }
}

export function versionOf(kubectl: string): string {
  return (
    JSON.parse(execFileSync(kubectl, ['version', '--client', '-o', 'json'], { encoding: 'utf8' })) as {
      clientVersion: { gitVersion: string };
    }
  ).clientVersion.gitVersion;
}
