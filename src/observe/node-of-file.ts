/** How the files of one `--capture` are read. */
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
  /** Returns the node that a name means: one of the objects, or that of a pod on the host network; null if unknown. */
  readonly nodeOf: (name: string) => string | null;
}

/** A command that prints sockets, with its options, as in `ss_-tulpn`. */
const COMMAND = /^(?:ss|netstat|lsof)(?:[-_ ]+[tulnapeimowxHO46W]{1,9})*$/i;
const COMMAND_BEFORE = /^(?:ss|netstat|lsof)[-_](?=.)/;
/** A file descriptor, as in `/dev/fd/63`. */
const DESCRIPTOR = /^\d+$/;

/**
 * Returns the node that has the name of a file or of a folder around it. If no node has such a name, returns the name of the file; null
 * if that is a command alone.
 */
export function nodeOfFile(path: string, nodeOf: CaptureOptions['nodeOf']): string | null {
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

/** Returns the name of a file or folder without its extensions; the dots of DNS names stay. */
export function stemOf(name: string): string {
  const last = name.split('/').at(-1) ?? name;
  return last.replace(/(?:\.(?:gz|tgz|tar|txt|out|log|csv|json|ya?ml))+$/, '') || last;
}
