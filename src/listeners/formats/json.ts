import type { Text } from '../../model/text.ts';
import type { Format } from './format.ts';
import type { Setting } from './setting.ts';
import { readYaml } from './yaml.ts';

export const jsonFormat: Format = {
  name: 'json',
  settings: readJson,
  fileName: /\.json$/i,
  looksLike: ({ lines: [first = ''] }) => /^[{[]\s*$|^\{\s*"/.test(first),
};

/** The scalars of a JSON text, with comments and trailing commas allowed; nothing where it is not JSON. */
export function readJson(text: Text): Setting[] {
  // JSON without comments and tabs is flow-style YAML, so one parser serves both; blanking keeps all offsets.
  return readYaml(text, withoutComments(text.value));
}

/** The same text with comments and tabs as blanks, strings untouched. */
export function withoutComments(value: string): string {
  return value.replace(/"(?:[^"\\\n]|\\.)*"?|\/\/[^\n\r]*|\/\*[\s\S]*?(?:\*\/|$)|\t/g, (found) => {
    return found.startsWith('"') ? found : found.replace(/[^\n\r]/g, ' ');
  });
}
