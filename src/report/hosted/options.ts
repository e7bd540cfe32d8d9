import { portText } from '../../model/address.ts';
import type { ClusterFlows, Egress, Flow, FlowSource } from '../../model/flow.ts';
import { groupBy } from '../../model/groups.ts';
import type { Problem } from '../../model/source.ts';

/** What a report of flows tells besides them. */
export interface FlowReportOptions {
  /** A sentence why each flow is as it is. */
  readonly explain: boolean;
  readonly problems: readonly Problem[];
  readonly notes: readonly string[];
}

/** Turns the flows of clusters into text which ends with a newline. Prints nothing. */
export type FlowReporter = (clusters: readonly ClusterFlows[], options: FlowReportOptions) => string;

/** `31000`, or `30000-32767` for a node port that is not pinned. */
export function portOf({ port, portRange }: Pick<Flow, 'port' | 'portRange'>): string {
  return port === null ? (portRange === null ? '?' : portText(portRange)) : String(port);
}

/** The published name or address, or in words what is dialled instead. */
export function hostOf({ host, source }: Pick<Flow, 'host' | 'source'>): string {
  return host ?? (source === 'external-load-balancer' ? 'nodes of the hub' : 'not known here');
}

/** For what something leaves, then what to know about it. */
export function purposeOf({ purpose, note }: Egress): string {
  return note === null ? purpose : `${purpose}; ${note}`;
}

/** Who goes where, on which port, and how: a row of what leaves. `directly` stands for no way round. */
export function egressCells(one: Egress, directly = ''): string[] {
  const { from, to, port, protocol, through } = one;
  return [from, to, `${port ?? '?'}/${protocol}`, through === null ? directly : `through the ${through}`, purposeOf(one)];
}

/** Why a flow is as it is, then what to know about it. */
export function explanationOf({ reason, note }: Flow): string {
  return note === null ? reason : `${reason}; ${note}`;
}

/** A flow with all who dial it. */
export interface SharedFlow {
  readonly flow: Flow;
  readonly sources: readonly FlowSource[];
}

/** Flows that differ only in who dials, as one. */
export function bySources(flows: readonly Flow[]): readonly SharedFlow[] {
  const groups = groupBy(flows, ({ source, reason, proxied, evidence, ...rest }) => JSON.stringify(rest));
  return [...groups.values()].flatMap((alike) => {
    const [flow] = alike;
    return flow ? [{ flow, sources: alike.map(({ source }) => source) }] : [];
  });
}
