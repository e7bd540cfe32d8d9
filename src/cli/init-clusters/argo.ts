import { existsSync } from 'node:fs';
import path from 'node:path';
import type { Install } from '../../config/configuration.ts';
import { type Fields, fieldsOf, listOf, textListOf, textOf } from '../../yaml/plain-fields.ts';
import { addOnce, type InitInput, installAt, isOf, type PlacedObject, type ProposedClusters, proposal, relativePath } from './proposal.ts';

/** Argo CD: a cluster is the destination of an `Application`, or of those that an `ApplicationSet` makes of lists and Git folders. */
export function ofArgo(input: InitInput, objects: readonly PlacedObject[]): ProposedClusters | null {
  const notes: string[] = [];
  const clusters = new Map<string, Install[]>();
  const add = (spec: Fields, values: Readonly<Record<string, string>>): void => {
    const filled = (text: unknown): string =>
      textOf(text).replaceAll(/\{\{-?\s*\.?([\w.]+)\s*-?\}\}/g, (whole, key: string) => values[key] ?? whole);
    const { destination, source, sources } = spec;
    const { name, server } = fieldsOf(destination);
    const cluster = filled(name) || hostOf(filled(server));
    for (const one of [fieldsOf(source), ...listOf(sources)]) {
      const folder = relativePath(filled(one.path));
      if (folder === null || !existsSync(path.join(input.folder, folder))) continue;
      const helm = fieldsOf(one.helm);
      const namespace = filled(fieldsOf(destination).namespace);
      const files = textListOf(helm.valueFiles).map((file) => path.posix.join(folder, filled(file)));
      const set = Object.fromEntries(listOf(helm.parameters).map((parameter) => [textOf(parameter.name), filled(parameter.value)]));
      const install: Install = existsSync(path.join(input.folder, folder, 'Chart.yaml'))
        ? {
            chart: folder,
            ...(textOf(helm.releaseName) !== '' && { release: filled(helm.releaseName) }),
            ...(namespace !== '' && { namespace }),
            ...(files.length > 0 && { values: files.filter((file) => existsSync(path.join(input.folder, file))) }),
            ...(Object.keys(set).length > 0 && { set }),
          }
        : installAt(input.folder, folder);
      addOnce(clusters, cluster, install);
    }
  };
  for (const one of objects) {
    if (isOf(one, 'argoproj.io', 'Application')) add(fieldsOf(one.object.spec), {});
    if (!isOf(one, 'argoproj.io', 'ApplicationSet')) continue;
    const { generators, template } = fieldsOf(one.object.spec);
    for (const generator of listOf(generators)) {
      const elements = listOf(fieldsOf(generator.list).elements).map((element) => flatTexts(element));
      const directories = listOf(fieldsOf(generator.git).directories);
      const matching = (isExcluded: boolean): string[] =>
        directories.flatMap(({ path: glob, exclude }) =>
          (exclude === true) === isExcluded ? foldersMatching(textOf(glob), input.files) : [],
        );
      const excluded = matching(true);
      const folders = matching(false).filter((folder) => !excluded.includes(folder));
      if (elements.length + directories.length === 0)
        notes.push(
          `${one.file}: the generator of ApplicationSet ${textOf(fieldsOf(one.object.metadata).name)} asks a live cluster; add its paths to \`clusters\` yourself`,
        );
      const ofFolders = folders.map((folder) => ({
        ...{ path: folder, 'path.path': folder },
        ...{ 'path.basename': path.posix.basename(folder) },
      }));
      for (const values of [...elements, ...ofFolders]) add(fieldsOf(fieldsOf(template).spec), values);
    }
  }
  return proposal(clusters, 'Argo CD', notes);
}

function hostOf(server: string): string {
  const host = /^https?:\/\/([^:/]+)/.exec(server)?.[1] ?? '';
  return host === '' || host === 'kubernetes.default.svc' ? 'in-cluster' : host;
}

/** Values of a list generator by the names that a template uses: `a.b`. */
function flatTexts(element: Fields, prefix = ''): Record<string, string> {
  return Object.fromEntries(
    Object.entries(element).flatMap(([key, value]): [string, string][] =>
      typeof value === 'object' && value !== null
        ? Object.entries(flatTexts(fieldsOf(value), `${prefix}${key}.`))
        : [[`${prefix}${key}`, String(value)]],
    ),
  );
}

/** The folders of files that a glob of a Git generator matches: `*` is one folder. */
function foldersMatching(glob: string, files: readonly string[]): string[] {
  const parts = glob.split('/').filter(Boolean);
  const found = new Set<string>();
  for (const file of files) {
    const folders = file.split('/').slice(0, -1);
    if (folders.length < parts.length) continue;
    if (parts.every((part, index) => part === '*' || part === folders[index])) found.add(folders.slice(0, parts.length).join('/'));
  }
  return [...found].sort();
}
