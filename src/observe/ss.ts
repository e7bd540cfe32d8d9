import type { Protocol } from '../model/address.ts';
import type { Capture, SocketProcess } from '../model/socket.ts';
import { detach } from '../text/detach.ts';
import { onceForEach } from '../text/once.ts';
import { readSocketAddress } from './address.ts';
import { createDraft, type ServicePorts } from './draft.ts';
import { type Line, linesOf } from './lines.ts';

const STATES =
  'LISTEN|UNCONN|ESTAB|SYN-SENT|SYN-RECV|FIN-WAIT-1|FIN-WAIT-2|TIME-WAIT|CLOSE-WAIT|LAST-ACK|CLOSING|CLOSED|NEW-SYN-RECV|BOUND-INACTIVE';
/** The column of the network may be missing; two queues stand between the state and the addresses, but for `-Q`. */
const LINE = new RegExp(`^\\s*(?:(\\S+)\\s+)?(${STATES})\\s+(?:\\d+\\s+\\d+(?!\\S)|(?=\\S+:))(.*)$`);
/** `ss state listening` leaves out the state; who has no peer listens, and of TCP the second queue is then never empty. */
const STATELESS_LINE = /^\s*(?:([a-z]+)\s+)?\d+\s+(\d+)\s+(\S+:\S+\s+\S*:\*(?:\s.*)?)$/;
const STATELESS_HEADING = /^[ \t]*(?:Netid[ \t]+)?Recv-Q[ \t]+Send-Q[ \t]+Local Address:Port[ \t]/m;
const PROTOCOLS: Readonly<Record<string, Protocol>> = { tcp: 'TCP', mptcp: 'TCP', udp: 'UDP', sctp: 'SCTP' };
/** Local and of the peer; old versions put blanks between an address and its port. */
const ADDRESSES = /^\s*(\S*)(?:(?<=:)\s+(\d+|\*)(?!\S))?(?:\s+(\S+)(?:(?<=:)\s+(\d+|\*)(?!\S))?)?/;
const CGROUP = /\bcgroup:(\S+)/;
const HEADING = /^(?:Netid\s+)?State\s+(?:Recv-Q\s+Send-Q|Local Address:Port)\s/;
/** A name may hold any character, and no more than the kernel keeps of it. */
const USER = /\("(.{0,64}?)",(?:pid=)?(\d+),/g;
/** Names of processes that mails and tickets break into several lines are never longer. */
const MAX_BROKEN = 4096;
/** The same few addresses stand in the captures of all nodes. */
const addressOf = onceForEach(readSocketAddress);

/** Whether a text looks like what ss prints. */
export function isSs(text: string): boolean {
  for (const { text: line } of linesOf(text)) if (HEADING.test(line.trim()) || LINE.test(line)) return true;
  return STATELESS_HEADING.test(text);
}

/** Reads what `ss` prints, whatever its options and width: one line for a socket, with indented lines of details after it. */
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
    } else if (open !== null && hasOpenUsers(open.rest + open.details)) open.details += line.text;
    else if (open !== null && /^\s+\S|^users:/.test(line.text) && !HEADING.test(line.text.trim())) open.details += ` ${line.text.trim()}`;
    else close();
  }
  close();
  return draft.finish();
}

/** Whether the names of processes go on, because somebody broke the line. */
function hasOpenUsers(text: string): boolean {
  const from = text.indexOf(USERS);
  return from >= 0 && text.length < MAX_BROKEN && !text.includes('))', from);
}

/** As `LINE` has it. */
function statelessLine(line: string): readonly (string | undefined)[] {
  const [, network, backlog, rest] = STATELESS_LINE.exec(line) ?? [];
  const isUdp = network === undefined ? backlog === '0' : network === 'udp';
  return rest === undefined ? [] : ['', network, isUdp ? 'UNCONN' : 'LISTEN', rest];
}

interface SocketLine {
  readonly line: Line;
  readonly network: string | undefined;
  readonly state: string;
  /** What stands behind the queues, and in the lines below. */
  readonly rest: string;
  details: string;
}

function readSocket({ line, network, state, rest, details }: SocketLine, draft: ReturnType<typeof createDraft>): void {
  const protocol = network === undefined ? (state === 'UNCONN' ? 'UDP' : 'TCP') : PROTOCOLS[network];
  if (protocol === undefined) return;
  draft.saw(protocol);
  if (state !== (protocol === 'UDP' ? 'UNCONN' : 'LISTEN')) return;
  const told = details === '' ? rest : rest + details;
  const [, host = '', port = '', peer = '', peerPort = ''] = ADDRESSES.exec(told) ?? [];
  const local = host + port;
  const address = addressOf(local);
  const isCut = addressOf(peer + peerPort) === undefined;
  // Without a blank behind it, the port may be cut off.
  if (address === undefined || (isCut && line.text.endsWith(local))) {
    draft.problem(line.number, `the address ${local === '' ? 'is missing' : `${local} cannot be read`}; the line seems to be cut off`);
    return;
  }
  if (isCut) draft.problem(line.number, 'the line is cut off within the address of its peer');
  else if (protocol === 'UDP' && !`${peer}${peerPort}`.endsWith(':*')) return;
  // `column -t` makes many blanks of one.
  const users = usersOf(told.includes('  ') ? told.replaceAll(/ {2,}/g, ' ') : told);
  if (users.isCut) draft.problem(line.number, 'the line is cut off within the names of its processes');
  draft.add(line.number, protocol, address, processesOf(users.text), CGROUP.exec(told)?.[1] ?? null);
}

const USERS = 'users:(';

function usersOf(told: string): { readonly text: string; readonly isCut: boolean } {
  const start = told.indexOf(USERS);
  if (start < 0) return { text: '', isCut: false };
  const from = start + USERS.length;
  const end = told.lastIndexOf(')');
  return end < from ? { text: told.slice(from), isCut: true } : { text: told.slice(from, end), isCut: false };
}

function processesOf(users: string): SocketProcess[] {
  let found: SocketProcess[] = [];
  USER.lastIndex = 0;
  for (let user = USER.exec(users); user !== null; user = USER.exec(users)) {
    const [, written = '', digits = ''] = user;
    const name = detach(written.includes('\\') ? written.replaceAll(/\\(.)/g, '$1') : written);
    const pid = Number(digits);
    // What grows keeps room for 16 more, and nearly all sockets have one process.
    if (found.length === 0) found = [{ name, pid }];
    else if (!found.some((one) => one.name === name && one.pid === pid)) found = [...found, { name, pid }];
  }
  return found;
}
