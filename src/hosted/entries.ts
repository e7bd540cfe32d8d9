import type { Flow, FlowEntry, FlowService } from '../model/flow.ts';
import type { HostedCluster } from '../model/hosted-cluster.ts';

/** The entry of a connection into the management cluster: its Service and the pod behind it. */
export interface HubEntry extends Pick<Flow, 'via' | 'object' | 'servicePort' | 'pod'> {}

const HTTPS = 443;

/** The zone of a cluster in a private network is `<name>.hypershift.local` (`awsprivatelink_controller.go`, zoneName). */
export const PRIVATE_ZONE = '.hypershift.local';

/** A component of the control plane: its Service and its pod (`control-plane-operator/controllers/hostedcontrolplane`). */
export interface ControlPlaneComponent {
  readonly service: string;
  readonly servicePort: number;
  readonly app: string;
  readonly podPort: number | null;
  /** The name of its Route, and the first label of its name in private networks. */
  readonly route: string;
}

/** The pod port of the API server; HyperShift treats 443 as unset (`support/netutil/networking.go`, KASPodPort). */
function apiServerPodPort({ networking }: HostedCluster): number | null {
  const { apiServerPort } = networking;
  if (apiServerPort === null || apiServerPort.value === HTTPS) return 6443;
  return apiServerPort.value ?? null;
}

/** The components that are the same on all platforms. */
const COMPONENTS = {
  OAuthServer: { service: 'oauth-openshift', servicePort: 6443, app: 'oauth-openshift', podPort: 6443, route: 'oauth' },
  Konnectivity: {
    service: 'konnectivity-server',
    servicePort: 8091,
    app: 'kube-apiserver',
    podPort: 8091,
    route: 'konnectivity-server',
  },
  MetricsProxy: { service: 'metrics-proxy', servicePort: HTTPS, app: 'metrics-proxy', podPort: 9443, route: 'metrics-proxy' },
};

export const KONNECTIVITY: ControlPlaneComponent = COMPONENTS.Konnectivity;

const IGNITION_ROUTE = 'ignition-server';

/** The Routes of a control plane; in private networks nodes do not use their hosts (`support/netutil/route.go`). */
export const ROUTE_OF: Readonly<Partial<Record<FlowService, string>>> = {
  OAuthServer: COMPONENTS.OAuthServer.route,
  Konnectivity: COMPONENTS.Konnectivity.route,
  Ignition: IGNITION_ROUTE,
  MetricsProxy: COMPONENTS.MetricsProxy.route,
};

/** The component of a service. On IBM Cloud the API server has another port (`infra/infra.go`), and Ignition has no proxy. */
export function componentOf(name: FlowService, cluster: HostedCluster): ControlPlaneComponent {
  const isOnIbmCloud = cluster.platform.value === 'IBMCloud';
  if (name === 'APIServer') {
    const servicePort = isOnIbmCloud ? 2040 : 6443;
    return { service: 'kube-apiserver', servicePort, app: 'kube-apiserver', podPort: apiServerPodPort(cluster), route: 'kube-apiserver' };
  }
  if (name !== 'Ignition') return COMPONENTS[name];
  const server = isOnIbmCloud ? 'ignition-server' : 'ignition-server-proxy';
  return { service: server, servicePort: HTTPS, app: server, podPort: isOnIbmCloud ? 9090 : 8443, route: IGNITION_ROUTE };
}

/** The Service of the component itself, by node port or load balancer. */
export function ownEntry(
  via: FlowEntry,
  component: ControlPlaneComponent,
  { name = component.service, port = component.servicePort } = {},
): HubEntry {
  return { via, object: { kind: 'Service', name }, servicePort: port, pod: { app: component.app, port: component.podPort } };
}

/** The Service behind a Route: a router of the control plane, the shared ingress, or an ingress controller of the hub. */
export function routeEntry(via: FlowEntry, component: ControlPlaneComponent): HubEntry {
  if (via === 'hub-ingress') return { ...ownEntry(via, component), object: { kind: 'Route', name: component.route } };
  if (via === 'shared-ingress')
    return { via, object: { kind: 'Service', name: 'router' }, servicePort: HTTPS, pod: { app: 'router', port: 8443 } };
  return { via, object: { kind: 'Service', name: via }, servicePort: HTTPS, pod: { app: 'private-router', port: 8443 } };
}

/** The name of a Route in private networks; null if the name of the cluster is unknown (`support/netutil/route.go`, ReconcileInternalRoute). */
export function privateName({ name }: HostedCluster, component: ControlPlaneComponent): string | null {
  return name === '' ? null : `${component.route}.apps.${name}${PRIVATE_ZONE}`;
}

/** The name of the API server in private networks (`kas/service.go`, ReconcileInternalRoute). */
export function privateApiName({ name }: HostedCluster): string | null {
  return name === '' ? null : `api.${name}${PRIVATE_ZONE}`;
}
