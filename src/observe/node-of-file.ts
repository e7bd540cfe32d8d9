import type { CaptureFormatName } from '../model/audit.ts';

/** How the files of one `--capture` are read. */
export interface CaptureReading {
  /** The node of `NODE=PATH`; null if the user names none. */
  readonly node: string | null;
  readonly format?: CaptureFormatName | undefined;
  /** Milliseconds since 1970; older captures of the collector are ignored. */
  readonly notBefore?: number | undefined;
  /** Milliseconds since 1970; newer captures of the collector are ignored. Set for the logs of pods on `node`. */
  readonly notAfter?: number | undefined;
  /** True if the node with this name is big-endian. */
  readonly isBigEndian: (node: string) => boolean;
  /** Returns the node for a name: a node of the objects, or the node of a pod on the host network; null if unknown. */
  readonly nodeOf: (name: string) => string | null;
}

/** A command that prints sockets, with its options, as in `ss_-tulpn`. */
const COMMAND = /^(?:ss|netstat|lsof)(?:[-_ ]+[tulnapeimowxHO46W]{1,9})*$/i;
const COMMAND_BEFORE = /^(?:ss|netstat|lsof)[-_](?=.)/;
/** A file descriptor, as in `/dev/fd/63`. */
const DESCRIPTOR = /^\d+$/;

/**
 * Returns the node with the name of a file or of a folder above it. If there is none, returns the name of the file; null if that is only a
 * command.
 */
export function nodeOfFile(path: string, nodeOf: CaptureReading['nodeOf']): string | null {
  if (path.startsWith('/dev/') || path.startsWith('/proc/')) return null;
  const segments = path.split('/').filter((segment) => segment !== '' && segment !== '.' && segment !== '..');
  const [own = '', ...folders] = segments.toReversed().map(stemOf);
  const plain = own.replace(COMMAND_BEFORE, '');
  for (const name of [own, plain, ...folders]) {
    const node = nodeOf(name);
    if (node !== null) return node;
  }
  return COMMAND.test(own) || DESCRIPTOR.test(own) || plain === '' ? null : plain;
}

/** Returns the name of a file or folder without its extensions; dots of DNS names are kept. */
export function stemOf(name: string): string {
  const last = name.split('/').at(-1) ?? name;
  return last.replace(/(?:\.(?:gz|tgz|tar|txt|out|log|csv|json|ya?ml))+$/, '') || last;
}
