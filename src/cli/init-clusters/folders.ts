import { readFileSync } from 'node:fs';
import path from 'node:path';
import { addToSet } from '../../model/groups.ts';
import { createKustomizationReader } from '../../source/kustomize/kustomization.ts';
import { boundaryOf, realpathOf } from '../../source/paths.ts';
import { commonParts } from '../../text/words.ts';
import { fieldsOf, listOf, textListOf, textOf } from '../../yaml/plain-fields.ts';
import { chartAt, clusterName, type InitInput, objectsIn, type ProposedInstall, relativePath } from './proposal.ts';

/** helmfile: a cluster is an environment; it installs the releases whose chart is in this folder. */
export function* ofHelmfile({ folder, files }: InitInput): Iterable<ProposedInstall> {
  const file = files.find((one) => /(?:^|\/)helmfile\.ya?ml$/.test(one));
  if (file === undefined) return;
  const objects = objectsIn(readFileSync(path.join(folder, file), 'utf8'));
  for (const environment of objects.flatMap((one) => Object.keys(fieldsOf(one.environments)))) {
    const filled = (text: unknown): string => textOf(text).replaceAll(/\{\{\s*\.Environment\.Name\s*\}\}/g, environment);
    const placed = (text: unknown): string => path.posix.join(path.posix.dirname(file), filled(text));
    for (const { name, namespace, chart, values } of objects.flatMap((one) => listOf(one.releases))) {
      const source = relativePath(placed(chart));
      const release = { release: filled(name), namespace: filled(namespace), values: textListOf(values).map(placed) };
      const install = source === null ? null : chartAt(folder, { chart: source, ...release });
      if (install !== null) yield { place: environment, install };
    }
  }
}

/** Sibling kustomizations of one base, which are alternatives. */
export function ofOverlays({ folder, kustomizations }: InitInput): ProposedInstall[] {
  const reader = createKustomizationReader(folder, false);
  const read = kustomizations.map(({ file, path: shown }) => ({
    file: shown,
    parent: path.dirname(file),
    bases: reader.read(file, boundaryOf(file, folder)).bases,
    real: realpathOf(file),
  }));
  const overlays = read.filter((one) =>
    read.some((other) => other.real !== one.real && other.parent === one.parent && [...one.bases].some((base) => other.bases.has(base))),
  );
  const namesBelow = new Map<string, Set<string>>();
  for (const { file, parent } of overlays) addToSet(namesBelow, parent, clusterName(file));
  const clusters = new Set(overlays.map(({ file }) => clusterName(file)));
  // In a catalogue each component has its own overlays, which are versions and variants.
  if (namesBelow.size > 0 && ![...namesBelow.values()].some(({ size }) => size === clusters.size))
    return [`the overlays of ${namesBelow.size} folders have different names, so they show no clusters`];
  return clusters.size < 2 ? [] : overlays.map(({ file }) => ({ place: file, install: { kustomize: file } }));
}

/** Sibling folders that define one object at the same place, which no cluster can install twice. */
export function ofSiblings({ workloads }: InitInput): ProposedInstall[] {
  const byObject = new Map<string, Set<string>>();
  for (const { kind, namespace, name, path: file } of workloads) addToSet(byObject, JSON.stringify([kind, namespace, name]), file);
  /** Sibling folders, by their parent folder. */
  const siblings = new Map<string, Set<string>>();
  for (const files of byObject.values()) {
    for (const one of files) {
      for (const other of files) {
        const [here, there] = [one.split('/'), other.split('/')];
        const at = commonParts(here, there);
        const isSamePlace = here.slice(at + 1).join('/') === there.slice(at + 1).join('/');
        if (isSamePlace && at < here.length - 1) addToSet(siblings, here.slice(0, at).join('/'), here[at] ?? '');
      }
    }
  }
  const [[parent, names] = ['', new Set<string>()]] = [...siblings].sort(
    ([a], [b]) => a.split('/').length - b.split('/').length || b.length - a.length,
  );
  if (new Set([...names].map(clusterName)).size < 2) return [];
  return [...names].sort().map((name) => ({ place: name, install: `${parent === '' ? '' : `${parent}/`}${name}/**` }));
}
