import type { ContainerCommand, Detector, DetectorContext, FoundPort } from '../../model/detector.ts';
import { leastSure } from '../../model/listener.ts';
import type { Program, ProgramListener } from '../../model/program.ts';
import { knownAt, UNKNOWN } from '../../text/text.ts';
import { filesOfConfiguration, inputOf, readsUnknownFile } from '../configuration-files.ts';
import { showsPort } from '../declared.ts';
import { argumentsOf } from '../options.ts';
import { defaultHost, givenHost, isHostAlone, isSwitchedOff, type ProgramInput, portsGiven } from '../program-options.ts';

/** What described programs bind where nothing tells them otherwise: a guess, because images differ in their versions. */
export const defaultDetector: Detector = {
  id: 'default',
  *look(context) {
    for (const command of context.commands) if (command.program) yield* defaultsOf(context, command, command.program);
  },
};

/** Nothing is said where a variable sets the port that a file or ConfigMap outside of the input may hold. */
function* defaultsOf(context: DetectorContext, command: ContainerCommand, program: Program): Iterable<FoundPort> {
  const input = inputOf(context, command, program);
  if (readsUnknownFile(context, input.options, program) || hasOnlyUnknownWords(command)) return;
  const place = command.words[0];
  const isFileKnown = program.configurations?.some(
    (configuration) => filesOfConfiguration(context, input.options, configuration).length > 0,
  );
  for (const listener of program.listeners) {
    const port = listener.default?.port;
    if (listener.settledByFile && isFileKnown) continue;
    if (listener.variables && (context.hasUnknownVariables || command.unresolved)) continue;
    if (port === undefined || !place || givesPort(listener, input) || isSwitchedOff(listener, input)) continue;
    const given = givenHost(listener, input);
    const seen = { host: given?.host ?? defaultHost(listener, command), protocol: listener.protocol ?? 'TCP' };
    // An address in a variable is often set although its listener is not opened.
    if (given && given.kind !== 'env' && showsPort(context.container, port)) {
      const portText = knownAt(String(port), given.host);
      yield { ...seen, detector: given.kind, portText, around: given.around, confidence: leastSure('high', command.confidence) };
    } else {
      const around = `${program.title} listens there unless it is told otherwise (${listener.name})`;
      yield { ...seen, portText: knownAt(String(port), place), around, confidence: 'low' };
    }
  }
}

/** Words of which nothing is known. */
const UNKNOWN_WORD = new RegExp(`^${UNKNOWN}+$`);

/** Whether nobody can know what the program is told, such as `etcd $(cat arguments)`. */
function hasOnlyUnknownWords(command: ContainerCommand): boolean {
  const given = command.words.slice(1);
  return given.length > 0 && given.every((word) => UNKNOWN_WORD.test(word.value));
}

/** Whether the input sets the port, even to something that cannot be read. */
function givesPort(listener: ProgramListener, input: ProgramInput): boolean {
  return portsGiven(listener, input).some((one) => !isHostAlone(one)) || argumentsOf(listener, input.operands).length > 0;
}
