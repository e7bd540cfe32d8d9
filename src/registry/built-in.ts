import { didYouMean } from '../model/exit-code.ts';
import type { Registry } from '../model/registry.ts';
import { BUILT_IN_REGISTRIES } from './built-in-registries.ts';

/** The registry that counts where none is named. */
export const DEFAULT_REGISTRY = 'openshift';

/** Names of the registries that the program carries, the default first. */
export const BUILT_IN_NAMES: readonly string[] = [
  DEFAULT_REGISTRY,
  ...Object.keys(BUILT_IN_REGISTRIES).filter((name) => name !== DEFAULT_REGISTRY),
];

/** The registry of that name which the program carries. */
export function builtInRegistry(name: string): Registry | undefined {
  return Object.hasOwn(BUILT_IN_REGISTRIES, name) ? BUILT_IN_REGISTRIES[name] : undefined;
}

/** The built-in registry whose name a misspelt one resembles, or all of them, as the end of a message; empty for a path. */
export function suggestedRegistry(name: string): string {
  if (/[./\\]/.test(name)) return '';
  return didYouMean(name.slice(0, 60), BUILT_IN_NAMES) || `; built in are ${BUILT_IN_NAMES.join(' and ')}`;
}
