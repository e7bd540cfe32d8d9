import type { Capture } from '../model/socket.ts';
import type { ServicePorts } from './draft.ts';
import { isLsof, readLsof } from './lsof.ts';
import { isNetstat, readNetstat } from './netstat.ts';
import { isProcNet, readProcNet } from './proc-net.ts';
import { isSs, readSs } from './ss.ts';

/** What a reader may need beside the text. */
export interface ReadOptions {
  readonly services: ServicePorts;
  readonly path: string;
  readonly isBigEndian: boolean;
}

interface Format {
  readonly is: (text: string) => boolean;
  readonly read: (text: string, options: ReadOptions) => Capture;
}

/** Formats that tell the sockets of one node, line by line. */
const FORMATS: Readonly<Record<string, Format>> = {
  ss: { is: isSs, read: (text, { services }) => readSs(text, services) },
  netstat: { is: isNetstat, read: (text, { services }) => readNetstat(text, services) },
  lsof: { is: isLsof, read: (text, { services }) => readLsof(text, services) },
  'proc-net': { is: isProcNet, read: (text, { services, ...options }) => readProcNet(text, services, options) },
};

/** Text around a capture, such as a prompt, is never longer. */
const MAX_SNIFFED = 262_144;

/**
 * Reads a capture by its content, or as `format` where somebody says so. One text may hold what several programs printed,
 * whose lines never look alike. Null where nothing of it can be read.
 */
export function readCapture(text: string, options: ReadOptions, format?: string): Capture | null {
  const head = text.slice(0, MAX_SNIFFED);
  const named = format === undefined ? undefined : FORMATS[format];
  const formats = named ? [named] : Object.values(FORMATS).filter(({ is }) => is(head));
  if (formats.length === 0) return null;
  const read = formats.map((one) => one.read(text, options));
  return {
    sockets: read.flatMap(({ sockets }) => sockets),
    problems: read.flatMap(({ problems }) => problems),
    seen: [...new Set(read.flatMap(({ seen }) => seen))].sort(),
  };
}
