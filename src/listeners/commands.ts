import type { CommandLine } from '../model/detector.ts';
import type { Container } from '../model/pod.ts';
import { knownAt, type Text, unknownText } from '../text/text.ts';
import { expandReferences } from './environment.ts';
import { assignmentsInFiles, commandsOfUnit, NO_FILES, type ReadFile } from './formats/index.ts';
import { isShellScript, programName, shellInvocation, unwrap } from './shell/wrappers.ts';

/** A shell script that a container runs. */
export interface ScriptCall {
  /** The text of `sh -c`, or of a script file. */
  readonly script: Text;
  /** `$0`; null where the command line does not say it. */
  readonly name: Text | null;
  /** `$1` and the following. */
  readonly arguments: readonly Text[];
}

/**
 * A shell, or the path of an executable, is no argument of an entry point: the image has none, as those of distributions, or one
 * that only starts what it is given.
 */
const STARTED = /^(?:\S*\/)?(?:ba|da|a|k|z)?sh$|^(?:\/[\w.+-]+)*\/s?bin\/[\w.+-]+$/;

/** The container's own command line: `command` and `args` joined, `$(NAME)` expanded (Kubernetes API field `Container.command`). */
export function ownCommand(container: Container, environment: ReadonlyMap<string, Text>, readFile: ReadFile = NO_FILES): CommandLine {
  const given = [...container.command, ...container.args].map((word) => expandReferences(word, environment));
  if (container.command.length > 0 || isStarted(given[0]?.value ?? '', readFile)) return started(given, environment, readFile);
  const entryPoint = unknownText(`entry point of image ${container.image}`, () => container.span);
  return { ...EXEC, words: [entryPoint, ...given], environment };
}

function isStarted(word: string, readFile: ReadFile): boolean {
  return STARTED.test(word) || (word.startsWith('/') && readFile(word)?.text.value.startsWith('#!') === true);
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

/** The script behind a command line: `sh -c TEXT`, `bash FILE`, or a mounted file that is run by its path; null where there is none. */
export function scriptOf(command: CommandLine, readFile: ReadFile): ScriptCall | null {
  const { words } = command;
  const starter = unwrap(words);
  if (starter?.script) return { script: starter.script, name: null, arguments: [] };
  const program = words[0];
  if (program && isCopier(program)) {
    return {
      script: knownAt(`${programName(program)} "$@"`, program),
      name: null,
      arguments: words.slice(1),
    };
  }
  const invocation = shellInvocation(words);
  if (invocation?.kind === 'text') return invocation;
  const path = invocation === null ? program : invocation.kind === 'file' ? invocation.path : undefined;
  const file = path && (invocation !== null || path.value.startsWith('/')) ? readFile(path.value) : undefined;
  if (!path || !file || (invocation === null && !isShellScript(file.text.value))) return null;
  const rest = invocation === null ? words.slice(1) : invocation.arguments;
  return { script: file.text, name: path, arguments: rest };
}

/** Programs that leave files to others, which the shell module follows. */
const COPIERS = new Set(['cp', 'mv', 'ln', 'install']);

/** Whether a program's name is that of one which only copies files. */
export function isCopier(program: Text | undefined): boolean {
  return COPIERS.has(programName(program));
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
