import { readFileSync } from 'node:fs';
import { load } from 'js-yaml';
import { describe, expect, test } from 'vitest';
import { commandsOfUnit, matchesKey, readSettings, readSockets } from '../../../src/listeners/formats/index.ts';
import type { ConfigurationFormat } from '../../../src/model/program.ts';
import { isKnown, joinTexts, knownText, spanOfText, stepsOfText, unknownNames } from '../../../src/text/text.ts';
import { onlyKeys } from '../../only-keys.ts';
import { bindsOf, describeSettings, describeSockets, file, placeOf, template } from './build.ts';

interface Text {
  readonly title: string;
  readonly format: ConfigurationFormat;
  readonly text: string;
  readonly sockets?: readonly string[];
  readonly settings?: readonly string[];
}

const TEXTS = load(readFileSync(new URL('texts.yaml', import.meta.url), 'utf8')) as readonly Text[];

test.each(TEXTS)('$format: $title', (example) => {
  const { format, text, sockets, settings } = onlyKeys(example, 'title format text', 'sockets settings');
  if (sockets) expect(describeSockets(text, readSockets(format, file(text)))).toEqual(sockets);
  if (settings) expect(describeSettings(text, readSettings(format, file(text)))).toEqual(settings);
});

describe('an unknown address keeps its name, and an unknown port is skipped', () => {
  const environment = new Map([['PORT', file('9000', 'env.yaml')]]);

  test.each([
    ['haproxy', 'frontend a\n bind {{.IP}}:80\n bind :{{.Port}}\n bind :8{{.Rest}}\n', ['80/TCP .IP']],
    ['haproxy', 'frontend a\n bind "${ADDRESS}:80"\n bind :$PORT\n', ['80/TCP ADDRESS', '9000/TCP ']],
    ['nginx', 'server { listen ${PORT}; listen $OTHER; }', ['9000/TCP -']],
    [
      'corefile',
      '.:{$PORT} {\n  bind {$NODE_IP}\n  health {{.IP}}:8080\n}\n.:{{.Port}} {\n}\n{$ZONE} {\n}\n',
      ['9000/UDP NODE_IP', '9000/TCP NODE_IP', '8080/TCP .IP'],
    ],
    ['yaml', 'listen: "{{.NodeIP}}:9100"\nbindAddress: 0.0.0.0:{{.Port}}\nmetrics-port: {{.Port}}\n', ['9100/TCP .NodeIP']],
  ] as const)('%s: %j', (format, text, found) => {
    const binds = bindsOf(readSockets(format, template(text), environment));
    expect(binds.map(({ port, protocol, host }) => `${port}/${protocol} ${host ? unknownNames(host).join() : '-'}`)).toEqual(found);
  });

  test('a variable that is known has two places', () => {
    const [found] = bindsOf(readSockets('haproxy', file('frontend a\n bind :$PORT\n'), environment));
    expect(found && spanOfText(found.portText)).toMatchObject({ path: 'env.yaml', line: 1, column: 1 });
    const [step] = found ? stepsOfText(found.portText) : [];
    expect(step).toMatchObject({ note: 'variable PORT is used', span: { path: 'file.conf', line: 2 } });
  });
});

test('command lines of units, with joined lines, quotes, prefixes and the variables of the unit', () => {
  const source =
    '[Service]\nEnvironment=PORT=9102 "NAME=a b"\nExecStartPre=-/bin/true\nExecStart=@/usr/bin/exporter --port ${PORT} \\\n  # comment\n  --name="x y" $MORE\n';
  const commands = commandsOfUnit(file(source));
  expect(commands.map(({ key }) => key)).toEqual(['Service.ExecStartPre', 'Service.ExecStart']);
  const words = commands[1]?.words ?? [];
  const placed = words.slice(0, 4).map((word) => `${word.value} at ${placeOf(source, word)}`);
  expect(placed).toEqual([
    '/usr/bin/exporter at 4:12 /usr/bin/exporter',
    '--port at 4:30 --port',
    '9102 at 2:18 9102',
    '--name=x y at 6:3 --name=',
  ]);
  expect(words[4] && unknownNames(words[4])).toEqual(['MORE']);
  expect(commands[1]?.environment.get('NAME')?.value).toBe('a b');
});

describe('places of settings', () => {
  test.each([
    ['yaml', 'a: "x\\u0041\\ty"\n', 'xA\ty', [1, 2, 3], ['1:6', '1:12', '1:14']],
    ['yaml', "a: 'it''s'\n", "it's", [3], ['1:9']],
    ['yaml', 'a: |\n  one\n    two\n', 'one\n  two\n', [6], ['3:5']],
    ['yaml', 'a: >-\n  three\n  four\n', 'three four', [6], ['3:3']],
    // What is after an escaped line break keeps its place, also without indentation.
    ['toml', 'a = """127.0.0.1:\\\n9104"""\n', '127.0.0.1:9104', [10], ['2:1']],
  ] as const)('%s: %j', (format, source, value, offsets, places) => {
    const [setting] = readSettings(format, file(source));
    expect(setting?.value.value).toBe(value);
    const spans = offsets.map((offset) => setting && spanOfText(setting.value, offset));
    expect(spans.map((span) => `${span?.line}:${span?.column}`)).toEqual(places);
  });

  test('a template action in a value leaves that part unknown', () => {
    const settings = readSettings('yaml', template('a: {{.X}}:80\nb: "{{ .Y }}"\n'));
    expect(settings.map(({ key, value }) => [key, isKnown(value), value.value.slice(1)])).toEqual([
      ['a', false, ':80'],
      ['b', false, ''],
    ]);
  });

  test('a value that is in two places keeps both', () => {
    const at = (path: string) => (start: number, end: number) => ({ ...spanOfText(file('0123456789', path), start, end) });
    const [setting] = readSettings('env', joinTexts([knownText('port=80', at('one')), knownText('80\n', at('two'))]));
    expect(setting?.value.value).toBe('8080');
    expect(setting?.value.pieces.map((piece) => piece.locate(0, piece.value.length))).toMatchObject([
      { path: 'one', column: 6, endColumn: 8 },
      { path: 'two', column: 1, endColumn: 3 },
    ]);
  });
});

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
])('the pattern %s and the key %s: %s', (pattern, key, expected) => {
  expect(matchesKey(pattern, key)).toBe(expected);
});
