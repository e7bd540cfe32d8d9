import type { PortRange } from '../../model/address.ts';
import type { Flow, FlowEntry, FlowService, FlowSource } from '../../model/flow.ts';
import type { EndpointExposure, HostedCluster, Located, PublishedService } from '../../model/hosted-cluster.ts';
import { type ControlPlaneComponent, type HubEntry, ownEntry, privateApiName, privateName, routeEntry } from '../entries.ts';
import { hostOfService, pinnedPortOf } from '../wrong-values.ts';

/** The values that determine the flows of a service. */
export interface FlowContext {
  readonly cluster: HostedCluster;
  readonly exposure: EndpointExposure;
  readonly service: PublishedService;
  readonly component: ControlPlaneComponent;
  /** Node ports of the management cluster, which has the Services. */
  readonly nodePortRange: PortRange;
  /** The platform of the management cluster; null if it is unknown. */
  readonly hubPlatform: string | null;
}

/** A flow without source, service, strategy and proxy. */
export interface FlowDraft
  extends HubEntry,
    Pick<Flow, 'host' | 'port' | 'reason'>,
    Partial<Pick<Flow, 'confidence' | 'note' | 'portRange' | 'proxied'>> {
  /** The value that determines the flow; the type of the strategy if absent. */
  readonly evidence?: Located<unknown>;
}

/** Returns the flows from a source to a service. */
type FlowsFromSource = (context: FlowContext, source: FlowSource) => readonly FlowDraft[];

/** The flows of a service with one strategy. For each source, the first row whose condition is true applies. */
interface FlowRow {
  readonly to: FlowService;
  readonly by: 'NodePort' | 'LoadBalancer' | 'Route';
  readonly from?: FlowSource;
  readonly when?: (exposure: EndpointExposure) => boolean;
  readonly flows: FlowsFromSource;
}

const isPrivate = (exposure: EndpointExposure): boolean => exposure.isPrivate;
const isShared = (exposure: EndpointExposure): boolean => exposure.isShared;
const isOnAzure = ({ platform }: EndpointExposure): boolean => platform === 'Azure';
const isOnIbmCloud = ({ platform }: EndpointExposure): boolean => platform === 'IBMCloud';

/** The comments name files of HyperShift's `control-plane-operator/controllers/hostedcontrolplane`. */
const ROWS: readonly FlowRow[] = [
  // infra/infra.go, kas/service.go, v2/kas/kubeconfig.go, and nodepool/apiserver-haproxy/haproxy.go of the other operator.
  { to: 'APIServer', by: 'NodePort', from: 'worker', when: isPrivate, flows: toNodePortByPrivateName },
  { to: 'APIServer', by: 'NodePort', flows: toNodePort },
  { to: 'APIServer', by: 'LoadBalancer', from: 'worker', when: isPrivate, flows: toInternalLoadBalancer },
  { to: 'APIServer', by: 'LoadBalancer', flows: toLoadBalancerOfApi },
  { to: 'APIServer', by: 'Route', when: isOnIbmCloud, flows: toRouteOnIbmCloud },
  { to: 'APIServer', by: 'Route', from: 'worker', when: isPrivate, flows: toPrivateRouter },
  { to: 'APIServer', by: 'Route', from: 'worker', when: isShared, flows: toSharedIngress },
  { to: 'APIServer', by: 'Route', flows: toRouteOfApi },
  // oauth/service.go
  { to: 'OAuthServer', by: 'NodePort', flows: toNodePort },
  { to: 'OAuthServer', by: 'LoadBalancer', when: isOnAzure, flows: toLoadBalancerOfOAuth },
  { to: 'OAuthServer', by: 'Route', flows: (context) => [routeDraft(context, !context.exposure.isPublic)] },
  // kas/service.go, ReconcileKonnectivityServerService
  { to: 'Konnectivity', by: 'NodePort', from: 'worker', flows: toNodePort },
  { to: 'Konnectivity', by: 'LoadBalancer', from: 'worker', flows: toLoadBalancerOfKonnectivity },
  { to: 'Konnectivity', by: 'Route', from: 'worker', flows: (context) => [routeOfNodes(context)] },
  // ignitionserver_proxy/component.go
  { to: 'Ignition', by: 'NodePort', from: 'worker', flows: toNodePort },
  { to: 'Ignition', by: 'Route', from: 'worker', flows: (context) => [routeOfNodes(context)] },
];

/** The flows to a service, those from workers first; empty if its strategy publishes nothing. */
export function draftsOf(name: FlowService, context: FlowContext): readonly (FlowDraft & Pick<Flow, 'source'>)[] {
  const rows = ROWS.filter(({ to, by }) => to === name && by === context.service.type?.value);
  return (['worker', 'client'] as const).flatMap((source) => {
    const row = rows.find(({ from = source, when }) => from === source && (when === undefined || when(context.exposure)));
    return row === undefined ? [] : row.flows(context, source).map((draft) => ({ ...draft, source }));
  });
}

const HTTPS = 443;
const API_PORT = 6443;
const AZURE_API_PORT = 7443;

/** The published host, which also is the evidence of the flow. */
function published({ service }: FlowContext): Pick<FlowDraft, 'host' | 'evidence'> {
  return { host: hostOfService(service), ...(service.host && service.host.value !== '' && { evidence: service.host }) };
}

/** Flow to a node port of the hub; its number is independent of the Service's port. */
function toNodePort({ service, component, nodePortRange }: FlowContext, source: FlowSource): readonly [FlowDraft] {
  const pinned = pinnedPortOf(service);
  const notes =
    pinned === null
      ? 'the pinned node port is unknown'
      : 'the node port is not pinned, so the hub chooses one from its range; set nodePort.port';
  return [
    {
      ...ownEntry('node-port', component),
      host: hostOfService(service),
      port: pinned || null,
      portRange: pinned ? null : nodePortRange,
      note: pinned ? null : notes,
      reason: `NodePort publishing: ${source === 'worker' ? 'nodes' : 'clients'} use the node port, not ${component.servicePort}`,
      ...(pinned && service.port ? { evidence: service.port } : {}),
    },
  ];
}

function toNodePortByPrivateName(context: FlowContext, source: FlowSource): readonly FlowDraft[] {
  const { cluster, component } = context;
  const [{ port, portRange }] = toNodePort(context, source);
  const flow = {
    ...routeEntry('private-router', component),
    host: privateApiName(cluster),
    note: 'the kubelet connects to the node port at this name, on which nothing listens; the local proxy of the nodes uses 443',
    reason: 'private cluster: nodes use the name of the private network',
  };
  // The kubelet never uses the proxy for names in .local.
  return [
    { ...flow, proxied: false, port, ...(portRange && { portRange }) },
    { ...flow, port: HTTPS },
  ];
}

function toInternalLoadBalancer({ cluster, exposure, component }: FlowContext): readonly FlowDraft[] {
  const ports = isOnAzure(exposure) ? [AZURE_API_PORT, API_PORT] : [API_PORT];
  const note = `the kubelet uses ${AZURE_API_PORT}, the local proxy of the nodes ${API_PORT}, and the Service only has ${AZURE_API_PORT}`;
  return ports.map((port) => ({
    ...ownEntry('internal-load-balancer', component, { name: 'kube-apiserver-private', port: ports[0] }),
    host: privateApiName(cluster),
    port,
    note: isOnAzure(exposure) ? note : null,
    reason: 'private cluster: nodes use the internal load balancer by its name in the private network',
  }));
}

const MANAGEMENT_PLATFORM = 'hypershift.openshift.io/management-platform';

/** Flow to the load balancer that clients and nodes of public clusters use. */
function toLoadBalancerOfApi(context: FlowContext): readonly FlowDraft[] {
  const { cluster, exposure, component, hubPlatform } = context;
  // The operator sets the annotation from the hub's Infrastructure object.
  const managedBy = cluster.annotations.get(MANAGEMENT_PLATFORM)?.value ?? hubPlatform;
  const hasAzurePort = isOnAzure(exposure) || managedBy === 'Azure';
  const port = hasAzurePort ? AZURE_API_PORT : component.servicePort;
  const name = !exposure.isPublic ? 'kube-apiserver-private' : hasAzurePort ? 'kube-apiserverlb' : 'kube-apiserver';
  const why = hasAzurePort
    ? `on Azure the load balancer of the API server has ${port}, because the hub's own uses ${API_PORT}`
    : isOnIbmCloud(exposure)
      ? `on IBM Cloud the API server has ${port}`
      : `the load balancer of the API server has ${port}`;
  return [
    {
      ...ownEntry(exposure.isPublic ? 'load-balancer' : 'internal-load-balancer', component, { name, port }),
      // adapExternalAdminKubeconfigSecret: the kubeconfig of a private cluster has the private name.
      ...(exposure.isPublic ? published(context) : { host: privateApiName(cluster) }),
      port,
      reason: `LoadBalancer publishing: ${why}`,
    },
  ];
}

function toRouteOnIbmCloud(context: FlowContext): readonly FlowDraft[] {
  return [
    {
      ...routeEntry('hub-ingress', context.component),
      ...published(context),
      port: HTTPS,
      confidence: 'low',
      note: "the server behind this name on IBM Cloud is not in HyperShift's source",
      reason: 'Route publishing on IBM Cloud: the published name on 443',
    },
  ];
}

function toPrivateRouter({ cluster, component }: FlowContext): readonly FlowDraft[] {
  const reason = 'private cluster: nodes use the private router by its name in the private network';
  return [{ ...routeEntry('private-router', component), host: privateApiName(cluster), port: HTTPS, reason }];
}

function toSharedIngress(context: FlowContext): readonly FlowDraft[] {
  const entry = routeEntry('shared-ingress', context.component);
  return [
    ...toRouteOfApi(context).map((flow) => ({ ...flow, reason: 'shared ingress: the kubelet starts with the published name on 443' })),
    {
      ...entry,
      servicePort: API_PORT,
      pod: { ...entry.pod, port: API_PORT },
      host: null,
      port: API_PORT,
      note: 'with the PROXY protocol, version 2, to the address of the shared ingress',
      reason: 'shared ingress: the local proxy of the nodes uses 6443 with the PROXY protocol',
    },
  ];
}

function toRouteOfApi(context: FlowContext): readonly FlowDraft[] {
  const { cluster, exposure, component } = context;
  const via = exposure.isShared ? 'shared-ingress' : exposure.isPublic ? 'router' : 'private-router';
  const server = {
    'shared-ingress': 'the shared ingress',
    router: "the control plane's own router",
    'private-router': 'the private router',
  };
  const { host, evidence } = published(context);
  const isUnnamed = !exposure.isPublic && host === null;
  return [
    {
      ...routeEntry(via, component),
      host,
      port: HTTPS,
      note: isUnnamed ? `the kubeconfig names the load balancer of ${via}; nodes get ${privateApiName(cluster)}` : null,
      reason: `Route publishing: ${server[via]} serves the API server on 443, not 6443`,
      ...(evidence && { evidence }),
    },
  ];
}

function toLoadBalancerOfOAuth(context: FlowContext): readonly FlowDraft[] {
  const via = context.exposure.isPrivate ? 'internal-load-balancer' : 'load-balancer';
  const reason = 'LoadBalancer publishing: on Azure the load balancer of the OAuth server has 443, not 6443';
  return [{ ...ownEntry(via, context.component, { port: HTTPS }), ...published(context), port: HTTPS, reason }];
}

function toLoadBalancerOfKonnectivity(context: FlowContext): readonly FlowDraft[] {
  const { component } = context;
  const reason = 'LoadBalancer publishing: the load balancer of Konnectivity has 8091';
  return [{ ...ownEntry('load-balancer', component), ...published(context), port: component.servicePort, reason }];
}

const SERVED_BY: Partial<Record<FlowEntry, string>> = {
  'private-router': 'private cluster: the private router serves the Route',
  'shared-ingress': 'the ingress that all hosted clusters share serves the Route',
  router: "the control plane's own router serves the Route",
  'hub-ingress': 'an ingress controller of the hub serves the Route',
};

/** Flow to a Route of the OAuth server, Konnectivity, Ignition or the metrics proxy. */
function routeDraft(context: FlowContext, isInside: boolean): FlowDraft {
  const { cluster, exposure, component } = context;
  const via = isInside ? 'private-router' : exposure.isShared ? 'shared-ingress' : exposure.hasOwnRouter ? 'router' : 'hub-ingress';
  const { host, evidence } = published(context);
  return {
    ...routeEntry(via, component),
    host: host ?? (isInside ? privateName(cluster, component) : null),
    port: HTTPS,
    reason: `Route publishing: ${SERVED_BY[via]} on ${HTTPS}, not ${component.servicePort === HTTPS ? component.podPort : component.servicePort}`,
    ...(evidence && { evidence }),
  };
}

/** Flow to a Route that only nodes use. */
export function routeOfNodes(context: FlowContext): FlowDraft {
  const { cluster, exposure, component } = context;
  const host = exposure.isPrivate ? hostOfService(context.service) : null;
  const note = host === null ? null : `nodes get ${host}, while the Route has ${privateName(cluster, component)}`;
  return { ...routeDraft(context, exposure.isPrivate), note };
}
