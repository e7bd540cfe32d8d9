import { folderWith } from '../config/command-line.ts';

/** A pod of one container that a template makes. */
export const pod = (hostNetwork: string, args = 'args: ["--listen=:9123"]'): string => `apiVersion: v1
kind: Pod
metadata: {name: a, namespace: b}
spec:
  ${hostNetwork}
  containers:
    - name: a
      image: a
      ${args}
`;

/** A listener in JSON. */
export interface FoundListener {
  readonly port: number;
  readonly confidence: string;
  readonly evidence: readonly [{ readonly path: string; readonly line: number; readonly column: number }];
}

/** The listeners of a chart's files that Helm does not render. */
export async function listenersOf(files: Readonly<Record<string, string>>): Promise<readonly FoundListener[]> {
  const { stdout } = await folderWith(files).run('ports --format json --no-helm .');
  return JSON.parse(stdout).listeners;
}

/** Their ports, each with its confidence. */
export async function portsOf(files: Readonly<Record<string, string>>): Promise<string[]> {
  return (await listenersOf(files)).map(({ port, confidence }) => `${port} ${confidence}`);
}
