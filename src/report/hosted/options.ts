import { portText } from '../../model/address.ts';
import type { ClusterFlows, Egress, Flow, FlowEntry, FlowSource, NodeLocal } from '../../model/flow.ts';
import { groupBy } from '../../model/groups.ts';
import type { Problem } from '../../model/source.ts';
import { placeOf } from '../counts.ts';

/** The contents of a report in addition to the flows. */
export interface FlowReportOptions {
  /** With the reason for each flow. */
  readonly explain: boolean;
  readonly problems: readonly Problem[];
  readonly notes: readonly string[];
}

/** Returns the flows of clusters as text that ends with a newline. */
export type FlowReporter = (clusters: readonly ClusterFlows[], options: FlowReportOptions) => string;

/** `31000`, or `30000-32767` for a node port that is not pinned. */
export function flowPortText({ port, portRange }: Pick<Flow, 'port' | 'portRange'>): string {
  return port === null ? (portRange === null ? '?' : portText(portRange)) : String(port);
}

/** The published name or address, otherwise the destination's description. */
export function hostText({ host, source }: Pick<Flow, 'host' | 'source'>): string {
  return host ?? (source === 'external-load-balancer' ? 'nodes of the hub' : 'unknown');
}

/** The purpose of an outgoing connection, then its note. */
export function purposeOf({ purpose, note }: Egress): string {
  return note === null ? purpose : `${purpose}; ${note}`;
}

/** The cells of a listener on each node: process, address, implementation. */
export function localCells({ process, address, port, protocol, implementation }: NodeLocal): string[] {
  return [process, `${address ?? '?'}:${port ?? '?'}/${protocol}`, implementation];
}

/** The cells of an outgoing connection: source, target, port, path, purpose. */
export function egressCells(one: Egress, directly = ''): string[] {
  const { from, to, port, protocol, through } = one;
  return [from, to, `${port ?? '?'}/${protocol}`, through === null ? directly : `through the ${through}`, purposeOf(one)];
}

/** The reason for a flow, then its note and the proxy. */
export function explanationOf({ reason, note, proxied }: Flow): string {
  const byProxy = proxied === null ? 'by the proxy unless noProxy matches the host' : proxied ? 'by the proxy of the hosted cluster' : null;
  return [reason, note, byProxy].filter((part) => part !== null).join('; ');
}

/** A flow with all its sources. */
export interface SharedFlow {
  readonly flow: Flow;
  readonly sources: readonly FlowSource[];
  /** Whether workers use the proxy of the hosted cluster; null if that is unknown. */
  readonly proxied: boolean | null;
}

/** One row for each flow with all its sources: sources, service, host, port, entry, place. */
export function flowRows(flows: readonly Flow[]): readonly { readonly flow: Flow; readonly cells: readonly string[] }[] {
  return bySources(flows).map((shared) => {
    const { flow, sources } = shared;
    const port = `${flowPortText(flow)}/${flow.protocol}`;
    return { flow, cells: [sources.join(', '), flow.service, hostText(flow), port, wayOf(shared), placeOf(flow.evidence)] };
  });
}

/** The entry of a flow into the hub, such as `node-port, workers by proxy`. */
function wayOf({ flow, proxied }: SharedFlow): string {
  return proxied === false ? flow.via : `${flow.via}, workers ${proxied === null ? 'perhaps ' : ''}by proxy`;
}

/** Joins flows that only differ in their sources. */
export function bySources(flows: readonly Flow[]): readonly SharedFlow[] {
  const groups = groupBy(flows, ({ source, reason, proxied, evidence, ...rest }) => JSON.stringify(rest));
  return [...groups.values()].flatMap((alike) => {
    const [flow] = alike;
    const ofWorkers = alike.find(({ source }) => source === 'worker');
    return flow
      ? [{ flow: ofWorkers ?? flow, sources: alike.map(({ source }) => source), proxied: ofWorkers ? ofWorkers.proxied : false }]
      : [];
  });
}

/** The sources of flows, for pictures. */
export const SOURCES: Readonly<Record<FlowSource, { readonly name: string; readonly what: string }>> = {
  worker: { name: 'Workers', what: 'nodes of the hosted cluster' },
  client: { name: 'Clients', what: 'users and programs outside' },
  'external-load-balancer': { name: 'External load balancer', what: 'before the node ports of the hub' },
};

/** The entries of flows into the management cluster, for pictures. */
export const WAYS_IN: Readonly<Record<FlowEntry, string>> = {
  'load-balancer': 'load balancer',
  'internal-load-balancer': 'internal load balancer',
  'node-port': 'node port of the hub',
  'hub-ingress': 'ingress controller of the hub',
  router: "the control plane's own router",
  'private-router': 'private router',
  'shared-ingress': 'shared ingress',
};
