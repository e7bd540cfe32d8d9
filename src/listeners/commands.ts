import type { CommandLine } from '../model/detector.ts';
import type { Container } from '../model/pod.ts';
import { type Text, unknownText } from '../text/text.ts';
import { isShell } from '../text/words.ts';
import { expandReferences } from './environment.ts';
import { assignmentsInFiles, commandsOfUnit, NO_FILES, type ReadFile } from './formats/index.ts';
import { unwrap } from './shell/wrappers.ts';

/**
 * A shell, or the path of an executable, is no argument of an entry point: the image has none, as those of distributions, or one
 * that only starts what it is given.
 */
const EXECUTABLE = /^(?:\/[\w.+-]+)*\/s?bin\/[\w.+-]+$/;

/** The container's own command line: `command` and `args` joined, `$(NAME)` expanded (Kubernetes API field `Container.command`). */
export function ownCommand(container: Container, environment: ReadonlyMap<string, Text>, readFile: ReadFile = NO_FILES): CommandLine {
  const given = [...container.command, ...container.args].map((word) => expandReferences(word, environment));
  if (container.command.length > 0 || isStarted(given[0]?.value ?? '', readFile)) return started(given, environment, readFile);
  const entryPoint = unknownText(`entry point of image ${container.image}`, () => container.span);
  return { ...EXEC, words: [entryPoint, ...given], environment };
}

function isStarted(word: string, readFile: ReadFile): boolean {
  return isShell(word) || EXECUTABLE.test(word) || (word.startsWith('/') && readFile(word)?.text.value.startsWith('#!') === true);
}

/** What a systemd unit starts on the node. */
export function unitCommands(unit: Text, readFile: ReadFile): CommandLine[] {
  return commandsOfUnit(unit, readFile).map(({ words, environment }) => started(words, environment, readFile));
}

/** What a container starts: the commands of its script where it runs one, else its own command line. */
export function startedCommands<Command extends CommandLine>(commands: readonly Command[]): readonly Command[] {
  const scripted = commands.filter((command) => command.origin === 'shell');
  return scripted.length > 0 ? scripted : commands;
}

const EXEC = { origin: 'exec', confidence: 'certain', unresolved: false } as const;

/** The program that really runs, behind `tini --`, `nice -n 5`, `podman run --network host` and the like, with what they set. */
function started(words: readonly Text[], environment: ReadonlyMap<string, Text>, readFile: ReadFile): CommandLine {
  let rest = words;
  let seen = environment;
  let image: string | null = null;
  for (let next = unwrap(rest); next !== null && next.words.length > 0; next = unwrap(rest)) {
    rest = next.words;
    image = next.image ?? image;
    const set = [...assignmentsInFiles(next.environmentFiles, readFile), ...next.assignments];
    if (set.length > 0) seen = new Map([...seen, ...set.map(({ name, value }) => [name, value] as const)]);
  }
  return { ...EXEC, words: rest, environment: seen, ...(image === null ? {} : { image }) };
}
