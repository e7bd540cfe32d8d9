import type { FlowSource } from '../../model/flow.ts';
import type { PublishedService } from '../../model/hosted-cluster.ts';
import { ignition, KONNECTIVITY, METRICS_PROXY, OAUTH_SERVER, ownEntry } from '../entries.ts';
import { clientRoute, workerRoute } from './by-route.ts';
import { byName, type FlowContext, type FlowDraft, nodePortDraft, publishedName } from './draft.ts';

const HTTPS = 443;
const SOURCES: readonly FlowSource[] = ['worker', 'client'];

/** The flows to the OAuth server (`oauth/service.go`), which nodes and clients dial. */
export function oauthServerFlows(context: FlowContext, service: PublishedService): readonly FlowDraft[] {
  switch (service.type?.value) {
    case 'NodePort':
      return SOURCES.map((source) => nodePortDraft(context, service, OAUTH_SERVER, source));
    case 'Route':
      return SOURCES.map((source) => ({ ...clientRoute(context, OAUTH_SERVER, service.route), source }));
    case 'LoadBalancer': {
      if (context.exposure.platform !== 'Azure') return [];
      const via = context.exposure.isPrivate ? 'internal-load-balancer' : 'load-balancer';
      const entry = ownEntry(via, OAUTH_SERVER, { port: HTTPS });
      const reason = 'LoadBalancer publishing: on Azure the load balancer of the OAuth server has 443, not 6443';
      return SOURCES.map((source) => ({ ...entry, source, ...byName(service.loadBalancer), port: HTTPS, reason }));
    }
    default:
      return [];
  }
}

/** The tunnel from the nodes to the control plane (`kas/service.go`, ReconcileKonnectivityServerService). */
export function konnectivityFlows(context: FlowContext, service: PublishedService): readonly FlowDraft[] {
  switch (service.type?.value) {
    case 'NodePort':
      return [nodePortDraft(context, service, KONNECTIVITY, 'worker')];
    case 'LoadBalancer':
      return [
        {
          ...ownEntry('load-balancer', KONNECTIVITY),
          source: 'worker',
          ...byName(service.loadBalancer),
          port: KONNECTIVITY.servicePort,
          reason: 'LoadBalancer publishing: the load balancer of Konnectivity has 8091',
        },
      ];
    case 'Route':
      return [workerRoute(context, KONNECTIVITY, service.route)];
    default:
      return [];
  }
}

/** The configuration that a new node fetches (`ignitionserver_proxy/component.go`). */
export function ignitionFlows(context: FlowContext, service: PublishedService): readonly FlowDraft[] {
  const component = ignition(context.exposure);
  switch (service.type?.value) {
    case 'NodePort':
      return [nodePortDraft(context, service, component, 'worker')];
    case 'Route':
      return [workerRoute(context, component, service.route)];
    default:
      return [];
  }
}

/** The metrics of the control plane, which the hosted cluster scrapes (`v2/metrics_proxy/route.go`). */
export function metricsProxyFlow(context: FlowContext, ignitionService: PublishedService | undefined): FlowDraft {
  const { cluster, exposure } = context;
  const [, domain] = /^[^.]+\.(.+)$/.exec(publishedName(ignitionService?.route ?? null) ?? '') ?? [];
  const flow = workerRoute(context, METRICS_PROXY, null);
  const host = exposure.isPrivate
    ? flow.host
    : domain === undefined || cluster.name === ''
      ? null
      : `metrics-proxy-${cluster.name}.${domain}`;
  return { ...flow, host, ...(cluster.metricsForwarding ? { evidence: cluster.metricsForwarding } : {}) };
}
