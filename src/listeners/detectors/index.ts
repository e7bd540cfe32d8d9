import type { Detector } from '../../model/detector.ts';
import { flagDetector } from './flags.ts';
import { expectationDetector, probeDetector } from './probes.ts';
import { settingsDetector } from './settings.ts';
import { unresolvedCallDetector } from './unresolved-calls.ts';
import { variableDetector } from './variables.ts';
import { writtenSocketDetector } from './written-sockets.ts';

/** All detectors; their order does not matter. A new detector is one file and one line here. */
export const DETECTORS: readonly Detector[] = [
  unresolvedCallDetector,
  flagDetector,
  probeDetector,
  writtenSocketDetector,
  settingsDetector,
  variableDetector,
  expectationDetector,
];
