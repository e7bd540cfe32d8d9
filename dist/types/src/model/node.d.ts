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
/** The value under `path`, where a string names a key and a number an item. */
export declare function at(node: Node | undefined, ...path: readonly (string | number)[]): Node | undefined;
export declare function entryOf(node: Node | undefined, key: string): Entry | undefined;
export declare function scalarAt(node: Node | undefined, ...path: readonly (string | number)[]): ScalarNode | undefined;
/** The string under `path`; numbers and booleans do not count, because the API server refuses them there. */
export declare function stringAt(node: Node | undefined, ...path: readonly (string | number)[]): string | undefined;
export declare function numberAt(node: Node | undefined, ...path: readonly (string | number)[]): number | undefined;
export declare function booleanAt(node: Node | undefined, ...path: readonly (string | number)[]): boolean | undefined;
export declare function itemsAt(node: Node | undefined, ...path: readonly (string | number)[]): readonly Node[];
export declare function entriesAt(node: Node | undefined, ...path: readonly (string | number)[]): readonly Entry[];
