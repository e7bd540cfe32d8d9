import type { Protocol } from '../model/address.ts';
import { type Capture, IPV6_WILDCARD, type SocketProcess } from '../model/socket.ts';
import { onceForEach } from '../text/once.ts';
import { readSocketAddress } from './address.ts';
import { createDraft, type ServicePorts } from './draft.ts';
import { type CaptureLine, linesOf } from './lines.ts';

const STATES =
  'LISTEN|UNCONN|ESTAB|SYN-SENT|SYN-RECV|FIN-WAIT-1|FIN-WAIT-2|TIME-WAIT|CLOSE-WAIT|LAST-ACK|CLOSING|CLOSED|NEW-SYN-RECV|BOUND-INACTIVE';
/** The column Netid may be missing. Two queues are between the state and the addresses, unless `-Q` leaves them out. */
const LINE = new RegExp(`^\\s*(?:(\\S+)\\s+)?(${STATES})\\s+(?:\\d+\\s+\\d+(?!\\S)|(?=\\S+:))(.*)$`);
/** `ss state listening` prints no state. A socket without a peer listens; its second queue is not empty if it is a TCP socket. */
const STATELESS_LINE = /^\s*(?:([a-z]+)\s+)?\d+\s+(\d+)\s+(\S+:\S+\s+\S*:\*(?:\s.*)?)$/;
const STATELESS_HEADING = /^[ \t]*(?:Netid[ \t]+)?Recv-Q[ \t]+Send-Q[ \t]+Local Address:Port[ \t]/m;
const PROTOCOLS: Readonly<Record<string, Protocol>> = { tcp: 'TCP', mptcp: 'TCP', udp: 'UDP', sctp: 'SCTP' };
/** The local address and that of the peer. Old versions print blanks between an address and its port. */
const ADDRESSES = /^\s*(\S*)(?:(?<=:)\s+(\d+|\*)(?!\S))?(?:\s+(\S+)(?:(?<=:)\s+(\d+|\*)(?!\S))?)?/;
const CGROUP = /\bcgroup:(\S+)/;
const HEADING = /^(?:Netid\s+)?State\s+(?:Recv-Q\s+Send-Q|Local Address:Port)\s/;
/** A name may hold any character. The kernel keeps 15 bytes of it. */
const USER = /\("(.{0,64}?)",(?:pid=)?(\d+),/g;
/** Captures of many nodes hold the same few addresses and names. */
const addressOf = onceForEach(readSocketAddress);
const processName = onceForEach((written) => (written.includes('\\') ? written.replaceAll(/\\(.)/g, '$1') : written));

/** True for output of ss. */
export function isSs(text: string): boolean {
  for (const { text: line } of linesOf(text)) if (HEADING.test(line.trim()) || LINE.test(line)) return true;
  return STATELESS_HEADING.test(text);
}

/** Reads output of `ss` with any options and width: one line for each socket, and indented lines with its details. */
export function readSs(text: string, services: ServicePorts): Capture {
  const draft = createDraft(services);
  const isStateless = STATELESS_HEADING.test(text);
  let open: SocketLine | null = null;
  const close = (): void => {
    if (open) readSocket(open, draft);
    open = null;
  };
  for (const line of linesOf(text)) {
    const [, network, state, rest] = LINE.exec(line.text) ?? (isStateless ? statelessLine(line.text) : []);
    if (state !== undefined && rest !== undefined) {
      close();
      open = { line, network, state, rest, details: '' };
    } else if (open !== null && /^\s+\S|^users:/.test(line.text) && !HEADING.test(line.text.trim())) open.details += ` ${line.text.trim()}`;
    else close();
  }
  close();
  return draft.finish();
}

/** Returns the groups of `LINE` for a line without a state; none for another line. */
function statelessLine(line: string): readonly (string | undefined)[] {
  const [, network, backlog, rest] = STATELESS_LINE.exec(line) ?? [];
  const isUdp = network === undefined ? backlog === '0' : network === 'udp';
  return rest === undefined ? [] : ['', network, isUdp ? 'UNCONN' : 'LISTEN', rest];
}

interface SocketLine {
  readonly line: CaptureLine;
  readonly network: string | undefined;
  readonly state: string;
  /** The text after the queues. */
  readonly rest: string;
  /** The indented lines below. */
  details: string;
}

function readSocket({ line, network, state, rest, details }: SocketLine, draft: ReturnType<typeof createDraft>): void {
  const protocol = network === undefined ? (state === 'UNCONN' ? 'UDP' : 'TCP') : PROTOCOLS[network];
  if (protocol === undefined) return;
  draft.saw(protocol);
  if (state !== (protocol === 'UDP' ? 'UNCONN' : 'LISTEN')) return;
  const whole = rest + details;
  const [, host = '', port = '', peer = '', peerPort = ''] = ADDRESSES.exec(whole) ?? [];
  const local = host + port;
  const read = addressOf(local);
  // ss writes `*` for a socket of both families.
  const address = read && /^\[::\]:/.test(local) ? { ...read, address: IPV6_WILDCARD } : read;
  const isCut = addressOf(peer + peerPort) === undefined;
  // If no blank follows, the port may be cut off.
  if (address === undefined || (isCut && line.text.endsWith(local))) {
    draft.problem(line.number, `the address ${local === '' ? 'is missing' : `${local} cannot be read`}; the line seems to be cut off`);
    return;
  }
  if (isCut) draft.problem(line.number, 'the line is cut off within the address of its peer');
  else if (protocol === 'UDP' && !`${peer}${peerPort}`.endsWith(':*')) return;
  const users = usersOf(whole);
  if (users.isCut) draft.problem(line.number, 'the line is cut off within the names of its processes');
  draft.add(line.number, protocol, address, processesOf(users.text), CGROUP.exec(whole)?.[1] ?? null);
}

const USERS = 'users:(';

function usersOf(whole: string): { readonly text: string; readonly isCut: boolean } {
  const start = whole.indexOf(USERS);
  if (start < 0) return { text: '', isCut: false };
  const from = start + USERS.length;
  const end = whole.lastIndexOf(')');
  return end < from ? { text: whole.slice(from), isCut: true } : { text: whole.slice(from, end), isCut: false };
}

function processesOf(users: string): SocketProcess[] {
  if (users === '') return [];
  const found = new Map<string, SocketProcess>();
  for (const [, written = '', digits = ''] of users.matchAll(USER)) {
    const process = { name: processName(written), pid: Number(digits) };
    found.set(`${digits} ${process.name}`, process);
  }
  return [...found.values()];
}
