import type { Protocol } from '../model/address.ts';
import type { Capture, CapturedSocket, SocketProcess } from '../model/socket.ts';
import type { CapturedAddress } from './address.ts';

/** Returns the port of a service's name for a protocol, such as 22 for `ssh`; undefined if it is unknown. */
export type ServicePorts = (name: string, protocol: Protocol) => number | undefined;

/** The part of a protocol's sockets that a capture shows, if it does not show all. */
export type SocketPart = 'over IPv4' | 'over IPv6' | 'of some processes';

/** Collects what a format reads, line by line. */
export interface Draft {
  readonly add: (
    line: number,
    protocol: Protocol,
    local: CapturedAddress,
    processes?: readonly SocketProcess[],
    cgroup?: string | null,
  ) => void;
  readonly problem: (line: number, message: string) => void;
  /** Records that the capture shows the sockets of a protocol, or a part of them. */
  readonly saw: (protocol: Protocol, part?: SocketPart) => void;
  readonly finish: () => Capture;
}

/** Names of services that the problem lists. */
const MAX_NAMED = 5;
/** No program shares a socket with more processes. Each of them is compared with the programs of the node's pods. */
const MAX_PROCESSES = 1000;

/** Names of services become numbers by `services`. All names that it does not know are one problem. */
export function createDraft(services: ServicePorts): Draft {
  const sockets: CapturedSocket[] = [];
  const problems: { readonly line: number; readonly message: string }[] = [];
  const seen = new Set<string>();
  const unknown: { readonly name: string; readonly line: number }[] = [];
  const problem = (line: number, message: string): void => {
    problems.push({ line, message });
  };
  return {
    add: (line, protocol, { address, zone, port, service }, all = [], cgroup = null) => {
      const number = port ?? (service === null ? undefined : services(service, protocol));
      if (service !== null && number === undefined) unknown.push({ name: service, line });
      if (number === undefined || number <= 0) return;
      if (all.length > MAX_PROCESSES) problem(line, `the socket has ${all.length} processes; only ${MAX_PROCESSES} are read`);
      const processes = all.length > MAX_PROCESSES ? all.slice(0, MAX_PROCESSES) : all;
      sockets.push({ protocol, address, zone, port: number, processes, cgroup, line });
    },
    problem,
    saw: (protocol, part) => {
      seen.add(part === undefined ? protocol : `${protocol} ${part}`);
    },
    finish: () => {
      const [first] = unknown;
      if (first) problem(first.line, messageOnNames(unknown.map(({ name }) => name)));
      return { sockets, problems, seen: [...seen].sort() };
    },
  };
}

function messageOnNames(names: readonly string[]): string {
  const distinct = [...new Set(names)];
  const listed = `${distinct.slice(0, MAX_NAMED).join(', ')}${distinct.length > MAX_NAMED ? ', ...' : ''}`;
  const sockets = names.length === 1 ? 'a socket has' : `${names.length} sockets have`;
  return `${sockets} the name of a service instead of a port number (${listed}); capture again with -n`;
}
