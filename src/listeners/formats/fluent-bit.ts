import type { Text } from '../../model/text.ts';
import { linesOf, trimmed } from './lines.ts';
import { MAX_SETTINGS, type Setting } from './setting.ts';
import { slicerOf } from './slice.ts';

/** A section with its settings, whose keys stand alone; all names in small letters. */
export interface FluentBitSection {
  readonly name: string;
  readonly settings: Setting[];
}

/**
 * Fluent Bit's classic format: `[SECTION]` lines, then a key and its value with blanks between. Names count in any case and are
 * given in small letters (docs.fluentbit.io, manual/administration/configuring-fluent-bit/classic-mode).
 */
export function fluentBitSections(text: Text): FluentBitSection[] {
  const { value } = text;
  const slice = slicerOf(text);
  const sections: FluentBitSection[] = [];
  let count = 0;
  for (const raw of linesOf(value)) {
    const { start, end } = trimmed(value, raw);
    const head = value.slice(start, Math.min(end, start + 300));
    const name = /^\[([\w ]+)\]/.exec(head)?.[1];
    if (name !== undefined) sections.push({ name: name.trim().toLowerCase(), settings: [] });
    const key = /^([A-Za-z][\w.]*)\s+/.exec(head);
    if (!key?.[1] || ++count > MAX_SETTINGS) continue;
    sections.at(-1)?.settings.push({ key: key[1].toLowerCase(), value: slice(start + key[0].length, end) });
  }
  return sections;
}

/** The same as settings, with the section before the key. */
export function readFluentBit(text: Text): Setting[] {
  return fluentBitSections(text).flatMap(({ name, settings }) => settings.map(({ key, value }) => ({ key: `${name}.${key}`, value })));
}
