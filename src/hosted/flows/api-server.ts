import type { FlowEntry, FlowSource } from '../../model/flow.ts';
import type { PublishedService } from '../../model/hosted-cluster.ts';
import { apiServer, ownEntry, privateApiName, routeEntry } from '../entries.ts';
import { byName, type FlowContext, type FlowDraft, nodePortDraft } from './draft.ts';

const AZURE_PORT = 7443;
const PORT = 6443;
const HTTPS = 443;
const MANAGEMENT_PLATFORM = 'hypershift.openshift.io/management-platform';

/** The flows to the API server (`infra/infra.go`, `kas/service.go`, `nodepool/apiserver-haproxy/haproxy.go`). */
export function apiServerFlows(context: FlowContext, service: PublishedService): readonly FlowDraft[] {
  const sources: readonly FlowSource[] = ['worker', 'client'];
  switch (service.type?.value) {
    case 'NodePort':
      return sources.flatMap((source) => byNodePort(context, service, source));
    case 'LoadBalancer':
      return [...toLoadBalancerFromWorkers(context, service), toLoadBalancer(context, service, 'client')];
    case 'Route':
      return [...byRouteFromWorkers(context, service), byRoute(context, service)];
    default:
      return [];
  }
}

function byNodePort(context: FlowContext, service: PublishedService, source: FlowSource): readonly FlowDraft[] {
  const { cluster, exposure } = context;
  const byPort = nodePortDraft(context, service, apiServer(cluster), source);
  if (source === 'client' || !exposure.isPrivate) return [byPort];
  const flow = {
    ...routeEntry('private-router', apiServer(cluster)),
    source,
    host: privateApiName(cluster),
    note: 'the kubelet dials the node port at this name, which nothing serves; the local proxy of the nodes dials 443',
    reason: 'private cluster: nodes get the name of the private network',
  };
  return [
    // The kubelet never uses the proxy for names in .local.
    { ...flow, proxied: false, port: byPort.port, ...(byPort.portRange && { portRange: byPort.portRange }) },
    { ...flow, port: HTTPS },
  ];
}

function toLoadBalancerFromWorkers(context: FlowContext, service: PublishedService): readonly FlowDraft[] {
  const { cluster, exposure } = context;
  if (!exposure.isPrivate) return [toLoadBalancer(context, service, 'worker')];
  const flow = {
    source: 'worker' as const,
    host: privateApiName(cluster),
    reason: 'private cluster: nodes go to the internal load balancer by the name of the private network',
  };
  const servicePort = exposure.platform === 'Azure' ? AZURE_PORT : PORT;
  const entry = ownEntry('internal-load-balancer', apiServer(cluster), { name: 'kube-apiserver-private', port: servicePort });
  if (exposure.platform !== 'Azure') return [{ ...flow, ...entry, port: PORT }];
  const note = `the kubelet dials ${AZURE_PORT}, the local proxy of the nodes ${PORT}, and the Service has only ${AZURE_PORT}`;
  return [AZURE_PORT, PORT].map((port) => ({ ...flow, ...entry, port, note }));
}

/** The load balancer that clients and nodes of public clusters dial. */
function toLoadBalancer({ cluster, exposure, hubPlatform }: FlowContext, service: PublishedService, source: FlowSource): FlowDraft {
  const { platform, isPublic } = exposure;
  // The operator sets the annotation from the hub's Infrastructure object.
  const managedBy = cluster.annotations.get(MANAGEMENT_PLATFORM)?.value ?? hubPlatform;
  const isOnAzure = platform === 'Azure' || managedBy === 'Azure';
  const component = apiServer(cluster);
  const port = isOnAzure ? AZURE_PORT : component.servicePort;
  const name = !isPublic ? 'kube-apiserver-private' : isOnAzure ? 'kube-apiserverlb' : 'kube-apiserver';
  const why = isOnAzure
    ? `on Azure the load balancer of the API server has ${AZURE_PORT}, because the hub's own takes ${PORT}`
    : platform === 'IBMCloud'
      ? `on IBM Cloud the API server has ${port}`
      : `the load balancer of the API server has ${PORT}`;
  return {
    ...ownEntry(isPublic ? 'load-balancer' : 'internal-load-balancer', component, { name, port }),
    source,
    // `v2/kas/kubeconfig.go`, adapExternalAdminKubeconfigSecret: the kubeconfig of a private cluster has the private name.
    ...(isPublic ? byName(service.loadBalancer) : { host: privateApiName(cluster) }),
    port,
    reason: `LoadBalancer publishing: ${why}`,
  };
}

function byRouteFromWorkers(context: FlowContext, service: PublishedService): readonly FlowDraft[] {
  const { cluster, exposure } = context;
  const component = apiServer(cluster);
  const source = 'worker' as const;
  if (exposure.platform === 'IBMCloud') return [{ ...byRoute(context, service), source }];
  if (exposure.isPrivate)
    return [
      {
        ...routeEntry('private-router', component),
        source,
        host: privateApiName(cluster),
        port: HTTPS,
        reason: 'private cluster: nodes go to the private router by the name of the private network',
      },
    ];
  if (!exposure.isShared) return [{ ...byRoute(context, service), source }];
  const entry = routeEntry('shared-ingress', component);
  return [
    {
      ...byRoute(context, service),
      source,
      reason: 'shared ingress: the kubelet starts with the published name on 443',
    },
    {
      ...entry,
      source,
      host: null,
      port: PORT,
      servicePort: PORT,
      pod: { ...entry.pod, port: PORT },
      note: 'with the PROXY protocol, version 2, to the address of the shared ingress',
      reason: 'shared ingress: the local proxy of the nodes dials 6443 with the PROXY protocol',
    },
  ];
}

/** The Route that clients dial. */
function byRoute({ cluster, exposure }: FlowContext, service: PublishedService): FlowDraft {
  const flow = {
    source: 'client' as const,
    ...byName(service.route),
    port: HTTPS,
  };
  if (exposure.platform === 'IBMCloud')
    return {
      ...routeEntry('hub-ingress', apiServer(cluster)),
      ...flow,
      confidence: 'low',
      note: "what serves this name on IBM Cloud is not in HyperShift's source",
      reason: 'Route publishing on IBM Cloud: the published name on 443',
    };
  const via: FlowEntry = exposure.isShared ? 'shared-ingress' : exposure.isPublic ? 'router' : 'private-router';
  const isUnnamed = !exposure.isPublic && flow.host === null;
  return {
    ...routeEntry(via, apiServer(cluster)),
    ...flow,
    note: isUnnamed ? `the kubeconfig names the load balancer of ${via}; nodes get ${privateApiName(cluster)}` : null,
    reason: `Route publishing: ${WHO_SERVES[via]} serves the API server on 443, not 6443`,
  };
}

const WHO_SERVES = {
  'shared-ingress': 'the shared ingress',
  router: "the control plane's own router",
  'private-router': 'the private router',
};
