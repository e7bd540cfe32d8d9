import { existsSync } from 'node:fs';
import path from 'node:path';
import { compileGlob } from '../../text/glob.ts';
import { type Fields, fieldsOf, listOf, textListOf, textOf } from '../../yaml/plain-fields.ts';
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

/** Values for the placeholders of a template. */
type Values = Readonly<Record<string, unknown>>;

/** Argo CD: a cluster is the destination of an `Application`, or of those that an `ApplicationSet` generates from lists and Git folders. */
export function ofArgo({ folder, files }: InitInput, objects: readonly PlacedObject[]): ProposedClusters | null {
  const clusters: Clusters = new Map();
  const notes: string[] = [];
  for (const { object } of ofKind(objects, 'argoproj.io', 'Application')) addApplication(clusters, folder, fieldsOf(object.spec), {});
  for (const { file, object } of ofKind(objects, 'argoproj.io', 'ApplicationSet')) {
    const { generators, template } = fieldsOf(object.spec);
    for (const generator of listOf(generators)) {
      const values = valuesOf(generator, files);
      const name = textOf(fieldsOf(object.metadata).name);
      if (values === null)
        notes.push(`${file}: the generator of ApplicationSet ${name} asks a live cluster; add its paths to \`clusters\` yourself`);
      for (const one of values ?? []) addApplication(clusters, folder, fieldsOf(fieldsOf(template).spec), one);
    }
  }
  return proposal(clusters, 'Argo CD', notes);
}

function addApplication(clusters: Clusters, folder: string, { destination, source, sources }: Fields, values: Values): void {
  const filled = (text: unknown): string =>
    textOf(text).replaceAll(/\{\{-?\s*\.?([\w.]+)\s*-?\}\}/g, (whole, key: string) => String(values[key] ?? whole));
  const { name, server, namespace } = fieldsOf(destination);
  for (const one of [fieldsOf(source), ...listOf(sources)]) {
    const place = relativePath(filled(one.path));
    if (place === null || !existsSync(path.join(folder, place))) continue;
    const { valueFiles, parameters, releaseName } = fieldsOf(one.helm);
    const chart = {
      chart: place,
      release: filled(releaseName),
      namespace: filled(namespace),
      values: textListOf(valueFiles).map((file) => path.posix.join(place, filled(file))),
      set: Object.fromEntries(listOf(parameters).map((parameter) => [textOf(parameter.name), filled(parameter.value)])),
    };
    addOnce(clusters, filled(name) || hostOf(filled(server)), chartAt(folder, chart) ?? installAt(folder, place));
  }
}

/** The values with which a generator fills its template; null if it uses neither a list nor folders of Git. */
function valuesOf({ list, git }: Fields, files: readonly string[]): Values[] | null {
  const elements = listOf(fieldsOf(list).elements);
  const directories = listOf(fieldsOf(git).directories);
  if (elements.length + directories.length === 0) return null;
  const isExcluded = ({ exclude }: Fields): boolean => exclude === true;
  const globs = (some: readonly Fields[]) => some.map((one) => compileGlob(textOf(one.path)));
  const [excluded, included] = [globs(directories.filter(isExcluded)), globs(directories.filter((one) => !isExcluded(one)))];
  const folders = foldersOf(files).filter(
    (names) => included.some((matches) => matches(names)) && !excluded.some((matches) => matches(names)),
  );
  return [...elements, ...folders.map((names) => ({ path: names.join('/'), 'path.path': names.join('/'), 'path.basename': names.at(-1) }))];
}

/** All folders that contain some files, as path segments, sorted. */
function foldersOf(files: readonly string[]): string[][] {
  const folders = files.flatMap((file) =>
    file
      .split('/')
      .slice(0, -1)
      .map((_, index, names) => names.slice(0, index + 1).join('/')),
  );
  return [...new Set(folders)].sort().map((folder) => folder.split('/'));
}

function hostOf(server: string): string {
  const host = /^https?:\/\/([^:/]+)/.exec(server)?.[1] ?? '';
  return host === '' || host === 'kubernetes.default.svc' ? 'in-cluster' : host;
}
