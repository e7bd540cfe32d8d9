import type { RunResult } from '../model/result.ts';

/** The outputs of action.yml, by name. */
export function outputsOf(result: RunResult, exitCode: number, sarifFile: string | null): Record<string, string> {
  const active = result.findings.filter((finding) => finding.suppressed === null);
  const count = (severity: string) => String(active.filter((finding) => finding.severity === severity).length);
  return {
    errors: count('error'),
    warnings: count('warning'),
    infos: count('info'),
    findings: String(active.length),
    suppressed: String(result.findings.length - active.length),
    problems: String(result.problems.length),
    'exit-code': String(exitCode),
    'sarif-file': sarifFile ?? '',
  };
}

/**
 * Outputs in the form of the file GITHUB_OUTPUT: each value between two lines with a word that nobody can guess, so that no
 * value can end itself and set another output.
 */
export function outputText(outputs: Readonly<Record<string, string>>, delimiterOf: () => string): string {
  return Object.entries(outputs)
    .map(([name, value]) => {
      const delimiter = delimiterOf();
      if (value.includes(delimiter)) throw new Error('a delimiter of outputs was guessed');
      return `${name}<<${delimiter}\n${value}\n${delimiter}\n`;
    })
    .join('');
}
