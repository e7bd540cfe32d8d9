import type { DetectorContext } from '../model/detector.ts';
import { startedCommands } from './commands.ts';
import { baseName } from './programs.ts';

/** Programs that keep a container alive, and what scripts put around them. */
const IDLE = new Set(['sleep', 'pause', 'tail', 'cat', 'echo', 'printf', 'date', 'trap', 'wait', 'exit', 'kill', 'set', 'true', ':']);

/** A script that reads further commands, so that those which are seen are not all. */
const READS_MORE = /(?:^|[\s;&|(])(?:\.|source|eval|coproc)\s/;

/** Whether a pod does nothing but wait: its only container runs `sleep` or the like, by itself or in a script. */
export function isIdle({ pod, container, commands }: DetectorContext): boolean {
  const others = pod.containers.filter((other) => other !== container && other.role !== 'init');
  if (others.length > 0 || container.command.length === 0) return false;
  if ([...container.command, ...container.args].some((word) => READS_MORE.test(word.value))) return false;
  const started = startedCommands(commands);
  return started.length > 0 && started.every((command) => !command.unresolved && IDLE.has(baseName(command.words[0]?.value ?? '')));
}
