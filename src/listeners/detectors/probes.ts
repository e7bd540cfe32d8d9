import type { Protocol } from '../../model/address.ts';
import type { Detector, DetectorContext, FoundPort } from '../../model/detector.ts';
import type { Probe } from '../../model/pod.ts';
import type { Text } from '../../text/text.ts';
import { startedCommands } from '../commands.ts';
import { numberOfPort } from '../declared.ts';
import { isClient } from '../programs.ts';
import { programName } from '../wrappers.ts';
import { probedPorts } from './probe-commands.ts';

/** Finds ports in probes and lifecycle hooks: a container of the pod answers on them, because the kubelet connects to the pod's address. */
export const probeDetector: Detector = {
  id: 'probe',
  *look(context) {
    // On the host network a probe can reach every process of the node, so the probe of a program that never listens reaches another pod.
    if (!opensSockets(context)) return;
    for (const probe of context.container.probes) {
      const isHook = probe.field === 'preStop' || probe.field === 'postStart';
      if (probe.handler === 'exec' && !isHook) yield* asked(probe, context);
      const port = probe.port && numberOfPort(probe.port, [context.container, ...context.pod.containers]);
      if (!port || !probe.port || (isHook && probe.host !== null)) continue;
      yield {
        portText: probe.port,
        port,
        around: `${probe.field}.${probe.handler}.port: ${probe.port.value}${probe.host ? ` (host ${probe.host.value})` : ''}`,
        host: probe.host,
        confidence: 'high',
        role: 'answers',
      };
    }
  },
};

/**
 * Finds the ports of this node that the command of a probe connects to. Probably this pod answers, with less confidence than for the
 * kubelet's own probes; a port that a registry assigns to another workload belongs to that one.
 */
function* asked({ field, command }: Probe, { container, workload, registry, commands }: DetectorContext): Iterable<FoundPort> {
  const startsServer = (names: readonly string[]): boolean => commands.some(({ words }) => names.includes(programName(words[0])));
  for (const { portText, protocol } of probedPorts(command, startsServer)) {
    const claim = { workload, container: container.name, port: Number(portText.value), protocol, reach: 'unknown' } as const;
    if (registry.registrationOf(claim).status === 'other-owner') continue;
    yield {
      portText,
      around: `${field}.exec.command: ${command.map((word) => word.value).join(' ')}`,
      host: null,
      reach: 'unknown',
      protocol,
      confidence: 'medium',
      role: 'answers',
    };
  }
}

/** True if the container may open a socket; false if the descriptions of all its programs say that they never listen. */
function opensSockets({ commands }: DetectorContext): boolean {
  const started = startedCommands(commands).filter((command) => !isClient(command));
  return (
    started.length === 0 ||
    started.some(({ program }) => !program || program.listeners.length > 0 || (program.configurations ?? []).length > 0)
  );
}

/** Annotation with the port that Prometheus scrapes. */
const SCRAPED_PORT = 'prometheus.io/port';

/** Finds ports that Services, monitors and annotations expect on the pods. They confirm other evidence; alone they are weak evidence. */
export const expectationDetector: Detector = {
  id: 'expectation',
  onlyWhenOpen: true,
  *look(context) {
    // They are about the pod, so they are read for its first container only.
    if (context.pod.containers[0] !== context.container) return;
    const annotation = context.pod.annotations.get(SCRAPED_PORT);
    if (annotation) yield* expected(context, annotation, `${SCRAPED_PORT}: ${annotation.value}`, 'TCP');
    for (const { port, protocol, says } of context.expectedPorts()) yield* expected(context, port, says, protocol);
  },
};

function* expected({ pod }: DetectorContext, portText: Text, around: string, protocol: Protocol): Iterable<FoundPort> {
  const port = numberOfPort(portText, pod.containers);
  if (port !== null) yield { portText, port, around, host: null, protocol, confidence: 'low', role: 'supports', isOfPod: true };
}
