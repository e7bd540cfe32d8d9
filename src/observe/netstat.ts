import type { Protocol } from '../model/address.ts';
import type { SocketProcess } from '../model/socket.ts';
import { type CapturedAddress, readSocketAddress } from './address.ts';
import type { CaptureFormat } from './draft.ts';
import { captureLines } from './text.ts';

const PROTOCOLS: Readonly<Record<string, Protocol>> = { tcp: 'TCP', udp: 'UDP', sctp: 'SCTP' };
/** The columns of all versions in all languages: protocol, two queues, local and foreign address, state. */
const LINE = /^\s*(tcp6?|udp6?|sctp6?)\s+(\d+)\s+(\d+)\s+(\S+)(?:\s+(\S+))?(.*)$/s;
/** net-tools prints no queues and no peers of SCTP. */
const SCTP_LINE = /^\s*sctp6?\s+(\S+:[^\s:]+)\s+LISTEN(.*)$/s;
const SOCKET_WITHOUT_PEER = /:\*$|^\*$/;

/** A part that each line matched by `LINE` contains. */
const WITHIN_LINE = /(?:tcp|udp|sctp)6?[^\S\n]+\d+[^\S\n]+\d+[^\S\n]+\S/;

/** Output of netstat, from net-tools and BusyBox, in any language. A TCP socket without a peer listens. */
export const NETSTAT: CaptureFormat = {
  is: (text) => WITHIN_LINE.test(text),
  read: ({ text }, draft) => {
    for (const { text: line, number } of captureLines(text)) {
      const [, name = '', , , local = '', peer, rest = ''] = LINE.exec(line) ?? listeningSctp(line);
      const protocol = PROTOCOLS[name.replace('6', '')];
      if (protocol === undefined) continue;
      draft.saw(protocol);
      if (peer !== undefined && !SOCKET_WITHOUT_PEER.test(peer)) continue;
      // A closed socket has no peer either.
      if (protocol !== 'UDP' && /^\s*(?:CLOSE|CLOSED|7)\b/.test(rest)) continue;
      const address = addressOf(name, local);
      // If no space follows, the port may be truncated.
      if (address === undefined || (peer === undefined && line.endsWith(local)))
        draft.problem(number, `the address ${local} cannot be read; the line seems to be cut off`);
      else {
        if (peer === undefined) draft.problem(number, 'the line is cut off after its local address');
        draft.add(number, protocol, address, processesOf(rest));
      }
    }
  },
};

/** Returns the groups of `LINE` for a line about SCTP; empty for other lines. */
function listeningSctp(line: string): readonly string[] {
  const [, local, rest] = SCTP_LINE.exec(line) ?? [];
  return local === undefined ? [] : ['', 'sctp', '', '', local, '*', rest ?? ''];
}

/** Width of the address column of net-tools without `-W`. A longer address is truncated; the port is kept. */
const NARROW = 23;

function addressOf(name: string, local: string): CapturedAddress | undefined {
  const address = readSocketAddress(local);
  if (name.endsWith('6') && address && local.startsWith('localhost:')) return { ...address, address: '::1' };
  if (!name.endsWith('6') || local.length !== NARROW) return address;
  const port = readSocketAddress(local.slice(local.lastIndexOf(':')));
  return port && { ...port, address: null };
}

/** The timer column of `-o`. */
const TIMER = /\s\w[\w-]{0,40}\s{1,40}\([\d./]{1,80}\)$/;

/** The process in `912/sshd: /usr/sbin/` is sshd; `-` is a process that the user may not see. */
function processesOf(rest: string): SocketProcess[] {
  const [, pid, name = ''] = /\s(\d+)\/(\S.*)$/s.exec(rest.trimEnd().replace(TIMER, '').trimEnd()) ?? [];
  if (pid === undefined) return [];
  const [own = name] = name.split(/: |\s{2,}/);
  return [{ name: own.replace(/:$/, ''), pid: Number(pid) }];
}
