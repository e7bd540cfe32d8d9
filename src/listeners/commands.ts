import runtimes from '../../programs/commands/runtimes.yaml';
import type { CommandLine, DetectorContext } from '../model/detector.ts';
import type { Container } from '../model/pod.ts';
import { joinTexts, knownAt, type Text, unknownText } from '../text/text.ts';
import { COMMAND_LINE, wordsOf } from '../text/tokens.ts';
import { isShell } from '../text/words.ts';
import { inputOf } from './configuration-files.ts';
import { expandReferences } from './environment.ts';
import { assignmentsInFiles, commandsOfUnit, matchesKey, NO_FILES, type ReadFile } from './formats/index.ts';
import { isSwitchedOff, matchesName, type ProgramInput } from './program-options.ts';
import { startedProgram } from './wrappers.ts';

/**
 * A shell, or the path of an executable, is no argument of an entry point: the image has no entry point, as images of distributions, or one
 * that only runs its arguments.
 */
const EXECUTABLE = /^(?:\/[\w.+-]+)*\/s?bin\/[\w.+-]+$/;

/** Returns the container's own command line: `command` and `args` joined, `$(NAME)` expanded (Kubernetes API field `Container.command`). */
export function ownCommand(container: Container, environment: ReadonlyMap<string, Text>, readFile: ReadFile = NO_FILES): CommandLine {
  const given = [...container.command, ...container.args].map((word) => expandReferences(word, environment));
  if (container.command.length > 0 || isStarted(given[0]?.value ?? '', readFile)) return programAfterWrappers(given, environment, readFile);
  const entryPoint = unknownText(`entry point of image ${container.image}`, () => container.span);
  return { ...EXEC, words: [entryPoint, ...given], environment };
}

function isStarted(word: string, readFile: ReadFile): boolean {
  return isShell(word) || EXECUTABLE.test(word) || (word.startsWith('/') && readFile(word)?.text.value.startsWith('#!') === true);
}

/** Returns the commands that a systemd unit runs on the node. */
export function unitCommands(unit: Text, readFile: ReadFile): CommandLine[] {
  return commandsOfUnit(unit, readFile).map(({ words, environment }) => programAfterWrappers(words, environment, readFile));
}

/** Returns the commands that a container runs: those of its script if it runs one, otherwise its own command line. */
export function startedCommands<Command extends CommandLine>(commands: readonly Command[]): readonly Command[] {
  const scripted = commands.filter((command) => command.origin === 'shell');
  return scripted.length > 0 ? scripted : commands;
}

const EXEC = { origin: 'exec', confidence: 'certain', unresolved: false } as const;

/**
 * Returns the program that `tini --`, `nice -n 5`, `podman run --network host` and similar wrappers start, with the variables that they
 * set.
 */
function programAfterWrappers(words: readonly Text[], environment: ReadonlyMap<string, Text>, readFile: ReadFile): CommandLine {
  const program = startedProgram(words);
  const { environmentFiles, assignments, image } = program;
  const set = [...assignmentsInFiles(environmentFiles, readFile), ...assignments];
  const own = set.length === 0 ? environment : new Map([...environment, ...set.map(({ name, value }) => [name, value] as const)]);
  // A shell text is followed by the walk over scripts.
  const rest = program.script === null ? program.words : words;
  return { ...EXEC, words: rest, environment: own, ...(image === null ? {} : { image }) };
}

const RUNTIMES = Object.entries(runtimes as Readonly<Record<string, string>>);

/** Returns the words that language runtimes read from variables, for any program: `java` for `JAVA_TOOL_OPTIONS`. */
export function runtimeCommands(environment: ReadonlyMap<string, Text>): CommandLine[] {
  return RUNTIMES.flatMap(([name, executable]) => {
    const value = environment.get(name);
    if (!value) return [];
    return [{ ...EXEC, confidence: 'high', words: [knownAt(executable, value), ...wordsOf(value, COMMAND_LINE)], environment: new Map() }];
  });
}

/**
 * Returns the commands of components that a described program starts and for which it passes options, such as `--kubelet-arg=port=10260`.
 */
export function componentCommands(context: DetectorContext): CommandLine[] {
  return context.commands.flatMap((command) => {
    const { program, words } = command;
    const place = words[0];
    if (!program?.components || !place) return [];
    const input = inputOf(context, command, program);
    return program.components.flatMap((component) => {
      if (isSwitchedOff(component, input)) return [];
      const given = valuesGiven(component.option, input).flatMap(asOptions);
      const { origin, confidence, unresolved, environment } = command;
      return [{ origin, confidence, unresolved, environment, words: [...component.words.map((word) => knownAt(word, place)), ...given] }];
    });
  });
}

function valuesGiven(option: string, { options, settings }: ProgramInput): Text[] {
  const named = options.filter(({ name }) => matchesName(option, name));
  const written = settings.filter(({ name }) => matchesKey(option, name.replace('+', '')));
  return [...written, ...named].flatMap(({ value }) => value ?? []);
}

/**
 * Returns `port=10260` as `--port=10260`. A value that already contains options, such as `-A 127.0.0.1 -p 0` of FRR, is split into its
 * words.
 */
function asOptions(value: Text): Text[] {
  return /^\s*-/.test(value.value) ? wordsOf(value, COMMAND_LINE) : [joinTexts([knownAt('--', value), value])];
}
