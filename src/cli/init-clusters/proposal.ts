import { existsSync } from 'node:fs';
import path from 'node:path';
import type { ChartInstall, Install } from '../../config/configuration.ts';
import { addTo } from '../../model/groups.ts';
import { isChart, isKustomization } from '../../source/file-kinds.ts';
import type { FoundPath } from '../../source/found-paths.ts';
import { type Fields, fieldsOf, textOf } from '../../yaml/plain-fields.ts';
import { plainValue } from '../../yaml/schema-problems.ts';
import { parseYaml } from '../../yaml/tree.ts';

/** Clusters that objects of the input show, and open questions about them. */
export interface ProposedClusters {
  readonly clusters: Readonly<Record<string, readonly Install[]>>;
  /** The tool that shows them, for the reader: `Flux`. */
  readonly source: string;
  readonly notes: readonly string[];
}

/** The input of `init`. Paths are relative to `folder`. */
export interface InitInput {
  readonly folder: string;
  readonly files: readonly string[];
  readonly kustomizations: readonly FoundPath[];
  /** Workloads with a host port. */
  readonly workloads: readonly { readonly kind: string; readonly namespace: string | null; readonly name: string; readonly path: string }[];
}

/** An object of a file, by its path relative to the folder of the configuration. */
export interface PlacedObject {
  readonly file: string;
  readonly object: Fields;
}

/** Clusters by name, each with its installs. */
export type Clusters = Map<string, Install[]>;

/** The objects of a YAML text; documents that cannot be read are omitted. */
export function objectsIn(text: string): Fields[] {
  return text.split(/^---[ \t\r]*$/m).flatMap((part) => {
    const tree = parseYaml(part);
    return tree === null || 'reason' in tree ? [] : [fieldsOf(plainValue(tree.root)?.value)];
  });
}

/** Objects of a kind of an API group, in any version. */
export function ofKind(objects: readonly PlacedObject[], group: string, kind: string): PlacedObject[] {
  return objects.filter(({ object }) => textOf(object.apiVersion).startsWith(`${group}/`) && object.kind === kind);
}

/** A proposal; null if there are no clusters and no notes. */
export function proposal(clusters: Clusters, source: string, notes: readonly string[] = []): ProposedClusters | null {
  if (clusters.size + notes.length === 0) return null;
  return { clusters: Object.fromEntries([...clusters].sort(([a], [b]) => (a < b ? -1 : 1))), source, notes };
}

/** Adds an install to a cluster with the name of the last part of a path. Returns false if the cluster already has the install. */
export function addOnce(clusters: Clusters, place: string, install: Install): boolean {
  const cluster = clusterName(place);
  const text = JSON.stringify(install);
  if (clusters.get(cluster)?.some((known) => JSON.stringify(known) === text)) return false;
  addTo(clusters, cluster, install);
  return true;
}

/** The install of a folder: a kustomization if it contains one. */
export function installAt(folder: string, shown: string): Install {
  return isKustomization(path.join(folder, shown)) ? { kustomize: shown } : shown === '.' ? '**' : `${shown}/**`;
}

/** The install of a chart in the folder, without empty options and missing values files; null if there is no such chart. */
export function chartAt(folder: string, { chart, release, namespace, values = [], set = {} }: ChartInstall): Install | null {
  if (!isChart(path.join(folder, chart))) return null;
  const found = values.filter((file) => existsSync(path.join(folder, file)));
  return {
    chart,
    ...(release && { release }),
    ...(namespace && { namespace }),
    ...(found.length > 0 && { values: found }),
    ...(Object.keys(set).length > 0 && { set }),
  };
}

/** A path of a repository without `./`; null if it is empty or leads out of the repository. */
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
