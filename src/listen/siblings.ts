import { reachOfAddress } from '../model/address.ts';
import { isKnown, type Text } from '../model/text.ts';
import { HOST_OF_PORT, PORT } from './name-words.ts';
import { wordsOfName } from './options.ts';
import { withoutPlaceholders } from './placeholders.ts';

/** The address that goes with a port by its name alone: `API_HOST` beside `API_PORT`, `--api-address` beside `--api-port`. */
export function siblingHost(port: string, named: Iterable<readonly [string, Text | null]>): Text | null {
  const words = wordsOfName(port);
  if (!PORT.has(words.at(-1) ?? '')) return null;
  const stem = words.slice(0, -1).join('-');
  for (const [name, value] of named) {
    const others = wordsOfName(name);
    if (value !== null && HOST_OF_PORT.has(others.at(-1) ?? '') && others.slice(0, -1).join('-') === stem) return value;
  }
  return null;
}

/** Whether an address is that of another machine, so that the port beside it is dialled: a name, or a literal address. */
export function isElsewhere(host: Text): boolean {
  const { value } = withoutPlaceholders(host);
  const reach = reachOfAddress(value);
  return (
    isKnown(withoutPlaceholders(host)) &&
    (reach === 'other' || (reach === 'unknown' && /^[a-z0-9][a-z0-9-]*(?:\.[a-z0-9-]+)+\.?$/i.test(value)))
  );
}
