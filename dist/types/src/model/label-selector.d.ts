/** A requirement of labels or fields: Kubernetes' `matchExpressions[]`. */
export interface Requirement {
    readonly key: string;
    readonly operator: string;
    readonly values: readonly string[];
}
/** Kubernetes' LabelSelector: all of its labels and expressions must hold. */
export interface LabelSelector {
    readonly matchLabels: Readonly<Record<string, string>>;
    readonly matchExpressions: readonly Requirement[];
}
/**
 * Whether labels meet a selector; one that asks for nothing tells nothing, so it selects nothing. `counts` tells of a value that
 * equals the label's whether it is to be trusted.
 */
export declare function selectsLabels({ matchLabels, matchExpressions }: LabelSelector, labels: Readonly<Record<string, string>>, counts?: (value: string) => boolean): boolean;
