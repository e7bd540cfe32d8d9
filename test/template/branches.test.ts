import { describe, expect, test } from 'vitest';
import { areExclusive, choicesAmong } from '../../src/model/document.ts';
import { NOTHING_OPENED, readBranches } from '../../src/template/branches.ts';

/** Whether the places marked `A` and `B` of a template are ones of which only one is rendered. */
function exclusive(text: string): boolean {
  const { openAt } = readBranches(text, NOTHING_OPENED);
  const [a, b] = ['A', 'B'].map((mark) => choicesAmong(openAt(text.indexOf(mark))));
  return areExclusive(a ?? [], b ?? []);
}

describe('of two places only one is rendered', () => {
  test.each([
    ['two texts of one choice', '{{ if .x }} A {{ else }} B {{ end }}'],
    ['two of three texts', '{{- if .x -}} {{- else if .y -}} A {{- else -}} B {{- end -}}'],
    ['within deeper blocks', '{{ if .x }}{{ with .y }}{{ if .z }} A {{ end }}{{ end }}{{ else }}{{ range .l }} B {{ end }}{{ end }}'],
    ['another value of what is asked', '{{ if eq .mode "a" }} A {{ end }} {{ if eq .mode "b" }} B {{ end }}'],
    ['the opposite question', '{{ if .x }} A {{ end }} {{ if not .x }} B {{ end }}'],
    ['Jinja', '{% if x == 1 %} A {% elif y %} B {% endif %}'],
    ['Terraform', '%{ if x }A%{ else ~}B%{ endif }'],
    ['ERB', '<% if x -%> A <%- elsif y -%><% l.each do |z| %><% z = 1 %> B <% end %><% end %>'],
    ['the opposite question of ERB', '<% if x %> A <% end %> <% unless x %> B <% end %>'],
    ['EJS', '<%_ if (x) { _%> A <% l.forEach((y) => { %> <% }); %> <% } else { %> B <% } %>'],
  ])('%s', (_, text) => expect(exclusive(text)).toBe(true));
});

describe('both of two places may be rendered', () => {
  test.each([
    ['no choice', 'A B'],
    ['one place always', '{{ if .x }} A {{ end }} B'],
    ['one within the choice of the other', '{{ if .x }} A {{ if .y }} B {{ end }}{{ end }}'],
    ['the same question twice', '{{ if .x }} A {{ end }} {{ if .x }} B {{ end }}'],
    ['other questions', '{{ if .x.a }} A {{ end }} {{ if .x.b }} B {{ end }}'],
    ['texts and operators alike', '{{ if eq .x "on" }} A {{ end }} {{ if eq .y "on" }} B {{ end }}'],
    ['loops over one list', '{{ range .l }} A {{ end }} {{ range .l }} B {{ end }}'],
    ['loops of ERB', '<% l.each do |x| %> A <% end %> <% if x %> B <% end %>'],
    ['more ends than blocks', '{{ end }}{{ else }} A {{ if .x }}{{ end }} B'],
  ])('%s', (_, text) => expect(exclusive(text)).toBe(false));
});

test('a choice continues in the next document of the file', () => {
  const first = '{{ if .x }} A\n';
  const { openAt, after } = readBranches(first, NOTHING_OPENED);
  const second = readBranches('{{ else }} B {{ end }}', after);
  expect(areExclusive(openAt(first.length), second.openAt(12))).toBe(true);
  expect(second.after).toEqual({ count: 1, innermost: null, bound: null });
});

test('neither depth nor length costs more than their length', () => {
  const deep = readBranches('{{ if .x }}'.repeat(50_000), NOTHING_OPENED);
  expect(deep.openAt(550_000)).toHaveLength(16);
  const changing = readBranches('{{ if .x }}{{ $a = .y }}'.repeat(20_000) + '{{ end }}'.repeat(20_000), NOTHING_OPENED);
  expect(changing.after.innermost).toBeNull();
  const long = readBranches(`{{ if .x }}${'{{ else if .y }}'.repeat(50_000)}`, NOTHING_OPENED);
  expect(long.openAt(900_000)).toMatchObject([{ arm: 50_000, about: ['.x', '.y'] }]);
});
