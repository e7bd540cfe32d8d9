import type { Protocol } from '../model/address.ts';
import type { Capture, CapturedSocket, SocketProcess } from '../model/socket.ts';
import { onceForEach } from '../text/once.ts';
import type { CapturedAddress } from './address.ts';

/** Returns the port for a service name and a protocol, such as 22 for `ssh`; undefined if it is unknown. */
export type ServicePorts = (name: string, protocol: Protocol) => number | undefined;

/** A text of one node, and the facts that determine how it is read. */
export interface CaptureText {
  readonly text: string;
  readonly path: string;
  /** The path within the folder, report or archive. */
  readonly name: string;
  /** Line of the file, from 1, on which the text starts. */
  readonly line: number;
  readonly services?: ServicePorts | undefined;
  readonly isBigEndian: boolean;
}

/** A format with the sockets of one node, line by line. */
export interface CaptureFormat {
  /** True for a text with lines in this format. */
  readonly is: (text: string) => boolean;
  /** Adds the sockets of a text to `draft`. */
  readonly read: (file: CaptureText, draft: SocketCollector) => void;
}

/** Collects the sockets that a format reads. Line numbers are those of the text, from 1. */
export interface SocketCollector {
  readonly add: (
    line: number,
    protocol: Protocol,
    local: CapturedAddress,
    processes?: readonly SocketProcess[],
    cgroup?: string | null,
  ) => void;
  readonly problem: (line: number, message: string) => void;
  /** Records that the capture contains the sockets of a protocol, or this part of them. */
  readonly saw: (protocol: Protocol, part?: 'over IPv4' | 'over IPv6' | 'of some processes') => void;
  readonly finish: () => Capture;
}

/** Maximum number of service names in the problem. */
const MAX_NAMED = 5;
/** Maximum number of processes of a socket. Each is compared with the programs of the node's pods. */
const MAX_PROCESSES = 1000;

/** Cached, because captures of many nodes contain the same control groups, and a part of a text would keep the text in memory. */
const listOfOne = onceForEach((cgroup) => [cgroup]);

/** Creates a draft. Names of services become numbers by the services of the file; all unknown names are one problem. */
export function createDraft({ path, line: first, services }: CaptureText): SocketCollector {
  const sockets: CapturedSocket[] = [];
  const problems: Capture['problems'][number][] = [];
  const seen = new Set<string>();
  const unknown: { readonly name: string; readonly line: number }[] = [];
  const lineOfFile = (line: number) => ({ path, line: line + first - 1 });
  const problem = (line: number, message: string): void => {
    problems.push({ ...lineOfFile(line), message });
  };
  return {
    add: (line, protocol, { address, zone, port: number, service }, processes = [], cgroup = null) => {
      const port = number ?? (service === null ? undefined : services?.(service, protocol));
      if (service !== null && port === undefined) unknown.push({ name: service, line });
      if (port === undefined || port <= 0) return;
      if (processes.length > MAX_PROCESSES) problem(line, `the socket has ${processes.length} processes; only ${MAX_PROCESSES} are read`);
      const some = processes.length > MAX_PROCESSES ? processes.slice(0, MAX_PROCESSES) : processes;
      const cgroups = cgroup === null ? [] : listOfOne(cgroup);
      sockets.push({ protocol, address, zone, port, processes: some, cgroups, sources: [lineOfFile(line)] });
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
