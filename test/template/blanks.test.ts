import { readFileSync } from 'node:fs';
import * as fc from 'fast-check';
import { load } from 'js-yaml';
import { describe, expect, test } from 'vitest';
import { UNKNOWN } from '../../src/model/text.ts';
import { blankActions, hidePlaceholders } from '../../src/template/blanks.ts';
import { documentOf, offsetsIn, plain, scalarsOf } from '../manifest/build.ts';

interface Group {
  readonly about: string;
  readonly cases: readonly { readonly text: string; readonly value: unknown }[];
}

const GROUPS = load(readFileSync(new URL('blanks.yaml', import.meta.url), 'utf8')) as readonly Group[];

/** Without the blanks and line breaks at the ends of texts, which replace actions in block scalars. */
function withoutEnds(value: unknown): unknown {
  return JSON.parse(JSON.stringify(value).replaceAll(/\\n| (?=["\\])/g, ''));
}

/** The values of a template, `¿` for what is not known. */
function read(source: string): unknown {
  return JSON.parse(JSON.stringify(plain(documentOf(source).root)).replaceAll(UNKNOWN, '¿'));
}

/** The pieces of the document's last scalar: what is known as text, what is not as `<name at characters>`. */
function lastPieces(source: string): string[] {
  const document = documentOf(source);
  const scalar = scalarsOf(document.root).at(-1);
  if (!scalar) throw new Error('no scalar');
  return document.textOf(scalar).pieces.map((piece) => {
    const { start, end } = piece.locate(0, piece.value.length);
    return piece.unknown === undefined ? piece.value : `<${piece.unknown} at ${source.slice(start, end)}>`;
  });
}

describe.each(GROUPS)('$about', ({ cases }) => {
  test.each(cases)('$text', ({ text, value }) => expect(withoutEnds(read(text))).toEqual(withoutEnds(value)));
});

describe('actions within a line are unknown, with the name that is in them', () => {
  test.each([
    ['a: {{ .Values.port }}\n', ['<.Values.port at {{ .Values.port }}>']],
    ['a: --port={{ .Values.port }}\n', ['--port=', '<.Values.port at {{ .Values.port }}>']],
    ['a: "{{ .ip }}:{{- .port -}}"\n', ['<.ip at {{ .ip }}>', ':', '<.port at {{- .port -}}>']],
    ["a: '{{ .x }}''s'\n", ['<.x at {{ .x }}>', "'s"]],
    ['a: |-\n  run {{ .x }} now\n', ['run ', '<.x at {{ .x }}>', ' now']],
    ['a: [ {{ .x }} ]\n', ['<.x at {{ .x }}>']],
    [`a: \${{PORT}}\n`, [`<PORT at \${{PORT}}>`]],
    ['a: {{ if .x }}1{{ else }}2{{ end }}\n', ['<if .x at {{ if .x }}>', '1', '<else at {{ else }}>', '2', '<end at {{ end }}>']],
    ['a: --port=<%= @port -%>\n', ['--port=', '<@port at <%= @port -%>>']],
    ['a: {% if x %}1{% endif %}\n', ['<if x at {% if x %}>', '1', '<endif at {% endif %}>']],
  ])('%j', (source, pieces) => expect(lastPieces(source)).toEqual(pieces));
});

describe('placeholders of other programs', () => {
  test.each([`\${EXTRA}`, '$EXTRA', '%EXTRA%', '@EXTRA@', '<EXTRA>', '@@EXTRA@@', '__EXTRA_1__'])('a line of only %s is blank', (line) => {
    expect(read(`a: 1\n${line}\nb: 2\n`)).toEqual({ a: 1, b: 2 });
  });

  test.each([
    '@REGISTRY@/agent:@TAG@',
    '@IMAGE@',
    '%REGISTRY%/agent',
    '%%IMAGE%%',
    '{REGISTRY}/agent:{TAG}',
    '{0}-agent',
    '[[ IMAGE ]]/x',
    '{HOST}:5000/x',
  ])('a value %s begins with one', (value) => {
    const found = read(`a: 1\nb:\n- image: ${value}\n  c: 2\n`);
    expect(found).toEqual({ a: 1, b: [{ image: expect.stringMatching(/^¿/), c: 2 }] });
  });

  test.each(['{REGISTRY}', '{a}, {b}', '{a: 1}/x', '[[a]]', '%'])('a value %s does not', (value) => {
    expect(hidePlaceholders(`a: ${value}\n`)).toBe(`a: ${value}\n`);
  });

  test('placeholders are found in linear time, also after half a million blanks', () => {
    const blanks = ' '.repeat(500_000);
    expect(hidePlaceholders(`a: [x,${blanks}\${N}]\n`)).toBe(`a: [x,${blanks}${UNKNOWN.repeat(4)}]\n`);
  });
});

describe('positions in templates', () => {
  const piece = fc.constantFrom(
    ...['a: ', '- ', '{{ .x }}', '{{- if y }}', '{{ end -}}', '{% if z %}', `\${{P}}`, 'word', ' ', '\n', '\n  ', '"', "'", '|\n'],
    ...['{{', '}}', '{% ', '{# ', ' #}', '%{ if x }', '%{~ endif ~}'],
  );

  test('making a template readable moves nothing', () => {
    fc.assert(
      fc.property(fc.array(piece), (pieces) => {
        const source = pieces.join('');
        const readable = blankActions(source);
        expect(readable.length).toBe(source.length);
        expect(readable.replaceAll(/[^\n]/g, '')).toBe(source.replaceAll(/[^\n]/g, ''));
      }),
    );
  });

  test('known characters have their place in the source', () => {
    const value = fc.array(fc.constantFrom('--x=', '{{ .a }}', '{{ .b }}', ' ', '=', '80', '$(X)', '{{- .c -}}'), { minLength: 1 });
    fc.assert(
      fc.property(value, fc.constantFrom(['w', ''], ['"', '"'], ["'", "'"], ['|\n  w', ''], ['>-\n  w', '']), (parts, [open, close]) => {
        const source = `key: ${open}${parts.join('')}${close}\n`;
        const document = documentOf(source);
        for (const scalar of scalarsOf(document.root)) {
          const offsets = offsetsIn(document, scalar);
          for (const [index, offset] of offsets.entries()) {
            const expected = scalar.text[index] === UNKNOWN ? '{' : scalar.text[index];
            expect(source[offset]).toBe(expected);
          }
        }
      }),
    );
  });
});
