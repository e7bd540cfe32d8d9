import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readActions, readGoActions, stepOf } from '../../src/template/actions.ts';

function actionsIn(text: string): string[] {
  return readActions(text).map(({ start, end }) => text.slice(start, end));
}

describe('actions', () => {
  test.each([
    ['a: {{ "}}" }} b: {{ `}}` }} c', ['{{ "}}" }}', '{{ `}}` }}']],
    ['{{ "{{ $labels.x }}" }} {{ `{{ $value }}` }}', ['{{ "{{ $labels.x }}" }}', '{{ `{{ $value }}` }}']],
    ["{{ '}' }} {{ replace '\"' }}", ["{{ '}' }}", "{{ replace '\"' }}"]],
    ['{{/* }} {{ */}} {{- /* " */ -}}', ['{{/* }} {{ */}}', '{{- /* " */ -}}']],
    ['"{{ .a | default \\"x\\" }}" "}}"', ['{{ .a | default \\"x\\" }}']],
    ["it's {{ .a }} and it's {{ .b }}", ['{{ .a }}', '{{ .b }}']],
    ['$' + '{{NAME}} {{ a\n b }}', ['$' + '{{NAME}}', '{{ a\n b }}']],
    ['{% if a %}{# b %} #}{% endif %}', ['{% if a %}', '{# b %} #}', '{% endif %}']],
    ['%{ if a ~}%%{ if b }%{http_code}', ['%{ if a ~}']],
    ['<%= a -%><% b %><%# c %><%PRI%><%{D}>', ['<%= a -%>', '<% b %>', '<%# c %>']],
    ['$' + '{#NAME} #}', []],
  ])('are read with what they quote: %j', (text, actions) => expect(actionsIn(text)).toEqual(actions));

  test.each(['a {{ b', '{{/* a }}', '{% a', '%{ if a\n}', '<% a', '{{ "a }}\n'.slice(0, 6)])('that never end are none: %j', (text) =>
    expect(actionsIn(text)).toEqual([]),
  );

  test('begin again within one that never ends', () => {
    expect(actionsIn('{{ a {{ b }} {% c {% d %}')).toEqual(['{{ b }}', '{% d %}']);
  });

  test('contain their code without the marks beside the brackets', () => {
    const found = readActions('{{- .a -}} {{-1}} {%+ b -%} <%= c -%>');
    expect(found.map(({ code, mark, trimsAfter }) => [code, mark, trimsAfter])).toEqual([
      [' .a ', '-', true],
      ['-1', '', false],
      [' b ', '+', true],
      [' c ', '=', true],
    ]);
  });

  test('of Go alone leave other brackets as they are', () => {
    expect(readGoActions('{% a %} {{ b }} <% c %>').map(({ code }) => code)).toEqual([' b ']);
  });

  test('are in order, end with their bracket, and never overlap', () => {
    const piece = fc.constantFrom(
      ...['{{', '}}', '{%', '%}', '{#', '#}', '%{ if', '}', '<% ', '%>', '/*', '*/', '"', "'", '`', '\\', '\n', 'a', '-'],
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 40 }), (pieces) => {
        const text = pieces.join('');
        let done = 0;
        for (const { start, end, codeStart, code } of readActions(text)) {
          expect(start).toBeGreaterThanOrEqual(done);
          expect(text.slice(codeStart, codeStart + code.length)).toBe(code);
          expect(text.slice(start, end)).toMatch(/^(?:\$?\{\{[\s\S]*\}\}|\{%[\s\S]*%\}|\{#[\s\S]*#\}|%\{.*\}|<%[\s\S]*%>)$/);
          done = end;
        }
      }),
    );
  });

  test.each(['{{', '{{ "', '{{`', '{{/*', '{%', '{#', '%{ if ', '<% ', "{{ '", '{{ \\'])('are read in linear time: %j', (piece) => {
    expect(actionsIn(piece.repeat(100_000)).length).toBeLessThan(100_001);
  });
});

test.each([
  ['{{- if .a }}', 'begin if'],
  ['{{ else if .a }}', 'divide else'],
  ['{% elif a %}', 'divide elif'],
  ['{% endfor %}', 'end endfor'],
  ['<% unless a %>', 'begin if'],
  ['<% } else { %>', 'divide else'],
  ['<% a.each do |b| %>', 'begin range'],
  ['{{ ifs }}', null],
  ['{# if a #}', null],
  ['<%= end %>', null],
])('the step of %s is %s', (text, step) => {
  const [action] = readActions(text);
  const found = action ? stepOf(action) : null;
  expect(found && `${found.role} ${found.word}`).toBe(step);
});
