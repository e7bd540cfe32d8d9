import kubernetes from '../../registry/kubernetes.json' with { type: 'json' };
import openshift from '../../registry/openshift.json' with { type: 'json' };
import type { Registry } from '../model/registry.ts';

/** The registries that the program carries; a test holds them against `registry/schema.json`. */
const BUILT_IN: Readonly<Record<string, Registry>> = {
  kubernetes: kubernetes as Registry,
  openshift: openshift as Registry,
};

export const BUILT_IN_NAMES: readonly string[] = Object.keys(BUILT_IN);

/** The registry of that name which the program carries. */
export function builtInRegistry(name: string): Registry | undefined {
  return Object.hasOwn(BUILT_IN, name) ? BUILT_IN[name] : undefined;
}
