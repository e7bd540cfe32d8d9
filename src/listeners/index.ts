import type { CommandLine, Detector, DetectorContext, DisabledPort } from '../model/detector.ts';
import { compareConfidence, type Declaration, hostPortOf, type Listener, leastSure, type Observation } from '../model/listener.ts';
import type { Container, KnownFile, Pod } from '../model/pod.ts';
import type { OwnerCandidate, RegistryView } from '../model/registry.ts';
import type { Text } from '../model/text.ts';
import type { Workload } from '../model/workload.ts';
import { isShell } from '../text/words.ts';
import { componentCommands, ownCommand, runtimeCommands, unitCommands } from './commands.ts';
import { declarationsOf, declaredObservations, withDeclaring } from './declared.ts';
import { type ConfigMapKeys, environmentOf } from './environment.ts';
import { readableFiles } from './files.ts';
import { isDeclared, mergeObservations } from './merge.ts';
import { observationOf } from './observation.ts';
import type { ProgramFinder } from './programs.ts';
import type { ShellOutput } from './shell/index.ts';
import type { ShellInput } from './shell/walk.ts';

/** Follows the scripts of a command line; the module is loaded only if a container runs a script. */
export type ShellFollower = (input: ShellInput) => ShellOutput;

export interface ListenOptions {
  readonly registry: RegistryView;
  readonly detectors: readonly Detector[];
  readonly findProgram: ProgramFinder;
  readonly configMapKeys: ConfigMapKeys;
  /** Ports that other objects of the input expect of the workload's pods. */
  readonly expectedPorts: DetectorContext['expectedPorts'];
  readonly followShell: ShellFollower;
  /** Returns the files of the nodes on which the pod runs, as far as they are in the input. */
  readonly nodeFiles: () => readonly KnownFile[];
}

type DisabledContainerPort = DisabledPort & { readonly container: string };

/** The host ports of one workload. */
export interface FoundListeners {
  readonly listeners: readonly Listener[];
  readonly declarations: readonly Declaration[];
  readonly problems: readonly { readonly message: string; readonly span: Container['span'] }[];
}

/** Finds all host ports of a workload: the declared ones and, on the host network, those that its programs open. */
export function listen(workload: Workload, pod: Pod, options: ListenOptions): FoundListeners {
  const declarations = declarationsOf(workload, pod);
  const observations: Observation[] = declaredObservations(declarations);
  const disabled: DisabledContainerPort[] = [];
  const problems: FoundListeners['problems'][number][] = [];
  // Without host network only `hostPort` uses ports of the node; ports inside the pod do not.
  const contexts = (pod.hostNetwork ? pod.containers : []).map((container) => detectorContext(workload, pod, container, options, problems));
  const ask = (detectors: readonly Detector[]): void => {
    for (const context of contexts) {
      for (const detector of detectors) {
        for (const found of detector.look(context)) {
          if ('portText' in found) observations.push(observationOf(detector.id, context.container.name, found));
          else disabled.push({ container: context.container.name, ...found });
        }
      }
    }
  };
  ask(options.detectors.filter((detector) => !detector.onlyWhenOpen));
  if (isOpen(observations)) ask(options.detectors.filter((detector) => detector.onlyWhenOpen));
  return {
    listeners: mergeObservations(workload, observations, options.registry, withPrograms(workload, contexts)).map((listener) => {
      const isOnHost = !pod.isHostNetworkOpen || declarations.some(({ hostPort }) => hostPort === listener.port);
      const most = workload.custom ? 'high' : isOnHost ? 'certain' : 'medium';
      const sure = most === 'certain' ? listener : { ...listener, confidence: leastSure(listener.confidence, most) };
      return workload.hostProcess || workload.custom ? { ...sure, container: null } : withDeclaring(sure, pod);
    }),
    declarations: declarations.map((declaration) => ({
      ...declaration,
      switchedOff: switchedOffPorts(declaration, disabled, observations),
    })),
    problems,
  };
}

/** The workload with the programs that its containers run. */
function withPrograms(workload: Workload, contexts: readonly DetectorContext[]): OwnerCandidate {
  const programs = new Map(
    contexts.map(({ container, commands }) => [container.name, commands.flatMap(({ program }) => program?.name ?? [])]),
  );
  return { ...workload, containers: workload.containers.map((each) => ({ ...each, programs: programs.get(each.name) ?? [] })) };
}

/** True if no port was found, or a port whose confidence or reach more evidence could raise. */
function isOpen(observations: readonly Observation[]): boolean {
  const portKey = ({ protocol, port }: Observation): string => `${protocol} ${port}`;
  const sure = new Set(observations.filter((one) => compareConfidence(one.confidence, 'high') >= 0).map(portKey));
  const reachable = new Set(observations.filter((one) => one.reach !== 'unknown').map(portKey));
  return (
    observations.length === 0 || observations.some((one) => !sure.has(portKey(one)) || (!isDeclared(one) && !reachable.has(portKey(one))))
  );
}

/** Options whose value is a script, in addition to those of shells. */
const FOLLOWED = /^(?:-c|--command)$/;

/** True if a container of the pod needs the shell module. */
export function runsScript(pod: Pod): boolean {
  return pod.hostNetwork && pod.containers.some((container) => mayRunScript(container, pod));
}

function mayRunScript({ unit, command, args, mounts }: Container, { files = [] }: Pod): boolean {
  if (unit && files.length > 0) return true;
  const isMounted = ({ value }: Text): boolean => value.startsWith('/') && mounts.some(({ mountPath }) => value.startsWith(mountPath));
  return (
    /sh\b/.test(unit?.value ?? '') ||
    [...command, ...args].some(({ value }) => isShell(value) || FOLLOWED.test(value)) ||
    [...command, ...args.slice(0, 1)].some(isMounted)
  );
}

function detectorContext(
  workload: Workload,
  pod: Pod,
  container: Container,
  options: ListenOptions,
  problems: FoundListeners['problems'][number][],
): DetectorContext {
  const files = readableFiles(pod, container, options.configMapKeys, options.nodeFiles);
  const { readFile, filesBelow } = files;
  const started = container.unit && unitCommands(container.unit, readFile);
  const environment = started ? (started[0]?.environment ?? new Map()) : environmentOf(container, options.configMapKeys);
  const commands: CommandLine[] = started ? [...started] : [ownCommand(container, environment, readFile)];
  for (const { words, environment } of mayRunScript(container, pod) ? [...commands] : []) {
    const followed = options.followShell({ words, environment, workingDir: container.workingDir, readFile: files.readFile });
    commands.push(...followed.commands);
    for (const [message, span] of followed.problems) problems.push({ message, span });
    for (const [path, text] of followed.files) if (text) files.add({ path, text });
  }
  commands.push(...runtimeCommands(environment));
  const described = (found: readonly CommandLine[]) =>
    found.flatMap((command) => (asksForHelp(command) ? [] : [{ program: options.findProgram(command, container), ...command }]));
  const context: DetectorContext = {
    workload,
    pod,
    container,
    commands: described(commands),
    environment,
    hasUnknownVariables: container.envFrom.some((source) => !source.optional && options.configMapKeys(source.configMap) === undefined),
    readFile,
    filesBelow,
    registry: options.registry,
    expectedPorts: options.expectedPorts,
  };
  return { ...context, commands: [...context.commands, ...described(componentCommands(context))] };
}

/** True for `program --help` and `program version`, which print and exit. */
function asksForHelp(command: CommandLine): boolean {
  const last = command.words.at(-1)?.value ?? '';
  return (
    command.words.slice(1).some((word) => /^--(?:help|version)$/.test(word.value)) ||
    (command.words.length === 2 && /^(?:help|version|-h)$/.test(last))
  );
}

/** The place that disables a declared port of its container; null if there is none, or if another container of the pod listens on it. */
function switchedOffPorts(
  declaration: Declaration,
  disabled: readonly DisabledContainerPort[],
  observations: readonly Observation[],
): Declaration['switchedOff'] {
  const port = hostPortOf(declaration);
  const found = disabled.find((one) => one.port === port && one.container === declaration.container);
  if (!found || observations.some((one) => !isDeclared(one) && one.port === port)) return null;
  return found.span;
}
