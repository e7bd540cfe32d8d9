import { groupBy } from '../../src/model/groups.ts';
import { type HubService, onSameHub } from '../../src/model/hub.ts';
import type { Draft } from '../../src/model/rule.ts';
import type { Span } from '../../src/model/span.ts';
import { onceForObject } from '../../src/text/once.ts';
import { shorten } from '../draft.ts';
import { exampleCluster, examplesOf } from '../examples.ts';
import { conflictsOf, draftOfField, hostedRule, namedServices, nameOfObject, type UniqueValue } from '../hosted-rule.ts';

export const hcpNodePortConflict = hostedRule({
  id: 'hcp-node-port-conflict',
  title: 'Two services request the same node port of the management cluster',
  why:
    'A node port belongs to one Service of the hub, for any address that nodes use; the second Service is refused. Two clusters, or ' +
    'a cluster and a Service, can be on two hubs, so that is a warning; `clusters` of the configuration separates hubs.',
  remedy: 'Give each service its own node port.',
  severity: 'error',
  source: 'Kubernetes API: Service.spec.ports[].nodePort is unique within a cluster',
  examples: examplesOf(
    exampleCluster({
      services: {
        APIServer: '{ type: NodePort, nodePort: { address: 192.0.2.10, port: 30443 } }',
        OAuthServer:
          '{ type: NodePort, nodePort: { address: «192.0.2.11, port: 30443 } } # expect: hcp-node-port-conflict error certain @91|192.0.2.10, port: 30444 } }»',
      },
    }),
  ),
  *check({ hosted }) {
    const claims = hosted.clusters.flatMap((cluster) =>
      namedServices(cluster).flatMap(({ name, service, port }): UniqueValue[] =>
        service?.value && port?.value ? [{ cluster, service: name, at: port, key: String(port.value) }] : [],
      ),
    );
    for (const claim of claims) {
      // Services in the namespace of the control plane are the pinned services themselves.
      const services = onSameHub(claim.cluster, servicesByPort(hosted.hub.services).get(claim.key) ?? []);
      const other = services.find(({ namespace }) => namespace !== claim.cluster.controlPlaneNamespace);
      if (other) yield draft(claim, nameOfObject(other), other.span, 'if the Service is on another cluster', { confidence: 'medium' });
    }
    for (const { claim, own, other } of conflictsOf(claims)) {
      // A template may choose between services of one cluster.
      if (own && !claim.cluster.template) yield draft(claim, own.service, own.at.span, null);
      else if (other) yield draft(claim, `${other.service} of ${nameOfObject(other.cluster)}`, other.at.span, 'if there are two');
    }
  },
});

/** `unless` is the condition under which the two are on different hubs; null if there is no such condition. */
function draft(
  { cluster, service, at, key }: UniqueValue,
  whose: string,
  span: Span,
  unless: string | null,
  rest: Partial<Draft> = {},
): Draft {
  return {
    ...draftOfField(cluster, at, {
      message: `node port ${key} is also taken by ${shorten(whose, 60)}`,
      why: `${service} of ${nameOfObject(cluster)} needs it, and the management cluster assigns each port once`,
      remedy: `give one of the two another node port${unless === null ? '' : `, or name the hubs in clusters ${unless}`}`,
      port: Number(key),
      related: [{ span, message: `the node port of ${whose}`, isShown: true }],
      ...(unless === null ? {} : { severity: 'warning' }),
    }),
    ...rest,
  };
}

/** For each TCP node port, the Services with it and the place of the number. */
const servicesByPort = onceForObject((services: readonly HubService[]) => {
  const claims = services.flatMap((service) => service.ports.map(({ nodePort, protocol }) => ({ ...service, ...nodePort, protocol })));
  return groupBy(
    claims.filter(({ protocol }) => protocol === 'TCP'),
    ({ value }) => String(value),
  );
});
