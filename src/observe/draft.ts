import type { Protocol } from '../model/address.ts';
import type { Capture, CapturedSocket, SocketProcess } from '../model/socket.ts';
import type { SocketAddress } from './address.ts';

/** Gives the number of a service's name for a protocol, such as 22 of `ssh`. */
export type ServicePorts = (name: string, protocol: Protocol) => number | undefined;

/** What a capture tells of a protocol, where that is not all. */
export type SocketPart = 'over IPv4' | 'over IPv6' | 'of some processes';

/** Collects what a format reads, line by line. */
export interface Draft {
  readonly add: (
    line: number,
    protocol: Protocol,
    local: SocketAddress,
    processes?: readonly SocketProcess[],
    cgroup?: string | null,
  ) => void;
  readonly problem: (line: number, message: string) => void;
  /** Tells of which protocol the capture shows sockets; `part` where it does not show all of them. */
  readonly saw: (protocol: Protocol, part?: SocketPart) => void;
  readonly finish: () => Capture;
}

/** A name that is no number becomes one by `services`; a name that nobody knows is a problem, never a guess. */
export function createDraft(services: ServicePorts): Draft {
  const sockets: CapturedSocket[] = [];
  const problems: { readonly line: number; readonly message: string }[] = [];
  const seen = new Set<string>();
  const problem = (line: number, message: string): void => {
    problems.push({ line, message });
  };
  return {
    add: (line, protocol, { address, zone, port, service }, processes = [], cgroup = null) => {
      const number = port ?? (service === null ? undefined : services(service, protocol));
      if (service !== null && number === undefined)
        problem(line, `the name ${service} is no ${protocol} service that is known; capture with -n to get numbers`);
      else if (number !== undefined && number > 0) sockets.push({ protocol, address, zone, port: number, processes, cgroup, line });
    },
    problem,
    saw: (protocol, part) => {
      seen.add(part === undefined ? protocol : `${protocol} ${part}`);
    },
    finish: () => ({ sockets, problems, seen: [...seen].sort() }),
  };
}
