import type { PortRange } from '../../model/address.ts';
import type { ClusterFlows, Flow, FlowService } from '../../model/flow.ts';
import { type HostedCluster, hasService, type Located, type PublishedService, serviceOf } from '../../model/hosted-cluster.ts';
import { isTarget } from '../../net/dns-name.ts';
import { componentOf } from '../entries.ts';
import { controlPlaneNamespaceOf, exposureOf } from '../exposure.ts';
import { isApiProxied, isTunnelProxied, nodeLocalOf } from '../proxy.ts';
import { hostOfService } from '../wrong-values.ts';
import { draftsOf, type FlowContext, type FlowDraft, routeOfNodes } from './drafts.ts';
import { egressOf } from './egress.ts';

/** The services, with the strategies of those that the webhook adds on KubeVirt (`hostedcluster_webhook.go`). */
const SERVICES: readonly (readonly [FlowService, string])[] = [
  ['APIServer', 'LoadBalancer'],
  ['OAuthServer', 'Route'],
  ['Konnectivity', 'Route'],
  ['Ignition', 'Route'],
];

type SourcedDraft = FlowDraft & Pick<Flow, 'source'>;

/** Returns the flows of a hosted cluster. Unknown values are null, with a note. */
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
  const notes = [...notesOnInput(cluster)];
  const contextOf = (name: FlowService, service: PublishedService): FlowContext => ({
    cluster,
    exposure,
    service,
    nodePortRange,
    hubPlatform,
    component: componentOf(name, cluster),
  });
  const flows = SERVICES.flatMap(([name, added]) => {
    const service = serviceOf(cluster, name) ?? (exposure.platform === 'KubeVirt' ? addedService(cluster, name, added) : undefined);
    if (service === undefined || !hasService(cluster, name)) return [];
    const context = contextOf(name, service);
    const drafts = isChosen(cluster, name) ? [] : draftsOf(name, context);
    if (drafts.length === 0) notes.push(whyNone(cluster, name, service));
    return [...drafts, ...(name === 'APIServer' ? byFurtherName(cluster, drafts) : [])].map((draft) => completed(context, name, draft));
  });
  const forwarding = forwardsMetrics(cluster);
  if (forwarding !== null) {
    const context = contextOf('MetricsProxy', addedService(cluster, 'MetricsProxy', 'Route'));
    const draft = routeOfNodes(context);
    const host = exposure.isPrivate ? draft.host : nameOfMetricsProxy(cluster);
    flows.push(completed(context, 'MetricsProxy', { ...draft, source: 'worker', host, evidence: forwarding }));
  }
  if (WITHOUT_CLOUD.includes(exposure.platform) && flows.some(({ via }) => via === 'router')) notes.push(ROUTER_NEEDS_PROVIDER);
  return {
    ...identity,
    access: exposure.access,
    flows,
    egress: egressOf(cluster),
    nodeLocal: nodeLocalOf(cluster, isLocalProxyProxied(flows)),
    notes,
  };
}

/** Platforms whose hub may have no cloud. */
const WITHOUT_CLOUD: readonly string[] = ['Agent', 'KubeVirt', 'None'];

const ROUTER_NEEDS_PROVIDER =
  'the Service router of the control plane is of type LoadBalancer, so the hub needs a provider of load balancers, such as its cloud or MetalLB';

/**
 * Adds flows to `kubeAPIServerDNSName`, which clients also use, with the port of the API server (`v2/kas/kubeconfig.go`,
 * customExternalURL).
 */
function byFurtherName({ apiServerDnsName }: HostedCluster, drafts: readonly SourcedDraft[]): SourcedDraft[] {
  if (!apiServerDnsName?.value || !isTarget(apiServerDnsName.value)) return [];
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

/** The metrics proxy has a Route in the domain of Ignition (`v2/metrics_proxy/route.go`). */
function nameOfMetricsProxy(cluster: HostedCluster): string | null {
  const ignition = serviceOf(cluster, 'Ignition');
  const [, domain] = /^[^.]+\.(.+)$/.exec((ignition?.type?.value === 'Route' && hostOfService(ignition)) || '') ?? [];
  return domain === undefined || cluster.name === '' ? null : `metrics-proxy-${cluster.name}.${domain}`;
}

const FORWARD_ANNOTATION = 'hypershift.openshift.io/enable-metrics-forwarding';

/** The value that enables metrics forwarding, in the field or the older annotation; null if it is disabled. */
function forwardsMetrics({ annotations, metricsForwarding }: HostedCluster): Located<string> | null {
  if (annotations.has('hypershift.openshift.io/disable-monitoring-services')) return null;
  if (metricsForwarding !== null) return metricsForwarding.value === 'Forward' ? metricsForwarding : null;
  return annotations.get(FORWARD_ANNOTATION) ?? null;
}

/**
 * Whether the local proxy of the nodes uses the proxy of the cluster, from the last flow of workers to the API server; null if that is
 * unknown.
 */
function isLocalProxyProxied(flows: readonly Flow[]): boolean | null {
  const api = flows.findLast(({ service, source }) => service === 'APIServer' && source === 'worker');
  return api === undefined ? false : api.proxied;
}

function completed({ cluster, exposure, service: published }: FlowContext, service: FlowService, draft: SourcedDraft): Flow {
  const { evidence = published.type ?? published.entry, ...flow } = draft;
  const unsure = mayBeOtherwise(cluster, draft) ? ({ confidence: 'medium', note: BY_ROUTER_OR_HUB } as const) : null;
  return {
    service,
    ...flow,
    addresses: [],
    portRange: draft.portRange ?? null,
    protocol: 'TCP',
    strategy: published.type?.value ?? 'Route',
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

/** An entry for a service that is not listed, at the place of the list. */
function addedService({ services }: HostedCluster, name: FlowService, type: string): PublishedService {
  const place = { field: services.field, span: services.span };
  return {
    entry: { value: {}, ...place },
    service: { value: name, ...place },
    type: { value: type, ...place },
    blocks: { nodePort: null, route: null, loadBalancer: null },
    host: null,
    port: null,
    portText: null,
  };
}

function notesOnInput({ template, services }: HostedCluster): string[] {
  const unread = services.entries.filter(({ service }) => service?.value === undefined).length;
  return [
    ...(template ? ['the manifest is a template: parts that depend on its values are unknown'] : []),
    ...(unread > 0 ? ['an entry of spec.services cannot be read, so the flows of its service are missing'] : []),
  ];
}

/** True if a template has several entries for a service, of which one is rendered. */
function isChosen({ template, services }: HostedCluster, name: FlowService): boolean {
  return template && services.entries.filter(({ service }) => service?.value === name).length > 1;
}

const BY_ROUTER_OR_HUB =
  "the control plane's own router serves all Routes if the API server is published by Route with a hostname, otherwise the hub does, and this strategy is unknown";

/** True if the router may differ: it depends on how the API server is published (`support/netutil/visibility.go`, LabelHCPRoutes). */
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
