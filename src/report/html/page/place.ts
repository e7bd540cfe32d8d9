import type { PagePlace } from '../data.ts';
import { element } from './dom.ts';

/** `a.yaml:40:11`. */
export function placeInWords({ path, line, column }: PagePlace): string {
  return `${path}:${line}:${column}`;
}

/** The source line of a place with what is meant marked. */
export function excerpt(place: PagePlace): HTMLElement | null {
  if (place.before + place.marked + place.after === '') return null;
  return element(
    'pre',
    { class: 'excerpt' },
    element('span', { class: 'line-number' }, String(place.line)),
    element('code', place.before, element('mark', place.marked), place.after),
  );
}
