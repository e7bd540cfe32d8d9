import type { Cluster } from '../model/cluster.ts';
import type { ObservedSocket } from '../model/socket.ts';

/** Namespaces that a note names. */
const MAX_NAMED = 5;

/** Returns notes on objects and captures that do not fit each other. */
export function notesOnFit(cluster: Cluster, sockets: readonly ObservedSocket[], coversAllPods: boolean): string[] {
  const { pods, namespaces } = cluster;
  if (pods.length === 0) return [];
  const notes: string[] = [];
  if (!coversAllPods) {
    const named = namespaces.slice(0, MAX_NAMED).join(', ');
    const more = namespaces.length > MAX_NAMED ? ` and ${namespaces.length - MAX_NAMED} more` : '';
    notes.push(
      `the objects cover some namespaces only (${named}${more}), so a listener without a known owner may be of a pod in another namespace`,
    );
  }
  const strangers = sockets.filter(({ explainedBy, pod, unit }) => explainedBy === 'cgroup' && pod === null && unit === null);
  if (strangers.length > 0) {
    const why = coversAllPods
      ? 'they may be of another cluster, or older or newer than the captures'
      : 'they may be of other namespaces, of another cluster, or older or newer than the captures';
    notes.push(
      `${strangers.length === 1 ? 'a socket is' : `${strangers.length} sockets are`} of pods that are not among the objects: ${why}`,
    );
  }
  return notes;
}
