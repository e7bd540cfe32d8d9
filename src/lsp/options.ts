import { CONFIDENCES, type Confidence } from '../model/listener.ts';
import type { UserOptions } from '../options.ts';

/** Options of the command line and the client; they override the configuration. */
export interface ServerOptions {
  /** A configuration file; false to use none; undefined to search for one from each document upwards. */
  readonly config: string | false | undefined;
  readonly given: UserOptions;
  /** True if folders are linted as a whole on save; if false, each document is linted alone. */
  readonly workspace: boolean;
}

const isText = (value: unknown): boolean => typeof value === 'string' && value !== '';

/** The keys of `initializationOptions`: a description of the value, a test of it, and the option that it sets. */
const KEYS: Readonly<Record<string, readonly [what: string, fits: (value: unknown) => boolean, option: keyof UserOptions | null]>> = {
  config: ['the path of a file', isText, null],
  registries: ['a list of names or files', (value) => Array.isArray(value) && value.every(isText), 'registries'],
  release: ['a text such as "4.19"', isText, 'release'],
  minConfidence: [CONFIDENCES.join(', '), (value) => CONFIDENCES.includes(value as Confidence), 'minimumConfidence'],
  workspace: ['true or false', (value) => typeof value === 'boolean', null],
};

/**
 * The options of a client over those of the command line. A key that is unknown or has an invalid value is ignored and reported as a
 * problem.
 */
export function withClientOptions(
  options: ServerOptions,
  asked: unknown = {},
): { readonly options: ServerOptions; readonly problems: readonly string[] } {
  if (asked === null) return { options, problems: [] };
  if (typeof asked !== 'object' || Array.isArray(asked))
    return { options, problems: ['initializationOptions is not an object, so it is ignored'] };
  const problems: string[] = [];
  let chosen = options;
  for (const [key, value] of Object.entries(asked)) {
    const [what, fits, option] = (Object.hasOwn(KEYS, key) && KEYS[key]) || [];
    if (what === undefined)
      problems.push(`initializationOptions.${key.slice(0, 60)} is unknown and ignored; known are ${Object.keys(KEYS).join(', ')}`);
    else if (!fits?.(value)) problems.push(`initializationOptions.${key} must be ${what}, so it is ignored`);
    else chosen = option ? { ...chosen, given: { ...chosen.given, [option]: value } } : { ...chosen, [key]: value };
  }
  return { options: chosen, problems };
}
