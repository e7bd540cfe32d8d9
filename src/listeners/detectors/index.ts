import type { Detector } from '../../model/detector.ts';
import type { Program } from '../../model/program.ts';
import { createProgramFinder } from '../programs.ts';
import { defaultDetector } from './defaults.ts';
import { expectationDetector } from './expectations.ts';
import { flagDetector } from './flags.ts';
import { frameworkVariableDetector } from './framework-variables.ts';
import { openVSwitchDetector } from './open-vswitch.ts';
import { probeDetector } from './probes.ts';
import { publishedDetector } from './published.ts';
import { settingsDetector } from './settings.ts';
import { unresolvedCallDetector } from './unresolved-calls.ts';
import { variableDetector } from './variables.ts';

/** All detectors, in no particular order: a new detector is one file and one line here. */
export function createDetectors(programs: readonly Program[]): readonly Detector[] {
  const findProgram = createProgramFinder(programs);
  return [
    unresolvedCallDetector,
    flagDetector(findProgram),
    frameworkVariableDetector,
    openVSwitchDetector,
    probeDetector(findProgram),
    publishedDetector,
    settingsDetector(findProgram),
    variableDetector(findProgram),
    defaultDetector(findProgram),
    expectationDetector,
  ];
}
