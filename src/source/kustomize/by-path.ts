import { posix } from 'node:path';
import type { Document, ScalarNode } from '../../model/document.ts';
import { describeWritten } from '../../model/source.ts';
import type { Span } from '../../model/span.ts';
import { isSyntaxProblem, parseDocument, readDocument } from '../../template/document.ts';
import { newlinesOf } from '../../text/lines.ts';
import { onceForObject } from '../../text/once.ts';
import { spanOfText } from '../../text/text.ts';
import { at, itemsAt, keysOfPointer, type Node, stringAt, stringsAt } from '../../yaml/nodes.ts';

interface File {
  readonly path: string;
  readonly text: string;
}

type Path = readonly (string | number)[];

/** A document of a file, or of a text in one, with the places of its nodes. */
interface Part {
  readonly root: Node;
  readonly spanOf: (node: Node) => Span;
  /** Place of some characters of a decoded scalar. */
  readonly spanIn: (scalar: ScalarNode, from: number, to: number) => Span;
  /** The document in a text of it. */
  readonly within: (node: Node | undefined) => readonly Part[];
}

/** A patch, and which resources it is for: those of a target, else the one that it names itself. */
interface Patch extends Part {
  readonly target: Node | undefined;
}

/** A built document: its kind, and the names that it has in the build and had before. */
interface Subject {
  readonly built: Node;
  readonly kind: string;
  readonly names: readonly string[];
}

/** A value of a built document, or some characters of one. */
interface BuiltValue {
  readonly built: Node;
  readonly path: Path;
  /** The whole scalar; null for a mapping or list. */
  readonly text: string | null;
  /** The characters of the scalar. */
  readonly from: number;
  readonly to: number;
}

/** Offset of a line in the text of all lines. */
export function offsetOfLine(lines: readonly string[], index: number): number {
  return lines.slice(0, index).reduce((sum, { length }) => sum + length + 1, 0);
}

/** The value of a built document that a span shows, or is within; null for keys. */
export function valueAt(lines: readonly string[], index: number, span: Span): BuiltValue | null {
  const document = builtDocument(lines);
  const offset = offsetOfLine(lines, index) + span.column - 1;
  const path = document && pathTo(document.root, offset);
  const node = document && path ? at(document.root, ...path) : undefined;
  if (!document || !path || !node) return null;
  const value = { built: document.root, path };
  if (node.type !== 'scalar') return { ...value, text: null, from: 0, to: 0 };
  if (span.endLine !== span.line) return null;
  const from = indexInScalar(document, node, offset);
  return { ...value, text: node.text, from, to: Math.min(from + span.endColumn - span.column, node.text.length) };
}

/** The index of the decoded character of a scalar that is written at an offset of its document, or of the next one. */
export function indexInScalar(document: Document, scalar: ScalarNode, offset: number): number {
  const text = document.textOf(scalar);
  let [from, to] = [0, text.value.length];
  while (from < to) {
    const middle = (from + to) >> 1;
    if (spanOfText(text, middle, middle + 1).start < offset) from = middle + 1;
    else to = middle;
  }
  return from;
}

/** Fields by which a patch finds its resource, so it does not set them. */
const IDENTITY = new Set(['apiVersion', 'kind', 'metadata.name', 'metadata.namespace']);

/**
 * Where a patch sets a value, found by its path: a list that a patch replaces may look other than kustomize prints it. Null if no patch
 * does, and if several do.
 */
export function placeInPatches(files: readonly File[], resource: File | null, value: BuiltValue): Span | null {
  const { built, path } = value;
  if (IDENTITY.has(path.join('.'))) return null;
  const kind = stringAt(built, 'kind') ?? '';
  const subject = { built, kind, names: [built, ...partsOfKind(resource, kind).map(({ root }) => root)].map(nameOfObject) };
  const patches = patchesIn(files).filter((patch) => isFor(patch, subject));
  const found = patches.flatMap((patch) => setBy(patch, path).map((node) => ({ part: patch, node })));
  const [one, other] = found.filter(({ node }) => isText(node, value));
  return one && !other ? spanOfValue(one.part, one.node, value) : null;
}

/** Where the resource itself has a value: by its path, in the document of the same kind and name. */
export function placeInResource(resource: File, value: BuiltValue): Span | null {
  const { built, path } = value;
  const part = partOf(resource, stringAt(built, 'kind') ?? '', nameOfObject(built));
  const node = part && sameNode(built, part.root, path);
  if (!part || !node) return null;
  if (IDENTITY.has(path.join('.'))) return part.spanOf(node);
  return isText(node, value) ? spanOfValue(part, node, value) : null;
}

/** The document of a resource with a kind and a name; kustomize may have put a prefix and a suffix around the name. */
function partOf(resource: File, kind: string, name: string): Part | undefined {
  const parts = partsOfKind(resource, kind);
  const around = parts.filter(({ root }) => name.includes(nameOfObject(root)));
  const longest = Math.max(...around.map(({ root }) => nameOfObject(root).length));
  return around.find(({ root }) => nameOfObject(root).length === longest);
}

/** The node of a resource at a path of its built document; items of lists are the same if they have the same name, else the same index. */
function sameNode(built: Node, own: Node, path: Path): Node | undefined {
  let [here, there]: [Node | undefined, Node | undefined] = [built, own];
  for (const step of path) {
    here = at(here, step);
    const name = typeof step === 'number' ? stringAt(here, 'name') : undefined;
    there = name === undefined ? at(there, step) : itemsAt(there).find((item) => stringAt(item, 'name') === name);
  }
  return there;
}

function spanOfValue(part: Part, node: Node, { from, to }: BuiltValue): Span {
  return node.type === 'scalar' ? part.spanIn(node, from, to) : part.spanOf(node);
}

function isText(node: Node | undefined, { text }: BuiltValue): node is Node {
  return node?.type === 'scalar' ? node.text === text : node !== undefined && text === null;
}

function partsOfKind(resource: File | null, kind: string): readonly Part[] {
  return resource ? partsOf(resource).filter(({ root }) => stringAt(root, 'kind') === kind) : [];
}

/** The built document with these lines, with offsets from its first character; null if it cannot be read. */
export const builtDocument = onceForObject((lines: readonly string[]): Document | null => readDocument(lines.join('\n'), ''));

function pathTo(node: Node, offset: number): Path | null {
  if (node.type === 'scalar') return [];
  const children: readonly (readonly [string | number, Node])[] =
    node.type === 'sequence'
      ? node.items.map((item, index) => [index, item] as const)
      : node.entries.map(({ key, value }) => [key.text, value] as const);
  const found = children.find(([, { start, end }]) => start <= offset && offset < end);
  if (!found) return node.start === offset ? [] : null;
  const rest = pathTo(found[1], offset);
  return rest && [found[0], ...rest];
}

/** The patches of all kustomizations among the files, which many places of one build ask for. */
const patchesIn = onceForObject((files: readonly File[]): readonly Patch[] => files.flatMap((file) => patchesOf(file, files)));

/** The patches that a kustomization applies. */
function patchesOf(file: File, files: readonly File[]): readonly Patch[] {
  return partsOf(file).flatMap(({ root, within }) => {
    if (at(root, 'apiVersion') !== undefined && !stringAt(root, 'apiVersion')?.startsWith('kustomize.config.k8s.io/')) return [];
    const partsNamed = (name: string | undefined): readonly Part[] => {
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

const partsOf = onceForObject(({ path, text }: File): readonly Part[] => {
  let offset = 0;
  return text.split(/^(?=---(?:\s|$))/m).flatMap((piece) => {
    const parsed = parseDocument(piece, { path, line: 1 + newlinesOf(text.slice(0, offset)), offset, source: describeWritten(path) });
    offset += piece.length;
    if (parsed === null || isSyntaxProblem(parsed)) return [];
    const within = (node: Node | undefined): readonly Part[] => {
      if (node?.type !== 'scalar' || !node.text.includes('\n')) return [];
      const inner = parsed.textOf(node);
      const document = readDocument(inner.value, path);
      if (!document) return [];
      const spanOf = ({ start, end }: { readonly start: number; readonly end: number }) => spanOfText(inner, start, end);
      const spanIn: Part['spanIn'] = (scalar, from, to) => spanOf(spanOfText(document.textOf(scalar), from, to));
      return [{ root: document.root, spanOf, spanIn, within: () => [] }];
    };
    return [
      { root: parsed.root, spanOf: parsed.spanOf, spanIn: (scalar, from, to) => spanOfText(parsed.textOf(scalar), from, to), within },
    ];
  });
});

function isFor({ root, target }: Patch, { built, kind, names }: Subject): boolean {
  if (target === undefined) return root.type === 'mapping' && stringAt(root, 'kind') === kind && names.includes(nameOfObject(root));
  const isWhole = (wanted: string | undefined, has: string): boolean => wanted === undefined || wanted === has;
  const name = stringAt(target, 'name');
  const isNamed = isWhole(stringAt(target, 'kind'), kind) && names.some((one) => isWhole(name, one));
  return isNamed && PAIRS.every(([selector, pairs]) => hasPairs(built, pairs, stringAt(target, selector)));
}

const PAIRS = [
  ['labelSelector', 'labels'],
  ['annotationSelector', 'annotations'],
] as const;

/** Whether an object has the pairs of a selector such as `app=web,tier==back`; what else one may ask is not looked at. */
function hasPairs(object: Node, pairs: string, selector: string | undefined): boolean {
  const own = stringsAt(at(object, 'metadata'), pairs);
  return (selector?.split(',') ?? []).every((pair) => {
    const [, key = '', value] = /^\s*([^\s=!]+)\s*==?\s*([^\s=]*)\s*$/.exec(pair) ?? [];
    return value !== undefined && own[key] === value;
  });
}

function nameOfObject(object: Node): string {
  return stringAt(object, 'metadata', 'name') ?? '';
}

/** What a patch sets at a path: an operation of JSON Patch (RFC 6902) there or above, or a part of the object. */
function setBy({ root }: Patch, path: Path): readonly Node[] {
  if (root.type === 'mapping') return [at(root, ...path)].filter((node) => node !== undefined);
  return itemsAt(root).flatMap((operation) => {
    const keys = keysOfPointer(stringAt(operation, 'path') ?? '');
    const isThere = keys.every((key, index) => key === String(path[index]));
    const node = isThere && at(operation, 'op') ? at(operation, 'value', ...path.slice(keys.length)) : undefined;
    return node ? [node] : [];
  });
}
