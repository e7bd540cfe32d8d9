import { describe, expect, test } from 'vitest';
import { classOf, EXCEPTIONS, meaningOf, splitName, VOCABULARY } from '../../src/listeners/names.ts';

const ENDINGS = ['', 'port', 'address', 'addr', 'host', 'url', 'listen-address', 'port-count'];
/** `metrics`, `metrics-port`, `metrics-address`: every word that is known, alone and in front of what names end in. */
const NAMES = VOCABULARY.flatMap(([word]) => ENDINGS.map((ending) => [word, ending].filter(Boolean).join('-')));

/** Whether some word of the name means something else in these places. */
const isExcepted = (name: string, places: readonly string[]): boolean =>
  EXCEPTIONS.some(({ word, place }) => places.includes(place) && splitName(name).includes(word));
/** A word for the program as a whole changes nothing in a configuration, and makes an option or a variable unclear. */
const isGeneral = (name: string): boolean => splitName(name).some((word) => classOf(word) === 'general');

const asVariable = (name: string): string => name.toUpperCase().replaceAll('-', '_');
const inCamelCase = (name: string): string => name.replace(/-(.)/g, (_, letter: string) => letter.toUpperCase());

test('each word has one meaning', () => {
  const words = VOCABULARY.map(([word]) => word);
  expect(words.filter((word, index) => words.indexOf(word) !== index)).toEqual([]);
  expect(words.filter((word) => !/^[a-z][a-z0-9]*$/.test(word))).toEqual([]);
});

test('few words have another meaning in one place, each with a reason', () => {
  expect(EXCEPTIONS.length).toBeLessThanOrEqual(15);
  for (const { word, place, means, because } of EXCEPTIONS) {
    expect(because.length, word).toBeGreaterThan(20);
    expect(classOf(word, place), word).toBe(means ?? undefined);
    expect(classOf(word), word).not.toBe(means ?? undefined);
  }
});

describe('a name means the same', () => {
  const differing = (places: readonly ('variable' | 'setting')[], written: (name: string) => string): string[] =>
    NAMES.filter((name) => places.some((place) => meaningOf(name, 'option').use !== meaningOf(written(name), place).use));

  test('as an option and as a variable, but for the exceptions', () => {
    const names = differing(['variable'], asVariable);
    expect(names.filter((name) => !isExcepted(name, ['variable']))).toEqual([]);
    expect(names).toContain('ports');
  });

  test('as an option and as a setting, but for the exceptions and words for the program as a whole', () => {
    const names = differing(['setting'], inCamelCase);
    expect(names.filter((name) => !isExcepted(name, ['setting']) && !isGeneral(name))).toEqual([]);
    expect(names).toContain('ports');
    expect(names).toContain('app-port');
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
] as const)('%s %s, wherever it is', (name, meaning) => {
  const written = [meaningOf(name, 'option'), meaningOf(asVariable(name), 'variable'), meaningOf(inCamelCase(name), 'setting')];
  expect(written.map(({ use }) => use)).toEqual(Array.from({ length: 3 }, () => meaning));
});
