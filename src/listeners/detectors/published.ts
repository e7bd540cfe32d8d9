import { isPort, type Protocol } from '../../model/address.ts';
import type { Detector, FoundPort } from '../../model/detector.ts';
import { type Confidence, leastSure } from '../../model/listener.ts';
import { sliceText, type Text } from '../../text/text.ts';
import { engineRun } from '../shell/engines.ts';

/** `[[address:]port:]port[/protocol]` of podman-run(1); without a port of the host the engine takes any free one. */
const PUBLISHED =
  /^(?:(?<host>\[[^\]]*\]|[^:[\]]*):)?(?<first>\d{1,5})(?:-(?<last>\d{1,5}))?:\d{1,5}(?:-\d{1,5})?(?:\/(?<protocol>tcp|udp|sctp))?$/di;
/** Longer ranges are no list of services. */
const MAX_PORTS = 64;

/** Ports that a container engine opens on the host for a container with a network of its own: `podman run --publish 8080:80`. */
export const publishedDetector: Detector = {
  id: 'flag',
  *look(context) {
    for (const command of context.commands) {
      const run = engineRun(command.words);
      if (!run || run.hostNetwork) continue;
      const confidence = leastSure('high', command.confidence);
      for (const value of run.published) yield* portsOf(value, confidence);
    }
  },
};

function* portsOf(value: Text, confidence: Confidence): Iterable<FoundPort> {
  const match = PUBLISHED.exec(value.value);
  const place = match?.indices?.groups?.first;
  if (!match?.groups || !place) return;
  const { first = '', last = first, protocol = 'tcp' } = match.groups;
  const host = match.indices?.groups?.host;
  for (let port = Number(first); port <= Math.min(Number(last), Number(first) + MAX_PORTS); port++) {
    if (!isPort(port)) return;
    yield {
      portText: sliceText(value, place[0], place[1]),
      port,
      around: value.value,
      host: host && host[0] < host[1] ? sliceText(value, host[0], host[1]) : null,
      protocol: protocol.toUpperCase() as Protocol,
      confidence,
    };
  }
}
