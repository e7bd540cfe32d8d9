import { isPort } from '../model/address.ts';
import type { Clue, ClueContext } from '../model/clue.ts';
import type { Text } from '../model/text.ts';
import { sightingOf } from './sighting.ts';

/**
 * Bare numbers handed to a function whose text is not in the input (a script that the image or another manifest brings):
 * one that the pod declares, or that the registry gives to this very workload, is a port that the function opens.
 */
export const callClue: Clue = {
  id: 'call',
  *look(context) {
    const owned = context.registry.assignmentsOwnedBy(context.workload, null);
    for (const command of context.commands) {
      if (!command.unresolved) continue;
      for (const word of command.words.slice(1)) {
        const port = /^\d+$/.test(word.value) ? Number(word.value) : 0;
        if (!isPort(port)) continue;
        const row = owned.find((assignment) => assignment.protocol === 'TCP' && assignment.port === port && assignment.endPort === port);
        if (!row && !isDeclared(context, port)) continue;
        yield sightingOf({
          clue: 'call',
          container: context.container.name,
          portText: word,
          around: wordsOf(command.words),
          host: null,
          reach: row?.exposure === 'localhost' ? 'localhost' : 'any',
          confidence: 'medium',
        });
      }
    }
  },
};

function isDeclared(context: ClueContext, port: number): boolean {
  return context.pod.containers.some((container) => container.ports.some((entry) => (entry.hostPort ?? entry.containerPort) === port));
}

function wordsOf(words: readonly Text[]): string {
  return words.map((word) => word.value).join(' ');
}
