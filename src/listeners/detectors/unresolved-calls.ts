import { isPort } from '../../model/address.ts';
import type { Detector } from '../../model/detector.ts';
import { declaresPort } from '../declared.ts';

/**
 * Finds numbers among the arguments of a function whose text is missing from the input (a script of the image or of another manifest). If
 * the pod declares the number, or the registry assigns it to this workload and container, the function opens this port.
 */
export const unresolvedCallDetector: Detector = {
  id: 'call',
  *look(context) {
    const commands = context.commands.filter((command) => command.unresolved);
    if (commands.length === 0) return;
    const owned = context.registry.assignmentsOwnedBy(context.workload, context.container.name);
    // If the registry distinguishes this container's ports, the other ports of the workload are arguments to connect to.
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
