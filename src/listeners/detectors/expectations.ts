import type { Detector, DetectorContext } from '../../model/detector.ts';
import type { Observation } from '../../model/listener.ts';
import type { Text } from '../../text/text.ts';
import { numberOfPort } from '../declared.ts';
import { observationOf } from '../observation.ts';

/** Annotation that tells Prometheus where to scrape a pod. */
const SCRAPED_PORT = 'prometheus.io/port';

/** Services, monitors and annotations that expect a port of the pods: they support what others saw, and alone are worth little. */
export const expectationDetector: Detector = {
  id: 'expectation',
  onlyWhenOpen: true,
  *look(context) {
    // They speak of the pod, so once for its first container is enough.
    if (context.pod.containers[0] !== context.container) return;
    const annotation = context.pod.annotations.get(SCRAPED_PORT);
    if (annotation) yield* observationsOf(context, annotation, `${SCRAPED_PORT}: ${annotation.value}`, 'TCP');
    for (const { port, protocol, says } of context.expectedPorts()) yield* observationsOf(context, port, says, protocol);
  },
};

function* observationsOf(context: DetectorContext, text: Text, around: string, protocol: Observation['protocol']): Iterable<Observation> {
  const port = numberOfPort(text, context.pod.containers);
  if (port === null) return;
  yield observationOf({
    detector: 'expectation',
    container: null,
    portText: text,
    port,
    around,
    host: null,
    protocol,
    confidence: 'low',
    role: 'supports',
  });
}
