/** Transport protocol of a port: the Kubernetes API field `ContainerPort.protocol`. */
export type Protocol = 'TCP' | 'UDP' | 'SCTP';
/**
 * From where a listener can be reached: every address of the node, only the node itself, the node's own address,
 * some other address (a bridge, a tunnel), or not known.
 */
export type Reach = 'any' | 'localhost' | 'node' | 'other' | 'unknown';
export declare const PROTOCOLS: readonly Protocol[];
/** The conflict key of the Kubernetes scheduler. */
export interface HostPort {
    /** As written, null where nothing tells. */
    readonly address: string | null;
    readonly protocol: Protocol;
    readonly port: number;
}
/** One number for a port of a protocol, as key of maps and sets: of hundreds of thousands of sockets texts take long to make. */
export declare function keyOfPort({ port, protocol }: Pick<HostPort, 'port' | 'protocol'>): number;
/** Ports that follow each other. */
export interface PortRange {
    readonly port: number;
    /** The last one, equal for a single port. */
    readonly endPort: number;
}
/** `9104`, or `9200-9219` for a range. */
export declare function portText({ port, endPort }: PortRange): string;
/** Whether a port lies in a range. */
export declare function holdsPort(range: PortRange, port: number): boolean;
/** Whether all ports of a range lie in another. */
export declare function holdsRange(range: PortRange, inner: PortRange): boolean;
/** Whether two ranges share a port. */
export declare function sharePorts(a: PortRange, b: PortRange): boolean;
/** Whether `port` is a number that a process can bind. */
export declare function isPort(port: number): boolean;
/** The reach of a literal address: `0.0.0.0`, `::`, `*`, `ALL` and the empty host mean any; `127.0.0.0/8`, `::1` and `localhost` the node itself. */
export declare function reachOfAddress(address: string): Reach;
/** Default of kube-apiserver's `--service-node-port-range`. */
export declare const NODE_PORT_RANGE: {
    port: number;
    endPort: number;
};
/** Default of Linux' `net.ipv4.ip_local_port_range`. */
export declare const EPHEMERAL_RANGE: {
    port: number;
    endPort: number;
};
