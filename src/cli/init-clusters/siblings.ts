import path from 'node:path';
import type { Install } from '../../config/configuration.ts';
import { addTo, addToSet } from '../../model/groups.ts';
import { createKustomizationReader } from '../../source/kustomize/kustomization.ts';
import { boundaryOf, realpathOf } from '../../source/paths.ts';
import { commonParts } from '../../text/words.ts';
import { clusterName, type InitInput, type ProposedClusters, proposal } from './proposal.ts';

/** Sibling kustomizations of one base, which are alternatives. */
export function ofOverlays({ folder, kustomizations }: InitInput): ProposedClusters | null {
  const reader = createKustomizationReader(folder, false);
  const read = kustomizations.map(({ file }) => ({
    file: path.relative(folder, file).replaceAll(path.sep, '/'),
    bases: reader.read(file, boundaryOf(file, folder)).bases,
    real: realpathOf(file),
  }));
  const overlays = read.filter(({ bases, real, file }) =>
    read.some(
      (other) =>
        other.real !== real &&
        path.posix.dirname(other.file) === path.posix.dirname(file) &&
        [...bases].some((base) => other.bases.has(base)),
    ),
  );
  const namesBelow = new Map<string, Set<string>>();
  for (const { file } of overlays) addToSet(namesBelow, path.posix.dirname(file), clusterName(file));
  // In a catalogue each component has overlays of its own, which are versions and variants.
  const names = new Set([...namesBelow.values()].flatMap((own) => [...own]));
  if (![...namesBelow.values()].some((own) => own.size === names.size)) {
    const note = `the overlays of ${namesBelow.size} folders have different names, so they show no clusters`;
    return namesBelow.size === 0 ? null : proposal(new Map(), 'sibling overlays', [note]);
  }
  const clusters = new Map<string, Install[]>();
  for (const { file } of overlays) addTo(clusters, clusterName(file), { kustomize: file });
  return clusters.size < 2 ? null : proposal(clusters, 'sibling overlays', []);
}

/** Sibling folders that define one object at the same place, which no cluster can install twice. */
export function ofSiblings({ workloads }: InitInput): ProposedClusters | null {
  const byObject = new Map<string, Set<string>>();
  for (const { kind, namespace, name, path: file } of workloads) addToSet(byObject, JSON.stringify([kind, namespace, name]), file);
  const parents = new Map<string, Set<string>>();
  for (const files of byObject.values()) {
    for (const one of files) {
      for (const other of files) {
        const [here, there] = [one.split('/'), other.split('/')];
        const at = commonParts(here, there);
        const isSibling =
          at < here.length - 1 && here.length === there.length && here.slice(at + 1).join('/') === there.slice(at + 1).join('/');
        if (!isSibling) continue;
        addToSet(parents, here.slice(0, at).join('/'), here[at] ?? '');
      }
    }
  }
  const [first] = [...parents].sort(([a], [b]) => a.split('/').length - b.split('/').length || b.length - a.length);
  if (!first) return null;
  const [parent, names] = first;
  const clusters = new Map(
    [...names].sort().map((name): [string, Install[]] => [clusterName(name), [`${parent === '' ? '' : `${parent}/`}${name}/**`]]),
  );
  return clusters.size < 2 ? null : proposal(clusters, 'sibling folders with the same objects', []);
}
