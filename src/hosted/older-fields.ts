import type { HostedCluster, Located } from '../model/hosted-cluster.ts';
import type { Fields, Path } from './fields.ts';

/** The first version of HyperShift's API, which the operator converted (`api/v1alpha1/zz_conversion.go`, until it was removed in 2024). */
const FIRST_VERSION = 'hypershift.openshift.io/v1alpha1';

type Networking = Pick<
  HostedCluster['networking'],
  'machineNetworks' | 'clusterNetworks' | 'serviceNetworks' | 'apiServerPort' | 'advertiseAddress'
>;

/**
 * What that version says of the network elsewhere than the later one: one CIDR a network, which comes before the lists, and in
 * a HostedControlPlane also beside `networking`. Null in later versions, whose API server takes such fields away.
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

/** Where a part of the configuration stands, such as `proxy`: in the first version it may be an object of a list instead. */
export function configurationPath(fields: Fields, part: string): Path {
  const items = ['spec', 'configuration', 'items'];
  const kinds = isFirstVersion(fields) ? Array.from({ length: fields.length(...items) }, (_, index) => kindOf(index)) : [];
  const index = kinds.indexOf(part.toLowerCase());
  return index === -1 ? ['spec', 'configuration', part] : [...items, index, 'spec'];

  function kindOf(item: number): string | undefined {
    return fields.text(...items, item, 'kind')?.value?.toLowerCase();
  }
}

function isFirstVersion(fields: Fields): boolean {
  const node = fields.node('apiVersion');
  return node?.type === 'scalar' && node.text === FIRST_VERSION;
}
