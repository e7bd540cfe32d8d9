import type { Protocol } from '../model/address.ts';
import type { Capture, SocketProcess } from '../model/socket.ts';
import { readSocketAddress } from './address.ts';
import { createDraft, type ServicePorts } from './draft.ts';
import { type Line, linesOf } from './lines.ts';

const STATES = new Set(
  'LISTEN UNCONN ESTAB SYN-SENT SYN-RECV FIN-WAIT-1 FIN-WAIT-2 TIME-WAIT CLOSE-WAIT LAST-ACK CLOSING CLOSED NEW-SYN-RECV BOUND-INACTIVE'.split(
    ' ',
  ),
);
const PROTOCOLS: Readonly<Record<string, Protocol>> = { tcp: 'TCP', mptcp: 'TCP', udp: 'UDP', sctp: 'SCTP' };
const HEADING = /^(?:Netid\s+)?State\s+Recv-Q\s+Send-Q\s/;
const USERS = /users:\((.*)\)/;
const USER = /\("((?:[^"\\]|\\.)*)",(?:pid=)?(\d+),/g;

/** Whether a text looks like what ss prints. */
export function isSs(text: string): boolean {
  for (const { text: line } of linesOf(text)) if (HEADING.test(line.trim()) || socketLine(line) !== null) return true;
  return false;
}

/** Reads what `ss` prints, whatever its options and width: one line for a socket, with indented lines of details after it. */
export function readSs(text: string, services: ServicePorts): Capture {
  const draft = createDraft(services);
  let open: { readonly line: Line; details: string } | null = null;
  const close = (): void => {
    if (open) readSocket(open.line, open.details, draft);
    open = null;
  };
  for (const line of linesOf(text)) {
    if (socketLine(line.text) !== null) {
      close();
      open = { line, details: '' };
    } else if (open !== null && /^\s+\S/.test(line.text) && !HEADING.test(line.text.trim())) open.details += ` ${line.text.trim()}`;
    else close();
  }
  close();
  return draft.finish();
}

interface SocketLine {
  readonly network: string | null;
  readonly state: string;
  readonly rest: readonly string[];
}

function socketLine(text: string): SocketLine | null {
  const words = text.trim().split(/\s+/);
  const first = words[0] ?? '';
  const hasNetwork = !STATES.has(first) && STATES.has(words[1] ?? '');
  const state = hasNetwork ? words[1] : first;
  const queues = words.slice(hasNetwork ? 2 : 1, hasNetwork ? 4 : 3);
  if (state === undefined || !STATES.has(state) || !queues.every((queue) => /^\d+$/.test(queue)) || queues.length < 2) return null;
  return { network: hasNetwork ? first : null, state, rest: words.slice(hasNetwork ? 4 : 3) };
}

function readSocket(line: Line, details: string, draft: ReturnType<typeof createDraft>): void {
  const { network, state, rest } = socketLine(line.text) as SocketLine;
  const protocol = network === null ? (state === 'UNCONN' ? 'UDP' : 'TCP') : PROTOCOLS[network];
  if (protocol === undefined) return;
  draft.saw(protocol);
  if (state !== (protocol === 'UDP' ? 'UNCONN' : 'LISTEN')) return;
  const [local = '', after = ''] = joined([...rest, ...details.split(/\s+/).filter(Boolean)]);
  const peer = readSocketAddress(after) === undefined ? undefined : after;
  const address = readSocketAddress(local);
  // Without a blank behind it, the port may be cut off.
  if (address === undefined || (peer === undefined && line.text.endsWith(local))) {
    draft.problem(line.number, `the address ${local === '' ? 'is missing' : `${local} cannot be read`}; the line seems to be cut off`);
    return;
  }
  if (peer === undefined) draft.problem(line.number, 'the line is cut off within the address of its peer');
  else if (protocol === 'UDP' && !peer.endsWith(':*')) return;
  const told = `${line.text} ${details}`;
  if (/users:\(/.test(told) && !USERS.test(told)) draft.problem(line.number, 'the line is cut off within the names of its processes');
  draft.add(line.number, protocol, address, processesOf(told), /\bcgroup:(\S+)/.exec(told)?.[1] ?? null);
}

/** Old versions put blanks between an address and its port. */
function joined(words: readonly string[]): string[] {
  const parts: string[] = [];
  for (const word of words) {
    const last = parts.at(-1);
    if (last?.endsWith(':') && /^(?:\d+|\*)$/.test(word)) parts[parts.length - 1] = last + word;
    else parts.push(word);
  }
  return parts;
}

function processesOf(text: string): SocketProcess[] {
  const [, users = /users:\((.*)$/.exec(text)?.[1] ?? ''] = USERS.exec(text) ?? [];
  const found = new Map<string, SocketProcess>();
  for (const [, name = '', pid = ''] of users.matchAll(USER))
    found.set(`${name} ${pid}`, { name: name.replaceAll(/\\(.)/g, '$1'), pid: Number(pid) });
  return [...found.values()];
}
