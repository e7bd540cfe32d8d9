import type { Located, ObjectIdentity } from './hosted-cluster.js';
/** An object of the management cluster. */
export interface HubObject extends ObjectIdentity {
    readonly path: string;
    /** First line of the object. */
    readonly line: number;
    /** What is installed together with it. */
    readonly install: string;
    /** The text holds template actions, so parts of it are not known. */
    readonly template: boolean;
}
/** The networks of a management cluster (`Network.config.openshift.io`, of which there is one, named `cluster`). */
export interface HubNetwork extends HubObject {
    readonly serviceNodePortRange: Located<string> | null;
    readonly clusterNetworks: readonly Located<string>[];
    readonly serviceNetworks: readonly Located<string>[];
}
/** A Service with node ports. */
export interface HubService extends HubObject {
    readonly labels: Readonly<Record<string, string>>;
    readonly ports: readonly ServicePort[];
}
/** An entry of `spec.ports` that has a node port. */
export interface ServicePort {
    readonly name: string | null;
    readonly protocol: string;
    readonly port: number | null;
    readonly nodePort: Located<number>;
}
/** The objects of management clusters. */
export interface HubFacts {
    readonly networks: readonly HubNetwork[];
    readonly services: readonly HubService[];
}
