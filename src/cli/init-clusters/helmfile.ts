import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Install } from '../../config/configuration.ts';
import { fieldsOf, listOf, textOf } from '../../yaml/plain-fields.ts';
import { clusterName, type InitInput, objectsIn, type ProposedClusters, proposal, relativePath } from './proposal.ts';

/** helmfile: a cluster is an environment; it installs the releases whose chart is in this folder. */
export function ofHelmfile({ folder, files }: InitInput): ProposedClusters | null {
  const file =
    files.find((one) => /(?:^|\/)helmfile\.ya?ml$/.test(one)) ??
    ['helmfile.yaml', 'helmfile.yml'].find((one) => existsSync(path.join(folder, one)));
  if (file === undefined) return null;
  const objects = objectsIn(readFileSync(path.join(folder, file), 'utf8'));
  const environments = objects.flatMap((one) => Object.keys(fieldsOf(one.environments)));
  const home = path.posix.dirname(file);
  const clusters = new Map<string, Install[]>();
  for (const environment of new Set(environments)) {
    const filled = (text: unknown): string => textOf(text).replaceAll(/\{\{\s*\.Environment\.Name\s*\}\}/g, environment);
    const installs = objects
      .flatMap((one) => listOf(one.releases))
      .flatMap(({ name, namespace, chart, values }): Install[] => {
        const source = relativePath(path.posix.join(home, filled(chart)));
        if (source === null || !existsSync(path.join(folder, source, 'Chart.yaml'))) return [];
        const given = (Array.isArray(values) ? values : []).flatMap((one) =>
          typeof one === 'string' ? [path.posix.join(home, filled(one))] : [],
        );
        const found = given.filter((one) => existsSync(path.join(folder, one)));
        return [
          {
            chart: source,
            release: filled(name),
            ...(textOf(namespace) !== '' && { namespace: filled(namespace) }),
            ...(found.length > 0 && { values: found }),
          },
        ];
      });
    if (installs.length > 0) clusters.set(clusterName(environment), installs);
  }
  return proposal(clusters, 'helmfile', []);
}
