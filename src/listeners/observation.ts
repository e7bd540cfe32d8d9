import type { Protocol, Reach } from '../model/address.ts';
import type { Confidence, Evidence, Observation } from '../model/listener.ts';
import { reachOfHost } from '../text/address.ts';
import { detach } from '../text/detach.ts';
import { spanOfText, stepsOfText, type Text } from '../text/text.ts';

/** What a detector knows when it sees a port. */
export interface Seen {
  readonly detector: string;
  readonly container: string | null;
  /** The digits of the port, or what names it. */
  readonly portText: Text;
  /** The port, where `portText` holds its name. */
  readonly port?: number;
  /** The word, probe or setting around them. */
  readonly around: string;
  readonly host: Text | null;
  /** Where the host's text does not tell the reach. */
  readonly reach?: Reach;
  readonly protocol?: Protocol;
  readonly confidence: Confidence;
  readonly role?: Observation['role'];
  /** More places that led to the port, such as the option that names the configuration file. */
  readonly steps?: Evidence['steps'];
}

const MAX_TEXT = 160;

export function observationOf(seen: Seen): Observation {
  const container = seen.container === null ? null : detach(seen.container);
  return {
    detector: seen.detector,
    origin: 'inferred',
    container,
    port: seen.port ?? Number(seen.portText.value),
    protocol: seen.protocol ?? 'TCP',
    address: seen.host === null ? null : detach(seen.host.value),
    reach: seen.reach ?? reachOfHost(seen.host),
    confidence: seen.confidence,
    role: seen.role ?? 'listens',
    evidence: {
      origin: 'inferred',
      detector: seen.detector,
      span: spanOfText(seen.portText),
      text: firstLine(seen.around),
      steps: [...stepsOfText(seen.portText), ...(seen.steps ?? [])],
      ...(isTold(seen) && container !== null ? { boundBy: container } : {}),
    },
  };
}

/** Detectors that read what the container's own program is told, rather than guess who opens a port. */
const TOLD = new Set(['flag', 'config', 'env']);

function isTold({ detector, role, confidence }: Seen): boolean {
  return TOLD.has(detector) && (role ?? 'listens') === 'listens' && confidence !== 'low';
}

export function firstLine(text: string): string {
  const line = text.trim().split(/\r?\n/, 1)[0] ?? '';
  return detach(line.length > MAX_TEXT ? `${line.slice(0, MAX_TEXT)}…` : line);
}
