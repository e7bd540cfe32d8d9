import { familyOf, isWithin } from '../../src/net/network.ts';
import { exampleCluster } from '../examples.ts';
import { draftOfField, hostedRule, nameOfObject } from '../hosted-rule.ts';

export const hcpAdvertiseAddress = hostedRule({
  id: 'hcp-advertise-address',
  title: 'The advertise address of the API server is in a network of the cluster',
  why:
    'Each node serves the API to itself at the advertise address (172.20.0.1 by default). The operator refuses an address in the ' +
    'machine, cluster or service network, because nodes and pods could not reach the host that has it.',
  remedy: 'Choose an address outside all networks of the cluster.',
  severity: 'error',
  source:
    'HyperShift: hypershift-operator/controllers/hostedcluster/hostedcluster_controller.go, findAdvertiseAddress and ' +
    'checkAdvertiseAddressOverlapping',
  examples: {
    bad: exampleCluster({
      spec: `networking:
  clusterNetwork: [{ cidr: 10.132.0.0/14 }]
  serviceNetwork: [{ cidr: 172.20.0.0/16 }] # expect: hcp-advertise-address error certain @30
`,
    }),
    good: exampleCluster(),
  },
  *ofCluster(cluster) {
    const { advertiseAddress, machineNetworks, clusterNetworks, serviceNetworks } = cluster.networking;
    if (advertiseAddress && advertiseAddress.value === undefined) return;
    const isIPv6 = familyOf((serviceNetworks[0]?.value ?? '').split('/')[0] ?? '') === 6;
    const address = advertiseAddress?.value ?? (isIPv6 ? 'fd00::1' : '172.20.0.1');
    const lists = { 'machine network': machineNetworks, 'cluster network': clusterNetworks, 'service network': serviceNetworks };
    for (const [what, networks] of Object.entries(lists)) {
      const index = networks.findIndex(({ value }) => isWithin(address, value ?? ''));
      const network = networks[index];
      if (!network) continue;
      const isChecked = index === 0 && cluster.platform.value !== 'IBMCloud';
      yield draftOfField(cluster, advertiseAddress ?? network, {
        message: `the advertise address ${address}${advertiseAddress ? '' : ' (default)'} is in the ${what} ${network.value}`,
        why: isChecked
          ? `the operator refuses ${nameOfObject(cluster)}`
          : `${nameOfObject(cluster)} could not reach the host with that address`,
        remedy: 'set networking.apiServer.advertiseAddress to an address outside all networks of the cluster',
        ...(advertiseAddress ? { related: [{ span: network.span, message: `the ${what}` }] } : {}),
        ...(isChecked ? {} : { severity: 'warning' }),
      });
    }
  },
});
