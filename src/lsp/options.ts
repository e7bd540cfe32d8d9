import { CONFIDENCES, type Confidence } from '../model/listener.ts';
import type { Given } from '../options.ts';

/** What the command line and the client ask for; it wins over the configuration. */
export interface ServerOptions {
  /** A configuration file; false for none; undefined to look for one from each document upwards. */
  readonly config: string | false | undefined;
  readonly given: Given;
  /** Whether folders are linted as a whole on save; if false, each document is linted alone. */
  readonly workspace: boolean;
}

const isText = (value: unknown): boolean => typeof value === 'string' && value !== '';

/** The keys of `initializationOptions`: what each must be, in words, and whether a value is that. */
const KEYS: Readonly<Record<string, { readonly what: string; readonly fits: (value: unknown) => boolean }>> = {
  config: { what: 'the path of a file', fits: isText },
  registries: { what: 'a list of names or files', fits: (value) => Array.isArray(value) && value.every(isText) },
  release: { what: 'a text such as "4.19"', fits: isText },
  minConfidence: { what: CONFIDENCES.join(', '), fits: (value) => CONFIDENCES.includes(value as Confidence) },
  workspace: { what: 'true or false', fits: (value) => typeof value === 'boolean' },
};

/** The options of a client over those of the command line. A key that is unknown or has a wrong value is ignored and reported. */
export function withClientOptions(options: ServerOptions, asked: unknown, report: (problem: string) => void): ServerOptions {
  if (asked === undefined || asked === null) return options;
  if (typeof asked !== 'object' || Array.isArray(asked)) {
    report('initializationOptions is not an object, so it is ignored');
    return options;
  }
  const values: Record<string, unknown> = {};
  for (const [key, value] of Object.entries(asked)) {
    const known = Object.hasOwn(KEYS, key) ? KEYS[key] : undefined;
    if (known?.fits(value)) values[key] = value;
    else if (known) report(`initializationOptions.${key} must be ${known.what}, so it is ignored`);
    else report(`initializationOptions.${key.slice(0, 60)} is unknown and ignored; known are ${Object.keys(KEYS).join(', ')}`);
  }
  const { config, registries, release, minConfidence, workspace } = values;
  return {
    config: (config as string | undefined) ?? options.config,
    workspace: (workspace as boolean | undefined) ?? options.workspace,
    given: {
      ...options.given,
      ...(registries !== undefined && { registries: registries as string[] }),
      ...(release !== undefined && { release: release as string }),
      ...(minConfidence !== undefined && { minimumConfidence: minConfidence as Confidence }),
    },
  };
}
