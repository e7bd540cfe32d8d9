import type { Finding } from '../model/finding.js';
import type { Pod } from '../model/pod.js';
import type { Comment, Directive } from '../model/suppression.js';
import type { Workload } from '../model/workload.js';
import { type Text } from '../text/text.js';
/** A finding with the workload that it is about, which tells more than the names in the finding. */
export interface Judged {
    readonly finding: Finding;
    readonly workload: Workload | null;
}
/** A directive and the findings that it speaks of, whatever their rule. */
export interface Scoped {
    readonly directive: Directive;
    readonly covers: (judged: Judged) => boolean;
    /** Where the findings stand that it can cover, or the workloads that they are about; null where that may be anything. */
    readonly reach: {
        readonly lines: {
            readonly path: string;
            readonly from: number;
            readonly to: number;
        } | null;
        readonly workloads: ReadonlySet<Workload>;
    } | null;
    /** The run saw everything that the directive speaks of, so that it is known to be idle where it silences nothing. */
    readonly isWhollyLinted: boolean;
}
/** Pod annotation or annotation of the object that makes pods. */
export declare const ANNOTATION = "hostport-lint.io/ignore";
/** A comment silences findings on its lines, and those about a container or workload whose beginning stands on them. */
export interface CommentScope {
    readonly scoped: Scoped;
    /** Adds a workload that stands in the comment’s file, wherever its findings stand. */
    readonly addWorkload: (workload: Workload, pod: Pod) => void;
}
export declare function scopeOfComment(comment: Comment, knownRules: readonly string[]): CommentScope;
/** Gathers the directives of manifests while these are read. */
export declare function createDirectiveCollector(knownRules: readonly string[]): {
    addComments: (found: readonly Comment[]) => void;
    /** A workload, its pod, and the annotation on the object that makes the pod. */
    addWorkload: (workload: Workload, pod: Pod, annotation: Text | null) => void;
    /** Directives in the order of their places in each file. */
    directives: () => Scoped[];
};
