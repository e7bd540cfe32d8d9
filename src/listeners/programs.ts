import clients from '../../programs/commands/clients.yaml';
import type { CommandLine } from '../model/detector.ts';
import { addTo } from '../model/groups.ts';
import type { Container } from '../model/pod.ts';
import type { Program } from '../model/program.ts';
import { type Text, UNKNOWN } from '../model/text.ts';
import { onceForEach, onceForObject } from '../text/once.ts';
import { matchesWildcard } from '../text/wildcard.ts';
import { baseName, forExpression, isShell, repositoryOf } from '../text/words.ts';
import { readCommand } from './options.ts';
import { conditionHolds, namesOfProgram } from './program-options.ts';
import { programName } from './wrappers.ts';

/** Finds the program that a command line starts: by its executable, otherwise by the image, otherwise by the container's name. */
export type ProgramFinder = (command: CommandLine, container: Pick<Container, 'image' | 'name'>) => Program | undefined;

/** Cached for each list, because the list of the built-in programs is the same in every run. */
export const createProgramFinder = onceForObject((known: readonly { readonly program: Program }[]): ProgramFinder => {
  const find = createFinder(known.map(({ program }) => program));
  return (command, container) => {
    const found = find(command, container);
    return found && asStarted(found, command);
  };
});

function createFinder(programs: readonly Program[]): ProgramFinder {
  const byExecutable = createIndex(programs, (program) => program.executables);
  const byImage = createImageIndex(programs);
  /** Programs of the image, otherwise of its name without trailing words that the container's name lacks. */
  const ofRepository = (repository: string, container: string): readonly Program[] => {
    const known = byImage(repository);
    const shorter = known.length > 0 ? null : shorterName(repository, container);
    return shorter === null ? known : byImage(shorter).map(likely);
  };
  return (command, { image, name: container }) => {
    const executable = programName(command.words[0]);
    const isNamed = executable !== '' && !executable.includes(UNKNOWN);
    // An entry point such as `tini --` starts the executable in its first argument.
    const [start, path = ''] = isNamed ? [0, executable] : [1, command.words[1]?.value];
    const named =
      isNamed || path.startsWith('/') ? choose(byExecutable(programName(command.words[start])), command.words.slice(start + 1)) : undefined;
    // Words after the image of `podman run` may be arguments of its entry point.
    if (!named && command.image !== undefined) {
      const isProgram = isNamed && (isHelper(command) || command.words[0]?.value.includes('/'));
      return isProgram ? undefined : choose(byImage(repositoryOf(command.image)), command.words);
    }
    if (command.origin !== 'exec') return named;
    const whole = repositoryOf(image);
    const repository = knownEndOf(whole);
    if (isNamed) {
      // If a description only names images, every command line of these images starts the program, whatever the executable is called.
      const described = byImage(repository).filter(({ executables }) => executables.length === 0);
      return isHelper(command) ? named : (choose(described, command.words.slice(1)) ?? named);
    }
    if (named) return named;
    const ofImage = choose(ofRepository(repository, container), command.words.slice(1));
    if (ofImage || TASK.test(container) || !mayBeOf(whole, container)) return ofImage;
    return choose([...byExecutable(container), ...byImage(container)], command.words.slice(1));
  };
}

/**
 * True if the container's name identifies the program of an unknown image: a template hides the image, or a mirror removes the first word
 * of its name, as in `mirror/node` for the container `calico-node`.
 */
function mayBeOf(repository: string, container: string): boolean {
  return repository === '' || repository.includes(UNKNOWN) || container.endsWith(`-${baseName(repository)}`);
}

/** True if the image or the container is named after a program, without a word that means another program. */
export function isNamedAfter(program: string, { name, image }: Pick<Container, 'name' | 'image'>): boolean {
  const own = new RegExp(`(?:^|-)${forExpression(program)}(?:-|$)`);
  const names = [name, baseName(repositoryOf(image))];
  return names.some((one) => own.test(one)) && !names.some((one) => OTHER_PROGRAM.test(one));
}

/** Words of a name that mean another program. */
const OTHER_PROGRAM =
  /(?:^|-)(?:watcher|sync|exporter|operator|proxy|controller|agent|init|config|reloader|sidecar|test|ui|cli|client|webhook|backup|plugin|driver|tools?)(?:-|$)/;

/**
 * Returns `fluentd` for the image `fluentd-gcp` in a container whose name starts with it, and `otel-collector` for `vendor-otel-collector`
 * in a container of that name; null if the name may be that of another program.
 */
function shorterName(repository: string, container: string): string | null {
  const name = baseName(repository);
  const folder = repository.slice(0, repository.length - name.length);
  if (container.includes('-') && name.endsWith(`-${container}`)) return `${folder}${container}`;
  for (let end = name.lastIndexOf('-'); end > 0; end = name.lastIndexOf('-', end - 1)) {
    if (OTHER_PROGRAM.test(name.slice(end))) return null;
    const start = name.slice(0, end);
    if (container === start || container === name || container.startsWith(`${start}-`)) return `${folder}${start}`;
  }
  return null;
}

const likely = onceForObject((program: Program): Program => ({ ...program, isLikely: true }));

/** Names of tasks, such as `install-cni`, which are common to many programs. */
const TASK = /^(?:install|init|setup|copy|start|run|wait|check|prepare)[-_]/;

/** Executables that prepare something and exit, such as `init.sh`, also in images with servers. */
const TASK_PROGRAM = /^(?:install|init|setup|copy|wait|check|prepare)(?:[-_.]|$)/;

/** True for shells, clients and preparing programs, which every image can start. */
function isHelper(command: CommandLine): boolean {
  const executable = programName(command.words[0]);
  return isClient(command) || TASK_PROGRAM.test(executable) || isShell(executable);
}

/** The last segments of a repository that a template does not hide: a mirror of an image only changes its start. */
function knownEndOf(repository: string): string {
  const unknown = repository.lastIndexOf(UNKNOWN);
  return unknown < 0 ? repository : repository.slice(unknown).split('/').slice(1).join('/');
}

/** Indexes programs by image. A pattern is compared with as many last path segments of the image as it has; the longest match applies. */
function createImageIndex(programs: readonly Program[]): (image: string) => readonly Program[] {
  const indexes = [3, 2, 1].map((length) => ({
    length,
    find: createIndex(programs, (program) => program.images.filter((pattern) => pattern.split('/').length === length)),
  }));
  return (image) => {
    const segments = image.split('/');
    for (const { length, find } of indexes) {
      const found = segments.length < length ? [] : find(segments.slice(-length).join('/'));
      if (found.length > 0) return found;
    }
    return [];
  };
}

/** Chooses the program with the longest subcommand that the command line has, otherwise one without a subcommand. */
function choose(candidates: readonly Program[], words: readonly Text[]): Program | undefined {
  if (candidates.length === 0) return undefined;
  const operands = words.slice(0, 5).map((word) => word.value);
  const fitting = candidates.filter((program) => subcommandOf(program).every((word) => operands.includes(word)));
  const longest = Math.max(...fitting.map((program) => subcommandOf(program).length));
  return fitting.find((program) => subcommandOf(program).length === longest);
}

function subcommandOf(program: Program): string[] {
  return program.subcommand?.split(' ') ?? [];
}

function createIndex(programs: readonly Program[], namesOf: (program: Program) => readonly string[]): (name: string) => readonly Program[] {
  const exact = new Map<string, Program[]>();
  const patterns: { readonly pattern: string; readonly program: Program }[] = [];
  for (const program of programs) {
    for (const name of namesOf(program)) {
      if (name.includes('*')) patterns.push({ pattern: name, program });
      else addTo(exact, name, program);
    }
  }
  const fitting = (name: string) => patterns.filter(({ pattern }) => matchesWildcard(pattern, name, '/')).map(({ program }) => program);
  // Cached, because several detectors ask for each command.
  return onceForEach((name) => exact.get(name) ?? fitting(name));
}

const CLIENTS = new Set(clients as readonly string[]);

/** True if the program of a command only connects to others. */
export function isClient({ words }: Pick<CommandLine, 'words'>): boolean {
  return CLIENTS.has(programName(words[0]));
}

/** A program as a command line starts it: if it only checks its files and exits, it opens nothing, but its options stay known. */
function asStarted(program: Program, command: CommandLine): Program {
  if (!program.checks) return program;
  const input = { ...readCommand(command, program), variables: new Map(), settings: [], isOfTemplate: false };
  return program.checks.some((check) => conditionHolds(check, input)) ? idle(program) : program;
}

const idle = onceForObject(
  (program: Program): Program => ({ ...program, listeners: [], configurations: [], notListening: namesOfProgram(program) }),
);
