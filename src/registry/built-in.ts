import registries from '../../registry/*.json?each';
import { didYouMean } from '../model/exit-code.ts';
import type { Registry } from '../model/registry.ts';
import { completeRegistry, type WrittenRegistry } from './complete.ts';

/** The built-in registries, by name. */
export const BUILT_IN_REGISTRIES: Readonly<Record<string, Registry>> = Object.fromEntries(
  Object.entries(registries).map(([file, registry]) => [
    file.replace(/\.json$/, ''),
    completeRegistry(registry as WrittenRegistry, `registry/${file}`, (index) => ({
      document: `registry/${file}`,
      table: 'assignments',
      line: index + 1,
    })),
  ]),
);

/** The registry that is used if the user names none and the input shows no platform. */
export const DEFAULT_REGISTRY = 'kubernetes';

/** The registry that `hostport-lint registry` reads by default: the document with rows, teams and releases. */
export const DOCUMENT_REGISTRY = 'openshift';

/** Names of the built-in registries, the default first. */
export const BUILT_IN_NAMES: readonly string[] = [
  DEFAULT_REGISTRY,
  ...Object.keys(BUILT_IN_REGISTRIES).filter((name) => name !== DEFAULT_REGISTRY),
];

/** The built-in registry of that name; undefined if there is none. */
export function builtInRegistry(name: string): Registry | undefined {
  return Object.hasOwn(BUILT_IN_REGISTRIES, name) ? BUILT_IN_REGISTRIES[name] : undefined;
}

/** The end of a message about an unknown registry: the most similar name, otherwise all names; empty if `name` is a path. */
export function suggestedRegistry(name: string): string {
  if (/[./\\]/.test(name)) return '';
  return didYouMean(name.slice(0, 60), BUILT_IN_NAMES) || `; the built-in registries are ${BUILT_IN_NAMES.join(', ')}`;
}
