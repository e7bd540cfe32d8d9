import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { matchLine, readTemplate } from '../../../src/source/helm/template.ts';

describe('a rendered line', () => {
  const match = (template: string, rendered: string) => {
    const [line] = readTemplate(template).lines;
    const matches = line ? matchLine(line, rendered) : null;
    return matches?.map(({ segment, from, to }) => [segment.action?.code.trim() ?? null, rendered.slice(from, to)]) ?? null;
  };

  test('of another template does not match', () => {
    expect(match('port: {{ .a }}', 'ports: 1')).toBeNull();
    expect(match('port: 80', 'port: 8080')).toBeNull();
    expect(match('{{ .a }}: 80', 'a: 8080')).toBeNull();
    expect(match('aba{{ .a }}ba', 'aba')).toBeNull();
  });

  test('matches the template that printed it, for any output of the actions', () => {
    const text = fc.stringMatching(/^[a-z:=-]{1,5}$/);
    fc.assert(
      fc.property(fc.array(fc.tuple(text, text), { minLength: 1, maxLength: 5 }), text, (parts, last) => {
        const template = `${parts.map(([printed]) => `${printed}{{ .x }}`).join('')}${last}`;
        const rendered = `${parts.map(([printed, value]) => printed + value).join('')}${last}`;
        expect(match(template, rendered)).not.toBeNull();
      }),
    );
  });
});
