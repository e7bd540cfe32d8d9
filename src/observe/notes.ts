import type { Cluster } from '../model/cluster.ts';
import type { ObservedSocket } from '../model/socket.ts';

/** Namespaces that a note names. */
const MAX_NAMED = 5;

/** What a reader must know of objects and captures that do not quite fit each other. */
export function notesOnFit(cluster: Cluster, sockets: readonly ObservedSocket[], coversAllPods: boolean): string[] {
  const { pods, namespaces } = cluster;
  if (pods.length === 0) return [];
  const notes: string[] = [];
  if (!coversAllPods) {
    const named = namespaces.slice(0, MAX_NAMED).join(', ');
    const more = namespaces.length > MAX_NAMED ? ` and ${namespaces.length - MAX_NAMED} more` : '';
    notes.push(`the objects cover some namespaces only (${named}${more}), so a listener that nobody explains may be of a pod elsewhere`);
  }
  const strangers = sockets.filter(({ explainedBy, pod, unit }) => explainedBy === 'cgroup' && pod === null && unit === null);
  if (strangers.length > 0) {
    const why = coversAllPods
      ? 'they may be of another cluster, or of another hour than the captures'
      : 'they may be of other namespaces, of another cluster, or of another hour than the captures';
    notes.push(
      `${strangers.length === 1 ? 'a socket is' : `${strangers.length} sockets are`} of pods that the objects do not hold: ${why}`,
    );
  }
  return notes;
}
