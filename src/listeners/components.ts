import type { CommandLine, DetectorContext } from '../model/detector.ts';
import { joinTexts, knownAt, type Text } from '../text/text.ts';
import { COMMAND_LINE, wordsOf } from '../text/tokens.ts';
import { inputOf } from './configuration-files.ts';
import { matchesKey } from './formats/index.ts';
import { conditionHolds, matchesName, type ProgramInput } from './program-options.ts';

/** Returns the commands of the components that described programs start with options of their own, such as `--kubelet-arg=port=10260`. */
export function componentCommands(context: DetectorContext): CommandLine[] {
  return context.commands.flatMap((command) => {
    const { program, words } = command;
    const place = words[0];
    if (!program?.components || !place) return [];
    const input = inputOf(context, command, program);
    return program.components.flatMap(({ option, words: own, enabledBy, disabledBy }) => {
      const isOn = enabledBy?.some((condition) => conditionHolds(condition, input)) ?? true;
      if (!isOn || disabledBy?.some((condition) => conditionHolds(condition, input))) return [];
      const given = valuesGiven(option, input).flatMap(asOptions);
      const { origin, confidence, unresolved, environment } = command;
      return [{ origin, confidence, unresolved, environment, words: [...own.map((word) => knownAt(word, place)), ...given] }];
    });
  });
}

function valuesGiven(option: string, { options, settings }: ProgramInput): Text[] {
  const named = options.filter(({ name }) => matchesName(option, name));
  const written = settings.filter(({ name }) => matchesKey(option, name.replace('+', '')));
  return [...written, ...named].flatMap(({ value }) => value ?? []);
}

/** `port=10260` as `--port=10260`; a value with options of its own, such as `-A 127.0.0.1 -p 0` of FRR, as its words. */
function asOptions(value: Text): Text[] {
  return /^\s*-/.test(value.value) ? wordsOf(value, COMMAND_LINE) : [joinTexts([knownAt('--', value), value])];
}
