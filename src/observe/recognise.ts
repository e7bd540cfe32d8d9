import type { Capture } from '../model/socket.ts';
import type { ServicePorts } from './draft.ts';
import { isLsof, readLsof } from './lsof.ts';
import { isNetstat, readNetstat } from './netstat.ts';
import { isProcNet, readProcNet } from './proc-net.ts';
import { isSs, readSs } from './ss.ts';

/** What a reader needs beside the text. */
export interface ReadOptions {
  readonly services: ServicePorts;
  readonly path: string;
  readonly isBigEndian: boolean;
}

interface CaptureFormat {
  readonly is: (text: string) => boolean;
  readonly read: (text: string, options: ReadOptions) => Capture;
}

/** Formats that show the sockets of one node, line by line. */
const FORMATS: Readonly<Record<string, CaptureFormat>> = {
  ss: { is: isSs, read: (text, { services }) => readSs(text, services) },
  netstat: { is: isNetstat, read: (text, { services }) => readNetstat(text, services) },
  lsof: { is: isLsof, read: (text, { services }) => readLsof(text, services) },
  'proc-net': { is: isProcNet, read: (text, { services, ...options }) => readProcNet(text, services, options) },
};

/** Characters that are searched for a line in one of the formats. */
const MAX_SNIFFED = 262_144;

/**
 * Reads a capture in `format`, or in all formats that its content shows: a text may hold the output of several programs. Null if it is
 * in no format that is read.
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
