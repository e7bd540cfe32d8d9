import { containsPort } from '../../model/address.ts';
import type { ContainerCommand, Detector, DetectorContext, DisabledPort, FoundPort } from '../../model/detector.ts';
import { type Confidence, leastSure } from '../../model/listener.ts';
import type { ConfigurationFormat } from '../../model/program.ts';
import { type FileRead, filesNamed, filesOfConfiguration, stepsOfFile } from '../configuration-files.ts';
import { guessFormat, isBindsFormat, readSockets } from '../formats/index.ts';
import { readCommand } from '../options.ts';
import { isClient, isNamedAfter } from '../programs.ts';

/** Finds ports in configuration texts that are mounted from ConfigMaps or written by a script, for the programs that read them. */
export const settingsDetector: Detector = {
  id: 'config',
  *look(context) {
    const { name, unit } = context.container;
    if (unit) yield* portsOfFile(context, { file: { path: name, text: unit }, word: null }, 'systemd', 'high');
    for (const command of context.commands) if (!isClient(command)) yield* portsOfCommand(context, command);
  },
};

/** Names of programs that differ from the names of their formats. */
const READERS: Partial<Record<ConfigurationFormat, string>> = { corefile: 'coredns', otelcol: 'collector' };

function* portsOfCommand(context: DetectorContext, command: ContainerCommand): Iterable<FoundPort | DisabledPort> {
  const { program, confidence } = command;
  if (program) {
    const { options } = readCommand(command, program);
    for (const configuration of program.configurations ?? []) {
      const files = isBindsFormat(configuration.format) ? filesOfConfiguration(context, options, configuration) : [];
      for (const read of files) yield* portsOfFile(context, read, configuration.format, confidence);
    }
  } else if (command.unresolved) yield* portsOfUnknownReader(context, command);
  else {
    for (const read of filesNamed(context, command)) {
      const format = guessFormat(read.file.path, read.file.text);
      // If no word names the file, the program may not read it, unless the file is named after the program.
      const unnamed = format !== undefined && isNamedAfter(READERS[format] ?? format, context.container) ? 'medium' : 'low';
      yield* portsOfFile(context, read, format, read.word ? confidence : unnamed);
    }
  }
}

/**
 * Finds ports in all mounted files of a container whose script is missing from the input. The script may read any of them, so the
 * confidence is low, or medium if the registry assigns the port to this workload.
 */
function* portsOfUnknownReader(context: DetectorContext, command: ContainerCommand): Iterable<FoundPort> {
  const owned = context.registry.assignmentsOwnedBy(context.workload, context.container.name);
  for (const file of context.filesBelow('/')) {
    const format = guessFormat(file.path, file.text);
    for (const found of portsOfFile(context, { file, word: command.words[0] ?? null }, format, 'low')) {
      if (!('portText' in found)) continue;
      const isOwned = owned.some((row) => row.protocol === found.protocol && containsPort(row, found.port ?? 0));
      yield isOwned ? { ...found, confidence: 'medium' } : found;
    }
  }
}

function* portsOfFile(
  context: DetectorContext,
  read: FileRead,
  format: ConfigurationFormat | undefined,
  most: Confidence,
): Iterable<FoundPort | DisabledPort> {
  for (const found of format === undefined ? [] : readSockets(format, read.file.text, context.environment)) {
    if (!('portText' in found)) {
      yield found;
      continue;
    }
    const confidence = leastSure(leastSure(found.confidence, most), 'high');
    yield { ...found, confidence, steps: stepsOfFile(read) };
  }
}
