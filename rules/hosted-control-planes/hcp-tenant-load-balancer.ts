import type { HubObject, Located } from '../../src/model/hosted-cluster.ts';
import { type AddressPool, onSameHub } from '../../src/model/hub.ts';
import { exampleCluster, examplePool, examplesOf } from '../examples.ts';
import { selectsNamespace } from '../hosted-hub.ts';
import { draftOfField, hasNoDefaultNetwork, hostedRule, nameOfObject, poolsOf, runsOnHub } from '../hosted-rule.ts';

export const hcpTenantLoadBalancer = hostedRule({
  id: 'hcp-tenant-load-balancer',
  title: "The hub serves Services of type LoadBalancer of a tenant's cluster",
  why:
    'On KubeVirt a LoadBalancer Service of a hosted cluster becomes one in the namespace of its control plane, and MetalLB or the ' +
    'cloud of the hub assigns it an address. If the machines are only in the network of a tenant (`attachDefaultNetwork: false`), ' +
    'that address leads nowhere.',
  remedy:
    'Restrict the pool with `spec.serviceAllocation` (`namespaces`, `serviceSelectors`) or `autoAssign: false`, and put a load balancer into ' +
    "the tenant's network.",
  severity: 'warning',
  source: 'Hosted Control Plane and tenant networking: open topics; KubeVirt cloud controller manager; MetalLB: IPAddressPool',
  examples: examplesOf(`${exampleCluster({ platform: '{ type: KubeVirt, kubevirt: {} }', spec: 'dns: { baseDomain: example.com }\n' })}---
${examplePool('attachDefaultNetwork: false\nadditionalNetworks: [{ name: clusters-demo/tenant }]\n')}---
apiVersion: metallb.io/v1beta1
kind: IPAddressPool
metadata: { name: services, namespace: metallb-system }
spec:
  addresses: [10.32.96.200-10.32.96.220]« # expect: hcp-tenant-load-balancer warning certain @3|»
«|  serviceAllocation: { namespaces: [web] }\n»`),
  *ofCluster(cluster, { hosted }) {
    const { addressPools, infrastructures, namespaces } = hosted.hub;
    const name = cluster.controlPlaneNamespace;
    const detached = poolsOf(cluster, hosted).find((pool) => hasNoDefaultNetwork(pool) && pool.kubevirt?.additionalNetworks.length !== 0);
    if (name === null || !detached?.kubevirt || !runsOnHub(cluster)) return;
    const assigns = ({ autoAssign, allocation, template }: AddressPool): boolean => {
      if (template || (autoAssign !== null && autoAssign.value !== true) || allocation?.selectsServices) return false;
      if (allocation === null || allocation.namespaces.some(({ value }) => value === name)) return true;
      return allocation.namespaceSelectors.some((one) => selectsNamespace(one, { name, isControlPlane: true }, namespaces) === true);
    };
    const providers: readonly (readonly [HubObject, Located<unknown> | null])[] = [
      ...onSameHub(cluster, addressPools.filter(assigns)).map((pool) => [pool, pool.spec] as const),
      ...onSameHub(cluster, infrastructures).map(
        (one) => [one, WITH_LOAD_BALANCERS.includes(one.platform?.value ?? '') ? one.platform : null] as const,
      ),
    ];
    const related = [{ span: detached.kubevirt.block.span, message: 'its machines are not in the network of the hub' }];
    for (const [object, place] of providers) {
      if (place === null) continue;
      yield draftOfField(object, place, {
        message: `${nameOfObject(object)} serves LoadBalancer Services of ${nameOfObject(cluster)}`,
        why: 'the machines are only in the network of a tenant, so the address of the hub leads nowhere',
        related,
      });
    }
  },
});

/** Platforms of the hub with a cloud that serves Services of type LoadBalancer. */
const WITH_LOAD_BALANCERS: readonly string[] = ['AWS', 'Azure', 'GCP', 'IBMCloud', 'OpenStack', 'PowerVS', 'AlibabaCloud'];
