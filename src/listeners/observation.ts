import type { Protocol, Reach } from '../model/address.ts';
import type { Confidence, Evidence, Observation } from '../model/listener.ts';
import { reachOfHost } from '../text/address.ts';
import { detach } from '../text/detach.ts';
import { spanOfText, stepsOfText, type Text } from '../text/text.ts';

/** What a detector knows of a port that it found. */
export interface FoundPort {
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

export function observationOf(found: FoundPort): Observation {
  const container = found.container === null ? null : detach(found.container);
  return {
    detector: found.detector,
    origin: 'inferred',
    container,
    port: found.port ?? Number(found.portText.value),
    protocol: found.protocol ?? 'TCP',
    address: found.host === null ? null : detach(found.host.value),
    reach: found.reach ?? reachOfHost(found.host),
    confidence: found.confidence,
    role: found.role ?? 'listens',
    evidence: {
      origin: 'inferred',
      detector: found.detector,
      span: spanOfText(found.portText),
      text: firstLine(found.around),
      steps: [...stepsOfText(found.portText), ...(found.steps ?? [])],
      ...(isBoundByContainer(found) && container !== null ? { boundBy: container } : {}),
    },
  };
}

/** Detectors that read what the container's own program is told, rather than guess who opens a port. */
const READING_PROGRAMS = new Set(['flag', 'config', 'env']);

function isBoundByContainer({ detector, role, confidence }: FoundPort): boolean {
  return READING_PROGRAMS.has(detector) && (role ?? 'listens') === 'listens' && confidence !== 'low';
}

export function firstLine(text: string): string {
  const line = text.trim().split(/\r?\n/, 1)[0] ?? '';
  return detach(line.length > MAX_TEXT ? `${line.slice(0, MAX_TEXT)}…` : line);
}
