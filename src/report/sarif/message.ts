import { escapeControls } from '../escape.ts';

/** A message's text. Viewers turn `[words](target)` into a link, so a text of the input must not hold one. (SARIF 2.1.0, 3.11.6) */
export function messageOf(...lines: readonly string[]): string {
  return lines
    .filter((line) => line !== '')
    .map((line) => escapeControls(line).replaceAll('](', '] ('))
    .join('\n');
}
