import { DEFAULT_SERVICE_NETWORK, existingServices, type JudgedCluster } from '../../src/model/hosted-cluster.ts';
import { defineRule } from '../../src/model/rule.ts';
import { isTarget } from '../../src/net/dns-name.ts';
import { familyOf, isLoopback, isWithin, type Network, readNetwork } from '../../src/net/network.ts';
import { shorten } from '../draft.ts';
import { exampleCluster } from '../examples.ts';
import { draftOfField, nameOfObject } from '../hosted-draft.ts';

export const hcpNodePortAddress = defineRule({
  id: 'hcp-node-port-address',
  title: 'The address of a node port cannot be dialled',
  why:
    'Nodes dial `nodePort.address`, so it must be an IP address or a full host name. An address of the API server ' +
    'inside a service network is refused, since nodes would send its packets to the wrong place, and with localhost ' +
    'each node would dial itself.',
  remedy: 'Give an address of the hub that nodes can reach, or of the load balancer before it.',
  severity: 'error',
  since: '0.1.0',
  needs: ['hosted'],
  source: 'HyperShift API: validation of NodePortPublishingStrategy.address',
  examples: {
    bad: exampleCluster({
      services: {
        APIServer:
          '{ type: NodePort, nodePort: { address: https://api.demo.example.com, port: 30443 } } # expect: hcp-node-port-address error certain @73',
      },
    }),
    good: exampleCluster({
      services: {
        APIServer: '{ type: NodePort, nodePort: { address: api.demo.example.com, port: 30443 } }',
        OAuthServer: '{ type: NodePort, nodePort: { address: 192.0.2.10, port: 30444 } }',
        Konnectivity: '{ type: NodePort, nodePort: { address: "2001:db8::10", port: 30091 } }',
      },
    }),
  },
  *check({ hosted }) {
    for (const cluster of hosted.clusters) {
      const networks = serviceNetworksOf(cluster);
      for (const { service, type, nodePort } of existingServices(cluster)) {
        const address = nodePort?.address;
        if (type?.value !== 'NodePort' || !address || address.value === undefined) continue;
        const what = `${service?.value ?? 'a service'} of ${nameOfObject(cluster)}`;
        const inside = service?.value === 'APIServer' ? networks.find(({ network }) => isWithin(address.value ?? '', network)) : undefined;
        if (NODE_ITSELF.includes(address.value) || isLoopback(address.value))
          yield draftOfField(cluster, address, {
            message: `the address ${address.value} of a node port is a loopback address`,
            why: `nodes connect to ${what} there, so each node connects to itself`,
            remedy: 'use an address of the management cluster',
            severity: 'warning',
          });
        else if (familyOf(address.value) === 0 && !(HOST_NAME.test(address.value) && isTarget(address.value)))
          yield draftOfField(cluster, address, {
            message: `the address ${shorten(JSON.stringify(address.value), 50)} is not an IP address or a host name`,
            why: `nodes cannot connect to ${what}`,
            remedy: 'use an IP address, or a host name with a dot and without scheme and port',
          });
        else if (inside)
          yield draftOfField(cluster, address, {
            message: `the address ${address.value} is in the service network ${inside.text}`,
            why: `the API server refuses such an address for ${nameOfObject(cluster)}`,
            remedy: 'take an address outside of spec.networking.serviceNetwork, or change the network',
          });
      }
    }
  },
});

/** What leads back to who dials it: Linux takes the unspecified address for its own. */
const NODE_ITSELF: readonly string[] = ['localhost', '0.0.0.0', '::'];

/** A host name with at least one dot (RFC 1123, section 2.1). */
const HOST_NAME = /^(?=.{1,253}$)[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?)+$/i;

function serviceNetworksOf({ networking }: JudgedCluster): readonly { readonly text: string; readonly network: Network }[] {
  const texts =
    networking.serviceNetworks.length === 0 ? [DEFAULT_SERVICE_NETWORK] : networking.serviceNetworks.map(({ value }) => value ?? '');
  return texts.flatMap((text) => {
    const network = readNetwork(text);
    return network === null ? [] : [{ text, network }];
  });
}
