import type { FlowEntry } from '../../model/flow.ts';
import type { Exposure, PublishedService } from '../../model/hosted-cluster.ts';
import { type Component, privateName, routeEntry } from '../entries.ts';
import { byName, type FlowContext, type FlowDraft } from './draft.ts';

const HTTPS = 443;

const SERVED_BY: Partial<Record<FlowEntry, string>> = {
  'private-router': 'private cluster: the private router serves the Route',
  'shared-ingress': 'the ingress that all hosted clusters share serves the Route',
  router: "the control plane's own router serves the Route",
  'hub-ingress': 'an ingress controller of the hub serves the Route',
};

/** The entry of a Route from outside of private networks. */
export function publicEntryOf({ isShared, hasOwnRouter }: Exposure): FlowEntry {
  return isShared ? 'shared-ingress' : hasOwnRouter ? 'router' : 'hub-ingress';
}

/** A Route that only nodes dial: Konnectivity, Ignition, the metrics proxy. */
export function workerRoute(context: FlowContext, component: Component, route: PublishedService['route']): FlowDraft {
  const { cluster, exposure } = context;
  const via = exposure.isPrivate ? 'private-router' : publicEntryOf(exposure);
  const { host: published, evidence } = byName(route);
  const isUnserved = exposure.isPrivate && published !== null;
  return {
    ...routeEntry(via, component),
    source: 'worker',
    host: published ?? (exposure.isPrivate ? privateName(cluster, component) : null),
    port: HTTPS,
    note: isUnserved ? `nodes get ${published}, while the Route has ${privateName(cluster, component)}` : null,
    reason: `Route publishing: ${SERVED_BY[via]} on ${HTTPS}, not ${component.servicePort === HTTPS ? component.podPort : component.servicePort}`,
    ...(evidence && { evidence }),
  };
}

/** A Route that clients dial too. */
export function clientRoute(context: FlowContext, component: Component, route: PublishedService['route']): Omit<FlowDraft, 'source'> {
  const { cluster, exposure } = context;
  const { host, evidence } = byName(route);
  const via = exposure.isPublic ? publicEntryOf(exposure) : 'private-router';
  return {
    ...routeEntry(via, component),
    host: host ?? (exposure.isPublic ? null : privateName(cluster, component)),
    port: HTTPS,
    reason: `Route publishing: ${SERVED_BY[via]} on ${HTTPS}, not ${component.servicePort}`,
    ...(evidence && { evidence }),
  };
}
