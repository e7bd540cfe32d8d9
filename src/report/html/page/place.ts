import type { PagePlace } from '../data.ts';
import { element } from './dom.ts';

/** `a.yaml:40:11`. */
export function placeInWords({ path, line, column }: PagePlace): string {
  return `${path}:${line}:${column}`;
}

/** The source line of a place with what is meant marked, between the lines around it. */
export function excerpt({ line, above, before, marked, after, below }: PagePlace): HTMLElement | null {
  if (before + marked + after === '') return null;
  const row = (number: number, ...code: readonly (Node | string)[]) =>
    element(
      'span',
      { class: number === line ? 'line' : 'line faint' },
      element('span', { class: 'line-number' }, String(number)),
      element('code', ...code),
    );
  return element(
    'pre',
    { class: 'excerpt' },
    ...above.map((text, index) => row(line - above.length + index, text)),
    row(line, before, element('mark', marked), after),
    ...below.map((text, index) => row(line + 1 + index, text)),
  );
}
