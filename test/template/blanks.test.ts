import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { UNKNOWN } from '../../src/model/text.ts';
import { blankActions, hidePlaceholders } from '../../src/template/blanks.ts';
import { documentOf, offsetsIn, plain, scalarsOf } from '../manifest/build.ts';

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

test('a line of a placeholder that another program replaces is blank where it can be nothing else', () => {
  expect(read('a:\n  - b\n  MORE_ITEMS\n  - c\n')).toEqual({ a: ['b', 'c'] });
  expect(read('a:\n  - b\n    MORE_WORDS\n')).toEqual({ a: ['b MORE_WORDS'] });
});

test('a value of actions that deeper lines or items continue is blank', () => {
  expect(read('a: {{- include "x" . | nindent 2 }}\n  b: 1\nc: {{ .c }}\n')).toEqual({ a: { b: 1 }, c: '¿' });
  expect(read('a:\n  - b: {{ tpl .x . }}\n      c: 1\n    d: 2\n')).toEqual({ a: [{ b: { c: 1 }, d: 2 }] });
  expect(read('a: {{- toYaml .x | nindent 2 }}\n# a comment\n- b\nc: {{ .c }}\n')).toEqual({ a: ['b'], c: '¿' });
});

describe('lines that hold only template actions are blank', () => {
  test.each([
    ['{{- if .x }}\na: 1\n{{- else }}\nb: 2\n{{- end }}\n', { a: 1, b: 2 }],
    ['a:\n  {{- toYaml .x | nindent 2 }}\nb: 1\n', { a: null, b: 1 }],
    ['a:\n{{ with .x }}{{ toYaml . }}{{ end }}\nb: 1\n', { a: null, b: 1 }],
    ['{{/* a comment: with\n  several lines */}}\na: 1\n', { a: 1 }],
    ['a: 1\n{{ include "x"\n  . }}\nb: 2\n', { a: 1, b: 2 }],
    ['a: 1\r\n{{ if .x }}\r\nb: 2\r\n{{ end }}\r\n', { a: 1, b: 2 }],
    ['{% for x in y %}\na: 1\n{%- endfor %}\n', { a: 1 }],
    ['a: {{ x }}\n{# a comment: with\n   "several lines" #}\nb: 2\n', { a: '¿', b: 2 }],
    ['{% if x %}\n  {# only # one line #}\n{% endif %}\na: 1\n', { a: 1 }],
    [`a:\n  %{~ for key in keys ~}\n  - \${key}\n  %{~ endfor ~}\n  - b\n`, { a: [`\${key}`, 'b'] }],
    ['%{ if x }\na: 1\n%{ else }\nb: 2\n%{ endif }\n', { a: 1, b: 2 }],
    ['<%- if x -%>\na: 1\n<% else %>\nb: 2\n<% end %>\n', { a: 1, b: 2 }],
    ['l:\n  <%# all of them %>\n  <%- xs.each do |x| -%>\n  - <%= x %>\n  <%- end -%>\n', { l: ['¿'] }],
    ['<%_ if (x) { _%>\na: <%- y %>\n<%_ } _%>\n', { a: '¿' }],
  ])('%j', (source, value) => expect(read(source)).toEqual(value));
});

describe('a block scalar that contains only actions is empty', () => {
  test.each([
    ['m:\n  a: |\n    {{ toYaml .x | nindent 4 }}\n  b: 1\n', { m: { a: '\n', b: 1 } }],
    ['m:\n  a: >-\n    {{ .x }}\n    {{ .y }}\nb: 1\n', { m: { a: '' }, b: 1 }],
    ['m:\n  a: |-\n{{ toYaml .x | indent 4 }}\n  b: 1\n', { m: { a: '', b: 1 } }],
    ['m:\n  a: |2-\n{{ toYaml .x | indent 4 }}\n  b: 1\n', { m: { a: '', b: 1 } }],
    ['m:\n  a: |-{{ toYaml .x | nindent 4 }}\n  b: 1\n', { m: { a: '', b: 1 } }],
    ['m:\n  a: |- # comment\n    {{ .x }}\n  b: 1\n', { m: { a: '', b: 1 } }],
    ['l:\n- |-\n  {{ .x }}\n- b\n', { l: ['', 'b'] }],
    ['l:\n  - k: |-\n      {{ .x }}\n    b: 1\n', { l: [{ k: '', b: 1 }] }],
    ['a: |-\n  {{ .x }}\n  y\nb: 1\n', { a: 'y', b: 1 }],
    ['a: |-\n  {{ .x }}\n# comment\nb: 1\n', { a: '', b: 1 }],
  ])('%j', (source, value) => {
    const found = read(source) as Record<string, unknown>;
    // Of what stands for the actions, the decoded blanks and line breaks do not matter.
    expect(JSON.parse(JSON.stringify(found).replaceAll(/\\n| (?=["\\])/g, ''))).toEqual(
      JSON.parse(JSON.stringify(value).replaceAll('\\n', '')),
    );
  });
});

describe('actions behind a quoted value may print more items', () => {
  test.each([
    ['a: [ "/x"{{ rest }} ]\n', { a: ['/x', '¿'] }],
    ['a: [ "/x"{{ rest }}{{ more }}]\n', { a: ['/x', '¿'] }],
    ['a: [ "/x"{{ if y }}, "/y"{{ end }} ]\n', { a: ['/x', '/y'] }],
    ['a: { b: "/x"{{ rest }} }\n', { a: { b: '/x' } }],
    ['a: [ "/x"{% if y %}, "/y{{ y }}"{% endif %}{% if z %}, "/z"{% endif %} ]\n', { a: ['/x', '/y¿', '/z'] }],
    ['a: [ "{{ x }}"{{ rest }}, "y{{ z }}" ]\n', { a: ['¿', 'y¿'] }],
    ['a: ["\\"{{ x }}"]\n', { a: ['"¿'] }],
  ])('%j', (source, value) => expect(read(source)).toEqual(value));
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

  test('an action of several lines does not join them', () => {
    expect(read('a: {{ include "x"\n  . }}\nb: 1\n')).toEqual({ a: '¿', b: 1 });
  });
});

describe('branches around the text of a line render nothing', () => {
  test.each([
    ['s:\n  {{ if .x }}hostNetwork: true{{ end }}\n  b: 1\n', { s: { hostNetwork: true, b: 1 } }],
    ['s:\n  - a\n  {{ if .x }}- b{{ end }}\n', { s: ['a', 'b'] }],
    ['a: 80 {{- if .x }}\nb: 81\n{{- end }}\n', { a: 80, b: 81 }],
    ['{{ $x := 1 }}a: 1\n', { a: 1 }],
    ['a: 80 {{/* comment */}}\nb: {{/* comment */}} 81 # {{ x }}\n', { a: 80, b: 81 }],
    ['a:{{ if .x }}\n  - 1{{ end }}\n', { a: [1] }],
    ['{{- if .x }}  # comment\na: 1\n{{- else }}# comment\nb: 1\n{{- end }} # comment\n', { a: 1, b: 1 }],
  ])('%j', (source, value) => expect(read(source)).toEqual(value));
});

test.each([
  ['m:\n  {{- if .x }}\n  a: 1\n  {{- else }}\n  {}\n  {{- end }}\nb: 2\n', { m: { a: 1 }, b: 2 }],
  ['m:\n  {{- if .x }}\n  []\n  {{- else }}\n  - a\n  {{- end }}\nb: 2\n', { m: ['a'], b: 2 }],
])('an empty collection in one branch leaves the other branch: %j', (source, value) => expect(read(source)).toEqual(value));

describe('what only looks like an action stays as it is', () => {
  test.each([
    ['a: curl -w %{http_code} {{ x }}\n', { a: 'curl -w %{http_code} ¿' }],
    ['a: "%%{ if x }"\n', { a: '%%{ if x }' }],
    ['a: "<%PRI%>%TIMESTAMP% <%%= x %>"\n', { a: '<%PRI%>%TIMESTAMP% <%%= x %>' }],
    ['a: "<% and no end" # {{ x }}\n', { a: '<% and no end' }],
    [`a: "\${#names[@]} \${name%#} {{ x }}"\n`, { a: `\${#names[@]} \${name%#} ¿` }],
  ])('%j', (source, value) => expect(read(source)).toEqual(value));
});

describe('placeholders of other programs', () => {
  test.each([`\${EXTRA}`, '$EXTRA', '%EXTRA%', '@EXTRA@', '<EXTRA>', '@@EXTRA@@', '__EXTRA_1__'])(
    'a line %s alone stands for lines',
    (line) => {
      expect(read(`a: 1\n${line}\nb: 2\n`)).toEqual({ a: 1, b: 2 });
    },
  );

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

  test.each([
    [`a: [\${KEYS}]\nb: \${B}\n`, { a: ['¿'], b: `\${B}` }],
    [`a: [x, \${Y:=y}, z]\n`, { a: ['x', '¿', 'z'] }],
  ])('an item of a list in brackets is one: %j', (source, value) => expect(read(source)).toEqual(value));

  test.each(['{REGISTRY}', '{a}, {b}', '{a: 1}/x', '[[a]]', '%'])('a value %s does not', (value) => {
    expect(hidePlaceholders(`a: ${value}\n`)).toBe(`a: ${value}\n`);
  });

  test('what looks for placeholders takes linear time, also over half a million blanks', () => {
    const blanks = ' '.repeat(500_000);
    expect(hidePlaceholders(`a: [x,${blanks}\${N}]\n`)).toBe(`a: [x,${blanks}${UNKNOWN.repeat(4)}]\n`);
  });

  test('a line is not touched where the text is YAML with it', () => {
    expect(read(`a: |\n  \${EXTRA}\n`)).toEqual({ a: `\${EXTRA}\n` });
    expect(read(`a: \${NAME}\n`)).toEqual({ a: `\${NAME}` });
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

  test('known characters stand where the source has them', () => {
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
