import { existsSync } from 'node:fs';
import path from 'node:path';
import type { Install } from '../../config/configuration.ts';
import { isWithin } from '../../source/paths.ts';
import { type Fields, fieldsOf, listOf, textOf } from '../../yaml/plain-fields.ts';
import { addOnce, type InitInput, installAt, isOf, type PlacedObject, type ProposedClusters, proposal, relativePath } from './proposal.ts';

/** Flux: a cluster is the folder of `Kustomization` objects that no other one applies; it installs the paths that these name, and so on. */
export function ofFlux({ folder }: InitInput, objects: readonly PlacedObject[]): ProposedClusters | null {
  const generators = objects.filter((one) => isOf(one, 'source.extensions.fluxcd.io', 'ArtifactGenerator'));
  const all = objects
    .filter((one) => isOf(one, 'kustomize.toolkit.fluxcd.io', 'Kustomization'))
    .map(({ file, object }) => ({
      file,
      path: pathOf(object, file, generators),
      name: textOf(fieldsOf(object.metadata).name),
    }))
    .filter((one): one is typeof one & { path: string } => one.path !== null);
  const releases = objects.filter((one) => isOf(one, 'helm.toolkit.fluxcd.io', 'HelmRelease'));
  const notes: string[] = [];
  const clusters = new Map<string, Install[]>();
  // `flux bootstrap` writes a Kustomization that applies its own folder.
  const isOwn = (one: (typeof all)[number]): boolean => isWithin(`/${one.file}`, `/${one.path}`);
  const roots = all.filter((one) => !all.some((other) => other !== one && !isOwn(other) && isWithin(`/${one.file}`, `/${other.path}`)));
  for (const root of roots) {
    const home = isOwn(root) ? root.path : path.posix.dirname(root.file);
    const name = path.posix.basename(home) === 'flux-system' ? path.posix.dirname(home) : home;
    const waiting = [root];
    for (const one of waiting) {
      if (!existsSync(path.join(folder, one.path))) {
        notes.push(`${one.file}: the path ${one.path} of Kustomization ${one.name} is not in this folder`);
        continue;
      }
      if (!addOnce(clusters, name, installAt(folder, one.path))) continue;
      waiting.push(...all.filter((inner) => inner !== one && isWithin(`/${inner.file}`, `/${one.path}`)));
    }
    for (const release of releases) {
      if (!waiting.some((one) => isWithin(`/${release.file}`, `/${one.path}`))) continue;
      const chart = chartOfHelmRelease(folder, release.object);
      if (chart !== null) addOnce(clusters, name, chart);
    }
  }
  return proposal(clusters, 'Flux', notes);
}

/** The path of a Kustomization in the repository; if its source is an artifact, the folder that an ArtifactGenerator beside it copies there. */
function pathOf({ spec }: Fields, file: string, generators: readonly PlacedObject[]): string | null {
  const { path: written, sourceRef } = fieldsOf(spec);
  const shown = relativePath(textOf(written));
  if (shown === null || textOf(fieldsOf(sourceRef).kind) !== 'ExternalArtifact') return shown;
  const own = generators.filter((one) => path.posix.dirname(one.file) === path.posix.dirname(file));
  const artifacts = own.flatMap(({ object }) => listOf(fieldsOf(object.spec).artifacts));
  const copies = artifacts.filter(({ name }) => name === textOf(fieldsOf(sourceRef).name)).flatMap(({ copy }) => listOf(copy));
  for (const { from, to } of copies) {
    const [source, target] = [from, to].map((text) =>
      textOf(text)
        .replace(/^@[^/]+\/?/, '')
        .replace(/\/?(?:\*\*)?$/, ''),
    );
    if (source && target !== undefined && isWithin(`/${shown}`, `/${target}`))
      return path.posix.join(source, path.posix.relative(target, shown));
  }
  return shown;
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
