import type { Event } from 'js-yaml';

const NONE = -1;
const CLIP = 1;

/** The scalars that this folder reads, by their numbers in js-yaml. */
export const STYLE = { plain: 1, single: 2, double: 3, literal: 4, folded: 5 } as const;
type Style = (typeof STYLE)[keyof typeof STYLE];

export const POP: Event = { type: 6 };

export function documentEvent(explicitStart: boolean): Event {
  return { type: 1, explicitStart, explicitEnd: false, directives: [] };
}

export function collectionEvent(type: 'sequence' | 'mapping', start: number, flow: boolean): Event {
  const style = flow ? 2 : 1;
  return type === 'sequence'
    ? { type: 2, start, anchorStart: NONE, anchorEnd: NONE, tagStart: NONE, tagEnd: NONE, style }
    : { type: 3, start, anchorStart: NONE, anchorEnd: NONE, tagStart: NONE, tagEnd: NONE, style };
}

/** A scalar whose characters stand in the text as they are, unless `fast` is false. */
export function scalarEvent(
  valueStart: number,
  valueEnd: number,
  style: Style,
  fast = true,
  chomping: 1 | 2 | 3 = CLIP,
  indent = NONE,
): Event {
  return {
    type: 4,
    valueStart,
    valueEnd,
    anchorStart: NONE,
    anchorEnd: NONE,
    tagStart: NONE,
    tagEnd: NONE,
    style,
    chomping,
    indent,
    fast,
  };
}

/** What stands where a key has no value. */
export function emptyEvent(): Event {
  return scalarEvent(NONE, NONE, STYLE.plain, false);
}
