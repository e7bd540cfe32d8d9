import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isTrue, readArguments, wordsOfName } from '../../src/listen/options.ts';
import { spanOfText } from '../../src/model/text.ts';
import { textOf } from './build.ts';

/** `name=value` of each option, then `| operands`. */
function read(words: readonly string[], switches: readonly string[] = []): string {
  const { options, operands } = readArguments(
    words.map((word) => textOf(word)),
    new Set(switches),
  );
  const told = options.map(({ name, value, joined }) => (value === null ? name : `${name}${joined ? '=' : ' '}${value.value}`));
  return `${told.join(', ')} | ${operands.map((operand) => operand.value).join(' ')}`;
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

  test('a switch takes no value', () => {
    expect(read(['--verbose', '80'], ['verbose'])).toBe('verbose | 80');
  });

  test('a value stands where its word has it', () => {
    const word = '--listen=":80"';
    const [option] = readArguments([textOf(word)], new Set()).options;
    expect(option?.value && spanOfText(option.value).column).toBe(word.indexOf(':80') + 1);
  });

  test('`--name=value` and `--name value` are the same', () => {
    const name = fc.stringMatching(/^[a-z][a-z0-9-]{1,12}$/);
    const value = fc.stringMatching(/^[0-9a-z:.[\]]{1,12}$/);
    fc.assert(
      fc.property(name, value, (option, given) => {
        const [joined] = readArguments([textOf(`--${option}=${given}`)], new Set()).options;
        const [apart] = readArguments([textOf(`--${option}`), textOf(given)], new Set()).options;
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
