import { readFileSync } from 'node:fs';
import path from 'node:path';
import { type Folder, folderWith } from '../config/command-line.ts';

/** A DaemonSet on the host network whose containers are given as text, six columns deep. */
export function podWith(containers: string): string {
  return `apiVersion: apps/v1
kind: DaemonSet
metadata:
  name: node-agent
  namespace: example
spec:
  template:
    spec:
      hostNetwork: true
      containers:
${containers}`;
}

export function textOf(folder: Folder, file: string): string {
  return readFileSync(path.join(folder.path, file), 'utf8');
}

/** The text of a file after `--fix`. */
export async function fixed(text: string, file = 'a.yaml', options = ''): Promise<string> {
  const folder = folderWith({ [file]: text });
  await folder.run(`--fix --rule undeclared-host-port,duplicate-port,protocol-differs-from-registry ${options} ${file}`);
  return textOf(folder, file);
}
