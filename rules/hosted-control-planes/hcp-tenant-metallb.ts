import { examplesOf } from '../examples.ts';
import { poolsInTenants } from '../hosted-hub.ts';
import { draftOfField, hostedRule, nameOfObject } from '../hosted-rule.ts';

export const hcpTenantMetallb = hostedRule({
  id: 'hcp-tenant-metallb',
  title: 'MetalLB of the hub assigns addresses in the network of a tenant',
  why:
    'With addresses of MetalLB in the network of a tenant, nodes of the hub need an address there and must forward packets, so ' +
    'workloads of the hub reach the tenant, and the tenant the hub. Checked only with `hosted.tenantCIDRs` in the configuration, ' +
    'in files that `hosted.hub` names.',
  remedy: 'Put load balancers outside the cluster into the network of the tenant, in front of node ports or an ingress shard.',
  severity: 'warning',
  source: 'Hosted Control Plane and tenant networking: the hub cluster must not route into tenant networks',
  examples: examplesOf(`# tenant: 192.168.203.0/24
apiVersion: metallb.io/v1beta1
kind: IPAddressPool
metadata: { name: services, namespace: metallb-system }
spec:
  addresses:
    - «192.168.203.100-192.168.203.120 # expect: hcp-tenant-metallb warning certain @7|10.32.96.200-10.32.96.220»
`),
  *check({ hosted, tenantCIDRs }) {
    for (const { object, address, tenant } of poolsInTenants(hosted.hub, tenantCIDRs)) {
      yield draftOfField(object, address, {
        message: `MetalLB assigns ${address.value} in the network ${tenant} of tenants`,
        why: `for the addresses of ${nameOfObject(object)}, nodes of the hub must be in that network and forward packets`,
      });
    }
  },
});
