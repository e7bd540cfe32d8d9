import type { HostedNodePool, JudgedCluster } from './hosted-cluster.js';
import type { HubFacts } from './hub.js';
import type { IgnitionStub } from './ignition-stub.js';
import type { LoadBalancerSection } from './load-balancer.js';
/** Hosted clusters, and what stands beside them that says how they can be reached. */
export interface HostedFacts {
    readonly clusters: readonly JudgedCluster[];
    readonly nodePools: readonly HostedNodePool[];
    readonly hub: HubFacts;
    /** User data of nodes. */
    readonly ignitionStubs: readonly IgnitionStub[];
    /** Sections of configurations of load balancers. */
    readonly loadBalancers: readonly LoadBalancerSection[];
}
