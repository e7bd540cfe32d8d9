import { existsSync } from 'node:fs';
import path from 'node:path';
import type { Install } from '../../config/configuration.ts';
import { isWithin } from '../../source/paths.ts';
import { type Fields, fieldsOf, listOf, textOf } from '../../yaml/plain-fields.ts';
import {
  addOnce,
  type Clusters,
  chartAt,
  type InitInput,
  installAt,
  ofKind,
  type PlacedObject,
  type ProposedClusters,
  proposal,
  relativePath,
} from './proposal.ts';

/** Flux: a cluster is the folder of `Kustomization` objects that no other one applies; it installs the paths that these name, and so on. */
export function ofFlux({ folder }: InitInput, objects: readonly PlacedObject[]): ProposedClusters | null {
  const generators = ofKind(objects, 'source.extensions.fluxcd.io', 'ArtifactGenerator');
  const all = ofKind(objects, 'kustomize.toolkit.fluxcd.io', 'Kustomization').flatMap(({ file, object }) => {
    const applied = pathOf(object, file, generators);
    return applied === null ? [] : [{ file, path: applied, name: textOf(fieldsOf(object.metadata).name) }];
  });
  const releases = ofKind(objects, 'helm.toolkit.fluxcd.io', 'HelmRelease');
  const clusters: Clusters = new Map();
  const notes: string[] = [];
  const applies = (one: { readonly path: string }, other: { readonly file: string }): boolean => isWithin(`/${other.file}`, `/${one.path}`);
  // `flux bootstrap` writes a Kustomization that applies its own folder.
  const roots = all.filter((one) => !all.some((other) => other !== one && !applies(other, other) && applies(other, one)));
  for (const root of roots) {
    const home = applies(root, root) ? root.path : path.posix.dirname(root.file);
    const name = path.posix.basename(home) === 'flux-system' ? path.posix.dirname(home) : home;
    const waiting = [root];
    for (const one of waiting) {
      if (!existsSync(path.join(folder, one.path)))
        notes.push(`${one.file}: the path ${one.path} of Kustomization ${one.name} is not in this folder`);
      else if (addOnce(clusters, name, installAt(folder, one.path)))
        waiting.push(...all.filter((inner) => inner !== one && applies(one, inner)));
    }
    for (const release of releases.filter((inner) => waiting.some((one) => applies(one, inner)))) {
      const chart = chartOf(folder, release.object);
      if (chart !== null) addOnce(clusters, name, chart);
    }
  }
  return proposal(clusters, 'Flux', notes);
}

/**
 * The path of a Kustomization in the repository; if its source is an artifact, the folder that an ArtifactGenerator beside it copies to it.
 */
function pathOf({ spec }: Fields, file: string, generators: readonly PlacedObject[]): string | null {
  const { path: written, sourceRef } = fieldsOf(spec);
  const { kind, name } = fieldsOf(sourceRef);
  const shown = relativePath(textOf(written));
  if (shown === null || kind !== 'ExternalArtifact') return shown;
  const copies = generators
    .filter((one) => path.posix.dirname(one.file) === path.posix.dirname(file))
    .flatMap(({ object }) => listOf(fieldsOf(object.spec).artifacts))
    .filter((artifact) => artifact.name === name)
    .flatMap(({ copy }) => listOf(copy));
  for (const { from, to } of copies) {
    const [source, target] = [folderOfCopy(from), folderOfCopy(to)];
    if (source !== '' && isWithin(`/${shown}`, `/${target}`)) return path.posix.join(source, path.posix.relative(target, shown));
  }
  return shown;
}

/** The folder that an artifact or repository copies: `apps/east` for `@repository/apps/east/**`. */
function folderOfCopy(written: unknown): string {
  return textOf(written)
    .replace(/^@[^/]+\/?/, '')
    .replace(/\/?(?:\*\*)?$/, '');
}

function chartOf(folder: string, { metadata, spec }: Fields): Install | null {
  const { chart, releaseName, targetNamespace, values } = fieldsOf(spec);
  const { name, namespace } = fieldsOf(metadata);
  const source = relativePath(textOf(fieldsOf(fieldsOf(chart).spec).chart));
  if (source === null) return null;
  const release = textOf(releaseName) || textOf(name);
  return chartAt(folder, { chart: source, release, namespace: textOf(targetNamespace) || textOf(namespace), set: fieldsOf(values) });
}
