import type { Listener } from '../../model/listener.ts';
import { compareSpans, compareStrings } from '../../model/span.ts';

/** Orders listeners as people look ports up: by port and protocol, then by the place of their workload. */
export function compareHostPorts(a: Listener, b: Listener): number {
  return a.port - b.port || compareStrings(a.protocol, b.protocol) || compareSpans(a.workload.span, b.workload.span);
}
