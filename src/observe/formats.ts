import type { CaptureFormatName } from '../model/audit.ts';
import type { Capture, NodeCapture } from '../model/socket.ts';
import { type CaptureFormat, type CaptureText, createDraft } from './draft.ts';
import { LSOF } from './lsof.ts';
import { NETSTAT } from './netstat.ts';
import { PROC_NET } from './proc-net.ts';
import { SS } from './ss.ts';

/** Formats with the sockets of one node. */
const FORMATS: Readonly<Partial<Record<CaptureFormatName, CaptureFormat>>> = { ss: SS, netstat: NETSTAT, lsof: LSOF, 'proc-net': PROC_NET };

/** Maximum number of characters in which a format is recognised. */
const MAX_SNIFFED = 262_144;

/**
 * Reads a capture in `format`, or in all formats that its content has, because a text may contain the output of several programs. Null if
 * its format is unknown.
 */
export function readCapture(file: CaptureText, format?: CaptureFormatName): Capture | null {
  const head = file.text.slice(0, MAX_SNIFFED);
  const named = format && FORMATS[format];
  const formats = named ? [named] : Object.values(FORMATS).filter(({ is }) => is(head));
  if (formats.length === 0) return null;
  const draft = createDraft(file);
  for (const { read } of formats) read(file, draft);
  return draft.finish();
}

/** Joins the captures of the files of one node, or of one pool of nodes. */
export function captureOfNode(
  { node = null, group = null }: Partial<Pick<NodeCapture, 'node' | 'group'>>,
  reads: readonly (Partial<Capture> | null)[],
): NodeCapture {
  return {
    node,
    group,
    sockets: reads.flatMap((read) => read?.sockets ?? []),
    problems: reads.flatMap((read) => read?.problems ?? []),
    seen: [...new Set(reads.flatMap((read) => read?.seen ?? []))],
    controlGroups: new Map(),
    containers: new Map(),
  };
}
