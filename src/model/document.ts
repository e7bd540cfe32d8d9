import type { Source, SourceDescription } from './source.ts';
import type { Span } from './span.ts';
import type { Text } from './text.ts';

/** The chart of a template. */
export interface ChartDefaults {
  /** Its default values. */
  readonly values: Node;
}

/** A parsed object with the place of each node. */
export interface Document {
  readonly path: string;
  readonly source: SourceDescription;
  readonly root: Node;
  /** The text contained template actions, so parts of it are unknown. */
  readonly template: boolean;
  /** It has aliases (`*name`), so its text repeats values. */
  readonly hasAliases: boolean;
  /** The place of a node; for a quoted scalar without the quotes. */
  spanOf(node: Node): Span;
  /** Place of characters `start` to `end` of the document's own text. */
  spanAt(start: number, end: number): Span;
  /** The decoded characters of a scalar with the place of each. */
  textOf(scalar: ScalarNode): Text;
  /** The text is part of its file or render, so offsets of spans can be edited; false for text embedded in another document. */
  readonly editable: boolean;
  /** The template blocks around an offset of the document's text, outermost first. */
  openAt(offset: number): readonly OpenBlock[];
  /** The template names bound at an offset of the document's text, innermost first. */
  bindingAt(offset: number): Binding | null;
  /** The document's text between two of its offsets, as written. */
  rawText(start: number, end: number): string;
}

/** A YAML value with its place; `start` and `end` are offsets in the document's text. */
export type Node = ScalarNode | MappingNode | SequenceNode;

export type ScalarStyle = 'plain' | 'single' | 'double' | 'literal' | 'folded';

export interface ScalarNode {
  readonly type: 'scalar';
  readonly start: number;
  readonly end: number;
  /** The value as the Kubernetes API server reads it. */
  readonly value: string | number | boolean | null;
  /** The characters after unquoting and unfolding, for every type. */
  readonly text: string;
  readonly style: ScalarStyle;
}

export interface Entry {
  readonly key: ScalarNode;
  readonly value: Node;
}

export interface MappingNode {
  readonly type: 'mapping';
  readonly start: number;
  readonly end: number;
  readonly flow: boolean;
  /** The entries that apply: if a key is repeated, the last one, as in Kubernetes. */
  readonly entries: readonly Entry[];
  /** Entries that a later one with the same key hides. */
  readonly hidden: readonly Entry[];
}

export interface SequenceNode {
  readonly type: 'sequence';
  readonly start: number;
  readonly end: number;
  readonly flow: boolean;
  readonly items: readonly Node[];
}

/** One branch of a template that contains a place, such as the `else` of an `{{ if }}`. */
export interface Branch {
  /** Number of the `if` block within the file. */
  readonly block: number;
  /** Number of the branch within its block; only one branch of a block is rendered. */
  readonly arm: number;
  /** The condition as written. */
  readonly condition: string;
  /** The conditions of the earlier branches of the block; this one is rendered only if all of them are false. */
  readonly former: readonly string[];
  /** The values that the condition reads. */
  readonly about: readonly string[];
}

/** Names that a Go template binds to a value: by `with`, `range` or `$x :=`, or the dot of a named template. */
export interface Binding {
  readonly word: 'with' | 'range' | 'set' | 'define';
  /** `.` and variables; in a loop, the last variable is the item and the one before it the key. */
  readonly names: readonly string[];
  /** The expression as written, in which the names of `outer` can be used; empty if it is unknown. */
  readonly code: string;
  readonly outer: Binding | null;
}

/** A block of a template that is open at some place. */
export interface OpenBlock extends Branch {
  /** The keyword: `if`, `with`, `range`, `define`. */
  readonly word: string;
  readonly outer: OpenBlock | null;
  /** The names bound outside the block. */
  readonly bound: Binding | null;
}

/** The blocks that choose between branches. Loops and `with` do not exclude each other. */
export function choicesAmong(blocks: readonly OpenBlock[]): readonly OpenBlock[] {
  return blocks.filter(({ word }) => word === 'if');
}

/** The blocks of a template that are open at a place of its file. */
export interface Opened {
  /** Number of blocks so far, so that each has its own number. */
  readonly count: number;
  readonly innermost: OpenBlock | null;
  readonly bound: Binding | null;
}

/**
 * True if a template renders only one of two places, or probably only one: they are in two branches of one block, or conditions on the same
 * value differ, as in `{{ if eq .mode "a" }}` and `{{ if eq .mode "b" }}`.
 */
export function areExclusive(a: readonly Branch[], b: readonly Branch[]): boolean {
  const shared = a.filter((one) => b.some((other) => other.block === one.block && other.arm === one.arm));
  const ownOf = (branches: readonly Branch[]): readonly Branch[] =>
    branches.filter((one) => !shared.some((other) => other.block === one.block));
  return ownOf(a).some((one) =>
    ownOf(b).some(
      (other) =>
        one.block === other.block || (questionOf(one) !== questionOf(other) && one.about.some((value) => other.about.includes(value))),
    ),
  );
}

function questionOf({ arm, condition }: Branch): string {
  return `${arm > 0 ? 'else ' : ''}${condition}`;
}

/**
 * True if no template renders two places together: one requires a condition to be true and the other requires it to be false, in one block
 * or in two blocks with the same condition.
 */
export function contradict(a: readonly OpenBlock[], b: readonly OpenBlock[]): boolean {
  return a.some((one) => b.some((other) => areApart(one, other) || areApart(other, one)));
}

function areApart(one: OpenBlock, other: OpenBlock): boolean {
  if (one.block === other.block) return one.arm !== other.arm;
  // A name such as `.enabled` means something else within another `with`.
  if (one.bound !== other.bound && !/^[^.$\w]*(?:not\s+)?\(?\$?\.Values\b/.test(one.condition)) return false;
  return holds(one).some((condition) => fails(other).includes(condition));
}

const NOT = /^not\s+\(?([^()\s]+)\)?$/;

/** Conditions that are true where a branch is rendered. */
function holds({ condition, former }: Branch): readonly string[] {
  const own = condition === '' || NOT.test(condition) ? [] : [condition];
  return [...own, ...former.flatMap((one) => NOT.exec(one)?.[1] ?? [])];
}

/** Conditions that are false where a branch is rendered. */
function fails({ condition, former }: Branch): readonly string[] {
  return [...former.filter((one) => !NOT.test(one)), ...(NOT.exec(condition)?.slice(1) ?? [])];
}

/** The name of an object. */
export interface ObjectName {
  readonly kind: string;
  /** Null if the manifest does not set it. */
  readonly namespace: string | null;
  readonly name: string;
}

/** True if two names are equal. */
export function hasSameName(one: ObjectName, other: ObjectName): boolean {
  return one.kind === other.kind && one.namespace === other.namespace && one.name === other.name;
}

/** An object of a file, by name. */
export interface NamedObject extends ObjectName {
  readonly path: string;
}

/** The place of an object, so that it can be read again and need not be kept. */
export interface ObjectReference extends ObjectName {
  readonly source: Omit<Source, 'bytes' | 'explicit'>;
  /** Offsets of its bytes within the source. */
  readonly start: number;
  readonly end: number;
  /** Line and UTF-16 offset of its first character in the file; null if not computed yet. */
  readonly position: { readonly line: number; readonly offset: number } | null;
  /** A Service with a node port or of a load balancer. */
  readonly isExposed?: boolean;
  /** The template blocks that are open before it; absent if the file is not a template. */
  readonly opened?: Opened;
}
