import type { Protocol, Reach } from './address.ts';

/** A process that holds a socket, as a capture names it. */
export interface SocketProcess {
  readonly name: string;
  readonly pid: number | null;
}

/** A listening socket as one line of a capture tells it. */
export interface CapturedSocket {
  readonly protocol: Protocol;
  /** RFC 5952, IPv4-mapped addresses as IPv4, without zone; `*` for the wildcard of either family; null where the line does not tell it whole. */
  readonly address: string | null;
  /** The interface of a scoped address, such as `br-ex` of `fe80::1%br-ex`. */
  readonly zone: string | null;
  readonly port: number;
  readonly processes: readonly SocketProcess[];
  /** Path of the control group (`ss -e`), such as `/system.slice/sshd.service`; null where the capture does not tell it. */
  readonly cgroup: string | null;
  /** Line of the capture, from 1. */
  readonly line: number;
}

/** What a capture holds of one node's own network namespace. */
export interface Capture {
  readonly sockets: readonly CapturedSocket[];
  /** Lines that hold a socket and cannot be read. */
  readonly problems: readonly { readonly line: number; readonly message: string }[];
  /** The protocols of which the capture tells all listeners, as far as it shows. */
  readonly complete: readonly Protocol[];
}

/** Who can reach a socket, by its address alone. */
export function reachOfSocket(address: string | null): Reach {
  if (address === null) return 'unknown';
  if (address === '*') return 'any';
  return address === '::1' || address.startsWith('127.') ? 'localhost' : 'node';
}
