// Generated from the folders of registry/ by npm run generate.
import registry0 from '../../registry/kubernetes.json' with { type: 'json' };
import registry1 from '../../registry/openshift.json' with { type: 'json' };
import type { Registry } from '../model/registry.ts';

export const BUILT_IN_REGISTRIES: Readonly<Record<string, Registry>> = {
  kubernetes: registry0 as Registry,
  openshift: registry1 as Registry,
};
