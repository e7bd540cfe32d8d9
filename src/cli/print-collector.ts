import script from './print-collector.sh?text';
import ways from './print-collector.yaml';

/** The programs with which the printed script connects to the nodes. */
export const COLLECTOR_PROGRAMS = ['oc', 'kubectl', 'ssh'] as const;
export type CollectorProgram = (typeof COLLECTOR_PROGRAMS)[number];

/** Returns the script that captures the sockets of every node into one file for `--capture`. */
export function collectorScript(program: CollectorProgram): string {
  const way = (ways as Readonly<Record<CollectorProgram, Readonly<Record<string, string>>>>)[program];
  return script.replaceAll(/@([a-zA-Z]+)@/g, (_, name: string) => ({ ...way, program })[name] ?? '');
}
