import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { realPart } from '../scripts/real-parts.ts';
import type { Candidate } from './measure.ts';

/** Other programs that read manifests, as far as they are installed: the least work that each can be asked for. */
export function neighbours(folder: string): Candidate[] {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();
  const all: Candidate[] = [
    {
      name: 'kubeconform, parsing only',
      program: 'kubeconform',
      parameters: ['-n', '2', '-skip', 'ConfigMap,DaemonSet,Deployment,Policy,Service', folder],
    },
    {
      name: 'kube-linter, one check',
      program: 'kube-linter',
      parameters: ['lint', '--do-not-auto-add-defaults', '--include', 'host-network', folder],
    },
    { name: 'kube-score', program: 'kube-score', parameters: ['score', ...files] },
  ];
  return all.flatMap((candidate) => {
    const program = realPart(candidate.program);
    return program === undefined ? [] : [{ ...candidate, program }];
  });
}
