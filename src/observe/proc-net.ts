import type { Protocol } from '../model/address.ts';
import type { Capture } from '../model/socket.ts';
import { normalAddress } from './address.ts';
import { createDraft, type ServicePorts } from './draft.ts';
import { linesOf } from './lines.ts';

const HEADING = /^\s*sl\s+local_address\s+(?:rem_address|remote_address)/;
const LINE = /^\s*\d+:\s+([0-9A-Fa-f]{8}|[0-9A-Fa-f]{32}):([0-9A-Fa-f]{4})\s+([0-9A-Fa-f]+):([0-9A-Fa-f]{4})\s+([0-9A-Fa-f]{2})\s/;
const LISTEN = '0A';
const CLOSE = '07';
/** Also matches files without ports, whose lines look the same. */
const FILE_NAME = /(?:^|[/\s])(?:(tcp6?|udp6?|udplite6?)\b|(?:raw|icmp)6?(?=[\s:]|$))/;

/** Part of each heading and of each line that `LINE` reads. */
const WITHIN_LINE = /sl[^\S\n]+local_address|\d:[^\S\n]+(?:[0-9A-Fa-f]{8}|[0-9A-Fa-f]{32}):[0-9A-Fa-f]{4}[^\S\n]/;

/** True for files of `/proc/net`. */
export function isProcNet(text: string): boolean {
  return WITHIN_LINE.test(text);
}

/**
 * Reads `/proc/net/tcp`, `tcp6`, `udp` and `udp6`, one after the other or one alone (Linux: `Documentation/networking/proc_net_tcp.rst`).
 * The protocol comes from the name of the file, in `path` or in a line above (`==> /proc/net/udp <==`), else from the state: only TCP
 * sockets are in the state `0A`. Addresses are words in the byte order of the machine.
 */
export function readProcNet(text: string, services: ServicePorts, { path = '', isBigEndian = false } = {}): Capture {
  const draft = createDraft(services);
  let named = fileOf(path);
  let headingSaysUdp = false;
  for (const { text: line, number } of linesOf(text)) {
    const found = LINE.exec(line);
    if (found === null && !HEADING.test(line)) {
      named = fileOf(line) ?? named;
      if (/^\s*\d+:\s+[0-9A-Fa-f]{8,}/.test(line)) draft.problem(number, 'the line is cut off within its addresses');
      continue;
    }
    if (named === 'none') continue;
    if (found === null) {
      headingSaysUdp = /\bdrops\b|\bref pointer\b/.test(line);
      draft.saw(headingSaysUdp ? 'UDP' : (named ?? 'TCP'), /remote_address/.test(line) ? 'over IPv6' : 'over IPv4');
      continue;
    }
    const [, address = '', port = '', peer = '', peerPort = '', state = ''] = found;
    const protocol = headingSaysUdp ? 'UDP' : (named ?? (state.toUpperCase() === CLOSE ? 'UDP' : 'TCP'));
    draft.saw(protocol, address.length > 8 ? 'over IPv6' : 'over IPv4');
    const hasPeer = /[1-9A-Fa-f]/.test(peer + peerPort);
    if (hasPeer || state.toUpperCase() !== (protocol === 'UDP' ? CLOSE : LISTEN)) continue;
    const local = {
      address: normalAddress(addressOf(address, isBigEndian)) ?? null,
      zone: null,
      port: Number.parseInt(port, 16),
      service: null,
    };
    draft.add(number, protocol, local);
  }
  return draft.finish();
}

/** Returns the protocol of the file that a path or a line names; `none` for a file without ports, null if no file is named. */
function fileOf(text: string): Protocol | 'none' | null {
  const found = FILE_NAME.exec(text);
  if (found === null) return null;
  return found[1] === undefined ? 'none' : found[1].startsWith('tcp') ? 'TCP' : 'UDP';
}

/** Words of 32 bits in the byte order of the machine. */
function addressOf(hexadecimal: string, isBigEndian: boolean): string {
  const words = hexadecimal.match(/.{8}/g) ?? [];
  const bytes = words.flatMap((word) => {
    const inOrder = (word.match(/../g) ?? []).map((byte) => Number.parseInt(byte, 16));
    return isBigEndian ? inOrder : inOrder.reverse();
  });
  if (bytes.length === 4) return bytes.join('.');
  const groups = Array.from({ length: 8 }, (_, index) => (((bytes[2 * index] ?? 0) << 8) | (bytes[2 * index + 1] ?? 0)).toString(16));
  return groups.join(':');
}
