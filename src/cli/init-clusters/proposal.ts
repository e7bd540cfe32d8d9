import { existsSync } from 'node:fs';
import path from 'node:path';
import type { ChartInstall, Install } from '../../config/configuration.ts';
import { addTo } from '../../model/groups.ts';
import { isChart, isKustomization } from '../../source/file-kinds.ts';
import type { FoundPath } from '../../source/found-paths.ts';
import { fieldsOf, type PlainFields } from '../../yaml/plain-fields.ts';
import { plainValue } from '../../yaml/schema-problems.ts';
import { parseYaml } from '../../yaml/tree.ts';

/** The input of `init`. Paths are relative to `folder`. */
export interface InitInput {
  readonly folder: string;
  readonly files: readonly string[];
  readonly kustomizations: readonly FoundPath[];
  /** Workloads with a host port. */
  readonly workloads: readonly { readonly kind: string; readonly namespace: string | null; readonly name: string; readonly path: string }[];
  /** The objects of files that mention Flux or Argo CD, with the path of their file. */
  readonly objects: readonly PlacedObject[];
}

export interface PlacedObject {
  readonly file: string;
  readonly object: PlainFields;
}

/** An install of a cluster, which is named by the last part of a path; or a note for the user. */
export type ProposedInstall = { readonly place: string; readonly install: Install } | string;

/** The clusters that some objects or folders show, and what remains to be done. */
export interface ProposedClusters {
  readonly clusters: Readonly<Record<string, readonly Install[]>>;
  readonly notes: readonly string[];
}

/** Clusters by name, each install once; null if nothing was found. */
export function proposalOf(found: Iterable<ProposedInstall>): ProposedClusters | null {
  const clusters = new Map<string, Install[]>();
  const notes: string[] = [];
  for (const one of found) {
    if (typeof one === 'string') {
      notes.push(one);
      continue;
    }
    const cluster = clusterName(one.place);
    const text = JSON.stringify(one.install);
    if (!clusters.get(cluster)?.some((known) => JSON.stringify(known) === text)) addTo(clusters, cluster, one.install);
  }
  if (clusters.size + notes.length === 0) return null;
  return { clusters: Object.fromEntries([...clusters].sort(([a], [b]) => (a < b ? -1 : 1))), notes };
}

/** The objects of a text of YAML; documents that cannot be parsed are left out. */
export function objectsIn(text: string): PlainFields[] {
  return text.split(/^---[ \t\r]*$/m).flatMap((part) => {
    const tree = parseYaml(part);
    return tree === null || 'reason' in tree ? [] : [fieldsOf(plainValue(tree.root)?.value)];
  });
}

/** The install of a folder: a kustomization if it contains one. */
export function installAt(folder: string, shown: string): Install {
  return isKustomization(path.join(folder, shown)) ? { kustomize: shown } : shown === '.' ? '**' : `${shown}/**`;
}

/** A chart of the folder as an install, without empty members and missing files of values; null if there is no such chart. */
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
