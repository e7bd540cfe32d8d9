import { existsSync } from 'node:fs';
import path from 'node:path';
import type { Install } from '../../config/configuration.ts';
import { isWithin } from '../../source/paths.ts';
import { type Fields, fieldsOf, textOf } from '../../yaml/plain-fields.ts';
import {
  clusterName,
  type InitInput,
  installAt,
  isOf,
  type PlacedObject,
  type ProposedClusters,
  proposal,
  relativePath,
} from './proposal.ts';

/** Flux: a cluster is the folder of `Kustomization` objects that no other one applies; it installs the paths that these name, and so on. */
export function ofFlux({ folder }: InitInput, objects: readonly PlacedObject[]): ProposedClusters | null {
  const all = objects
    .filter((one) => isOf(one, 'kustomize.toolkit.fluxcd.io', 'Kustomization'))
    .map(({ file, object }) => ({
      file,
      path: relativePath(textOf(fieldsOf(object.spec).path)),
      name: textOf(fieldsOf(object.metadata).name),
    }))
    .filter((one): one is typeof one & { path: string } => one.path !== null);
  const notes: string[] = [];
  const clusters = new Map<string, Install[]>();
  // `flux bootstrap` writes a Kustomization that applies its own folder.
  const isOwn = (one: (typeof all)[number]): boolean => isWithin(`/${one.file}`, `/${one.path}`);
  const roots = all.filter((one) => !all.some((other) => other !== one && !isOwn(other) && isWithin(`/${one.file}`, `/${other.path}`)));
  for (const root of roots) {
    const home = isOwn(root) ? root.path : path.posix.dirname(root.file);
    const name = clusterName(path.posix.basename(home) === 'flux-system' ? path.posix.dirname(home) : home);
    const installs = clusters.get(name) ?? [];
    clusters.set(name, installs);
    const waiting = [root];
    for (const one of waiting) {
      if (!existsSync(path.join(folder, one.path))) {
        notes.push(`${one.file}: the path ${one.path} of Kustomization ${one.name} is not in this folder`);
        continue;
      }
      const install = installAt(folder, one.path);
      if (installs.some((known) => JSON.stringify(known) === JSON.stringify(install))) continue;
      installs.push(install);
      waiting.push(...all.filter((inner) => inner !== one && isWithin(`/${inner.file}`, `/${one.path}`)));
    }
    for (const release of objects.filter((one) => isOf(one, 'helm.toolkit.fluxcd.io', 'HelmRelease'))) {
      if (!waiting.some((one) => isWithin(`/${release.file}`, `/${one.path}`))) continue;
      const chart = chartOfHelmRelease(folder, release.object);
      if (chart !== null && !installs.some((known) => JSON.stringify(known) === JSON.stringify(chart))) installs.push(chart);
    }
  }
  return proposal(clusters, 'Flux', notes);
}

function chartOfHelmRelease(folder: string, { metadata, spec }: Fields): Install | null {
  const { chart, releaseName, targetNamespace, values } = fieldsOf(spec);
  const source = relativePath(textOf(fieldsOf(fieldsOf(chart).spec).chart));
  if (source === null || !existsSync(path.join(folder, source, 'Chart.yaml'))) return null;
  const namespace = textOf(targetNamespace) || textOf(fieldsOf(metadata).namespace);
  const set = fieldsOf(values);
  return {
    chart: source,
    release: textOf(releaseName) || textOf(fieldsOf(metadata).name),
    ...(namespace !== '' && { namespace }),
    ...(Object.keys(set).length > 0 && { set }),
  };
}
