import type { Protocol } from '../model/address.ts';
import { IPV6_WILDCARD, type SocketProcess } from '../model/socket.ts';
import { onceForEach } from '../text/once.ts';
import { readSocketAddress } from './address.ts';
import type { CaptureFormat, CaptureText, SocketCollector } from './draft.ts';
import { type CaptureLine, captureLines } from './text.ts';

const STATES =
  'LISTEN|UNCONN|ESTAB|SYN-SENT|SYN-RECV|FIN-WAIT-1|FIN-WAIT-2|TIME-WAIT|CLOSE-WAIT|LAST-ACK|CLOSING|CLOSED|NEW-SYN-RECV|BOUND-INACTIVE';
/** The column Netid may be missing. Two queues are between the state and the addresses, unless `-Q` omits them. */
const LINE = new RegExp(`^\\s*(?:(\\S+)\\s+)?(${STATES})\\s+(?:\\d+\\s+\\d+(?!\\S)|(?=\\S+:))(.*)$`, 's');
/** `ss state listening` prints no state. A socket without a peer listens; its second queue is not empty if it is a TCP socket. */
const STATELESS_LINE = /^\s*(?:([a-z]+)\s+)?\d+\s+(\d+)\s+(\S+:\S+\s+\S*:\*(?:\s.*)?)$/s;
const STATELESS_HEADING = /^[ \t]*(?:Netid[ \t]+)?Recv-Q[ \t]+Send-Q[ \t]+Local Address:Port[ \t]/m;
const PROTOCOLS: Readonly<Record<string, Protocol>> = { tcp: 'TCP', mptcp: 'TCP', udp: 'UDP', sctp: 'SCTP' };
/** The local address and that of the peer. Old versions print spaces between an address and its port. */
const ADDRESSES = /^\s*(\S*)(?:(?<=:)\s+(\d+|\*)(?!\S))?(?:\s+(\S+)(?:(?<=:)\s+(\d+|\*)(?!\S))?)?/;
const CGROUP = /\bcgroup:(\S+)/;
const HEADING = /^(?:Netid\s+)?State\s+(?:Recv-Q\s+Send-Q|Local Address:Port)\s/;
const USERS = 'users:(';
/** A name may contain any character, also separators of lines. The kernel keeps 15 bytes of it. */
const USER = /\("(.{0,64}?)",(?:pid=)?(\d+),/s;
const EVERY_USER = new RegExp(USER, 'gs');
/** Cached, because captures of many nodes repeat a few addresses and names. A part of each text would keep the text in memory. */
const addressOf = onceForEach(readSocketAddress);
const processName = onceForEach((written) => written.replaceAll(/\\(.)/g, '$1'));
/** Cached, because several sockets of a node have one process. */
const processOf = onceForEach((user): readonly SocketProcess[] => {
  const [, written = '', pid] = USER.exec(user) ?? [];
  return [{ name: processName(written), pid: Number(pid) }];
});

/** Output of `ss` with any options and width: one line for each socket, and indented lines with details. */
export const SS: CaptureFormat = { is: isSs, read: readSs };

function isSs(text: string): boolean {
  for (const { text: line } of captureLines(text)) if (HEADING.test(line.trim()) || LINE.test(line)) return true;
  return STATELESS_HEADING.test(text);
}

function readSs({ text }: CaptureText, draft: SocketCollector): void {
  const isStateless = STATELESS_HEADING.test(text);
  let open: SocketLine | null = null;
  for (const line of captureLines(text)) {
    const [, network, state, rest] = LINE.exec(line.text) ?? (isStateless ? statelessLine(line.text) : []);
    const isDetail = state === undefined && /^\s+\S|^users:/.test(line.text) && !HEADING.test(line.text.trim());
    if (open && isDetail) open.rest += ` ${line.text.trim()}`;
    else {
      if (open) readSocket(open, draft);
      open = state !== undefined && rest !== undefined ? { line, network, state, rest } : null;
    }
  }
  if (open) readSocket(open, draft);
}

/** Returns the groups of `LINE` for a line without a state; empty for other lines. */
function statelessLine(line: string): readonly (string | undefined)[] {
  const [, network, backlog, rest] = STATELESS_LINE.exec(line) ?? [];
  const isUdp = network === undefined ? backlog === '0' : network === 'udp';
  return rest === undefined ? [] : ['', network, isUdp ? 'UNCONN' : 'LISTEN', rest];
}

interface SocketLine {
  readonly line: CaptureLine;
  readonly network: string | undefined;
  readonly state: string;
  /** The text after the queues, and the indented lines below. */
  rest: string;
}

function readSocket({ line, network, state, rest }: SocketLine, draft: SocketCollector): void {
  const protocol = network === undefined ? (state === 'UNCONN' ? 'UDP' : 'TCP') : PROTOCOLS[network];
  if (protocol === undefined) return;
  draft.saw(protocol);
  if (state !== (protocol === 'UDP' ? 'UNCONN' : 'LISTEN')) return;
  const [, host = '', port = '', peer = '', peerPort = ''] = ADDRESSES.exec(rest) ?? [];
  const local = host + port;
  const read = addressOf(local);
  // ss writes `*` for a socket of both families.
  const address = read && /^\[::\]:/.test(local) ? { ...read, address: IPV6_WILDCARD } : read;
  const isCut = addressOf(peer + peerPort) === undefined;
  // If no space follows, the port may be truncated.
  if (address === undefined || (isCut && line.text.endsWith(local))) {
    draft.problem(line.number, `the address ${local === '' ? 'is missing' : `${local} cannot be read`}; the line seems to be cut off`);
    return;
  }
  if (isCut) draft.problem(line.number, 'the line is cut off within the address of its peer');
  else if (protocol === 'UDP' && !`${peer}${peerPort}`.endsWith(':*')) return;
  const start = rest.indexOf(USERS) + USERS.length;
  const end = rest.lastIndexOf(')');
  const hasUsers = start >= USERS.length;
  if (hasUsers && end < start) draft.problem(line.number, 'the line is cut off within the names of its processes');
  const users = hasUsers ? rest.slice(start, end < start ? undefined : end) : '';
  draft.add(line.number, protocol, address, processesOf(users), CGROUP.exec(rest)?.[1] ?? null);
}

/** A process may have several descriptors of a socket. */
function processesOf(users: string): readonly SocketProcess[] {
  const found = users.match(EVERY_USER) ?? [];
  return found.length === 1 ? processOf(found[0] ?? '') : [...new Set(found)].flatMap(processOf);
}
