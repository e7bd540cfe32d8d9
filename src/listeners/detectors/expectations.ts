import type { Protocol } from '../../model/address.ts';
import type { Detector, DetectorContext, FoundPort } from '../../model/detector.ts';
import type { Text } from '../../text/text.ts';
import { numberOfPort } from '../declared.ts';

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
    if (annotation) yield* expected(context, annotation, `${SCRAPED_PORT}: ${annotation.value}`, 'TCP');
    for (const { port, protocol, says } of context.expectedPorts()) yield* expected(context, port, says, protocol);
  },
};

function* expected({ pod }: DetectorContext, portText: Text, around: string, protocol: Protocol): Iterable<FoundPort> {
  const port = numberOfPort(portText, pod.containers);
  if (port !== null) yield { portText, port, around, host: null, protocol, confidence: 'low', role: 'supports', isOfPod: true };
}
