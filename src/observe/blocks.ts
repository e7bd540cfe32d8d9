import { ADDRESS, WORD } from './host-words.ts';
import type { PeeledLine } from './peel.ts';

/** Lines of a capture that follow one another, and what may name their host: the lines right above, and what stands before each. */
export interface Block {
  readonly labels: readonly string[];
  readonly isLed: boolean;
  size: number;
  /** By its address, the first process that has it. */
  readonly sockets: Map<string, string>;
}

/** Nobody calls a host later in a line. */
export const MAX_LABEL = 1000;
/** Lines of ss and netstat that begin in no way of their own, and fields of lsof. */
const NO_LABEL = /^\s*(?:(?:unix|u_\w+|nl|p_\w+)\s|users:)/;
const FIELD = /^(?:[cfPT][\w=.-]*|[A-Za-z](?:0[tx][\da-f]*|\d+|IPv[46])|n\S*)$/;
/** What ss tells of a socket below it. */
const DETAIL = /^(?:\t| {4})/;
const SOCKET = /(?:^|\s)([^\s"]*[\da-f*\]:]:[\w-]+)(?=\s|$)/;
const PROCESS = /\bpid=(\d{2,})|",(\d{2,}),|\s(\d{2,})\/|^\s*\S+\s+(\d{2,})\s+(?:\d+\s+)*\S+\s+\d+[a-zA-Z]+\s/;

/** The lines of captures among others. */
export function blocksOf(lines: readonly PeeledLine[]): Block[] {
  const blocks: Block[] = [];
  let above = new Set<string>();
  let hosts = '';
  let isBelow = false;
  let hasDetails = false;
  let ofFields = '';
  for (const { text, lead, before } of lines) {
    if (lead !== null) {
      const own = before === '' ? '' : (before.match(WORD) ?? []).filter((word) => !/^\d/.test(word) || ADDRESS.test(word)).join(' ');
      if (blocks.length === 0 || above.size > 0 || (before !== '' && own !== hosts)) {
        blocks.push({ labels: [...above, before.slice(-MAX_LABEL)], isLed: isBelow && before !== '', size: 0, sockets: new Map() });
        above = new Set();
        hosts = own;
      }
      const block = blocks.at(-1) as Block;
      ofFields = /^p\d+$/.test(text) ? text.slice(1) : '';
      block.size++;
      const [, socket] = SOCKET.exec(text) ?? [];
      const [, ...processes] = PROCESS.exec(text) ?? [];
      if (socket !== undefined) block.sockets.set(socket, processes.find((process) => process !== undefined) ?? '');
      hasDetails = lead === '' && !/^\s/.test(text);
    } else if (text.trim() === '') {
      hasDetails = false;
      if (before !== '') above.add(before);
    } else if (ofFields !== '' && FIELD.test(text)) {
      if (text.startsWith('n')) blocks.at(-1)?.sockets.set(text.slice(1), ofFields);
    } else if (text.length <= MAX_LABEL && !NO_LABEL.test(text) && !(hasDetails && DETAIL.test(text))) {
      above.add(text);
      hasDetails = false;
    }
    isBelow = before !== '';
  }
  return blocks;
}
