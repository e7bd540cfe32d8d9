import type { PortRange, Protocol } from './address.js';
import type { Span } from './span.js';
/** A wish to silence findings, as somebody wrote it in a comment, an annotation or the configuration. */
export interface Directive {
    readonly by: 'comment' | 'annotation' | 'config';
    /** Rules that it names; empty stands for every rule, which only the configuration may say. */
    readonly rules: readonly string[];
    /** Empty where none is given. */
    readonly reason: string;
    /** Last day (YYYY-MM-DD) on which it holds; null where it has no end. */
    readonly until: string | null;
    /** Why it silences nothing at all, such as a missing reason; null where it can be used. */
    readonly fault: string | null;
    readonly span: Span;
}
/** What the configuration silences, wherever it stands; a part that is null covers everything. */
export interface Ignored extends Pick<Directive, 'reason' | 'until' | 'span'> {
    readonly rule: string | null;
    /** `DaemonSet namespace/name`, `namespace/name` or `name`, in which `*` stands for anything. */
    readonly workload: string | null;
    readonly ports: (PortRange & {
        readonly protocol: Protocol | null;
    }) | null;
}
/** What became of a directive in one run. */
export interface DirectiveUse {
    readonly directive: Directive;
    /** Rules that it names, that ran, and that found nothing it could silence; empty where it cannot be used anyway. */
    readonly unused: readonly string[];
    /** It names no rule (configuration only) and silenced nothing. */
    readonly idle: boolean;
}
/** A comment that speaks to this program, and the lines that it speaks of. */
export interface Comment {
    /** From after `hostport-lint:` to the end of the line or to the next comment in it. */
    readonly text: string;
    /** The colon is missing, so that it silences nothing and is told. */
    readonly lacksColon: boolean;
    readonly span: Span;
    /** First and last line of the file that it speaks of; the last is below the first where nothing follows it. */
    readonly from: number;
    readonly to: number;
}
