import { existsSync } from 'node:fs';
import path from 'node:path';
import { isWithin } from '../../source/paths.ts';
import { compileGlob } from '../../text/glob.ts';
import { fieldsOf, listOf, type PlainFields, textListOf, textOf } from '../../yaml/plain-fields.ts';
import { chartAt, type InitInput, installAt, type PlacedObject, type ProposedInstall, relativePath } from './proposal.ts';

/** The objects of a kind of an API group, in any version. */
function ofKind({ objects }: InitInput, group: string, kind: string): PlacedObject[] {
  return objects.filter(({ object }) => textOf(object.apiVersion).startsWith(`${group}/`) && object.kind === kind);
}

function metadataName({ metadata }: PlainFields): string {
  return textOf(fieldsOf(metadata).name);
}

/** Flux: a cluster is the folder of `Kustomization` objects that no other one applies; it installs the paths that these name, and so on. */
export function* ofFlux(input: InitInput): Iterable<ProposedInstall> {
  const { folder } = input;
  const generators = ofKind(input, 'source.extensions.fluxcd.io', 'ArtifactGenerator');
  const all = ofKind(input, 'kustomize.toolkit.fluxcd.io', 'Kustomization').flatMap(({ file, object }) => {
    const applied = pathOfGenerated(object, file, generators);
    return applied === null ? [] : [{ file, path: applied, name: metadataName(object) }];
  });
  const releases = ofKind(input, 'helm.toolkit.fluxcd.io', 'HelmRelease');
  const applies = (one: { readonly path: string }, other: { readonly file: string }): boolean => isWithin(`/${other.file}`, `/${one.path}`);
  // `flux bootstrap` writes a Kustomization that applies its own folder.
  const roots = all.filter((one) => !all.some((other) => other !== one && !applies(other, other) && applies(other, one)));
  const known = new Set<string>();
  for (const root of roots) {
    const home = applies(root, root) ? root.path : path.posix.dirname(root.file);
    const place = path.posix.basename(home) === 'flux-system' ? path.posix.dirname(home) : home;
    const waiting = [root];
    for (const one of waiting) {
      if (!existsSync(path.join(folder, one.path))) {
        yield `${one.file}: the path ${one.path} of Kustomization ${one.name} is not in this folder`;
        continue;
      }
      if (known.size === known.add(`${place}\n${one.path}`).size) continue;
      yield { place, install: installAt(folder, one.path) };
      waiting.push(...all.filter((inner) => inner !== one && applies(one, inner)));
    }
    for (const release of releases.filter((inner) => waiting.some((one) => applies(one, inner)))) {
      const install = chartOfRelease(folder, release.object);
      if (install !== null) yield { place, install };
    }
  }
}

/**
 * The path of a Kustomization in the repository; if its source is an artifact, the folder that an ArtifactGenerator beside it copies to it.
 */
function pathOfGenerated({ spec }: PlainFields, file: string, generators: readonly PlacedObject[]): string | null {
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

function chartOfRelease(folder: string, object: PlainFields) {
  const { chart, releaseName, targetNamespace, values } = fieldsOf(object.spec);
  const source = relativePath(textOf(fieldsOf(fieldsOf(chart).spec).chart));
  if (source === null) return null;
  return chartAt(folder, {
    chart: source,
    release: textOf(releaseName) || metadataName(object),
    namespace: textOf(targetNamespace) || textOf(fieldsOf(object.metadata).namespace),
    set: fieldsOf(values),
  });
}

/** Values for the placeholders of a template. */
type PlaceholderValues = Readonly<Record<string, unknown>>;

/** Argo CD: a cluster is the destination of an `Application`, or of those that an `ApplicationSet` generates from lists and Git folders. */
export function* ofArgo(input: InitInput): Iterable<ProposedInstall> {
  for (const { object } of ofKind(input, 'argoproj.io', 'Application')) yield* ofApplication(input.folder, fieldsOf(object.spec), {});
  for (const { file, object } of ofKind(input, 'argoproj.io', 'ApplicationSet')) {
    const { generators, template } = fieldsOf(object.spec);
    for (const generator of listOf(generators)) {
      const values = generatedValues(generator, input.files);
      for (const one of values ?? []) yield* ofApplication(input.folder, fieldsOf(fieldsOf(template).spec), one);
      if (values === null)
        yield `${file}: the generator of ApplicationSet ${metadataName(object)} asks a live cluster; add its paths to \`clusters\` yourself`;
    }
  }
}

function* ofApplication(
  folder: string,
  { destination, source, sources }: PlainFields,
  values: PlaceholderValues,
): Iterable<ProposedInstall> {
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
    yield { place: filled(name) || hostOfServer(filled(server)), install: chartAt(folder, chart) ?? installAt(folder, place) };
  }
}

/** The values with which a generator fills its template; null if it uses neither a list nor folders of Git. */
function generatedValues({ list, git }: PlainFields, files: readonly string[]): PlaceholderValues[] | null {
  const elements = listOf(fieldsOf(list).elements);
  const directories = listOf(fieldsOf(git).directories).map(({ path: glob, exclude }) => ({
    matches: compileGlob(textOf(glob)),
    isExcluded: exclude === true,
  }));
  if (elements.length + directories.length === 0) return null;
  const folders = foldersOf(files).filter((names) => {
    const matching = directories.filter(({ matches }) => matches(names));
    return matching.length > 0 && !matching.some(({ isExcluded }) => isExcluded);
  });
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

function hostOfServer(server: string): string {
  const host = /^https?:\/\/([^:/]+)/.exec(server)?.[1] ?? '';
  return host === '' || host === 'kubernetes.default.svc' ? 'in-cluster' : host;
}
