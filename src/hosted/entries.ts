import type { Flow, FlowEntry, FlowService } from '../model/flow.ts';
import type { Exposure, HostedCluster } from '../model/hosted-cluster.ts';

/** The entry of a connection into the management cluster: its Service and the pod behind it. */
export interface Entry extends Pick<Flow, 'via' | 'object' | 'servicePort' | 'pod'> {}

const HTTPS = 443;

/** The zone of a cluster in a private network is `<name>.hypershift.local` (`awsprivatelink_controller.go`, zoneName). */
export const PRIVATE_ZONE = '.hypershift.local';

/** A component of the control plane: its Service and its pod (`control-plane-operator/controllers/hostedcontrolplane`). */
export interface Component {
  readonly service: string;
  readonly servicePort: number;
  readonly app: string;
  readonly podPort: number | null;
  /** The name of its Route, and the first label of its name in private networks. */
  readonly route: string;
}

/** The pod port of the API server; 443 is treated as unset (`support/netutil/networking.go`, KASPodPort). */
export function apiServerPodPort({ networking }: HostedCluster): number | null {
  const { apiServerPort } = networking;
  if (apiServerPort === null || apiServerPort.value === HTTPS) return 6443;
  return apiServerPort.value ?? null;
}

/** The API server. On IBM Cloud its Service has port 2040 (`infra/infra.go`, reconcileAPIServerService). */
export function apiServer(cluster: HostedCluster): Component {
  return {
    service: 'kube-apiserver',
    servicePort: cluster.platform.value === 'IBMCloud' ? 2040 : 6443,
    app: 'kube-apiserver',
    podPort: apiServerPodPort(cluster),
    route: 'kube-apiserver',
  };
}

export const OAUTH_SERVER: Component = {
  service: 'oauth-openshift',
  servicePort: 6443,
  app: 'oauth-openshift',
  podPort: 6443,
  route: 'oauth',
};
export const KONNECTIVITY: Component = {
  service: 'konnectivity-server',
  servicePort: 8091,
  app: 'kube-apiserver',
  podPort: 8091,
  route: 'konnectivity-server',
};
export const METRICS_PROXY: Component = {
  service: 'metrics-proxy',
  servicePort: 443,
  app: 'metrics-proxy',
  podPort: 9443,
  route: 'metrics-proxy',
};

const IGNITION_ROUTE = 'ignition-server';

/** The Routes of a control plane; nodes of private networks do not dial their hosts (`support/netutil/route.go`). */
export const ROUTE_OF: Readonly<Partial<Record<FlowService, string>>> = {
  OAuthServer: OAUTH_SERVER.route,
  Konnectivity: KONNECTIVITY.route,
  Ignition: IGNITION_ROUTE,
  MetricsProxy: METRICS_PROXY.route,
};

/** Ignition. Nodes dial a proxy before it, except on IBM Cloud. */
export function ignition({ platform }: Exposure): Component {
  return platform === 'IBMCloud'
    ? { service: 'ignition-server', servicePort: HTTPS, app: 'ignition-server', podPort: 9090, route: IGNITION_ROUTE }
    : { service: 'ignition-server-proxy', servicePort: HTTPS, app: 'ignition-server-proxy', podPort: 8443, route: IGNITION_ROUTE };
}

/** A Service of the component itself, by node port or load balancer. */
export function ownEntry(via: FlowEntry, component: Component, { name = component.service, port = component.servicePort } = {}): Entry {
  return { via, object: { kind: 'Service', name }, servicePort: port, pod: { app: component.app, port: component.podPort } };
}

/** The entry of a Route: a router of the control plane, the shared ingress, or an ingress controller of the hub. */
export function routeEntry(via: FlowEntry, component: Component): Entry {
  if (via === 'hub-ingress')
    return {
      via,
      object: { kind: 'Route', name: component.route },
      servicePort: component.servicePort,
      pod: { app: component.app, port: component.podPort },
    };
  if (via === 'shared-ingress')
    return { via, object: { kind: 'Service', name: 'router' }, servicePort: HTTPS, pod: { app: 'router', port: 8443 } };
  return { via, object: { kind: 'Service', name: via }, servicePort: HTTPS, pod: { app: 'private-router', port: 8443 } };
}

/** The name of a Route in private networks; null if the name of the cluster is unknown (`support/netutil/route.go`, ReconcileInternalRoute). */
export function privateName({ name }: HostedCluster, component: Component): string | null {
  return name === '' ? null : `${component.route}.apps.${name}${PRIVATE_ZONE}`;
}

/** The name of the API server in private networks (`kas/service.go`, ReconcileInternalRoute). */
export function privateApiName({ name }: HostedCluster): string | null {
  return name === '' ? null : `api.${name}${PRIVATE_ZONE}`;
}
