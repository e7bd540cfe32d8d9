import { onSameHub } from '../../src/model/hub.ts';
import { examplesOf } from '../examples.ts';
import { nodesInTenants, poolsInTenants } from '../hosted-hub.ts';
import { draftOfField, hostedRule, nameOfObject } from '../hosted-rule.ts';

export const hcpTenantForwarding = hostedRule({
  id: 'hcp-tenant-forwarding',
  title: 'The hub forwards packets into the network of a tenant',
  why:
    'With `routingViaHost` or `ipForwarding: Global` nodes of the hub forward packets, so its workloads reach the network of a ' +
    'tenant in which the hub has an address. Without such an address it is information. Checked only with `hosted.tenantCIDRs`, ' +
    'in files that `hosted.hub` names.',
  remedy: 'Leave forwarding restricted, and put load balancers outside the cluster into the network of the tenant.',
  severity: 'warning',
  source: 'Hosted Control Plane and tenant networking: the hub cluster must not route into tenant networks',
  examples: examplesOf(`# tenant: 192.168.203.0/24
apiVersion: operator.openshift.io/v1
kind: Network
metadata: { name: cluster }
spec:
  defaultNetwork:
    ovnKubernetesConfig:
      gatewayConfig:
        «ipForwarding: Global # expect: hcp-tenant-forwarding warning certain @23|ipForwarding: Restricted»
---
apiVersion: metallb.io/v1beta1
kind: IPAddressPool
metadata: { name: services, namespace: metallb-system }
spec: { addresses: [192.168.203.100-192.168.203.120] }
`),
  *check({ hosted, tenantCIDRs }) {
    if (tenantCIDRs.length === 0) return;
    const inTenants = [...poolsInTenants(hosted.hub, tenantCIDRs), ...nodesInTenants(hosted.hub, tenantCIDRs)];
    for (const operator of hosted.hub.networkOperators) {
      const { routingViaHost, ipForwarding } = operator;
      const setting = ipForwarding?.value === 'Global' ? ipForwarding : routingViaHost?.value === true ? routingViaHost : null;
      if (setting === null) continue;
      const found = inTenants.find(({ object }) => onSameHub(operator, [object]).length > 0);
      const reach = found
        ? `${nameOfObject(found.object)} assigns the hub an address there, so workloads of the hub reach tenants`
        : 'so workloads reach tenants once the hub has an address there';
      yield draftOfField(operator, setting, {
        message: `nodes of the hub forward packets${found ? ` into the network ${found.tenant} of tenants` : ''}`,
        why: `${nameOfObject(operator)} enables forwarding, ${found ? 'and ' : ''}${reach}`,
        ...(found ? { related: [{ span: found.address.span, message: 'the address' }] } : { severity: 'info' }),
      });
    }
  },
});
