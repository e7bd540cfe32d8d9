import type { PortRange } from '../../model/address.ts';
import type { Flow, FlowSource } from '../../model/flow.ts';
import type { Exposure, HostedCluster, Located, PublishedService } from '../../model/hosted-cluster.ts';
import type { Component, Entry } from '../entries.ts';
import { ownEntry } from '../entries.ts';

/** What the flows of a service depend on. */
export interface FlowContext {
  readonly cluster: HostedCluster;
  readonly exposure: Exposure;
  /** Node ports of the management cluster, which has the Services. */
  readonly nodePortRange: PortRange;
  /** The platform of the management cluster; null if it is unknown. */
  readonly hubPlatform: string | null;
}

/** A flow without service, strategy and proxy. */
export interface FlowDraft
  extends Entry,
    Pick<Flow, 'source' | 'host' | 'port' | 'reason'>,
    Partial<Pick<Flow, 'confidence' | 'note' | 'portRange' | 'proxied'>> {
  /** The value that decides it; the strategy's type if absent. */
  readonly evidence?: Located<unknown>;
}

/** A published name; null if it is missing, empty or unknown. */
export function publishedName(published: PublishedService['route']): string | null {
  return published?.hostname?.value || null;
}

/** The published name, as the value that decides a flow. */
export function byName(published: PublishedService['route']): Pick<FlowDraft, 'host' | 'evidence'> {
  const hostname = published?.hostname;
  return { host: publishedName(published), ...(hostname && hostname.value !== '' && { evidence: hostname }) };
}

/** A node port of the hub, which nodes and clients connect to, independent of the Service's port. */
export function nodePortDraft(context: FlowContext, service: PublishedService, component: Component, source: FlowSource): FlowDraft {
  const { nodePort } = service;
  const pinned = nodePort?.port?.value;
  const isPinned = pinned !== undefined && pinned > 0;
  const isUnknown = nodePort?.port !== null && nodePort?.port !== undefined && pinned === undefined;
  return {
    ...ownEntry('node-port', component),
    source,
    host: nodePort?.address?.value || null,
    port: isPinned ? pinned : null,
    portRange: isPinned ? null : context.nodePortRange,
    note: isPinned
      ? null
      : isUnknown
        ? 'the pinned node port is unknown'
        : 'the node port is not pinned, so the hub takes any of its range; set nodePort.port',
    reason: `NodePort publishing: ${source === 'worker' ? 'nodes' : 'clients'} dial the node port, not ${component.servicePort}`,
    ...(isPinned && nodePort?.port ? { evidence: nodePort.port } : {}),
  };
}
