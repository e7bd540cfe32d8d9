import type { HostedCluster, Located } from '../model/hosted-cluster.ts';
import type { Fields } from './fields.ts';

/** The first version of HyperShift's API, which the operator converted (`api/v1alpha1/zz_conversion.go`, until it was removed in 2024). */
const FIRST_VERSION = 'hypershift.openshift.io/v1alpha1';

type Networking = Pick<
  HostedCluster['networking'],
  'machineNetworks' | 'clusterNetworks' | 'serviceNetworks' | 'apiServerPort' | 'advertiseAddress'
>;

/**
 * The network fields of that version: one CIDR for each network, which overrides the lists, and in a HostedControlPlane also beside
 * `networking`. Null for later versions, whose API server drops these fields.
 */
export function olderNetworking(fields: Fields): { readonly [Key in keyof Networking]: Networking[Key] | null } | null {
  if (!isFirstVersion(fields)) return null;
  return {
    machineNetworks: networkOf(fields, 'machineCIDR'),
    clusterNetworks: networkOf(fields, 'podCIDR'),
    serviceNetworks: networkOf(fields, 'serviceCIDR'),
    apiServerPort: fields.number('spec', 'apiPort'),
    advertiseAddress: fields.text('spec', 'apiAdvertiseAddress'),
  };
}

function networkOf(fields: Fields, name: string): readonly Located<string>[] | null {
  const said = [fields.text('spec', 'networking', name), fields.text('spec', name)].find((one) => one !== null && one.value !== '');
  return said ? [said] : null;
}

/** A part of the configuration, such as `proxy`; in the first version it can be an object of a list. */
export function configurationOf(fields: Fields, part: string): Fields {
  const objects = isFirstVersion(fields) ? fields.items('spec', 'configuration', 'items') : [];
  const object = objects.find((one) => one.text('kind')?.value?.toLowerCase() === part.toLowerCase());
  return object ? object.below('spec') : fields.below('spec', 'configuration', part);
}

function isFirstVersion(fields: Fields): boolean {
  const node = fields.node('apiVersion');
  return node?.type === 'scalar' && node.text === FIRST_VERSION;
}
