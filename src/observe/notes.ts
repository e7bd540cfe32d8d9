import type { Cluster } from '../model/cluster.ts';
import type { ObservedSocket } from '../model/socket.ts';
import { firstFew } from '../text/words.ts';

/** Maximum number of namespaces in a note. */
const MAX_NAMED = 5;

/** Returns notes about objects and captures that do not belong together. */
export function notesOnFit({ pods, namespaces }: Cluster, sockets: readonly ObservedSocket[], coversAllPods: boolean): string[] {
  if (pods.length === 0) return [];
  const some = `the objects cover some namespaces only (${firstFew(namespaces, MAX_NAMED)})`;
  const { length: strangers } = sockets.filter(({ explainedBy, pod, unit }) => explainedBy === 'cgroup' && pod === null && unit === null);
  const subject = strangers === 1 ? 'a socket is' : `${strangers} sockets are`;
  const elsewhere = coversAllPods ? 'another cluster' : 'other namespaces, of another cluster';
  return [
    ...(coversAllPods ? [] : [`${some}, so a listener without a known owner may belong to a pod in another namespace`]),
    ...(strangers === 0
      ? []
      : [`${subject} of pods that are not among the objects: the objects may be of ${elsewhere}, or older or newer than the captures`]),
  ];
}
