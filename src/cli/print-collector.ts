import script from './print-collector.sh?text';
import ways from './print-collector.yaml';

/** The programs by which the printed script reaches the nodes. */
export const COLLECTOR_PROGRAMS = ['oc', 'kubectl', 'ssh'] as const;
export type CollectorProgram = (typeof COLLECTOR_PROGRAMS)[number];

/** Returns the script that captures the sockets of every node into one file, which `--capture` reads. */
export function collectorScript(program: CollectorProgram): string {
  const way = (ways as Readonly<Record<CollectorProgram, Readonly<Record<string, string>>>>)[program];
  return script.replaceAll(/@([a-zA-Z]+)@/g, (_, name: string) => ({ ...way, program })[name] ?? '');
}
