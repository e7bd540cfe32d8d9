import type { FoundPort } from '../model/detector.ts';
import type { Observation } from '../model/listener.ts';
import { reachOfHost } from '../net/address.ts';
import { spanOfText, stepsOfText } from '../text/text.ts';

const MAX_TEXT = 160;

/** Returns the port that a detector found in a container as an observation that is independent of the document. */
export function observationOf(id: string, containerName: string, found: FoundPort): Observation {
  const { detector = id, portText, host, confidence, role = 'listens' } = found;
  const container = found.isOfPod ? null : containerName;
  const isBound = READING_PROGRAMS.has(detector) && role === 'listens' && confidence !== 'low';
  return {
    container,
    port: found.port ?? Number(portText.value),
    protocol: found.protocol ?? 'TCP',
    address: structuredClone(host?.value ?? null),
    reach: found.reach ?? reachOfHost(host),
    confidence,
    role,
    ...(found.isAddressOnly ? { isAddressOnly: true } : {}),
    evidence: {
      origin: 'inferred',
      detector,
      span: spanOfText(portText),
      text: structuredClone(firstLine(found.around)),
      steps: [...stepsOfText(portText), ...(found.steps ?? [])],
      ...(isBound && container !== null ? { boundBy: container } : {}),
      ...(found.because === undefined ? {} : { because: found.because }),
      ...(isBound && found.opens !== undefined ? { opens: found.opens } : {}),
    },
  };
}

/** Detectors that read the options, variables and files of the container's own program. */
const READING_PROGRAMS = new Set(['flag', 'config', 'env']);

export function firstLine(text: string): string {
  const line = text.trim().split(/\r?\n/, 1)[0] ?? '';
  return line.length > MAX_TEXT ? `${line.slice(0, MAX_TEXT)}…` : line;
}
