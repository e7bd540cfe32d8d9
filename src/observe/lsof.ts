import type { Protocol } from '../model/address.ts';
import { readSocketAddress } from './address.ts';
import type { CaptureFormat, SocketCollector } from './draft.ts';
import { captureLines } from './text.ts';

const HEADING = /^\s*COMMAND\s+PID\s/;
/** The column NODE contains the protocol, NAME the addresses and, for TCP, the state. */
const TABLE_LINE = /^\s*(\S+)\s+(\d+)\s.*?\s(TCP|UDP)\s+(\S+)(?:\s+\((\w+)[^)]{0,80}\))?\s*$/;
/** Lines of `-F`: `p` for a process, `c` its command, `f` for a file, `P` its protocol, `n` its name, `TST=` its state. */
const FIELD_LINE = /^[pcfPnT](?:\S.*)?$/;

/** All output of lsof has one of these. */
const SIGNS = ['COMMAND', 'TCP', 'UDP', '\0'];

/** Output of `lsof -i` as a table (also `+c0` and `+M`) or as fields (`-F`, `-F0`). */
export const LSOF: CaptureFormat = {
  is: (text) => SIGNS.some((sign) => text.includes(sign)) && (isFields(text) || isTable(text)),
  read: ({ text }, draft) => {
    if (isFields(text)) return readFields(text, draft);
    for (const { text: row, number: line } of captureLines(text)) {
      const [, command = '', pid = '', protocol, name = '', state] = TABLE_LINE.exec(row) ?? [];
      if (protocol !== undefined) addFile({ line, command, pid, protocol, name, state }, draft);
    }
  },
};

function isTable(text: string): boolean {
  for (const { text: line } of captureLines(text)) if (HEADING.test(line) || TABLE_LINE.test(line)) return true;
  return false;
}

function isFields(text: string): boolean {
  return text.includes('\0') || (/^p\d+$/m.test(text) && /^n\S+:\S+/m.test(text) && /^P(?:TCP|UDP)$/m.test(text));
}

interface OpenFile {
  readonly line: number;
  readonly command: string;
  readonly pid: string;
  readonly protocol: string;
  readonly name: string;
  readonly state: string | undefined;
}

function addFile({ line, command, pid, protocol, name, state }: OpenFile, draft: SocketCollector): void {
  const transport: Protocol = protocol === 'UDP' ? 'UDP' : 'TCP';
  // lsof only shows processes that its user may see, and no sockets of the kernel.
  draft.saw(transport, 'of some processes');
  // `->` precedes the peer of a connected socket. `[12]` after the port is a portmapper registration (`+M`).
  if (name.includes('->') || (transport === 'TCP' && state !== 'LISTEN')) return;
  const local = name.replace(/\[[^\]:]*\]$/, '');
  const address = readSocketAddress(local);
  if (address === undefined) draft.problem(line, `the address ${name} cannot be read`);
  else draft.add(line, transport, address, [{ name: decoded(command), pid: Number(pid) }]);
}

function readFields(text: string, draft: SocketCollector): void {
  // Without states, only listening sockets are shown (`-sTCP:LISTEN -F pcPn`).
  const stateless = /(?:^|\0)TST=/m.test(text) ? undefined : 'LISTEN';
  let pid = '';
  let command = '';
  let file: { line: number; protocol: string; name: string; state: string | undefined } | null = null;
  const close = (): void => {
    if (file && file.protocol !== '' && file.name !== '') addFile({ ...file, pid, command }, draft);
    file = null;
  };
  for (const { text: line, number } of captureLines(text)) {
    for (const field of line.split('\0')) {
      if (!FIELD_LINE.test(field)) continue;
      const value = field.slice(1);
      if (field[0] === 'p' || field[0] === 'f') close();
      if (field[0] === 'p') {
        pid = value;
        command = '';
      } else if (field[0] === 'c') command = value;
      else if (field[0] === 'f') file = { line: number, protocol: '', name: '', state: stateless };
      else if (field[0] === 'P') {
        // Without descriptors, the protocol is the first field of a file.
        if (file === null || file.protocol !== '') {
          close();
          file = { line: number, protocol: value, name: '', state: stateless };
        } else file.protocol = value;
      } else if (file && field[0] === 'n') file.name = value;
      else if (file && value.startsWith('ST=')) file.state = value.slice(3);
    }
  }
  close();
}

/** Decodes a command; lsof writes a space in it as `\x20`. */
function decoded(command: string): string {
  return command.replaceAll(/\\x([0-9a-f]{2})/g, (_, byte: string) => String.fromCharCode(Number.parseInt(byte, 16)));
}
