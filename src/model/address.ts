/** Transport protocol of a port: the Kubernetes API field `ContainerPort.protocol`. */
export type Protocol = 'TCP' | 'UDP' | 'SCTP';

/**
 * The addresses on which a listener accepts connections: every address of the node, localhost only, the node's own address, another address
 * (a bridge, a tunnel), or unknown.
 */
export type Reach = 'any' | 'localhost' | 'node' | 'other' | 'unknown';

export const PROTOCOLS: readonly Protocol[] = ['TCP', 'UDP', 'SCTP'];

/** The conflict key of the Kubernetes scheduler. */
export interface HostPort {
  /** As written; null if unknown. */
  readonly address: string | null;
  readonly protocol: Protocol;
  readonly port: number;
}

/** Returns one number for a port and a protocol, as a key of maps and sets: strings are slow for hundreds of thousands of sockets. */
export function keyOfPort({ port, protocol }: Pick<HostPort, 'port' | 'protocol'>): number {
  return port * PROTOCOLS.length + PROTOCOLS.indexOf(protocol);
}

/** A range of ports. */
export interface PortRange {
  readonly port: number;
  /** Last port; equal to `port` for a single port. */
  readonly endPort: number;
}

/** `9104`, or `9200-9219` for a range. */
export function portText({ port, endPort }: PortRange): string {
  return port === endPort ? `${port}` : `${port}-${endPort}`;
}

/** True if a port is in a range. */
export function containsPort(range: PortRange, port: number): boolean {
  return range.port <= port && port <= range.endPort;
}

/** True if a range contains all ports of another. */
export function containsRange(range: PortRange, inner: PortRange): boolean {
  return range.port <= inner.port && inner.endPort <= range.endPort;
}

/** True if two ranges share a port. */
export function rangesOverlap(a: PortRange, b: PortRange): boolean {
  return a.port <= b.endPort && b.port <= a.endPort;
}

/** Services whose clients always use the standard port, so that a server cannot move to another one. */
const STANDARD_SERVICES = new Map([
  [53, 'DNS'],
  [67, 'DHCP'],
  [69, 'TFTP'],
  [123, 'NTP'],
  [500, 'IKE'],
  [547, 'DHCPv6'],
  [3784, 'BFD'],
  [4500, 'IKE'],
]);

/** The service whose clients always use this port, such as DNS; undefined if clients can be configured. */
export function standardService(port: number): string | undefined {
  return STANDARD_SERVICES.get(port);
}

/** True if `port` is a number that a process can bind. */
export function isPort(port: number): boolean {
  return Number.isInteger(port) && port >= 1 && port <= 65535;
}

/**
 * Returns the reach of a literal address: `any` for `0.0.0.0`, `::`, `*`, `ALL` and the empty host; `localhost` for `127.0.0.0/8`, `::1`
 * and `localhost`.
 */
export function reachOfAddress(address: string): Reach {
  // Programs of NVIDIA use the word ALL for every address.
  if (address === 'ALL') return 'any';
  const host = address.replace(/^\[|\]$/g, '').toLowerCase();
  if (host === '' || host === '*' || host === '0.0.0.0' || /^[0:]+$/.test(host) || host === '::ffff:0.0.0.0') return 'any';
  if (host === 'localhost' || host === 'localhost.localdomain' || host === 'ip6-localhost') return 'localhost';
  if (/^(::ffff:)?127(\.\d{1,3}){1,3}$/.test(host) || /^(0*:)*:?0*1$/.test(host)) return 'localhost';
  if (/^\d{1,3}(\.\d{1,3}){3}$/.test(host) || /^[0-9a-f]*:[0-9a-f]*:[0-9a-f:.]*(%.+)?$/.test(host)) return 'other';
  return 'unknown';
}

/** Default of kube-apiserver's `--service-node-port-range`. */
export const NODE_PORT_RANGE = { port: 30000, endPort: 32767 };
/** Default of Linux' `net.ipv4.ip_local_port_range`. */
export const EPHEMERAL_RANGE = { port: 32768, endPort: 60999 };
