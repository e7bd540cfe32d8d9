import { EVENT_ID, type Event, getScalarValue, parseEvents } from 'js-yaml';
import { lastAtOrBefore, lineStarts } from '../text/lines.ts';

/** Where something stands in a file, from 1. */
export interface Place {
  readonly line: number;
  readonly column: number;
}

/** A list or mapping that is open while the events of a text are read. */
interface Frame {
  readonly pointer: string;
  readonly isList: boolean;
  /** Items so far; of a mapping its keys and values. */
  count: number;
  key: string;
}

/**
 * Tells where the value of a JSON pointer stands in a YAML or JSON text: an entry of a mapping at its key, an item of a list where it
 * begins. What the text does not hold itself, such as what stands behind an alias, is where the next outer one is. The text is read
 * when the first place is wanted, and must parse.
 */
export function createPlaces(text: string): (pointer: string) => Place {
  let offsets: Map<string, number> | undefined;
  let lines: number[] | undefined;
  return (pointer) => {
    offsets ??= offsetsIn(text);
    lines ??= lineStarts(text);
    let known = pointer;
    while (known !== '' && !offsets.has(known)) known = known.slice(0, known.lastIndexOf('/'));
    const offset = offsets.get(known) ?? 0;
    const line = lastAtOrBefore(lines, offset);
    return { line: line + 1, column: offset - (lines[line] ?? 0) + 1 };
  };
}

/** A key as a part of a JSON pointer (RFC 6901, section 3). */
export function pointerPart(key: string): string {
  return key.replaceAll('~', '~0').replaceAll('/', '~1');
}

function offsetsIn(text: string): Map<string, number> {
  const offsets = new Map<string, number>();
  const frames: Frame[] = [];
  for (const event of parseEvents(text, { maxDepth: 100 })) {
    if (event.type === EVENT_ID.DOCUMENT) continue;
    if (event.type === EVENT_ID.POP) frames.pop();
    else {
      const pointer = enter(frames.at(-1), event, text, offsets);
      const isList = event.type === EVENT_ID.SEQUENCE;
      if (isList || event.type === EVENT_ID.MAPPING) frames.push({ pointer, isList, count: 0, key: '' });
    }
  }
  return offsets;
}

/** Notes where an item, a key or a value stands, and tells its pointer. */
function enter(frame: Frame | undefined, event: Event, text: string, offsets: Map<string, number>): string {
  if (!frame) return '';
  const index = frame.count++;
  if (frame.isList) {
    const pointer = `${frame.pointer}/${index}`;
    offsets.set(pointer, startOf(event));
    return pointer;
  }
  if (index % 2 === 1) return `${frame.pointer}/${frame.key}`;
  const key = event.type === EVENT_ID.SCALAR && event.valueStart >= 0 ? getScalarValue(text, event) : '';
  frame.key = pointerPart(key);
  // Of keys that stand twice, the last counts.
  offsets.set(`${frame.pointer}/${frame.key}`, startOf(event));
  return '';
}

function startOf(event: Event): number {
  if (event.type === EVENT_ID.SCALAR) return Math.max(event.valueStart, 0);
  if (event.type === EVENT_ID.ALIAS) return event.anchorStart;
  return 'start' in event ? event.start : 0;
}
