import type { PortRange } from '../../model/address.ts';
import type { ClusterFlows, Flow, FlowService } from '../../model/flow.ts';
import { type HostedCluster, hasOAuthServer, type Located, type PublishedService, serviceOf } from '../../model/hosted-cluster.ts';
import { controlPlaneNamespaceOf, exposureOf } from '../exposure.ts';
import { isApiProxied, isTunnelProxied } from '../proxy.ts';
import { apiServerFlows } from './api-server.ts';
import type { FlowContext, FlowDraft } from './draft.ts';
import { egressOf } from './egress.ts';
import { nodeLocalOf } from './node-local.ts';
import { ignitionFlows, konnectivityFlows, metricsProxyFlow, oauthServerFlows } from './other-services.ts';

const SERVICES: readonly [FlowService, (context: FlowContext, service: PublishedService) => readonly FlowDraft[]][] = [
  ['APIServer', apiServerFlows],
  ['OAuthServer', oauthServerFlows],
  ['Konnectivity', konnectivityFlows],
  ['Ignition', ignitionFlows],
];

/** The strategies of services that the webhook adds on KubeVirt (`hostedcluster_webhook.go`). */
const ADDED_ON_KUBEVIRT: Partial<Record<FlowService, string>> = {
  APIServer: 'LoadBalancer',
  OAuthServer: 'Route',
  Konnectivity: 'Route',
  Ignition: 'Route',
};

/** The flows of a hosted cluster. Unknown values are null, with a note. */
export function flowsOf(cluster: HostedCluster, nodePortRange: PortRange, hubPlatform: string | null = null): ClusterFlows {
  const exposure = cluster.services.value === undefined ? 'spec.services is not a list' : exposureOf(cluster);
  const identity = {
    path: cluster.path,
    line: cluster.line,
    kind: cluster.kind,
    namespace: cluster.namespace,
    name: cluster.name,
    platform: cluster.platform.value ?? 'unknown',
    controlPlaneNamespace: controlPlaneNamespaceOf(cluster),
  };
  if (typeof exposure === 'string')
    return { ...identity, access: 'unknown', flows: [], egress: [], nodeLocal: [], notes: [`no flow is known: ${exposure}`] };
  const context: FlowContext = { cluster, exposure, nodePortRange, hubPlatform };
  const notes = [...notesOnInput(cluster)];
  const flows = SERVICES.flatMap(([name, draftsOf]) => {
    const service = serviceOf(cluster, name) ?? addedService(context, name);
    if (service === undefined || isSwitchedOff(cluster, name)) return [];
    const drafts = isChosen(cluster, name) ? [] : draftsOf(context, service);
    if (drafts.length === 0) notes.push(whyNone(cluster, name, service));
    return [...drafts, ...(name === 'APIServer' ? byFurtherName(cluster, drafts) : [])].map((draft) =>
      completed(context, name, service, draft),
    );
  });
  const forwarding = forwardsMetrics(cluster);
  if (forwarding !== null) {
    const draft = metricsProxyFlow(context, serviceOf(cluster, 'Ignition'));
    flows.push(completed(context, 'MetricsProxy', null, { ...draft, evidence: forwarding }));
  }
  if (WITHOUT_CLOUD.includes(exposure.platform) && flows.some(({ via }) => via === 'router')) notes.push(ROUTER_NEEDS_PROVIDER);
  return {
    ...identity,
    access: exposure.access,
    flows,
    egress: egressOf(cluster),
    nodeLocal: nodeLocalOf(cluster, exposure, isLocalProxyProxied(flows)),
    notes,
  };
}

/** Platforms whose hub can be without a cloud. */
const WITHOUT_CLOUD: readonly string[] = ['Agent', 'KubeVirt', 'None'];

const ROUTER_NEEDS_PROVIDER =
  'the Service router of the control plane is of type LoadBalancer, so the hub needs a provider of load balancers, such as its cloud or MetalLB';

/** Clients also dial `kubeAPIServerDNSName`, with the port of the API server (`v2/kas/kubeconfig.go`, customExternalURL). */
function byFurtherName({ apiServerDnsName }: HostedCluster, drafts: readonly FlowDraft[]): FlowDraft[] {
  if (!apiServerDnsName?.value) return [];
  const host = apiServerDnsName.value;
  return drafts
    .filter((draft) => draft.source === 'client' && draft.host !== host)
    .map((draft) => ({
      ...draft,
      host,
      evidence: apiServerDnsName,
      note: null,
      reason: 'kubeAPIServerDNSName: the kubeconfig of clients has this name',
    }));
}

const FORWARD_ANNOTATION = 'hypershift.openshift.io/enable-metrics-forwarding';

/** The value that turns on metrics forwarding, by field or by the older annotation; null if it is off. */
function forwardsMetrics({ annotations, metricsForwarding }: HostedCluster): Located<string> | null {
  if (annotations.has('hypershift.openshift.io/disable-monitoring-services')) return null;
  if (metricsForwarding !== null) return metricsForwarding.value === 'Forward' ? metricsForwarding : null;
  return annotations.get(FORWARD_ANNOTATION) ?? null;
}

/** Whether the local proxy of the nodes uses the proxy of the cluster. If the kubelet has a flow of its own, that of the proxy is the last. */
function isLocalProxyProxied(flows: readonly Flow[]): boolean | null {
  const api = flows.findLast(({ service, source }) => service === 'APIServer' && source === 'worker');
  return api === undefined ? false : api.proxied;
}

function completed({ cluster, exposure }: FlowContext, service: FlowService, published: PublishedService | null, draft: FlowDraft): Flow {
  const { evidence = published?.type ?? published?.entry ?? cluster.services, ...flow } = draft;
  const unsure = mayBeOtherwise(cluster, draft) ? ({ confidence: 'medium', note: BY_ROUTER_OR_HUB } as const) : null;
  return {
    service,
    ...flow,
    addresses: [],
    portRange: draft.portRange ?? null,
    protocol: 'TCP',
    strategy: published?.type?.value ?? 'Route',
    tls: true,
    sensitive: service === 'Ignition',
    phase: service === 'Ignition' ? 'bootstrap' : null,
    proxied: draft.proxied ?? proxied(),
    confidence: draft.confidence ?? unsure?.confidence ?? 'certain',
    note: draft.note ?? unsure?.note ?? null,
    evidence: evidence.span,
  };

  function proxied(): boolean | null {
    if (draft.source !== 'worker') return false;
    if (service === 'APIServer') return isApiProxied(cluster, exposure, { host: draft.host, port: draft.port ?? 0 });
    return service === 'Konnectivity' || service === 'Ignition' ? isTunnelProxied(cluster, draft) : false;
  }
}

function addedService({ cluster, exposure }: FlowContext, name: FlowService): PublishedService | undefined {
  const type = exposure.platform === 'KubeVirt' ? ADDED_ON_KUBEVIRT[name] : undefined;
  if (type === undefined) return undefined;
  const { field, span } = cluster.services;
  const added = { field, span };
  return {
    entry: { value: {}, ...added },
    service: { value: name, ...added },
    strategy: { value: {}, ...added },
    type: { value: type, ...added },
    nodePort: null,
    route: null,
    loadBalancer: null,
  };
}

function notesOnInput({ template, services }: HostedCluster): string[] {
  const unread = services.entries.filter(({ service }) => service?.value === undefined).length;
  return [
    ...(template ? ['the manifest is a template: what its values decide is unknown'] : []),
    ...(unread > 0 ? ['an entry of spec.services cannot be read, so the flows of its service are missing'] : []),
  ];
}

/** Whether the control plane has no such service. */
function isSwitchedOff(cluster: HostedCluster, name: FlowService): boolean {
  if (name === 'OAuthServer') return hasOAuthServer(cluster) === false;
  return name === 'Ignition' && cluster.annotations.has('hypershift.openshift.io/disable-ignition-server');
}

/** True if a template has several entries of a service and renders one of them. */
function isChosen({ template, services }: HostedCluster, name: FlowService): boolean {
  return template && services.entries.filter(({ service }) => service?.value === name).length > 1;
}

const BY_ROUTER_OR_HUB =
  "the control plane's own router serves all Routes if the API server is published by Route with a hostname, else the hub, and its strategy is unknown";

/** Which router serves Routes depends on how the API server is published (`support/netutil/visibility.go`, LabelHCPRoutes). */
function mayBeOtherwise(cluster: HostedCluster, { via }: FlowDraft): boolean {
  if ((via !== 'hub-ingress' && via !== 'router') || cluster.platform.value === 'IBMCloud') return false;
  const api = serviceOf(cluster, 'APIServer');
  return api !== undefined && (api.type?.value === undefined || isChosen(cluster, 'APIServer'));
}

function whyNone(cluster: HostedCluster, name: FlowService, { type }: PublishedService): string {
  if (isChosen(cluster, name)) return `${name} is in several branches of the template, so its flows are unknown`;
  return type?.value === undefined
    ? `the strategy of ${name} cannot be read, so its flows are unknown`
    : `${name} is published by ${type.value}, which publishes nothing here`;
}
