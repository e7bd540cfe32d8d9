/** Returns the name of the node that a name means: that of a node of the objects, or of a pod on the host network; null if unknown. */
export type NodeOf = (name: string) => string | null;

/** A command that prints sockets, with its options, as in `ss_-tulpn`. */
const COMMAND = /^(?:ss|netstat|lsof)(?:[-_ ]+[tulnapeimowxHO46W]{1,9})*$/i;
const COMMAND_BEFORE = /^(?:ss|netstat|lsof)[-_](?=.)/;
/** A file descriptor, as in `/dev/fd/63`. */
const DESCRIPTOR = /^\d+$/;

/**
 * Returns the node that has the name of a file or of a folder around it. If no node has such a name, returns the name of the file; null
 * if that is a command alone.
 */
export function nodeOfFile(path: string, nodeOf: NodeOf): string | null {
  const segments = path.split('/').filter((segment) => segment !== '' && segment !== '.' && segment !== '..');
  const [own = '', ...folders] = segments.toReversed().map(stemOf);
  if (path.startsWith('/dev/') || path.startsWith('/proc/')) return null;
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
