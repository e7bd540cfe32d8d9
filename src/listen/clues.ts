import type { Clue } from '../model/clue.ts';
import type { Program } from '../model/program.ts';
import { callClue } from './call.ts';
import { settingsOfProgram } from './configuration-files.ts';
import { defaultClue } from './defaults.ts';
import { expectationClue } from './expectations.ts';
import { flagClue } from './flags.ts';
import { frameworkVariableClue } from './framework-variables.ts';
import { passiveClue } from './passive.ts';
import { probeClue } from './probes.ts';
import { createProgramFinder } from './programs.ts';
import { publishedClue } from './published.ts';
import { settingsClue } from './settings.ts';
import { variableClue } from './variables.ts';

/** All clues, in no particular order: a new clue is one file and one line here. */
export function createClues(programs: readonly Program[]): readonly Clue[] {
  const findProgram = createProgramFinder(programs);
  return [
    callClue,
    flagClue(findProgram, settingsOfProgram),
    frameworkVariableClue,
    passiveClue,
    probeClue(findProgram),
    publishedClue,
    settingsClue(findProgram),
    variableClue(findProgram),
    defaultClue(findProgram),
    expectationClue,
  ];
}
