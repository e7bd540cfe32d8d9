import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { FORMATS as ALL_FORMATS, type FoundSocket, readSettings, readSockets } from '../../../src/listeners/formats/index.ts';
import { addressOf, bindsOf, describeBind, file } from './build.ts';

type BindsFormat = Parameters<typeof readSockets>[0];
type SettingsFormat = Parameters<typeof readSettings>[0];

const port = fc.integer({ min: 1, max: 65535 });
const address = fc.constantFrom('127.0.0.1', '0.0.0.0', '10.1.2.3', '[::1]', '[::]');
const sockets = fc.uniqueArray(fc.tuple(address, port), { minLength: 1, maxLength: 6 });

/** Each gives a text of sections, one for each socket, and a comment line which looks like a socket. */
const FORMATS: readonly {
  readonly format: BindsFormat;
  readonly section: (address: string, port: number) => string;
  readonly comment: string;
}[] = [
  {
    format: 'haproxy',
    section: (host, number) => `frontend f\n  bind ${host.replace(/^\[|\]$/g, '')}:${number}\n`,
    comment: '# bind :4444\n',
  },
  { format: 'nginx', section: (host, number) => `server {\n  listen ${host}:${number} ssl;\n}\n`, comment: '# listen 4444;\n' },
  { format: 'corefile', section: (host, number) => `a:${number} {\n  bind ${host.replace(/^\[|\]$/g, '')}\n}\n`, comment: '# a:4444 {\n' },
  { format: 'systemd', section: (host, number) => `[Socket]\nListenStream=${host}:${number}\n`, comment: '# ListenStream=4444\n' },
];

const describeAll = (sockets: readonly FoundSocket[]): string[] => bindsOf(sockets).map(describeBind).sort();

describe.each(FORMATS)('$format', ({ format, section, comment }) => {
  test('every socket is found at the place of its characters', () => {
    fc.assert(
      fc.property(sockets, fc.constantFrom('\n', '\r\n'), (list, lineEnd) => {
        const source = list
          .map(([host, number]) => section(host, number))
          .join('')
          .replaceAll('\n', lineEnd);
        const binds = bindsOf(readSockets(format, file(source)));
        for (const { portText, port: number } of binds) {
          const span = portText.pieces[0]?.locate(0, portText.value.length);
          expect(source.slice(span?.start, span?.end)).toBe(String(number));
        }
        expect(new Set(binds.map((bind) => `${addressOf(bind)} ${bind.port}`))).toEqual(
          new Set(list.map(([host, number]) => `${host.replace(/^\[|\]$/g, '')} ${number}`)),
        );
      }),
    );
  });

  test('the order of sections changes nothing', () => {
    fc.assert(
      fc.property(sockets, (list) => {
        const sections = list.map(([host, number]) => section(host, number));
        expect(describeAll(readSockets(format, file([...sections].reverse().join(''))))).toEqual(
          describeAll(readSockets(format, file(sections.join('')))),
        );
      }),
    );
  });

  test('comment lines change nothing', () => {
    fc.assert(
      fc.property(sockets, fc.nat(20), (list, where) => {
        const source = list.map(([host, number]) => section(host, number)).join('');
        const lines = source.split(/(?<=\n)/);
        lines.splice(where % (lines.length + 1), 0, comment);
        expect(describeAll(readSockets(format, file(lines.join(''))))).toEqual(describeAll(readSockets(format, file(source))));
      }),
    );
  });
});

describe('settings', () => {
  const name = fc.stringMatching(/^[a-z]{1,8}$/);
  const value = fc.stringMatching(/^[a-zA-Z0-9.:/ äß"'\\#{}-]{0,20}$/);

  test.each([
    ['json', (key: string, text: string) => `{"${key}": ${JSON.stringify(text)}}`],
    ['yaml', (key: string, text: string) => `"${key}": '${text.replaceAll("'", "''")}'\n`],
    ['toml', (key: string, text: string) => `${key} = ${JSON.stringify(text)}\n`],
  ] as const)('%s: any text comes back from its quotes', (format, write) => {
    fc.assert(
      fc.property(name, value, (key, text) => {
        const settings = readSettings(format as SettingsFormat, file(write(key, text)));
        expect(settings.map((setting) => [setting.key, setting.value.value])).toEqual([[key, text]]);
        expect(settings[0]?.value.pieces.map((piece) => piece.value).join('')).toBe(text);
      }),
    );
  });

  test('no text makes a reader fail', () => {
    const words = `a : 80 = [ ] { } " ' # ; \\ &a *a << | - , $ \uE000 bind listen server """`.split(' ');
    const token = fc.constantFrom(...words, '\n', '\r', '\t', ' ', 'frontend x\n', 'bgpd=yes\n');
    fc.assert(
      fc.property(fc.array(token, { maxLength: 60 }), (tokens) => {
        const text = file(tokens.join(''));
        for (const { name } of ALL_FORMATS) readSockets(name, text);
        for (const format of ['yaml', 'json', 'toml', 'ini', 'env', 'systemd'] as const) {
          const settings = readSettings(format, text);
          for (const setting of settings) expect(setting.value.pieces.map((piece) => piece.value).join('')).toBe(setting.value.value);
        }
      }),
      { numRuns: 500 },
    );
  });

  test('the order of mapping entries changes nothing', () => {
    const entries = [
      'metrics-bind-address: 127.0.0.1',
      'metrics-port: 9090',
      'port: 80',
      'address: 0.0.0.0',
      'health: {port: 81}',
      'enable-profiler: false',
      'profiler-port: 82',
    ];
    const found = (lines: readonly string[]): string[] => describeAll(readSockets('yaml', file(lines.join('\n'))));
    fc.assert(
      fc.property(fc.shuffledSubarray(entries, { minLength: entries.length }), (lines) => {
        expect(found(lines)).toEqual(found(entries));
      }),
    );
  });
});
