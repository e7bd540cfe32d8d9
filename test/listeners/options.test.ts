import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { grammarOf, isTrue, NO_GRAMMAR, readArguments } from '../../src/listeners/options.ts';
import type { Program } from '../../src/model/program.ts';
import { spanOfText } from '../../src/text/text.ts';
import { wordsOfName } from '../../src/text/words.ts';
import { textOf } from './build.ts';

const relay: Program = {
  name: 'relay',
  title: 'Relay',
  sources: ['example/relay:main.c'],
  executables: ['relay'],
  images: [],
  listeners: [{ name: 'relay', options: ['p', 'o Port', 'ftp address'], hostOptions: ['a'] }],
  notListening: ['o'],
  switches: ['l', 'k', 'i'],
  configurations: [{ format: 'ini', options: ['f'] }],
};

/** `name=value` of each option, then `| operands`. */
function read(words: readonly string[], program?: Program): string {
  const { options, operands } = readArguments(
    words.map((word) => textOf(word)),
    grammarOf(program),
  );
  const described = options.map(({ name, value, joined }) => (value === null ? name : `${name}${joined ? '=' : ' '}${value.value}`));
  return `${described.join(', ')} | ${operands.map((operand) => operand.value).join(' ')}`;
}

describe('options', () => {
  test.each([
    [['--port=80'], 'port=80 | '],
    [['--port', '80'], 'port 80 | '],
    [['-port=80'], 'port=80 | '],
    [['-port', '80'], 'port 80 | '],
    [['-p', '80'], '-p 80 | '],
    [['-p=80'], '-p=80 | '],
    [['--port='], 'port= | '],
    [['--verbose', '--port=80'], 'verbose, port=80 | '],
    [['--port=80', '--verbose'], 'port=80, verbose | '],
    [['--port="80"'], 'port=80 | '],
    [["--port='80'"], 'port=80 | '],
    [['--web.listen-address', ':9100'], 'web.listen-address :9100 | '],
    [['--config=a=b'], 'config=a=b | '],
    [['--offset', '-5'], 'offset -5 | '],
    [['run', '--port=80', 'now'], 'port=80 | run now'],
    [['--', '--port=80'], 'port=80 | '],
    [['-'], ' | -'],
    [[], ' | '],
  ])('%j', (words, expected) => expect(read(words)).toBe(expected));

  test('a switch has no value', () => {
    expect(read(['--verbose', '80'], { ...relay, switches: ['verbose'] })).toBe('verbose | 80');
  });

  test.each([
    [['-lkp', '8080'], '-l, -k, -p 8080 | '],
    [['-lkp8080'], '-l, -k, -p=8080 | '],
    [['-p8080', '-a', '::1', '-l'], '-p=8080, -a ::1, -l | '],
    [['-a127.0.0.1:80', '-lk', 'now'], '-a=127.0.0.1:80, -l, -k | now'],
    [['-f/etc/relay.conf'], '-f=/etc/relay.conf | '],
    [['-f /etc/relay.conf'], '-f=/etc/relay.conf | '],
    [['-lp'], '-l, -p | '],
    [['-lx', '8080'], 'lx 8080 | '],
    [['-port', '8080'], 'port 8080 | '],
    [['-lp=8080'], 'lp=8080 | '],
    [['-kill'], '-k, -i, -l, -l | '],
    [['-o', 'Port=22'], 'o Port=22 | '],
    [['-o', 'Port 22', '-oUser=a', '-oPort=23'], 'o Port=22, oUser=a, o Port=23 | '],
    [['--ftp=address=:21'], 'ftp address=:21 | '],
    [['--ftp', 'ranges=1-2'], 'ftp ranges=1-2 | '],
  ])('%j of a described program', (words, expected) => expect(read(words, relay)).toBe(expected));

  test('a value is where its word has it', () => {
    const word = '--listen=":80"';
    const [option] = readArguments([textOf(word)], NO_GRAMMAR).options;
    expect(option?.value && spanOfText(option.value).column).toBe(word.indexOf(':80') + 1);
  });

  test('`--name=value` and `--name value` are the same', () => {
    const name = fc.stringMatching(/^[a-z][a-z0-9-]{1,12}$/);
    const value = fc.stringMatching(/^[0-9a-z:.[\]]{1,12}$/);
    fc.assert(
      fc.property(name, value, (option, given) => {
        const [joined] = readArguments([textOf(`--${option}=${given}`)], NO_GRAMMAR).options;
        const [apart] = readArguments([textOf(`--${option}`), textOf(given)], NO_GRAMMAR).options;
        expect([joined?.name, joined?.value?.value]).toEqual([apart?.name, apart?.value?.value]);
      }),
    );
  });
});

describe('the words of a name', () => {
  test.each([
    ['metrics-bind-address', 'metrics bind address'],
    ['metricsBindAddress', 'metrics bind address'],
    ['METRICS_BIND_ADDRESS', 'metrics bind address'],
    ['web.listen-address', 'web listen address'],
    ['HTTPPort', 'http port'],
    ['grpcURL', 'grpc url'],
    ['port', 'port'],
    ['', ''],
  ])('%s', (name, words) => expect(wordsOfName(name).join(' ')).toBe(words));
});

test.each([
  ['true', true],
  ['1', true],
  ['yes', true],
  ['False', false],
  ['0', false],
  ['off', false],
  ['', false],
])('a switch of value %j is %s', (value, on) => expect(isTrue(textOf(value))).toBe(on));

test('a switch without a value is on', () => expect(isTrue(null)).toBe(true));
