import type { Protocol } from '../model/address.ts';
import type { Capture, CapturedSocket, SocketProcess } from '../model/socket.ts';
import type { SocketAddress } from './address.ts';

/** Gives the number of a service's name for a protocol, such as 22 of `ssh`. */
export type ServicePorts = (name: string, protocol: Protocol) => number | undefined;

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
  readonly saw: (protocol: Protocol) => void;
  readonly finish: () => Capture;
}

/** A name that is no number becomes one by `services`; a name that nobody knows is a problem, never a guess. */
export function createDraft(services: ServicePorts): Draft {
  const sockets: CapturedSocket[] = [];
  const problems: { readonly line: number; readonly message: string }[] = [];
  const protocols = new Set<Protocol>();
  const problem = (line: number, message: string): void => {
    problems.push({ line, message });
  };
  return {
    add: (line, protocol, { address, zone, port, service }, processes = [], cgroup = null) => {
      protocols.add(protocol);
      const number = port ?? (service === null ? undefined : services(service, protocol));
      if (service !== null && number === undefined)
        problem(line, `the name ${service} is no ${protocol} service that is known; capture with -n to get numbers`);
      else if (number !== undefined && number > 0) sockets.push({ protocol, address, zone, port: number, processes, cgroup, line });
    },
    problem,
    saw: (protocol) => {
      protocols.add(protocol);
    },
    finish: () => ({ sockets, problems, complete: [...protocols].sort() }),
  };
}
