import type { CommandLine, DetectorContext, DisabledPort, FoundPort } from '../../model/detector.ts';
import { leastSure } from '../../model/listener.ts';
import { portsByName } from '../named-ports.ts';
import { type Option, writtenOption } from '../options.ts';

/** Judges the options of a program that nobody described by what their names say. */
export function* portsOfOptions(
  { container }: DetectorContext,
  command: CommandLine,
  options: readonly Option[],
): Iterable<FoundPort | DisabledPort> {
  const named = options.map((option) => ({ name: plainName(option.name), value: option.value, around: writtenOption(option) }));
  for (const found of portsByName(named, { place: 'option', container, isAsked: ({ name }) => !name.startsWith('-') })) {
    yield 'portText' in found ? { ...found, confidence: leastSure(found.confidence, command.confidence) } : found;
  }
}

/** Some short options mean a port in many programs; Java's `-Dserver.port` is the property `server.port`. */
function plainName(name: string): string {
  return /^-[pPlL]$/.test(name) ? 'short-port' : name.replace(/^D(?=[a-z]+\.)/, '');
}
