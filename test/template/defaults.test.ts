import { describe, expect, it } from 'vitest';
import { templateDefaultOf } from '../../src/template/values.ts';

describe('the default value in an action', () => {
  it.each([
    ['{{ .port | default 9100 }}', '9100'],
    ['{{- default 9100 .Values.port -}}', '9100'],
    ['{{ ((.Values.ports).http) | int | default 9100 | quote }}', '9100'],
    ['{{ .a | default .b | default 9100 }}', '9100'],
    ['{{ .address | default \\"0.0.0.0:9100\\" }}', '0.0.0.0:9100'],
    ["{{ port | default('9100', true) | int }}", '9100'],
    ['{{ coalesce .a .b 9100 }}', '9100'],
    ['<%= @ports.web || 9100 -%>', '9100'],
    ['{{ .host | default `localhost` }}', 'localhost'],
  ])('%s: %s', (action, value) => {
    const templateDefault = templateDefaultOf(action);
    expect(templateDefault?.value).toBe(value);
    expect(action.slice(templateDefault?.start, (templateDefault?.start ?? 0) + value.length)).toBe(value);
  });

  it.each([
    '{{ .port }}',
    '{{ add .port 9100 }}',
    '{{ .port | default 0 }}',
    '{{ .port | default 9100 | add 1 }}',
    '{{ .enabled | default true }}',
    '{{ .level | default "info" }}',
    '{{ .port | default (add .base 9100) }}',
    '{{ if .a }}{{ .port | default 9100 }}{{ end }}',
    '<%= a || b || 9100 %>',
    '{{ "port" | default 9100 }}',
  ])('%s: nothing', (action) => {
    expect(templateDefaultOf(action)).toBeNull();
  });
});
