import { isPort } from '../model/address.ts';
import type { Clue, ClueContext } from '../model/clue.ts';
import type { Container } from '../model/pod.ts';
import { isKnown, type Text } from '../model/text.ts';
import { sightingOf } from './sighting.ts';

/** Probes and lifecycle hooks: some container of the pod answers there, since the kubelet asks at the pod's address. */
export const probeClue: Clue = {
  id: 'probe',
  *look(context) {
    for (const probe of context.container.probes) {
      const port = probe.port && numberOf(probe.port, context);
      if (!port || !probe.port) continue;
      const isHook = probe.field === 'preStop' || probe.field === 'postStart';
      if (isHook && probe.host !== null) continue;
      yield sightingOf({
        clue: 'probe',
        container: context.container.name,
        portText: probe.port,
        port,
        around: `${probe.field}.${probe.handler}.port: ${probe.port.value}${probe.host ? ` (host ${probe.host.value})` : ''}`,
        host: probe.host,
        ...(probe.host === null ? { reach: 'any' as const } : {}),
        confidence: 'high',
        role: 'answers',
      });
    }
  },
};

/** A probe's port; a name is looked up in the ports of the pod's containers, first in its own. */
function numberOf(port: Text, context: ClueContext): number | null {
  if (!isKnown(port)) return null;
  if (/^\d+$/.test(port.value)) return isPort(Number(port.value)) ? Number(port.value) : null;
  const containers: Container[] = [context.container, ...context.pod.containers];
  for (const container of containers) {
    const named = container.ports.find((candidate) => candidate.name === port.value);
    if (named?.containerPort && isPort(named.containerPort)) return named.containerPort;
  }
  return null;
}
