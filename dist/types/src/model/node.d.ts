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
