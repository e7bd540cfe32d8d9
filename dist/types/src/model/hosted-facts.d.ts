import type { HostedNodePool, JudgedCluster } from './hosted-cluster.js';
import type { HubFacts } from './hub.js';
/** Hosted clusters, and what stands beside them that says how they can be reached. */
export interface HostedFacts {
    readonly clusters: readonly JudgedCluster[];
    readonly nodePools: readonly HostedNodePool[];
    readonly hub: HubFacts;
}
