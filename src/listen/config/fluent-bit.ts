import type { Text } from '../../model/text.ts';
import { linesOf, trimmed } from './lines.ts';
import { MAXIMUM_SETTINGS, type Setting } from './setting.ts';
import { slicerOf } from './slice.ts';

/**
 * Fluent Bit's classic format: `[SECTION]` lines, then a key and its value with blanks between. Names count in any case and are
 * given in small letters (docs.fluentbit.io, manual/administration/configuring-fluent-bit/classic-mode).
 */
export function readFluentBit(text: Text): Setting[] {
  const { value } = text;
  const slice = slicerOf(text);
  const settings: Setting[] = [];
  let section = '';
  for (const raw of linesOf(value)) {
    const { start, end } = trimmed(value, raw);
    const head = value.slice(start, Math.min(end, start + 300));
    const name = /^\[([\w ]+)\]/.exec(head)?.[1];
    if (name !== undefined) section = name.trim().toLowerCase();
    const key = /^([A-Za-z][\w.]*)\s+/.exec(head);
    if (!key?.[1] || section === '' || settings.length >= MAXIMUM_SETTINGS) continue;
    settings.push({ key: `${section}.${key[1].toLowerCase()}`, value: slice(start + key[0].length, end) });
  }
  return settings;
}
