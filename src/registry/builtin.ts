import kubernetes from '../../registry/kubernetes.json' with { type: 'json' };
import openshift from '../../registry/openshift.json' with { type: 'json' };
import type { Registry } from '../model/registry.ts';
import { didYouMean } from '../model/usage-error.ts';

/** The registries that the program carries; a test holds them against `registry/schema.json`. */
const BUILT_IN: Readonly<Record<string, Registry>> = {
  kubernetes: kubernetes as Registry,
  openshift: openshift as Registry,
};

export const BUILT_IN_NAMES: readonly string[] = Object.keys(BUILT_IN);

/** What a name that is no registry was probably meant for, as the end of a message; empty for a path. */
export function meantRegistry(name: string): string {
  return /[./\\]/.test(name) ? '' : didYouMean(name.slice(0, 60), BUILT_IN_NAMES);
}

/** The registry of that name which the program carries. */
export function builtInRegistry(name: string): Registry | undefined {
  return Object.hasOwn(BUILT_IN, name) ? BUILT_IN[name] : undefined;
}
