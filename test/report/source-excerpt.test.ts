import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Span } from '../../src/model/span.ts';
import { colorizer } from '../../src/report/color.ts';
import { sourceExcerpt } from '../../src/report/source-excerpt.ts';
import { terminalWidth } from '../../src/text/cells.ts';
import { spanOf } from './sample.ts';

const excerptOf = (span: Span, width?: number) => sourceExcerpt(span, { colorize: colorizer(false), style: 'error', indent: '', width });

describe('sourceExcerpt', () => {
  test('puts carets under the exact columns', () => {
    expect(excerptOf(spanOf('a.yaml', 'kind: Pod\nargs: [--listen=:9104]\n', '9104'))).toEqual([
      '2 | args: [--listen=:9104]', //
      '  |                  ^^^^',
    ]);
  });

  test.each([
    ['wide characters', '名: 端口 9104', '9104', ['1 | 名: 端口 9104', '  |          ^^^^']],
    ['wide characters inside', 'a: 端口', '端口', ['1 | a: 端口', '  |    ^^^^']],
    ['combining marks', 'e\u0301: 9104', '9104', ['1 | e\u0301: 9104', '  |    ^^^^']],
    ['emoji', '😀 9104', '9104', ['1 | 😀 9104', '  |    ^^^^']],
    ['tabs', '\ta:\t9104', '9104', ['1 |     a:  9104', '  |         ^^^^']],
    ['escapes', '\u001b[1m 9104', '9104', ['1 | \\x1b[1m 9104', '  |         ^^^^']],
  ])('keeps the carets aligned after %s', (_, source, words, lines) => {
    expect(excerptOf(spanOf('a.yaml', source, words))).toEqual(lines);
  });

  test('marks the rest of the line if the span continues', () => {
    expect(excerptOf(spanOf('a.yaml', 'ports: {a: 1,\n  b: 2}', '{a: 1,\n  b: 2}'))).toEqual(['1 | ports: {a: 1,', '  |        ^^^^^^']);
  });

  test('marks one column if the span is empty, also after the last character', () => {
    const end = { ...spanOf('a.yaml', 'ports:', ':'), column: 7, endColumn: 7 };
    expect(excerptOf(end)).toEqual(['1 | ports:', '  |       ^']);
  });

  test('counts columns from where the excerpt starts, and reports that something is before it', () => {
    const span = { ...spanOf('a.yaml', 'x: 9104', '9104'), column: 504, endColumn: 508, excerpt: { text: 'x: 9104', column: 501 } };
    expect(excerptOf(span)).toEqual(['1 | …x: 9104', '  |     ^^^^']);
  });

  test('cuts a long line around the marked columns', () => {
    const lines = excerptOf(spanOf('a.yaml', `${'a'.repeat(300)} 9104 ${'b'.repeat(300)}`, '9104'), 60);
    expect(lines[0]).toMatch(/^1 \| …a+ 9104 b+…$/);
    expect(terminalWidth(lines[0] ?? '')).toBeLessThanOrEqual(60);
    expect(lines[1]?.indexOf('^')).toBe(lines[0]?.indexOf('9104'));
  });

  test('is empty for an empty line', () => {
    expect(excerptOf(spanOf('a.yaml', '   ', ' '))).toEqual([]);
  });

  test('the marked text is above the carets, at any place and for any width of the screen', () => {
    const text = fc.string({ unit: 'binary', maxLength: 80 }).map((words) => words.replace(/[\r\nX]/g, ''));
    fc.assert(
      fc.property(text, text, fc.integer({ min: 30, max: 200 }), (before, after, width) => {
        const lines = excerptOf(spanOf('a.yaml', `${before}XXX${after}`, 'XXX'), width);
        const [source = '', carets = ''] = lines;
        expect(terminalWidth(source.slice(0, source.indexOf('XXX')))).toBe(carets.indexOf('^'));
        expect(carets.match(/\^+/)?.[0]).toBe('^^^');
        expect(terminalWidth(source)).toBeLessThanOrEqual(width + 1);
      }),
    );
  });
});
