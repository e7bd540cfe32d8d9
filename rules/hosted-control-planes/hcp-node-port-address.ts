import { DEFAULT_SERVICE_NETWORK } from '../../src/model/hosted-cluster.ts';
import { isTarget } from '../../src/net/dns-name.ts';
import { familyOf, isLoopback, isWithin } from '../../src/net/network.ts';
import { shorten } from '../draft.ts';
import { exampleCluster } from '../examples.ts';
import { draftOfField, hostedRule, nameOfObject } from '../hosted-rule.ts';

export const hcpNodePortAddress = hostedRule({
  id: 'hcp-node-port-address',
  title: 'Nodes cannot connect to the address of a node port',
  why:
    'Nodes connect to `nodePort.address`, so it must be an IP address or a full host name. For the API server an address in a service ' +
    'network is refused, and with localhost each node connects to itself.',
  remedy: 'Use an address of the hub that nodes can reach, or of the load balancer in front of it.',
  severity: 'error',
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
  *ofService({ name, type, host }, cluster) {
    if (type?.value !== 'NodePort' || !host || host.value === undefined) return;
    const address = host.value;
    const what = `${name} of ${nameOfObject(cluster)}`;
    const { serviceNetworks } = cluster.networking;
    const networks = serviceNetworks.length === 0 ? [DEFAULT_SERVICE_NETWORK] : serviceNetworks.map(({ value }) => value ?? '');
    const inside = name === 'APIServer' ? networks.find((network) => isWithin(address, network)) : undefined;
    if (NODE_ITSELF.includes(address) || isLoopback(address))
      yield draftOfField(cluster, host, {
        message: `the address ${address} of a node port is a loopback address`,
        why: `nodes connect to ${what} there, so each node connects to itself`,
        remedy: 'use an address of the management cluster',
        severity: 'warning',
      });
    else if (familyOf(address) === 0 && !(HOST_NAME.test(address) && isTarget(address)))
      yield draftOfField(cluster, host, {
        message: `the address ${shorten(JSON.stringify(address), 50)} is not an IP address or a host name`,
        why: `nodes cannot connect to ${what}`,
        remedy: 'use an IP address, or a host name with a dot and without scheme and port',
      });
    else if (inside)
      yield draftOfField(cluster, host, {
        message: `the address ${address} is in the service network ${inside}`,
        why: `the API server refuses such an address for ${nameOfObject(cluster)}`,
        remedy: 'use an address outside spec.networking.serviceNetwork, or change the network',
      });
  },
});

/** Addresses of the node itself: Linux treats the unspecified address as localhost. */
const NODE_ITSELF: readonly string[] = ['localhost', '0.0.0.0', '::'];

/** A host name with at least one dot (RFC 1123, section 2.1). */
const HOST_NAME = /^(?=.{1,253}$)[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?)+$/i;
