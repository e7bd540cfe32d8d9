import { existsSync } from 'node:fs';
import path from 'node:path';
import type { Install } from '../../config/configuration.ts';
import { addTo } from '../../model/groups.ts';
import type { FoundPath } from '../../source/found-paths.ts';
import { type Fields, fieldsOf, textOf } from '../../yaml/plain-fields.ts';
import { plainValue } from '../../yaml/schema-problems.ts';
import { parseYaml } from '../../yaml/tree.ts';

/** Clusters that objects of the input show, and what these leave open. */
export interface ProposedClusters {
  readonly clusters: Readonly<Record<string, readonly Install[]>>;
  /** What shows them, for the reader: `Flux`. */
  readonly source: string;
  readonly notes: readonly string[];
}

/** An object of a file, by its path relative to the folder of the configuration. */
export interface PlacedObject {
  readonly file: string;
  readonly object: Fields;
}

/** A workload with a host port. */
export interface PlacedWorkload {
  readonly kind: string;
  readonly namespace: string | null;
  readonly name: string;
  readonly path: string;
}

/** The input of `init`. Paths are relative to `folder`. */
export interface InitInput {
  readonly folder: string;
  readonly files: readonly string[];
  readonly kustomizations: readonly FoundPath[];
  readonly workloads: readonly PlacedWorkload[];
}

/** The objects of a file of YAML; documents that cannot be read are left out. */
export function objectsIn(text: string): Fields[] {
  return text.split(/^---[ \t\r]*$/m).flatMap((part) => {
    const tree = parseYaml(part);
    return tree === null || 'reason' in tree ? [] : [fieldsOf(plainValue(tree.root)?.value)];
  });
}

/** True if an object is of a kind of an API group, in any version. */
export function isOf({ object }: PlacedObject, group: string, kind: string): boolean {
  return textOf(object.apiVersion).startsWith(`${group}/`) && object.kind === kind;
}

/** What was proposed; null if nothing was, and there is nothing to say. */
export function proposal(clusters: ReadonlyMap<string, Install[]>, source: string, notes: readonly string[]): ProposedClusters | null {
  const filled = [...clusters].filter(([, installs]) => installs.length > 0).sort(([a], [b]) => (a < b ? -1 : 1));
  if (filled.length === 0) return notes.length > 0 ? { clusters: {}, source, notes } : null;
  return { clusters: Object.fromEntries(filled), source, notes };
}

/** Adds an install to a cluster, which is named by the last part of a path. False if the cluster has the install already. */
export function addOnce(clusters: Map<string, Install[]>, place: string, install: Install): boolean {
  const cluster = clusterName(place);
  const text = JSON.stringify(install);
  if (clusters.get(cluster)?.some((known) => JSON.stringify(known) === text)) return false;
  addTo(clusters, cluster, install);
  return true;
}

/** A folder as an install: built if it is a kustomization. */
export function installAt(folder: string, shown: string): Install {
  const isKustomization = ['kustomization.yaml', 'kustomization.yml', 'Kustomization'].some((name) =>
    existsSync(path.join(folder, shown, name)),
  );
  return isKustomization ? { kustomize: shown } : shown === '.' ? '**' : `${shown}/**`;
}

/** A path of a repository without `./`; null if it is empty or leads out of it. */
export function relativePath(written: string): string | null {
  if (written === '') return null;
  const clean = path.posix.normalize(written.replace(/^\/+/, '')).replace(/\/$/, '');
  return clean.startsWith('..') ? null : clean;
}

/** The name of a cluster from the last part of a path. */
export function clusterName(text: string): string {
  const name = path.posix
    .basename(text)
    .replaceAll(/[^A-Za-z0-9 ._-]+/g, '-')
    .replace(/^[^A-Za-z0-9]+/, '');
  return name === '' ? 'cluster' : name;
}
