import type { CommandLine, ContainerCommand, Detector, DetectorContext, DisabledPort, FoundPort } from '../../model/detector.ts';
import { type Confidence, leastSure } from '../../model/listener.ts';
import type { Program, ProgramListener } from '../../model/program.ts';
import { protocolOfScheme, readAddress } from '../../net/address.ts';
import { isKnown, knownAt, spanOfText, type Text, UNKNOWN } from '../../text/text.ts';
import { filesOfConfiguration, inputOf, readsUnknownFile } from '../configuration-files.ts';
import { declaresPort, showsPort } from '../declared.ts';
import { matchesKey } from '../formats/index.ts';
import { type NamedValue, portsByName } from '../named-ports.ts';
import { argumentsOf, type Option, partsOfValue, readCommand, writtenOption } from '../options.ts';
import {
  defaultHost,
  describes,
  givenHost,
  isHostAlone,
  isSurelyOn,
  isSwitchedOff,
  lastOfEach,
  matchesName,
  type ProgramInput,
  portsGiven,
} from '../program-options.ts';
import { isClient } from '../programs.ts';

/**
 * Finds flags in `command` and `args`, and in the commands of shell scripts; for described programs also variables, settings and defaults.
 */
export const flagDetector: Detector = {
  id: 'flag',
  *look(context) {
    for (const command of context.commands) {
      if (command.program) yield* portsOfDescribed(context, command, command.program);
      // A client may have a subcommand that listens (`oc observe`); that one has a description.
      else if (!isClient(command)) yield* portsOfOptions(context, command, readCommand(command).options);
    }
  },
};

function* portsOfDescribed(context: DetectorContext, command: ContainerCommand, program: Program): Iterable<FoundPort | DisabledPort> {
  const input = inputOf(context, command, program);
  const isDescribed = describes(program);
  const readsHidden = readsUnknownFile(context, input.options, program);
  const isHidden = hasOnlyUnknownWords(command);
  const isFileKnown = program.configurations?.some(
    (configuration) => filesOfConfiguration(context, input.options, configuration).length > 0,
  );
  for (const listener of program.listeners) {
    const usual = listener.default?.port;
    const [place] = command.words;
    if (isSwitchedOff(listener, input)) {
      if (place && usual) yield { port: usual, span: spanOfText(place) };
      continue;
    }
    const opens = `${context.commands.indexOf(command)} ${listener.name}`;
    for (const found of portsOfListener(command, listener, input)) yield 'portText' in found ? { ...found, opens } : found;
    // A file, variables or words that are missing from the input may set another port.
    const mayBeSet =
      (readsHidden && mayBeInFile(listener, program)) ||
      isHidden ||
      (listener.variables && (context.hasUnknownVariables || command.unresolved));
    const isOlder = listener.since !== undefined && !isSince(command.image ?? context.container.image, listener.since);
    const isLeftOut = isOlder || (!listener.fixed && mayBeSet) || (listener.settledByFile && isFileKnown) || givesPort(listener, input);
    if (place && usual && !isLeftOut) yield defaultOf(context, command, program, listener, { port: usual, place, input });
  }
  yield* portsOfOtherSettings(command, program, input.settings);
  const others = input.options.filter((option) => !isDescribed(option.name));
  yield* portsOfOptions(context, command, others);
}

function* portsOfListener(command: ContainerCommand, listener: ProgramListener, input: ProgramInput): Iterable<FoundPort | DisabledPort> {
  const host = givenHost(listener, input)?.host ?? defaultHost(listener, command);
  const confidence = leastSure(isSurelyOn(listener, input) ? 'high' : 'medium', command.confidence);
  yield* portsOfArguments(command, listener, input, host);
  for (const { kind, value, around } of portsGiven(listener, input)) {
    const parts = value && listener.forms ? partsOfValue(listener, value) : null;
    const place = listener.forms ? (parts?.port ?? parts?.address) : value;
    if (!value || !place) continue;
    const read = readAddress(place);
    const isOff = read.type === 'off' || listener.off?.includes(value.value);
    if (isOff && listener.default?.port) yield { port: listener.default.port, span: spanOfText(value) };
    for (const socket of isOff || read.type !== 'sockets' ? [] : read.sockets) {
      yield {
        detector: kind,
        portText: socket.portText,
        around,
        host: listener.announcesHost ? host : (parts?.host ?? socket.host ?? host),
        protocol: listener.protocol ?? protocolOfScheme(socket.scheme),
        confidence,
      };
    }
  }
}

/** Finds ports in operands such as `TCP-LISTEN:8080,fork` that match a form of the description; the first form that matches applies. */
function* portsOfArguments(
  command: ContainerCommand,
  listener: ProgramListener,
  input: ProgramInput,
  host: Text | null,
): Iterable<FoundPort> {
  const { protocol = 'TCP' } = listener;
  const confidence = leastSure('high', command.confidence);
  for (const { operand, parts } of argumentsOf(listener, input.operands)) {
    const place = parts.port ?? parts.address;
    const value = place && readAddress(place);
    if (value?.type !== 'sockets') continue;
    for (const socket of value.sockets) {
      yield { portText: socket.portText, around: operand.value, host: socket.host ?? parts.host ?? host, protocol, confidence };
    }
  }
}

/** True if the tag of an image is the version `since` or a later one. */
function isSince(image: string, since: string): boolean {
  const [, major, minor] = /:v?(\d+)\.(\d+)[^/:]*$/.exec(image) ?? [];
  const [firstMajor, firstMinor] = since.split('.').map(Number);
  return major !== undefined && (Number(major) - Number(firstMajor) || Number(minor) - Number(firstMinor)) >= 0;
}

/** True if a configuration file may set a listener. A description without any settings does not show this. */
function mayBeInFile({ settings = [], hostSettings = [], settledByFile }: ProgramListener, program: Program): boolean {
  const isDescribed = program.listeners.some((listener) => listener.settings || listener.settledByFile);
  return !isDescribed || settledByFile === true || settings.length + hostSettings.length > 0;
}

/** Returns the default port of a described program. */
function defaultOf(
  context: DetectorContext,
  command: ContainerCommand,
  program: Program,
  listener: ProgramListener,
  { port, place, input }: { readonly port: number; readonly place: Text; readonly input: ProgramInput },
): FoundPort {
  const given = givenHost(listener, input);
  const seen = { host: given?.host ?? defaultHost(listener, command), protocol: listener.protocol ?? 'TCP' };
  // A variable often contains an address although the listener is disabled.
  const isShown = given?.kind === 'env' ? declaresPort(context.container, port) : showsPort(context.container, port);
  if (given && isShown) {
    const portText = knownAt(String(port), given.host);
    const isAddressOnly = given.kind === 'env' ? { isAddressOnly: true as const } : {};
    return {
      ...seen,
      ...isAddressOnly,
      detector: given.kind,
      portText,
      around: given.around,
      confidence: leastSure('high', command.confidence),
    };
  }
  const around = `${program.title} listens there by default (${listener.name})`;
  const confidence = leastSure(confidenceOfDefault(context, command, listener, input), command.confidence);
  return { ...seen, detector: 'default', portText: knownAt(String(port), place), around, confidence };
}

/**
 * Returns `high` if nothing can change or disable the port; `medium` if the description names what can, and the input shows all words and
 * none of these; `low` if words are hidden or only the container's name identifies the program.
 */
function confidenceOfDefault(
  { container }: DetectorContext,
  { words, image = container.image, unresolved, program: known }: ContainerCommand,
  { fixed, options, variables, settings, arguments: forms }: ProgramListener,
  { isOfTemplate }: ProgramInput,
): Confidence {
  const [program, ...given] = words;
  const isGuessed = known?.isLikely || ((program && isKnown(program)) === false && image.includes(UNKNOWN));
  const isRead = !unresolved && !isOfTemplate && given.every((word) => isKnown(word) || word.value.startsWith('-'));
  if (isGuessed || !(isRead || fixed)) return 'low';
  return fixed ? 'high' : options || variables || settings || forms ? 'medium' : 'low';
}

/** Words without a known meaning. */
const UNKNOWN_WORD = new RegExp(`^${UNKNOWN}+$`);

/** True if all words of the program are unknown, as in `etcd $(cat arguments)`. */
function hasOnlyUnknownWords(command: ContainerCommand): boolean {
  const given = command.words.slice(1);
  return given.length > 0 && given.every((word) => UNKNOWN_WORD.test(word.value));
}

/** True if the input sets the port, even to a value that cannot be read. An option that enables the listener needs no value. */
function givesPort(listener: ProgramListener, input: ProgramInput): boolean {
  const isSwitch = ({ name, value }: NamedValue) => value === null && listener.enabledBy?.includes(name);
  return portsGiven(listener, input).some((one) => !isHostAlone(one) && !isSwitch(one)) || argumentsOf(listener, input.operands).length > 0;
}

/**
 * Finds ports in settings that the description of the program does not name, such as those of plugins: an address that no client can
 * connect to is one that the program binds.
 */
function* portsOfOtherSettings({ confidence }: CommandLine, program: Program, settings: readonly NamedValue[]): Iterable<FoundPort> {
  const isAsked = ({ name, value }: NamedValue) => /0\.0\.0\.0|\[::\]/.test(value?.value ?? '') && !isDescribed(program, name);
  for (const found of portsByName(settings, { place: 'setting', isAsked })) {
    if ('portText' in found) yield { ...found, detector: 'config', confidence: leastSure(found.confidence, confidence) };
  }
}

function isDescribed(program: Program, name: string): boolean {
  return (
    program.notListening?.some((pattern) => matchesName(pattern, name)) === true ||
    program.listeners.some(({ settings, hostSettings }) =>
      [...(settings ?? []), ...(hostSettings ?? [])].some((key) => matchesKey(key, name)),
    )
  );
}

/** Finds ports in options without a description, by their names. */
function* portsOfOptions(
  { container, workload }: DetectorContext,
  command: CommandLine,
  options: readonly Option[],
): Iterable<FoundPort | DisabledPort> {
  const last = new Set(workload.template ? options : lastOfEach(options));
  const counting = options.filter((option) => last.has(option) || COLLECTED.test(option.name));
  const named = counting.map((option) => ({ name: plainName(option.name), value: option.value, around: writtenOption(option) }));
  for (const found of portsByName(named, { place: 'option', container, isAsked: ({ name }) => !name.startsWith('-') })) {
    yield 'portText' in found ? { ...found, confidence: leastSure(found.confidence, command.confidence) } : found;
  }
}

/** Options of which programs use every value: those of Prometheus exporters, and lists. */
const COLLECTED = /^web\.listen-address$|(?:addresses|ports|urls|listeners|endpoints)$/i;

/**
 * Returns the name with its usual meaning: some short options mean a port in many programs, and Java's `-Dserver.port` is the property
 * `server.port`.
 */
function plainName(name: string): string {
  return /^-[pPlL]$/.test(name) ? 'short-port' : name.replace(/^D(?=[a-z]+\.)/, '');
}
