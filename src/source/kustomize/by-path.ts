import { posix } from 'node:path';
import type { Document } from '../../model/document.ts';
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

/** A document of a file, or of a text in one, that gives the places of its nodes. */
interface Part {
  readonly root: Node;
  readonly spanOf: (node: Node) => Span;
  /** The document of a text that stands in it. */
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

/** A value of a built document. */
interface Value {
  readonly built: Node;
  readonly path: Path;
  /** Null for a mapping or list. */
  readonly text: string | null;
}

/** Where a line begins in the text of all of them. */
export function offsetOfLine(lines: readonly string[], index: number): number {
  return lines.slice(0, index).reduce((sum, { length }) => sum + length + 1, 0);
}

/** The value that `span` shows; null for a part of one, whose place within it only its own line tells. */
export function valueAt(lines: readonly string[], index: number, span: Span): Value | null {
  const built = builtDocument(lines)?.root;
  const offset = offsetOfLine(lines, index) + span.column - 1;
  const path = built && pathTo(built, offset);
  const text = lines[index]?.slice(span.column - 1, span.endLine === span.line ? span.endColumn - 1 : 0);
  const node = built && path ? at(built, ...path) : undefined;
  if (!built || !path || !node) return null;
  return node.type !== 'scalar' ? { built, path, text: null } : node.text === text ? { built, path, text } : null;
}

/**
 * Where a patch sets a value, found by its path: a list that a patch replaces may look other than kustomize prints it. Null where
 * none does, and where several do.
 */
export function placeInPatches(files: readonly File[], resource: File | null, { built, path, text }: Value): Span | null {
  const kind = stringAt(built, 'kind') ?? '';
  const subject = { built, kind, names: [built, ...partsOfKind(resource, kind).map(({ root }) => root)].map(nameOf) };
  const patches = patchesIn(files).filter((patch) => isFor(patch, subject));
  return onlyPlace(
    patches.flatMap((patch) => setBy(patch, path).map((node) => ({ part: patch, node }))).filter(({ node }) => isText(node, text)),
  );
}

/** Where the resource itself has a value, found by its path. */
export function placeInResource(resource: File, { built, path, text }: Value): Span | null {
  const parts = partsOfKind(resource, stringAt(built, 'kind') ?? '');
  return onlyPlace(parts.map((part) => ({ part, node: at(part.root, ...path) })).filter(({ node }) => isText(node, text)));
}

function onlyPlace(found: readonly { readonly part: Part; readonly node: Node | undefined }[]): Span | null {
  const [one] = found;
  return found.length === 1 && one?.node ? one.part.spanOf(one.node) : null;
}

function isText(node: Node | undefined, text: string | null): boolean {
  return node?.type === 'scalar' ? node.text === text : node !== undefined && text === null;
}

function partsOfKind(resource: File | null, kind: string): readonly Part[] {
  return resource ? partsOf(resource).filter(({ root }) => stringAt(root, 'kind') === kind) : [];
}

/** A built document of which these are the lines, with offsets from its first character; null where it cannot be read. */
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
      const root = readDocument(inner.value, path)?.root;
      return root ? [{ root, spanOf: ({ start, end }) => spanOfText(inner, start, end), within: () => [] }] : [];
    };
    return [{ root: parsed.root, spanOf: parsed.spanOf, within }];
  });
});

function isFor({ root, target }: Patch, { built, kind, names }: Subject): boolean {
  if (target === undefined) return root.type === 'mapping' && stringAt(root, 'kind') === kind && names.includes(nameOf(root));
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

function nameOf(object: Node): string {
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
