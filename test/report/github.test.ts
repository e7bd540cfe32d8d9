import { describe, expect, test } from 'vitest';
import { github } from '../../src/report/github.ts';
import { logCommandsIn } from './log-commands.ts';
import { CLEAN, CONFLICT, HOSTILE_SAMPLE, OPERATOR, OPTIONS, SAMPLE, spanOf, UNDECLARED } from './sample.ts';

describe('github', () => {
  test('annotates problems first, then errors, then the rest; suppressed findings not at all', () => {
    const commands = logCommandsIn(github({ ...SAMPLE, findings: [UNDECLARED, ...SAMPLE.findings] }, OPTIONS));
    expect(commands.map(({ name, properties }) => `${name} ${properties.title}`)).toEqual([
      'error hostport-lint: not checked',
      'error host-port-conflict',
      'error unregistered-host-port',
      'warning undeclared-host-port (medium confidence)',
      'warning undeclared-host-port (medium confidence)',
    ]);
  });

  test('leaves columns out where a finding spans lines, since GitHub refuses them there', () => {
    const span = spanOf('a.yaml', OPERATOR, 'ports:\n            - containerPort: 9104');
    expect(github({ ...CLEAN, findings: [{ ...CONFLICT, span }] }, OPTIONS)).toMatch(/^::error file=a.yaml,line=14,endLine=15,title=/);
  });

  test('information becomes a notice', () => {
    expect(github({ ...CLEAN, findings: [{ ...CONFLICT, severity: 'info' }] }, OPTIONS)).toMatch(/^::notice /);
  });

  test('is empty where nothing is wrong', () => {
    expect(github(CLEAN, OPTIONS)).toBe('');
  });

  test('no text of the input ends a command, adds a property or starts another command', () => {
    const commands = logCommandsIn(github(HOSTILE_SAMPLE, OPTIONS));
    expect(commands).toHaveLength(HOSTILE_SAMPLE.findings.length + HOSTILE_SAMPLE.problems.length);
    for (const { name, properties, data } of commands) {
      expect(name).toBe('error');
      expect(['file,line,endLine,col,endColumn,title', 'file,line,endLine,title', 'file,line,col,title']).toContain(
        Object.keys(properties).join(','),
      );
      expect(data).not.toMatch(/[^\S\n]*\r|\u001b/);
    }
  });
});
