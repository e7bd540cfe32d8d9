import type { Source, SourceDescription } from './source.ts';
import type { Span } from './span.ts';
import type { Text } from './text.ts';

/** The chart that a template belongs to. */
export interface ChartDefaults {
  /** Its default values. */
  readonly values: Node;
}

/** A parsed object, which knows the place of each of its nodes. */
export interface Document {
  readonly path: string;
  readonly source: SourceDescription;
  readonly root: Node;
  /** The text contained template actions, so parts of it are unknown. */
  readonly template: boolean;
  /** It has aliases (`*name`), so its values are more than its text. */
  readonly hasAliases: boolean;
  /** Place of a node; of a quoted scalar without the quotes. */
  spanOf(node: Node): Span;
  /** Place of characters `start` to `end` of the document's own text. */
  spanAt(start: number, end: number): Span;
  /** A scalar's decoded characters with the place of each. */
  textOf(scalar: ScalarNode): Text;
  /** The text is a part of its file or render, so offsets of spans can be edited; false for text within another document. */
  readonly editable: boolean;
  /** The blocks of the template that are open at a place of the document's own text, outermost first. */
  openAt(offset: number): readonly OpenBlock[];
  /** The names of the template that are bound at a place of the document's own text, innermost first. */
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
  /** The entries that count: of several with one key the last, as in Kubernetes. */
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

/** One choice of a template that a place depends on, such as the `else` of an `{{ if }}`. */
export interface Branch {
  /** The block of the choice, counted through the file. */
  readonly block: number;
  /** Which of the block's texts; of one block only one is rendered. */
  readonly arm: number;
  /** The condition as written. */
  readonly condition: string;
  /** The conditions of the earlier texts of the block; this one is rendered only if all of them are false. */
  readonly former: readonly string[];
  /** The values that the condition reads. */
  readonly about: readonly string[];
}

/** Names to which a Go template assigns a value: by `with`, `range` or `$x :=`, or the dot of a named template. */
export interface Binding {
  readonly word: 'with' | 'range' | 'set' | 'define';
  /** `.` and variables; of a loop, the last variable is the item and the one before it its key. */
  readonly names: readonly string[];
  /** The expression as written, in which the names of `outer` can be used; empty if it is unknown. */
  readonly code: string;
  readonly outer: Binding | null;
}

/** A block of a template that is open at some place. */
export interface OpenBlock extends Branch {
  /** The word that begins it: `if`, `with`, `range`, `define`. */
  readonly word: string;
  readonly outer: OpenBlock | null;
  /** The names that are bound outside of the block. */
  readonly bound: Binding | null;
}

/** The blocks that choose between texts. Loops and `with` do not exclude each other. */
export function choicesAmong(blocks: readonly OpenBlock[]): readonly OpenBlock[] {
  return blocks.filter(({ word }) => word === 'if');
}

/** The blocks of a template that are open at a place of its file. */
export interface Opened {
  /** Blocks so far, so that each has a number of its own. */
  readonly count: number;
  readonly innermost: OpenBlock | null;
  readonly bound: Binding | null;
}

/**
 * Whether a template renders one of two places only, or is likely to: they are in two texts of one choice, or different questions
 * about one value decide on them, as in `{{ if eq .mode "a" }}` and `{{ if eq .mode "b" }}`.
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
 * Whether no template renders two places together: one is where a condition is true and the other where it is false, in two texts of
 * one choice or in two choices that ask the same.
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

/** Conditions that are true if a branch is rendered. */
function holds({ condition, former }: Branch): readonly string[] {
  const own = condition === '' || NOT.test(condition) ? [] : [condition];
  return [...own, ...former.flatMap((one) => NOT.exec(one)?.[1] ?? [])];
}

/** Conditions that do not. */
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

/** True if two names are of one object. */
export function hasSameName(one: ObjectName, other: ObjectName): boolean {
  return one.kind === other.kind && one.namespace === other.namespace && one.name === other.name;
}

/** The name of an object in a file. */
export interface NamedObject extends ObjectName {
  readonly path: string;
}

/** The place of an object, so that it can be read again instead of being kept. */
export interface ObjectReference extends ObjectName {
  readonly source: Omit<Source, 'bytes' | 'explicit'>;
  /** Its bytes within the source. */
  readonly start: number;
  readonly end: number;
  /** Line and UTF-16 offset of its first character in the file; null if not counted yet. */
  readonly position: { readonly line: number; readonly offset: number } | null;
  /** The template blocks that are open before it; absent if the file is not a template. */
  readonly opened?: Opened;
}
