import type { CommandLine, Detector, DetectorContext, DisabledListener } from '../../model/detector.ts';
import { type Confidence, leastSure, type Observation } from '../../model/listener.ts';
import type { ConfigurationFormat } from '../../model/program.ts';
import { reachOfHost } from '../../text/address.ts';
import { spanOfText, type Text } from '../../text/text.ts';
import { type FileRead, filesNamed, filesOfConfiguration, stepsOfFile } from '../configuration-files.ts';
import { type Binds, bindsOfSettings, guessFormat, isBindsFormat, isSettingsFormat, readBinds, readSettings } from '../formats/index.ts';
import { observationOf } from '../observation.ts';
import { readCommand } from '../options.ts';
import { baseName, isClient, type ProgramFinder } from '../programs.ts';

/** Configuration texts that stand in mounted ConfigMaps or that a script writes, of the programs that read them. */
export function settingsDetector(findProgram: ProgramFinder): Detector {
  return {
    id: 'config',
    *look(context) {
      const { name, unit } = context.container;
      if (unit) yield* observationsOfFile(context, { file: { path: name, text: unit }, word: null }, 'systemd', 'high');
      for (const command of context.commands) {
        if (isClient(baseName(command.words[0]?.value ?? ''))) continue;
        const program = findProgram(command, context.container);
        if (program) {
          const { options } = readCommand(command, program);
          for (const configuration of program.configurations ?? []) {
            if (!isBindsFormat(configuration.format)) continue;
            for (const read of filesOfConfiguration(context, options, configuration)) {
              yield* observationsOfFile(context, read, configuration.format, command.confidence);
            }
          }
        } else if (command.unresolved) yield* observationsOfUnknownReader(context, command);
        // Where nobody names the file, that the program reads it is a guess.
        else
          for (const read of filesNamed(context, command))
            yield* observationsOfFile(context, read, guessFormat(read.file.path, read.file.text), read.word ? command.confidence : 'low');
      }
    },
  };
}

/**
 * A script that is not in the input may read any of the files that its container mounts: what they say is a guess, unless
 * the registry gives the port to this workload.
 */
function* observationsOfUnknownReader(context: DetectorContext, command: CommandLine): Iterable<Observation> {
  const owned = context.registry.assignmentsOwnedBy(context.workload, context.container.name);
  for (const file of context.filesBelow('/')) {
    const format = guessFormat(file.path, file.text);
    for (const found of observationsOfFile(context, { file, word: command.words[0] ?? null }, format, 'low')) {
      if (!('evidence' in found)) continue;
      const isOwned = owned.some((row) => row.protocol === found.protocol && row.port <= found.port && found.port <= row.endPort);
      yield isOwned ? { ...found, confidence: 'medium' } : found;
    }
  }
}

function* observationsOfFile(
  context: DetectorContext,
  read: FileRead,
  format: ConfigurationFormat | undefined,
  most: Confidence,
): Iterable<Observation | DisabledListener> {
  const found = format === undefined ? null : bindsIn(format, read.file.text, context);
  if (!found) return;
  for (const bind of found.binds) {
    const confidence = leastSure(leastSure(bind.confidence, most), 'high');
    // What is a guess by itself would rest on a second one: that nobody changes the file which another container wrote.
    if (read.file.isHandedOver && confidence === 'low') continue;
    yield observationOf({
      detector: 'config',
      container: context.container.name,
      portText: bind.portText,
      port: bind.port,
      around: bind.note,
      host: bind.address,
      reach: bind.reach === 'unknown' && bind.address ? reachOfHost(bind.address) : bind.reach,
      protocol: bind.protocol,
      confidence,
      steps: stepsOfFile(read),
    });
  }
  for (const off of found.off) yield { detector: 'config', container: context.container.name, port: off.port, span: spanOfText(off.text) };
}

function bindsIn(format: ConfigurationFormat, text: Text, context: DetectorContext): Binds | null {
  if (isBindsFormat(format)) return readBinds(format, text, context.environment);
  return isSettingsFormat(format) ? bindsOfSettings(readSettings(format, text)) : null;
}
