import type { Source, SourceDescription } from './source.js';
import type { Span } from './span.js';
import type { Text } from './text.js';
/** What is known of the chart that a template belongs to. */
export interface ChartDefaults {
    /** Its values where nobody sets others. */
    readonly values: Node;
    /** What its Chart.yaml says under a key. */
    readonly about: (key: string) => Node | undefined;
    /** What stands between `define "name"` and its `end`. */
    readonly helper: (name: string) => Text | undefined;
}
/** One parsed object which gives the place of anything in it. */
export interface Document {
    readonly path: string;
    readonly source: SourceDescription;
    readonly root: Node;
    /** The text held Go-template actions, so parts of it are not known. */
    readonly template: boolean;
    /** Aliases (`*name`) stand for more than the text shows. */
    readonly hasAliases: boolean;
    /** Place of a node; of a quoted scalar without the quotes. */
    spanOf(node: Node): Span;
    /** Place of characters `start` to `end` of the document's own text. */
    spanAt(start: number, end: number): Span;
    /** A scalar's decoded characters with the place of each. */
    textOf(scalar: ScalarNode): Text;
    /** The text stands in its file or render as it is, so that offsets of spans can be edited; not so for text within another document. */
    readonly editable: boolean;
    /** The choices of the template that a place of the document's own text depends on, outermost first. */
    choicesAt(offset: number): readonly OpenBlock[];
    /** What the template's names stand for at a place of the document's own text, innermost first. */
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
    /** The characters after unquoting and unfolding, whatever the type. */
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
    /** The conditions of the block's texts before this one, which is rendered only where none of them holds. */
    readonly former: readonly string[];
    /** The values that the condition asks about. */
    readonly about: readonly string[];
}
/** Names that a Go template gives a value: `with`, `range`, `$x :=`, and the dot of a named template. */
export interface Binding {
    readonly word: 'with' | 'range' | 'set' | 'block' | 'define';
    /** `.` and variables; of a loop, the last variable is the item and the one before it its key. */
    readonly names: readonly string[];
    /** The expression as written; empty where it is not known. */
    readonly code: string;
    /** What the names around it stand for; the expression is read with them, unless `within` says otherwise. */
    readonly outer: Binding | null;
    /** The choices, ended by now, in which a variable was set: only where these are rendered it has this value. */
    readonly within?: {
        readonly choices: readonly OpenBlock[];
        readonly bound: Binding | null;
    };
}
/** A block that is open; a loop and the like decide on nothing that another place could contradict. */
export interface OpenBlock extends Branch {
    /** What it began with: `if`, `range`, `define`. */
    readonly word: string;
    /** It is a loop or stands in one, so that what is set in it may differ from turn to turn. */
    readonly isInLoop: boolean;
    readonly outer: OpenBlock | null;
    /** What names stood for before the block. */
    readonly bound: Binding | null;
}
/** What a template has opened up to some place of its file. */
export interface Opened {
    /** Blocks so far, so that each has a number of its own. */
    readonly count: number;
    readonly innermost: OpenBlock | null;
    readonly bound: Binding | null;
}
/**
 * Whether a template renders one of two places only, or is likely to: they stand in two texts of one choice, or different questions
 * about one value decide on them, as in `{{ if eq .mode "a" }}` and `{{ if eq .mode "b" }}`.
 */
export declare function areExclusive(a: readonly Branch[], b: readonly Branch[]): boolean;
/**
 * Whether no template renders two places together: one stands where a condition holds and the other where it does not, in two texts of
 * one choice or in two choices that ask the same.
 */
export declare function contradict(a: readonly OpenBlock[], b: readonly OpenBlock[]): boolean;
/** What an object is called. */
export interface ObjectName {
    readonly kind: string;
    /** Null where whoever applies the object chooses it. */
    readonly namespace: string | null;
    readonly name: string;
}
/** What a file calls an object that it defines. */
export interface NamedObject extends ObjectName {
    readonly path: string;
}
/** Where an object stands, so that it is read again when somebody asks for it instead of being kept. */
export interface ObjectReference extends ObjectName {
    readonly source: Omit<Source, 'bytes' | 'explicit'>;
    /** Its bytes within the source. */
    readonly start: number;
    readonly end: number;
    /** Line and UTF-16 offset of its first character in the file; null where nobody counted yet. */
    readonly position: {
        readonly line: number;
        readonly offset: number;
    } | null;
    /** What a template has opened before it; absent where the file is none. */
    readonly opened?: Opened;
}
