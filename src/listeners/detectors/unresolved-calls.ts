import { isPort } from '../../model/address.ts';
import type { Detector } from '../../model/detector.ts';
import { declaresPort } from '../declared.ts';

/**
 * Bare numbers handed to a function whose text is not in the input (a script that the image or another manifest brings):
 * one that the pod declares, or that the registry assigns to this workload and container, is a port that the function opens.
 */
export const unresolvedCallDetector: Detector = {
  id: 'call',
  *look(context) {
    const commands = context.commands.filter((command) => command.unresolved);
    if (commands.length === 0) return;
    const owned = context.registry.assignmentsOwnedBy(context.workload, context.container.name);
    // Where the registry knows which of the workload's ports are this container's, others are handed over to be dialled.
    const knowsContainer = owned.length < context.registry.assignmentsOwnedBy(context.workload, null).length;
    const containers = knowsContainer ? [context.container] : context.pod.containers;
    for (const command of commands) {
      for (const word of command.words.slice(1)) {
        const port = /^\d+$/.test(word.value) ? Number(word.value) : 0;
        if (!isPort(port)) continue;
        const row = owned.find((assignment) => assignment.protocol === 'TCP' && assignment.port === port && assignment.endPort === port);
        if (!row && !containers.some((container) => declaresPort(container, port))) continue;
        yield {
          portText: word,
          around: command.words.map(({ value }) => value).join(' '),
          host: null,
          reach: row?.exposure === 'localhost' ? 'localhost' : 'any',
          confidence: 'medium',
        };
      }
    }
  },
};
