import { posix } from 'node:path';
import type { Document, ScalarNode } from '../../model/document.ts';
import { placeAt, type SourcePlace } from '../../model/finding.ts';
import { describeWritten } from '../../model/source.ts';
import type { Span } from '../../model/span.ts';
import { isSyntaxProblem, parseDocument } from '../../template/document.ts';
import { createLocator, newlinesOf, startOfFile } from '../../text/lines.ts';
import { onceForObject } from '../../text/once.ts';
import { spanOfText } from '../../text/text.ts';
import { wordAt } from '../../text/words.ts';
import { at, childrenOf, itemsAt, keysOfPointer, type Node, scalarAt, stringAt, stringsAt } from '../../yaml/nodes.ts';

/** A file of a kustomization. */
export interface BuildFile {
  readonly path: string;
  readonly text: string;
  readonly locate: (start: number, end: number) => Span;
}

type NodePath = readonly (string | number)[];

/** A document of a file, or of a text in one, with the places of its nodes. */
interface LocatedDocument {
  readonly root: Node;
  /** The place of a node, or of some characters of a decoded scalar. */
  readonly spanOf: (node: Node, from: number, to: number) => Span;
  /** The documents embedded in a scalar. */
  readonly within: (node: Node | undefined) => readonly LocatedDocument[];
}

/** A patch; `target` selects its resources, otherwise it names one itself. */
interface Patch extends LocatedDocument {
  readonly target: Node | undefined;
}

export function readBuildFile(path: string, text: string): BuildFile {
  return { path, text, locate: createLocator(text, startOfFile(path)) };
}

/**
 * Returns the source of the characters at `span` of a built document: in the file that a generator copied into a value, in a patch or the
 * resource at the same path, otherwise where the files contain the same text once.
 */
export function locateInFiles(
  files: readonly BuildFile[],
  resource: BuildFile | null,
  lines: readonly string[],
  index: number,
  span: Span,
  port: number | null,
): SourcePlace | null {
  const built = builtDocument(lines);
  const line = lines[index] ?? '';
  const shown = line.slice(span.column - 1, span.endLine === span.line ? span.endColumn - 1 : undefined);
  const digits = port === null ? -1 : wordAt(shown, String(port));
  const token = digits < 0 ? shown : String(port);
  const offset = lines.slice(0, index).reduce((sum, { length }) => sum + length + 1, 0) + span.column - 1;
  const path = built && pathTo(built.root, offset);
  const node = built && path ? at(built.root, ...path) : undefined;
  const place =
    (built && node?.type === 'scalar' && placeInGenerated(files, built, node, offset + Math.max(digits, 0), token)) ||
    (built && path && node && placeByPath(files, resource, built, path, node, { offset, length: span.endColumn - span.column })) ||
    onlyPlace(files, line, token) ||
    (built && resource && placeOfName(resource, built.root)) ||
    (resource ?? files[0])?.locate(0, 0);
  return place ? placeAt(place) : null;
}

/** The built document with these lines, with offsets from its first character; null if it cannot be read. */
const builtDocument = onceForObject((lines: readonly string[]): Document | null => documentOf(lines.join('\n'), '', 1, 0));

function documentOf(text: string, path: string, line: number, offset: number): Document | null {
  const parsed = parseDocument(text, { path, line, offset, source: { ...describeWritten(path), templated: false } });
  return parsed === null || isSyntaxProblem(parsed) ? null : parsed;
}

/** The keys and indices that lead to the value at an offset; null for keys. */
function pathTo(node: Node, offset: number): NodePath | null {
  if (node.type === 'scalar') return [];
  const index = childrenOf(node).findIndex(({ start, end }) => start <= offset && offset < end);
  const child = childrenOf(node)[index];
  if (!child) return node.start === offset ? [] : null;
  const rest = pathTo(child, offset);
  return rest && [node.type === 'sequence' ? index : (node.entries[index]?.key.text ?? ''), ...rest];
}

/** The place in the only file whose whole text is the value. */
function placeInGenerated(files: readonly BuildFile[], built: Document, scalar: ScalarNode, offset: number, token: string): Span | null {
  const [file, other] = scalar.text.includes('\n') ? files.filter(({ text }) => text === scalar.text) : [];
  if (!file || other) return null;
  const from = indexInScalar(built, scalar, offset);
  return file.text.startsWith(token, from) ? file.locate(from, from + token.length) : null;
}

/** The index of the decoded character of a scalar at an offset of its document, or of the next one. */
function indexInScalar(document: Document, scalar: ScalarNode, offset: number): number {
  const text = document.textOf(scalar);
  let [from, to] = [0, text.value.length];
  while (from < to) {
    const middle = (from + to) >> 1;
    if (spanOfText(text, middle, middle + 1).start < offset) from = middle + 1;
    else to = middle;
  }
  return from;
}

/** Fields by which a patch finds its resource, so it does not set them; kustomize may add a prefix and a suffix to names. */
const IDENTITY = new Set(['apiVersion', 'kind', 'metadata.name', 'metadata.namespace']);

/** The place where a patch sets the value at a path of the built document, otherwise that in the resource. */
function placeByPath(
  files: readonly BuildFile[],
  resource: BuildFile | null,
  built: Document,
  path: NodePath,
  node: Node,
  shown: { readonly offset: number; readonly length: number },
): Span | null {
  const { root } = built;
  const kind = stringAt(root, 'kind') ?? '';
  const own = resource && resourceOf(resource, kind, nameOfNode(root));
  const isIdentity = IDENTITY.has(path.join('.'));
  const isSame = (one: Node) => (one.type === 'scalar' ? node.type === 'scalar' && one.text === node.text : node.type !== 'scalar');
  const from = node.type === 'scalar' ? indexInScalar(built, node, shown.offset) : 0;
  const to = node.type === 'scalar' ? Math.min(from + shown.length, node.text.length) : 0;
  const names = [nameOfNode(root), ...(own ? [nameOfNode(own.root)] : [])];
  const patches = isIdentity ? [] : patchesIn(files).filter((patch) => patchesObject(patch, root, names));
  const placeAtPath = (isAnyItem: boolean): Span | null => {
    const [one, other] = patches.flatMap((patch) =>
      setBy(patch, root, path, isAnyItem).flatMap((set) => (isSame(set) ? patch.spanOf(set, from, to) : [])),
    );
    if (one && !other) return one;
    const found = own && nodesAt(root, own.root, path, isAnyItem).find((alike) => isIdentity || isSame(alike));
    return found ? own.spanOf(found, from, isIdentity && found.type === 'scalar' ? found.text.length : to) : null;
  };
  // Patches may move the items of lists, but an item at the same index is more likely the same one.
  return placeAtPath(false) ?? placeAtPath(true);
}

/** The document of a file with this kind and the longest name that a built name contains. */
function resourceOf(file: BuildFile, kind: string, name: string): LocatedDocument | undefined {
  const parts = partsOf(file).filter(({ root }) => stringAt(root, 'kind') === kind && name.includes(nameOfNode(root)));
  return parts.toSorted((a, b) => nameOfNode(b.root).length - nameOfNode(a.root).length)[0];
}

/** The place of the name in the resource of a built object. */
function placeOfName(resource: BuildFile, object: Node): Span | null {
  const own = resourceOf(resource, stringAt(object, 'kind') ?? '', nameOfNode(object));
  const name = own && scalarAt(own.root, 'metadata', 'name');
  return own && name ? own.spanOf(name, 0, name.text.length) : null;
}

function nameOfNode(object: Node): string {
  return stringAt(object, 'metadata', 'name') ?? '';
}

/**
 * The nodes of an object that can become those of a built object at a path. In lists, items with the same name; otherwise the item at the
 * same index, or with `isAnyItem` each item.
 */
function nodesAt(built: Node | undefined, own: Node | undefined, path: NodePath, isAnyItem: boolean): readonly Node[] {
  if (!own) return [];
  const [step, ...rest] = path;
  if (step === undefined) return [own];
  const inner = at(built, step);
  const name = typeof step === 'number' ? stringAt(inner, 'name') : undefined;
  const named = name === undefined ? [] : itemsAt(own).filter((item) => stringAt(item, 'name') === name);
  const others = isAnyItem && typeof step === 'number' ? itemsAt(own) : [at(own, step)];
  return (named.length > 0 ? named : others).flatMap((item) => nodesAt(inner, item, rest, isAnyItem));
}

/** The patches of all kustomizations among the files. Cached, because many places of one build need them. */
const patchesIn = onceForObject((files: readonly BuildFile[]): readonly Patch[] => files.flatMap((file) => patchesOf(file, files)));

/** The patches that a kustomization applies. */
function patchesOf(file: BuildFile, files: readonly BuildFile[]): readonly Patch[] {
  return partsOf(file).flatMap(({ root, within }) => {
    if (at(root, 'apiVersion') !== undefined && !stringAt(root, 'apiVersion')?.startsWith('kustomize.config.k8s.io/')) return [];
    const partsNamed = (name: string | undefined): readonly LocatedDocument[] => {
      const named = name === undefined ? undefined : posix.join(posix.dirname(file.path), name);
      return files.filter(({ path }) => path === named).flatMap(partsOf);
    };
    const targeted = ['patches', 'patchesJson6902'].flatMap((key) => itemsAt(root, key));
    return [
      ...targeted.flatMap((entry) =>
        [...partsNamed(stringAt(entry, 'path')), ...within(at(entry, 'patch'))].map((part) => ({ ...part, target: at(entry, 'target') })),
      ),
      ...itemsAt(root, 'patchesStrategicMerge').flatMap((entry) =>
        [...(entry.type === 'scalar' ? partsNamed(entry.text) : []), ...within(entry)].map((part) => ({ ...part, target: undefined })),
      ),
    ];
  });
}

const partsOf = onceForObject(({ path, text }: BuildFile): readonly LocatedDocument[] => {
  let [line, offset] = [1, 0];
  return text.split(/^(?=---(?:\s|$))/m).flatMap((piece) => {
    const document = documentOf(piece, path, line, offset);
    line += newlinesOf(piece);
    offset += piece.length;
    return document ? [partOf(document, (span) => span)] : [];
  });
});

/** `toFile` turns places in the document into places in its file. */
function partOf(document: Document, toFile: (span: Span) => Span): LocatedDocument {
  return {
    root: document.root,
    spanOf: (node, from, to) => toFile(node.type === 'scalar' ? spanOfText(document.textOf(node), from, to) : document.spanOf(node)),
    within: (node) => {
      if (node?.type !== 'scalar') return [];
      const text = document.textOf(node);
      const inner = documentOf(text.value, document.path, 1, 0);
      return inner ? [partOf(inner, ({ start, end }) => spanOfText(text, start, end))] : [];
    },
  };
}

/** True if a patch changes a built object: by its target, or by the kind and name in the patch. */
function patchesObject({ root, target }: Patch, built: Node, names: readonly string[]): boolean {
  const kind = stringAt(built, 'kind') ?? '';
  if (target === undefined) return stringAt(root, 'kind') === kind && names.includes(nameOfNode(root));
  return (
    (stringAt(target, 'kind') ?? kind) === kind &&
    names.includes(stringAt(target, 'name') ?? names[0] ?? '') &&
    hasPairs(stringsAt(at(built, 'metadata'), 'labels'), stringAt(target, 'labelSelector')) &&
    hasPairs(stringsAt(at(built, 'metadata'), 'annotations'), stringAt(target, 'annotationSelector'))
  );
}

/** True if labels contain all pairs of a selector such as `app=web,tier==back`; other operators select nothing. */
function hasPairs(labels: Readonly<Record<string, string>>, selector = ''): boolean {
  return selector.split(',').every((pair) => {
    const [key = '', value] = pair.split(/==?/).map((part) => part.trim());
    return key === '' || labels[key] === value;
  });
}

/** The nodes that a patch sets at a path: an operation of JSON Patch (RFC 6902) at or above it, or a part of the object. */
function setBy({ root }: Patch, built: Node, path: NodePath, isAnyItem: boolean): readonly Node[] {
  if (root.type === 'mapping') return nodesAt(built, root, path, isAnyItem);
  return itemsAt(root).flatMap((operation) => {
    const keys = keysOfPointer(stringAt(operation, 'path') ?? '');
    const isItem = (key: string, step: NodePath[number] | undefined) => isAnyItem && typeof step === 'number' && /^(?:\d+|-)$/.test(key);
    const isThere = keys.every((key, index) => key === String(path[index]) || isItem(key, path[index]));
    const [outer, inner] = [path.slice(0, keys.length), path.slice(keys.length)];
    return isThere ? nodesAt(at(built, ...outer), at(operation, 'value'), inner, isAnyItem) : [];
  });
}

/** Minimum length; shorter texts occur in several places by coincidence. */
const LEAST_LENGTH = 6;

/**
 * The place of a token in the only text that equals a built line, in a literal or a file of variables, otherwise that of the only such
 * token.
 */
function onlyPlace(files: readonly BuildFile[], line: string, token: string): Span | null {
  const plain = line
    .trim()
    .replace(/^(?:- )+/, '')
    .replace(/(^|: )(['"])(.*)\2$/, '$1$3');
  const value = plain.replace(/^[\w./-]+: /, '');
  for (const text of [plain.replace(/^([\w.-]+): /, '$1='), value, token]) {
    const inText = wordAt(text, token);
    if (inText < 0 || (text !== token && text.length < LEAST_LENGTH)) continue;
    const found = files.flatMap((file) => {
      const start = wordAt(file.text, text);
      return start < 0 ? [] : [{ file, start, isOnly: wordAt(file.text, text, start + 1) < 0 }];
    });
    const [only, other] = found;
    if (only?.isOnly && !other) return only.file.locate(only.start + inText, only.start + inText + token.length);
  }
  return null;
}
