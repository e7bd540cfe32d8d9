import type { CaptureFile } from '../model/audit.ts';
import type { CapturedSocket, NodeCapture, PlacedSocket } from '../model/socket.ts';
import { onceForEach } from '../text/once.ts';
import type { NodeOf } from './node-of-file.ts';
import { type ReadOptions, readCapture } from './recognise.ts';
import { decodeCapture } from './text.ts';

export interface CaptureOptions {
  /** The node of `NODE=PATH`; null if the user names none. */
  readonly node: string | null;
  readonly format?: string | undefined;
  /** Milliseconds since 1970; captures of the collector from before do not count. */
  readonly notBefore?: number | undefined;
  /** Milliseconds since 1970; captures of the collector from after do not count. Set for the logs of pods on `node`. */
  readonly notAfter?: number | undefined;
  /** True if the node of this name stores words with the highest byte first. */
  readonly isBigEndian: (node: string) => boolean;
  readonly nodeOf: NodeOf;
}

/** Reads files of one node, each of a format of its own, as one capture. */
export function nodeCaptureOf(
  { node = null, group = null }: { readonly node?: string | null; readonly group?: string | null },
  files: readonly CaptureFile[],
  options: Omit<ReadOptions, 'path'> = { services: () => undefined, isBigEndian: false },
): NodeCapture {
  const reads = files.flatMap(({ path, name, bytes }) => {
    const read = readCapture(decodeCapture(bytes), { ...options, path: name });
    return read === null ? [] : [{ read, path }];
  });
  return {
    node,
    group,
    sockets: reads.flatMap(({ read, path }) => read.sockets.map((socket) => placedSocket(socket, path, socket.line))),
    problems: reads.flatMap(({ read, path }) => read.problems.map((one) => ({ ...one, path }))),
    seen: [...new Set(reads.flatMap(({ read }) => read.seen))].sort(),
    controlGroups: new Map(),
    containers: new Map(),
  };
}

const NONE: readonly string[] = [];
/** Captures of many nodes name the same control groups. */
const listOfOne = onceForEach((name) => [name]);

/** A socket of a capture with the file and line that show it. */
export function placedSocket(
  { protocol, address, zone, port, processes, pod, cgroup }: CapturedSocket,
  path: string,
  line: number,
): PlacedSocket {
  const cgroups = cgroup === null ? NONE : listOfOne(cgroup);
  return { protocol, address, zone, port, processes, pod, cgroups, sources: [{ path, line }] };
}
