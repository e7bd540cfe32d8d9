import type { Protocol } from '../model/address.ts';
import { normalAddress } from './address.ts';
import type { CaptureFormat } from './draft.ts';
import { captureLines } from './text.ts';

const HEADING = /^\s*sl\s+local_address\s+(?:rem_address|remote_address)/;
const LINE = /^\s*\d+:\s+([0-9A-Fa-f]{8}|[0-9A-Fa-f]{32}):([0-9A-Fa-f]{4})\s+([0-9A-Fa-f]+):([0-9A-Fa-f]{4})\s+([0-9A-Fa-f]{2})\s/;
const LISTEN = '0A';
const CLOSE = '07';
/** Also matches files without ports, whose lines look the same. */
const FILE_NAME = /(?:^|[/\s])(?:(tcp6?|udp6?|udplite6?)\b|(?:raw|icmp)6?(?=[\s:]|$))/;

/** A part that each heading and each line matched by `LINE` contains. */
const WITHIN_LINE = /sl[^\S\n]+local_address|\d:[^\S\n]+(?:[0-9A-Fa-f]{8}|[0-9A-Fa-f]{32}):[0-9A-Fa-f]{4}[^\S\n]/;

/**
 * `/proc/net/tcp`, `tcp6`, `udp` and `udp6`, concatenated or single (Linux: `Documentation/networking/proc_net_tcp.rst`). The protocol is
 * in the name of the file, or in a line above (`==> /proc/net/udp <==`), otherwise it follows from the state: only TCP sockets have the
 * state `0A`. Addresses are words in the byte order of the machine.
 */
export const PROC_NET: CaptureFormat = {
  is: (text) => WITHIN_LINE.test(text),
  read: ({ text, name, isBigEndian }, draft) => {
    let named = protocolOfFile(name);
    let headingSaysUdp = false;
    for (const { text: line, number } of captureLines(text)) {
      const found = LINE.exec(line);
      if (found === null && !HEADING.test(line)) {
        named = protocolOfFile(line) ?? named;
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
      const protocol = headingSaysUdp ? 'UDP' : (named ?? (state === CLOSE ? 'UDP' : 'TCP'));
      draft.saw(protocol, address.length > 8 ? 'over IPv6' : 'over IPv4');
      const hasPeer = /[1-9A-Fa-f]/.test(peer + peerPort);
      if (hasPeer || state.toUpperCase() !== (protocol === 'UDP' ? CLOSE : LISTEN)) continue;
      const host = normalAddress(decodeAddress(address, isBigEndian)) ?? null;
      draft.add(number, protocol, { address: host, zone: null, port: Number.parseInt(port, 16), service: null });
    }
  },
};

/** Returns the protocol of the file in a path or a line; `none` for a file without ports, null if there is no file name. */
function protocolOfFile(text: string): Protocol | 'none' | null {
  const found = FILE_NAME.exec(text);
  if (found === null) return null;
  return found[1] === undefined ? 'none' : found[1].startsWith('tcp') ? 'TCP' : 'UDP';
}

/** Words of 32 bits in the byte order of the machine. */
function decodeAddress(hexadecimal: string, isBigEndian: boolean): string {
  const words = hexadecimal.match(/.{8}/g) ?? [];
  const bytes = words.flatMap((word) => {
    const inOrder = (word.match(/../g) ?? []).map((byte) => Number.parseInt(byte, 16));
    return isBigEndian ? inOrder : inOrder.reverse();
  });
  if (bytes.length === 4) return bytes.join('.');
  const groups = Array.from({ length: 8 }, (_, index) => (((bytes[2 * index] ?? 0) << 8) | (bytes[2 * index + 1] ?? 0)).toString(16));
  return groups.join(':');
}
