import { describe, expect, test } from 'vitest';
import { meaningOfKey } from '../../src/listeners/formats/index.ts';
import { classOf, EXCEPTIONS, meaningOfName, meaningOfWords, splitName, VOCABULARY } from '../../src/listeners/names.ts';

const ENDINGS = ['', 'port', 'address', 'addr', 'host', 'url', 'listen-address', 'port-count'];
/** `metrics`, `metrics-port`, `metrics-address`: every word that is known, alone and in front of what names end in. */
const NAMES = VOCABULARY.flatMap(([word]) => ENDINGS.map((ending) => [word, ending].filter(Boolean).join('-')));
const EXCEPTED = new Set(EXCEPTIONS.filter(({ place }) => place === 'setting').map(({ word }) => word));

const asVariable = (name: string): string => name.toUpperCase().replaceAll('-', '_');
const inCamelCase = (name: string): string => name.replace(/-(.)/g, (_, letter: string) => letter.toUpperCase());

test('each word has one meaning', () => {
  const words = VOCABULARY.map(([word]) => word);
  expect(words.filter((word, index) => words.indexOf(word) !== index)).toEqual([]);
  expect(words.filter((word) => !/^[a-z][a-z0-9]*$/.test(word))).toEqual([]);
});

test('few words mean something else in one place, each for a reason', () => {
  expect(EXCEPTIONS.length).toBeLessThanOrEqual(15);
  for (const { word, place, means, because } of EXCEPTIONS) {
    expect(because.length, word).toBeGreaterThan(20);
    expect(classOf(word, place), word).toBe(means ?? undefined);
    expect(classOf(word), word).not.toBe(means ?? undefined);
  }
});

describe('a name means the same', () => {
  test('as an option and as a variable', () => {
    expect(NAMES.filter((name) => meaningOfName(name) !== meaningOfName(asVariable(name)))).toEqual([]);
  });

  test('as an option and as a setting, but for the exceptions', () => {
    const differing = NAMES.filter((name) => meaningOfName(name) !== meaningOfWords(splitName(inCamelCase(name)), 'setting'));
    expect(differing.filter((name) => !splitName(name).some((word) => EXCEPTED.has(word)))).toEqual([]);
    expect(differing).toContain('ports');
  });

  test('as the key of a setting: what an option dials is read from no file, what it binds always is', () => {
    const judged = NAMES.filter((name) => !splitName(name).some((word) => EXCEPTED.has(word)));
    const told = (name: string) => meaningOfKey(inCamelCase(name))?.kind ?? null;
    const by = (meaning: string) => judged.filter((name) => meaningOfName(name) === meaning);
    expect(by('dials').filter((name) => told(name) !== null)).toEqual([]);
    expect(by('port').filter((name) => told(name) !== 'port')).toEqual([]);
    expect(by('host').filter((name) => told(name) !== 'host')).toEqual([]);
    expect(by('serves').filter((name) => told(name) !== 'address')).toEqual([]);
    expect(by('unclear').filter((name) => meaningOfKey(inCamelCase(name))?.strength === 'strong')).toEqual([]);
  });
});

test.each([
  ['api-address', 'dials'],
  ['service-port', 'dials'],
  ['api-port', 'port'],
  ['http-server-port', 'port'],
  ['client-bind-address', 'dials'],
  ['listen-client-urls', 'listens'],
  ['node-port', 'dials'],
  ['node-exporter-port', 'port'],
] as const)('%s %s, wherever it stands', (name, meaning) => {
  expect([meaningOfName(name), meaningOfName(asVariable(name)), meaningOfWords(splitName(inCamelCase(name)), 'setting')]).toEqual(
    Array.from({ length: 3 }, () => meaning),
  );
});
