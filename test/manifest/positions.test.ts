import * as fc from 'fast-check';
import { FAILSAFE_SCHEMA, load } from 'js-yaml';
import { describe, expect, test } from 'vitest';
import * as yaml from 'yaml';
import type { Document, ScalarNode } from '../../src/model/document.ts';
import { spanOfText } from '../../src/text/text.ts';
import { documentOf, offsetsIn, scalarsOf } from './build.ts';
import { yamlText } from './yaml-text.ts';

const ESCAPE = /\\(?:x([0-9a-fA-F]{2})|u([0-9a-fA-F]{4})|U([0-9a-fA-F]{8})|([\s\S]))/y;
const SIMPLE: Record<string, string> = { n: '\n', t: '\t', '0': '\0', _: '\u00a0' };

/** What the escape at an offset of a double quoted scalar means. */
function escaped(source: string, offset: number): string {
  ESCAPE.lastIndex = offset;
  const [, two, four, eight, letter = ''] = ESCAPE.exec(source) ?? [];
  const hex = two ?? four ?? eight;
  return hex === undefined ? (SIMPLE[letter] ?? letter) : String.fromCodePoint(Number.parseInt(hex, 16));
}

/** Whether a decoded character can come from the source's character at an offset. */
function standsAt(source: string, offset: number, character: string, style: ScalarNode['style']): boolean {
  const found = source[offset] ?? '';
  if (style === 'double' && found === '\\') return escaped(source, offset).includes(character);
  if (found === '\n' || found === '\r') return character === '\n' || (character === ' ' && style !== 'literal');
  return found === character;
}

function misplaced(source: string, document: Document): string[] {
  return scalarsOf(document.root).flatMap((scalar) => {
    const offsets = offsetsIn(document, scalar);
    const wrong = [...offsets.keys()].filter((index) => {
      const [before, here] = [offsets[index - 1] ?? -1, offsets[index] ?? -1];
      const isSecondHalf = before === here && source[here] === '\\' && source[here + 1] === 'U';
      return !standsAt(source, here, scalar.text[index] ?? '', scalar.style) || (here <= before && !isSecondHalf);
    });
    return wrong.map((index) => `${scalar.style} ${JSON.stringify(scalar.text)}[${index}] at ${offsets[index]}`);
  });
}

/** The scalars of the `yaml` package in the order of the text. */
function secondOpinion(source: string): { value: string; range: readonly [number, number]; quoted: boolean; block: boolean }[] {
  const parsed = yaml.parseDocument(source, { schema: 'failsafe', uniqueKeys: false, logLevel: 'silent' });
  if (parsed.errors.length > 0) throw parsed.errors[0];
  const scalars: ReturnType<typeof secondOpinion> = [];
  yaml.visit(parsed, {
    Scalar: (_, node) => {
      const [start = 0, end = 0] = node.range ?? [];
      const type = node.type ?? 'PLAIN';
      scalars.push({
        value: String(node.value ?? ''),
        range: [start, end],
        quoted: type.startsWith('QUOTE'),
        block: type.startsWith('BLOCK'),
      });
    },
  });
  return scalars;
}

/** Keys and scalars of a value that js-yaml read, in the order of the text. */
function leaves(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(leaves);
  if (value !== null && typeof value === 'object') return Object.entries(value).flatMap(([key, inner]) => [key, ...leaves(inner)]);
  return [String(value ?? '')];
}

describe('positions of scalars', () => {
  test('every character of every scalar is at the place that its span says', () => {
    fc.assert(
      fc.property(yamlText('\n', '\r\n', '\r'), (source) => {
        expect(misplaced(source, documentOf(source))).toEqual([]);
      }),
      { numRuns: 1000 },
    );
  });

  test('values are those of js-yaml, and values and ranges those of the yaml package', () => {
    fc.assert(
      fc.property(yamlText('\n', '\r\n'), (source) => {
        const own = scalarsOf(documentOf(source).root);
        // The yaml package drops blanks at the end of a block scalar, which kubectl and js-yaml keep.
        fc.pre(own.every(({ style, text }) => (style !== 'literal' && style !== 'folded') || !/(?:^|\n)[ \t]+\n*$/.test(text)));
        const others = secondOpinion(source);
        expect(own.map((scalar) => scalar.text)).toEqual(others.map((scalar) => scalar.value));
        for (const [index, { range, quoted, block }] of others.entries()) {
          const { start, end } = own[index] ?? { start: -1, end: -1 };
          if (block) expect(start).toBeGreaterThan(range[0]);
          else if (end > start) expect([start, end]).toEqual(quoted ? [range[0] + 1, range[1] - 1] : range);
        }
        expect(own.map((scalar) => scalar.text)).toEqual(leaves(load(source.replaceAll('!custom ', ''), { schema: FAILSAFE_SCHEMA })));
      }),
      { numRuns: 1000 },
    );
  });

  test('line, column and excerpt belong to the offset', () => {
    fc.assert(
      fc.property(yamlText('\n', '\r\n'), (source) => {
        const document = documentOf(source);
        for (const scalar of scalarsOf(document.root)) {
          const span = spanOfText(document.textOf(scalar));
          const lines = source.slice(0, span.start).split('\n');
          expect([span.line, span.column]).toEqual([lines.length, (lines.at(-1) ?? '').length + 1]);
          expect(source.split('\n')[span.line - 1]?.slice(span.excerpt.column - 1)).toContain(span.excerpt.text);
        }
      }),
      { numRuns: 500 },
    );
  });
});

test.each([
  ['"0.0.0.0:99\\x31\\u0033"', '9913', '99\\x31\\u0033'],
  ['"port 99\\x31 of\\tall"', '991', '99\\x31'],
  ['"\\U0001F600:\\"9\\""', '"9"', '\\"9\\"'],
  ["'the ''agent'' of 9104'", "'agent'", "''agent''"],
  ['"9104"', '9104', '9104'],
])('what an escape is for ends behind the escape: %s', (written, part, expected) => {
  const source = `a: ${written}\n`;
  const document = documentOf(source);
  const scalar = scalarsOf(document.root)[1];
  if (!scalar) throw new Error('the value is missing');
  const text = document.textOf(scalar);
  const at = text.value.indexOf(part);
  const { start, end } = spanOfText(text, at, at + part.length);
  expect(source.slice(start, end)).toBe(expected);
});
