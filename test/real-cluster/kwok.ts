import { copyFileSync, mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** How commands run in a pod. */
export interface NodeExec {
  readonly namespace: string;
  readonly pod: string;
  /** Variables of the commands: `NETWORK` names a network namespace to enter, `BEHAVIOR` a file that says what goes wrong. */
  readonly env: Readonly<Record<string, string>>;
}

/** The log of a pod: a file whose lines begin as those of the kubelet, `TIME stdout F TEXT`. */
export interface PodLog {
  readonly namespace: string;
  readonly pod: string;
  readonly file: string;
}

/** The configuration of kwok. Writes the commands that pods have into the folder `tools`. */
export function kwokConfiguration(execs: readonly NodeExec[], logs: readonly PodLog[], tools: string): string {
  mkdirSync(tools, { recursive: true });
  for (const name of ['ss', 'netstat', 'cat']) copyFileSync('test/real-cluster/node-command.sh', join(tools, name));
  const of = (kind: string, metadata: object, spec: object): string =>
    JSON.stringify({ apiVersion: 'kwok.x-k8s.io/v1alpha1', kind, metadata, spec });
  return [
    readFileSync('test/real-cluster/stages.yaml', 'utf8'),
    ...execs.map(({ namespace, pod, env }) =>
      of('Exec', { name: pod, namespace }, { execs: [{ local: { envs: Object.entries(env).map(([name, value]) => ({ name, value })) } }] }),
    ),
    ...logs.map(({ namespace, pod, file }) => of('Logs', { name: pod, namespace }, { logs: [{ logsFile: file }] })),
  ].join('\n---\n');
}
